import type { Page } from '@playwright/test'

export const LANGUAGES = ['en', 'fr', 'ar'] as const
export const WIDTHS = [360, 768, 1280] as const

/** The shop as somebody sees it who has chosen the language before. */
export async function inLanguage(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('mcg-language', chosen), language)
}

/** Message keys that have slipped through: "home.title" where a sentence should be. */
export async function rawKeys(page: Page, within = 'main'): Promise<string[]> {
  const text = await page.locator(within).innerText()
  return text.match(/\b[a-z]+[A-Za-z]*\.[a-z][A-Za-z]+\b(?!\.)/g) ?? []
}
