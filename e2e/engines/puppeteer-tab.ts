import { launch } from 'puppeteer-core'
import type { Size, Tab } from './tab.ts'

/** A tab of Firefox or Chromium. With `touch`, a finger is the pointer. */
export async function openPuppeteerTab(
  browser: 'firefox' | 'chrome',
  executablePath: string,
  { size, touch }: { size: Size; touch: boolean },
): Promise<Tab> {
  const instance = await launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? ['--no-sandbox'] : [],
    // 1 is a finger. The default is the pointer of the machine.
    ...(browser === 'firefox' && touch && { extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 1 } }),
  })
  const page = await instance.newPage()
  await page.setViewport({
    ...size,
    ...(browser === 'chrome' && touch && { hasTouch: true, isMobile: true }),
  })
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (run, ...args) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as never,
    click: (selector) => page.click(selector),
    type: async (selector, text, submit = false) => {
      await page.type(selector, text)
      if (submit) await page.keyboard.press('Enter')
    },
    choose: async (selector, value) => {
      await page.select(selector, value)
    },
    screenshot: () => page.screenshot({ type: 'png' }),
    close: () => instance.close(),
  }
}
