import { expect, type Locator, type Page } from '@playwright/test'

type Words = { filters: RegExp; show: RegExp; close: string }

const WORDS: Record<'en' | 'fr' | 'ar', Words> = {
  en: { filters: /^Filters/, show: /^Show \d+ result/, close: 'Close' },
  fr: { filters: /^Filtres/, show: /^Afficher \d+ résultat/, close: 'Fermer' },
  ar: { filters: /^التصفية/, show: /^عرض .*نتيج|^عرض .*نتائج/, close: 'إغلاق' },
}

/** Opens the listing and waits for the first products and the result count. */
export async function openListing(page: Page, address = '/products'): Promise<void> {
  await page.goto(address)
  await expect(cards(page).first()).toBeVisible()
  await expect(resultCount(page)).toHaveText(/\d/)
}

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** The result count, "28 products": the only status element with a number. */
export const resultCount = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first()

/** Uses the filters beside the list, or in the filter sheet, which is opened and closed around `act`. */
export async function inFilters(
  page: Page,
  act: (filters: Locator) => Promise<void>,
  language: keyof typeof WORDS = 'en',
): Promise<void> {
  const words = WORDS[language]
  const beside = page.getByRole('region', { name: words.filters })
  const button = page.getByRole('button', { name: words.filters })
  // One of the two is drawn, depending on the width.
  await expect(beside.or(button).first()).toBeVisible()
  if (await beside.isVisible()) {
    await act(beside)
    return
  }
  await button.click()
  const sheet = page.getByRole('dialog', { name: words.filters })
  await act(sheet)
  await sheet.getByRole('button', { name: words.show }).click()
  await expect(sheet).toBeHidden()
}

/** The vertical scroll position in px. */
export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Delays all list responses until the returned function is called. */
export async function holdLists(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = () => resolve()
  })
  await page.route('**/rpc/list_products*', async (route) => {
    await released
    // A request that the page has aborted cannot be continued.
    await route.continue().catch(() => undefined)
  })
  return release
}
