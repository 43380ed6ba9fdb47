import type { Browser, Page } from '@playwright/test'
import { slowCpu } from './measured-shop.ts'
import { circumstances, percentile, table, saveReport } from './report.ts'

const ROUNDS = 12
/** Milliseconds, p75. */
const BUDGET = 100
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const CITY_FILTER = '[aria-labelledby="listing-filters"] select'

type Interaction = {
  readonly name: string
  readonly viewport: { width: number; height: number }
  /** Preparation, not measured. */
  prepare?(page: Page, round: number): Promise<void>
  /** The interaction, until its result is visible. */
  act(page: Page, round: number): Promise<void>
  restore?(page: Page): Promise<void>
  /** Reported without a budget. */
  readonly beside?: true
}

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function pressToList(page: Page, key: string): Promise<void> {
  const before = page.url()
  await page.keyboard.press(key)
  // The URL changes before the page renders, and a key pressed in between would start from the old state.
  await page.waitForFunction(
    ([address, filter, search]) =>
      location.href !== address &&
      [filter, search].every(
        (selector, index) =>
          document.querySelector<HTMLInputElement>(selector)?.value ===
          (new URLSearchParams(location.search).get(index === 0 ? 'city' : 'q') ?? ''),
      ),
    [before, CITY_FILTER, 'main input[type="search"]'] as const,
  )
  await page.locator('main ul[aria-busy="false"]').waitFor()
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'add to cart, on a card',
    viewport: DESKTOP,
    prepare: (page, round) =>
      page
        .locator('main article:has(button[aria-label*="to cart" i])')
        .nth(round % 4)
        .hover(),
    async act(page, round) {
      const card = page.locator('main article:has(button[aria-label*="to cart" i])').nth(round % 4)
      await card.getByRole('button', { name: /to cart/i }).click()
      await page.getByRole('dialog').waitFor()
    },
    restore: closeDialog,
  },
  {
    name: 'open the menu, on a phone',
    viewport: PHONE,
    async act(page) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
    restore: closeDialog,
  },
  {
    name: 'choose a city, by keyboard',
    beside: true,
    viewport: DESKTOP,
    prepare: (page) => page.getByRole('region', { name: 'Filters' }).getByLabel('City').focus(),
    act: (page, round) => pressToList(page, round < ROUNDS / 2 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'type a letter into the search',
    beside: true,
    viewport: DESKTOP,
    prepare: (page) => page.getByRole('searchbox', { name: 'Search these products' }).fill(''),
    act: (page, round) => pressToList(page, 'ea'[round % 2] ?? ''),
  },
]

/** Event timing and long tasks; the browser does not report shorter ones than these. */
const SHORTEST = { event: 16, task: 50 }

type Watched = typeof globalThis & { noted: PerformanceEntry[]; observers: PerformanceObserver[] }

/** Runs in the page: starts recording. */
function watch(shortest: number): void {
  const page = globalThis as Watched
  page.noted = []
  page.observers = []
  for (const options of [{ type: 'event', durationThreshold: shortest }, { type: 'longtask' }]) {
    const observer = new PerformanceObserver((list) => page.noted.push(...list.getEntries()))
    observer.observe(options)
    page.observers.push(observer)
  }
}

/** Runs in the page: returns and clears the recorded entries. */
function takeNoted(): { toPaint: number[]; tasks: number[] } {
  const page = globalThis as Watched
  const noted = [...page.noted.splice(0), ...page.observers.flatMap((observer) => observer.takeRecords())]
  return {
    toPaint: noted.flatMap((entry) =>
      entry.entryType === 'event' && (entry as PerformanceEventTiming).interactionId > 0
        ? [entry.duration]
        : [],
    ),
    tasks: noted.flatMap((entry) => (entry.entryType === 'longtask' ? [entry.duration] : [])),
  }
}

async function measure(browser: Browser, address: string, interaction: Interaction) {
  const page = await browser.newPage({ viewport: interaction.viewport })
  await page.goto(`${address}/products`)
  await page.getByRole('main').getByRole('article').nth(20).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watch, SHORTEST.event)
  await slowCpu(await page.context().newCDPSession(page))
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await interaction.prepare?.(page, round)
    await page.waitForLoadState('networkidle')
    await page.evaluate(takeNoted)
    await interaction.act(page, round)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const { toPaint, tasks } = await page.evaluate(takeNoted)
    rounds.push({ toPaint: Math.max(SHORTEST.event, ...toPaint), task: Math.max(SHORTEST.task, ...tasks) })
    await interaction.restore?.(page)
  }
  await page.close()
  return rounds
}

/** Writes the report's section and returns the exceeded budgets. */
export async function measureInteractions(browser: Browser, address: string): Promise<string[]> {
  const rows: string[][] = []
  const problems: string[] = []
  for (const interaction of INTERACTIONS) {
    const rounds = await measure(browser, address, interaction)
    const toPaint = rounds.map((round) => round.toPaint)
    const tasks = rounds.map((round) => round.task)
    const shares = (values: number[]) => [0.5, 0.75].map((share) => percentile(values, share).toFixed(0))
    rows.push([interaction.name, ...shares(toPaint), ...shares(tasks)])
    console.log(rows.at(-1)?.join('\t'))
    const slow = percentile(toPaint, 0.75)
    if (interaction.beside !== true && !(slow <= BUDGET))
      problems.push(`${interaction.name}: ${slow.toFixed(0)} ms p75, budget ${BUDGET}`)
  }
  saveReport(
    'interactions',
    'From a touch to the next frame',
    `\`npm run measure:soft-navigation\`. ${circumstances()} Chromium ${browser.version()}, the production build on the local stack.

Interaction to Next Paint in milliseconds, from the browser's event timing: from the event until the first frame after its handlers, on
the listing, 4x CPU slowdown, ${ROUNDS} times each. Budget: ${BUDGET} ms p75 for the cart and the menu. The longest task is that of the whole
interaction. ${SHORTEST.event} and ${SHORTEST.task} mean that or less. ${problems.length === 0 ? 'All are kept.' : `**Broken:** ${problems.join('; ')}.`}

${table(['', 'to the next frame, p50', 'p75', 'longest task, p50', 'p75'], rows)}`,
  )
  return problems
}
