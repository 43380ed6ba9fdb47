import type { Page } from '@playwright/test'

/** What a page fetches only for a visitor who is there, it fetches after this. */
export async function moveTheMouse(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(1, 1)
}
