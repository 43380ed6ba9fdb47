import type { Page } from '@playwright/test'

/** Records layout shifts; call it before the first `goto`. Shifts right after user input are counted `afterInput` only. */
export async function watchLayoutShift(page: Page, { afterInput = false } = {}): Promise<void> {
  await page.addInitScript((countsAll) => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: { value: number; moved: string }[] = []
    Object.assign(globalThis, { shifts })
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput && !countsAll) continue
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 60) : node?.nodeName
          return `${name}: ${place(previousRect)} -> ${place(currentRect)}`
        })
        shifts.push({ value: entry.value, moved: moved.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, afterInput)
}

type Shift = { value: number; moved: string }

const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)

const describe = ({ value, moved }: Shift) => `${value.toFixed(4)}: ${moved}`

/** Every shift so far, however small. */
export const allLayoutShifts = async (page: Page): Promise<string[]> => (await readShifts(page)).map(describe)

/** Rounds to 0.00. */
const NOTHING = 0.005

/** Scrolls through the whole page and returns the layout shifts since it was opened. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  await page.waitForLoadState('networkidle')
  const shifts = await readShifts(page)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return total < NOTHING ? [] : shifts.map(describe)
}
