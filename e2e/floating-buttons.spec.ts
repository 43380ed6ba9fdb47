import { expect, test } from './support/fixtures.ts'
import { putInCart } from './support/checkout.ts'
import { inLanguage } from './support/languages.ts'
import { TABLE } from './support/seeded-products.ts'

const PAGES = [
  '/',
  '/products',
  TABLE.path,
  '/cities',
  '/cart',
  '/support',
  '/about',
  '/Contact',
  '/wishlist',
  '/terms',
]
const POSITIONS = 17

// Below 1280 px the link to the chat stands at the end of the page, from there on beside its column.
for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const) {
  test(
    `nothing that floats covers text, a picture or a control, ${width} px`,
    { tag: '@once' },
    async ({ page, stockroom }) => {
      test.slow()
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await putInCart(page, await stockroom.add({ price: 40, stock_quantity: 5 }))
      await inLanguage(page, 'ar')
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const chat = page.getByRole('complementary', { name: 'اختصارات' })
        await expect(chat.getByRole('link')).toBeAttached()
        const covered = await page.evaluate(async (count) => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
          const float = document.querySelector<HTMLElement>('aside:has(> a[href^="https://wa.me/"])')!
          const hasText = (element: Element) =>
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
            )
          /** The part of an element that its scrolling ancestors show. */
          const shownPart = (element: Element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect()
            const part = { left, top, right, bottom }
            for (let box = element.parentElement; box !== null; box = box.parentElement) {
              if (getComputedStyle(box).overflowX === 'visible') continue
              const frame = box.getBoundingClientRect()
              part.left = Math.max(part.left, frame.left)
              part.right = Math.min(part.right, frame.right)
              if (box === document.documentElement || box === document.body) continue
              part.top = Math.max(part.top, frame.top)
              part.bottom = Math.min(part.bottom, frame.bottom)
            }
            return part
          }
          // What stands in the page scrolls below the header, like everything else.
          const floats = getComputedStyle(float).position === 'fixed'
          const found: string[] = []
          for (let step = 0; step < count; step += 1) {
            const end = document.documentElement.scrollHeight - innerHeight
            window.scrollTo({ top: (end * step) / (count - 1), behavior: 'instant' })
            await frame()
            await frame()
            const box = float.firstElementChild!.getBoundingClientRect()
            for (const element of document.querySelectorAll(
              floats ? 'header *, main *, footer *' : 'main *, footer *',
            )) {
              if (!hasText(element) && !element.matches('img, video, button, input, select')) continue
              const other = shownPart(element)
              const isEmpty = other.right - other.left <= 1 || other.bottom - other.top <= 1
              if (isEmpty || !element.checkVisibility()) continue
              const apart =
                other.left >= box.right ||
                other.right <= box.left ||
                other.top >= box.bottom ||
                other.bottom <= box.top
              if (!apart) found.push(`${element.tagName} "${element.textContent.slice(0, 30)}" at ${step}`)
            }
          }
          return found
        }, POSITIONS)
        expect(covered, path).toEqual([])
      }
    },
  )
}
