import { expect, type Page } from '@playwright/test'

export type Language = 'en' | 'fr' | 'ar'

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' }

/** Switches the language with the menu in the header. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English|Français|العربية/ })
    .click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** The navigation in the header, or in the mobile menu, which is opened. */
export async function mainNavigation(page: Page) {
  const menu = page.getByRole('button', { name: /^(Menu|القائمة)$/ })
  // A look at once proves nothing before the header is drawn.
  await expect(page.getByRole('banner')).toBeVisible()
  if (await menu.isVisible()) {
    await menu.click()
    return page.getByRole('dialog').getByRole('navigation')
  }
  return page.getByRole('banner').getByRole('navigation')
}

export async function signOut(page: Page): Promise<void> {
  await openAccount(page)
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** Opens the mobile menu, which holds the account links on a phone. */
export async function openAccount(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(page.getByRole('banner')).toBeVisible()
  if (await menu.isVisible()) await menu.click()
}

/** Simulates the tab becoming visible again, which refetches its data. */
export async function showTabAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
