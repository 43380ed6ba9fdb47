import type { Page } from '@playwright/test'

export const LANGUAGES = ['en', 'fr', 'ar'] as const
export const WIDTHS = [360, 768, 1280] as const

/** Stores the language choice before the first page loads. */
export async function inLanguage(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('mcg-language', chosen), language)
}

/** Finds untranslated message keys, such as "home.title", in the text. */
export async function rawKeys(page: Page, within = 'main'): Promise<string[]> {
  const text = await page.locator(within).innerText()
  const withoutAddresses = text.replaceAll(/\S+@\S+/g, '')
  return withoutAddresses.match(/\b[a-z]+[A-Za-z]*\.[a-z][A-Za-z]+\b(?!\.)/g) ?? []
}
