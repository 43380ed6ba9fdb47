import type { Page } from '@playwright/test'
import { putInCart } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES } from './support/languages.ts'
import { TABLE } from './support/seeded-products.ts'

const PAGES = ['/', '/products', TABLE.path, '/cart']

/**
 * Scrolls up through the page, which shows the floating buttons, and returns what they cover on the way: amounts, order
 * numbers, and everything to press or to fill in. Pictures and other large elements are left out.
 */
function coveredOnTheWay(page: Page): Promise<{ covered: string[]; shown: number }> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const corner = document.querySelector<HTMLElement>('footer ~ aside, aside.fixed')
    if (corner === null) throw new Error('There are no floating buttons.')
    const isAmount = (text: string) => text.length < 30 && /\d.*(?:DH|درهم)|MCG-/.test(text)
    const protectedBoxes = () => [
      ...Array.from(
        document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, button, input, select, label)'),
        (element) => ({ text: element.innerText || element.tagName, box: element.getBoundingClientRect() }),
      ),
      ...Array.from(document.querySelectorAll<HTMLElement>('main *'))
        .filter(
          (element) =>
            // SVG elements have no text.
            element instanceof HTMLElement && element.childElementCount === 0 && isAmount(element.innerText),
        )
        .map((element) => ({ text: element.innerText, box: element.getBoundingClientRect() })),
    ]
    const coveredNow = () => {
      const boxes = protectedBoxes()
      return Array.from(corner.children, (button) => button.getBoundingClientRect()).flatMap((float) =>
        boxes
          .filter(
            ({ box }) =>
              box.height > 0 &&
              box.height <= 120 &&
              box.left < float.right &&
              box.right > float.left &&
              box.top < float.bottom &&
              box.bottom > float.top,
          )
          .map(({ text }) => text),
      )
    }
    const isShown = () => getComputedStyle(corner).opacity !== '0'
    const covered: string[] = []
    let shown = 0
    for (let top = document.documentElement.scrollHeight; top > 0; top -= 70) {
      window.scrollTo({ top, behavior: 'instant' })
      // Products that load at this position move what is below them; the buttons make way within half a second.
      const end = performance.now() + 500
      do for (let count = 0; count < 4; count += 1) await frame()
      while (isShown() && coveredNow().length > 0 && performance.now() < end)
      if (!isShown()) continue
      shown += 1
      covered.push(...coveredNow().map((text) => `${text} at ${top}`))
    }
    return { covered, shown }
  })
}

// 640 by 400 is a screen of 1280 by 800 at 200 % zoom.
for (const [width, height] of [
  [360, 640],
  [640, 400],
] as const) {
  test(
    `floating buttons cover no price, button, total or number, ${width} px`,
    { tag: '@once' },
    async ({ page, stockroom }) => {
      test.slow()
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await putInCart(page, await stockroom.add({ price: 40, stock_quantity: 5 }))
      for (const language of width === 360 ? LANGUAGES : (['en'] as const)) {
        await inLanguage(page, language)
        for (const path of PAGES) {
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          const { covered, shown } = await coveredOnTheWay(page)
          expect(covered, `${path} in ${language}`).toEqual([])
          if (path !== '/cart') expect(shown, `${path} in ${language}`).toBeGreaterThan(0)
        }
      }
    },
  )
}
