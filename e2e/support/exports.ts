import type { Page } from '@playwright/test'

/** Chooses a format in the menu of an export button. */
export async function exportAs(
  page: Page,
  format: 'Excel (.xlsx)' | 'CSV (.csv)',
  button = 'Export',
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
}
