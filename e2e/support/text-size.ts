import { expect, type Page } from '@playwright/test'
import { overflow } from './layout-audit.ts'

/** The text size that the browser is set to, in pixels: 16 is the usual one. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

type Screen = { readonly width: number; readonly textSize: number }

/** Opens the page, after `setTextSize`, and finds nothing that is cut off or wider than the screen. */
export async function expectFits(page: Page, path: string, { width, textSize }: Screen): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(
    await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
  ).toBeGreaterThanOrEqual(textSize)
  // Two frames later, components that depend on the width have rendered.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect.soft(await overflow(page), `${path} at ${width} px`).toEqual([])
}
