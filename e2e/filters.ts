import { expect, type Locator, type Page } from '@playwright/test'

type Words = { filters: RegExp; show: RegExp; close: string }

const WORDS: Record<'en' | 'fr' | 'ar', Words> = {
  en: { filters: /^Filters/, show: /^Show \d+ result/, close: 'Close' },
  fr: { filters: /^Filtres/, show: /^Afficher \d+ résultat/, close: 'Fermer' },
  ar: { filters: /^التصفية/, show: /^عرض .*نتيج|^عرض .*نتائج/, close: 'إغلاق' },
}

/** The listing with its first products there, and the number of all of them said. */
export async function openListing(page: Page, address = '/products'): Promise<void> {
  await page.goto(address)
  await expect(cards(page).first()).toBeVisible()
  await expect(resultCount(page)).toHaveText(/\d/)
}

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** "28 products": the only status of the listing that has a number in it. */
export const resultCount = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first()

/** Does something with the filters: beside the list, or in the sheet that is opened for it and left by its button. */
export async function inFilters(
  page: Page,
  act: (filters: Locator) => Promise<void>,
  language: keyof typeof WORDS = 'en',
): Promise<void> {
  const words = WORDS[language]
  const beside = page.getByRole('region', { name: words.filters })
  if (await beside.isVisible()) {
    await act(beside)
    return
  }
  await page.getByRole('button', { name: words.filters }).click()
  const sheet = page.getByRole('dialog', { name: words.filters })
  await act(sheet)
  await sheet.getByRole('button', { name: words.show }).click()
  await expect(sheet).toBeHidden()
}

/** Where the page has been scrolled to, and where everything is that must not move. */
export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Keeps every list on its way until it is let go of. */
export async function holdLists(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = () => resolve()
  })
  await page.route('**/rpc/list_products*', async (route) => {
    await released
    // What the page has given up meanwhile cannot be continued.
    await route.continue().catch(() => undefined)
  })
  return release
}
