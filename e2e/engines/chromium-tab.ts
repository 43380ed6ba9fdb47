import { chromium } from '@playwright/test'
import type { Size, Tab } from './tab.ts'

/** A tab of Chromium, for comparison. */
export async function openChromiumTab(executablePath: string, size: Size, touch: boolean): Promise<Tab> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { ...size }, hasTouch: touch, isMobile: touch })
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (run, ...args) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`),
    // The element may be replaced meanwhile: then the visitor looks for it again.
    click: (selector) => page.click(selector, { timeout: 3000 }),
    type: async (selector, text, submit = false) => {
      await page.locator(selector).pressSequentially(text)
      if (submit) await page.keyboard.press('Enter')
    },
    choose: async (selector, value) => {
      await page.selectOption(selector, value)
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
