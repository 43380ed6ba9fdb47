import type { Browser, Page } from '@playwright/test'
import { slowCpu } from './measured-shop.ts'
import { circumstances, percentile, table, writeSection } from './performance-notes.ts'

const ROUNDS = 12
/** Milliseconds, p75. */
const BUDGET = 100
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const CITY_FILTER = '[aria-labelledby="listing-filters"] select'
const LANGUAGES = ['العربية', 'Français', 'English']

type Interaction = {
  readonly name: string
  readonly viewport: { width: number; height: number }
  /** Everything up to the moment before; not measured. */
  prepare?(page: Page, round: number): Promise<void>
  /** What a shopper does, and its result being there. */
  act(page: Page, round: number): Promise<void>
  restore?(page: Page): Promise<void>
}

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function pressToList(page: Page, key: string): Promise<void> {
  const before = page.url()
  await page.keyboard.press(key)
  // The address comes first, the page is drawn for it a moment later, and a key before that starts from what is drawn.
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
    name: 'switch the language',
    viewport: DESKTOP,
    async prepare(page) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /English|Français|العربية/ })
        .focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitemradio').first().waitFor()
    },
    async act(page, round) {
      const before = await page.locator('html').getAttribute('lang')
      await page.getByRole('menuitemradio', { name: LANGUAGES[round % LANGUAGES.length] }).click()
      await page.locator(`html:not([lang="${before ?? ''}"])`).waitFor()
    },
  },
  {
    name: 'choose a city, by keyboard',
    viewport: DESKTOP,
    prepare: (page) => page.getByRole('region', { name: 'Filters' }).getByLabel('City').focus(),
    act: (page, round) => pressToList(page, round < ROUNDS / 2 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'type a letter into the search',
    viewport: DESKTOP,
    prepare: (page) => page.getByRole('searchbox', { name: 'Search these products' }).fill(''),
    act: (page, round) => pressToList(page, 'ea'[round % 2] ?? ''),
  },
]

type TraceEvent = {
  name: string
  cat: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
  id?: string
  id2?: { local?: string }
  args: { data?: { interactionId?: number }; name?: string }
}

/** The longest time from an event of the trace to the frame after it, and the longest task, in milliseconds. */
function readTrace(trace: Buffer): { toPaint: number; task: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const timings = traceEvents.filter(({ name }) => name === 'EventTiming')
  const idOf = ({ id, id2, pid }: TraceEvent) => `${pid} ${id ?? id2?.local ?? ''}`
  const ends = new Map(timings.filter(({ ph }) => ph === 'e').map((event) => [idOf(event), event.ts]))
  const toPaint = timings
    .filter(({ ph, args }) => ph === 'b' && (args.data?.interactionId ?? 0) > 0)
    .map((event) => ((ends.get(idOf(event)) ?? event.ts) - event.ts) / 1000)
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1000)
  return { toPaint: Math.max(...toPaint), task: Math.max(0, ...tasks) }
}

async function measure(browser: Browser, address: string, interaction: Interaction) {
  const page = await browser.newPage({ viewport: interaction.viewport })
  await page.goto(`${address}/products`)
  await page.getByRole('main').getByRole('article').nth(20).waitFor()
  await page.waitForLoadState('networkidle')
  await slowCpu(await page.context().newCDPSession(page))
  const traces = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await interaction.prepare?.(page, round)
    await page.waitForLoadState('networkidle')
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
    })
    await interaction.act(page, round)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    traces.push(readTrace(await browser.stopTracing()))
    await interaction.restore?.(page)
  }
  await page.close()
  return traces
}

/** Writes the section about it; returns the budgets that are broken. */
export async function measureInteractions(browser: Browser, address: string): Promise<string[]> {
  const rows: string[][] = []
  const problems: string[] = []
  for (const interaction of INTERACTIONS) {
    const traces = await measure(browser, address, interaction)
    const toPaint = traces.map((trace) => trace.toPaint)
    const tasks = traces.map((trace) => trace.task)
    const shares = (values: number[]) => [0.5, 0.75].map((share) => percentile(values, share).toFixed(0))
    rows.push([interaction.name, ...shares(toPaint), ...shares(tasks)])
    console.log(rows.at(-1)?.join('\t'))
    const slow = percentile(toPaint, 0.75)
    if (!(slow <= BUDGET)) problems.push(`${interaction.name}: ${slow.toFixed(0)} ms p75, budget ${BUDGET}`)
  }
  writeSection(
    'From a touch to the next frame',
    `\`npm run measure:soft-navigation\`. ${circumstances()} Chromium ${browser.version()}, the production build on the local stack.

What Interaction to Next Paint counts, in milliseconds from the browser's own trace: from the event until the first frame after its
handlers, on the listing, 4x CPU, ${ROUNDS} times each. Budget: ${BUDGET} ms p75. The longest task is of the whole interaction, until its result is
there. ${problems.length === 0 ? 'All are kept.' : `**Broken:** ${problems.join('; ')}.`}

${table(['', 'to the next frame, p50', 'p75', 'longest task, p50', 'p75'], rows)}`,
  )
  return problems
}
