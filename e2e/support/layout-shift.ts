import type { Page } from '@playwright/test'

/** Records layout shifts; call it before the first `goto`. Shifts right after user input are not counted. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts: { value: number; moved: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 60) : String(node?.nodeName),
        )
        shifts.push({ value: entry.value, moved: moved.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

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
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; moved: string }[] }).shifts,
  )
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return total < NOTHING ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`)
}
