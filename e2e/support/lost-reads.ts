import { expect, test, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { type Way } from '../../scripts/build/lost-files.ts'

/** A screen, and what it reads. */
export type Screen = {
  /** Without a list each that it sends. */
  readonly reads?: readonly string[]
  /** Those of every page that are lost on this one, beside what it sends. */
  readonly also?: readonly string[]
  /** Reads for the page that may come next. */
  readonly ahead?: readonly string[]
  /** A text that is there when everything has been read. */
  readonly whole: string | RegExp
  readonly part?: 'main' | 'footer'
  /** A text that needs a read, or the one in its place that needs none. */
  readonly inPlace?: readonly RegExp[]
}

const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in to the network' }
const fail: Readonly<Record<Way, (route: Route) => Promise<void>>> = {
  'lost once': (route) => route.abort(),
  'lost for long': (route) => route.abort(),
  'HTML instead': (route) => route.fulfill(HTML),
  'never answered': () => Promise.resolve(),
}
/**
 * The number of requests after which the screen has said what it says: a query is tried four times, one that took all its time once;
 * the next request is that of the screen, which reads again.
 */
const ATTEMPTS: Readonly<Record<Way, number>> = {
  'lost once': 2,
  'lost for long': 5,
  'HTML instead': 5,
  'never answered': 2,
}

/**
 * What each page reads for its header and footer, which the screens `footer` and `account` lose; the cart of the account, which
 * tests/unit/cart loses; the rates without which prices are in dirhams; what only sends something.
 */
const OF_EVERY_PAGE: ReadonlySet<string> = new Set([
  'shop_settings',
  'delivery_rates',
  'profiles',
  'saved_carts',
  'rpc/save_cart',
  'currency_rates',
  'rpc/admin_badges',
  'rpc/log_search_miss',
])

/** Loses one read at a time; `seen` are those that the page at this address has sent. */
async function loser(page: Page, address: string) {
  const pathOf = (url: string) => new URL(url, 'http://shop.example').pathname
  let lost: { read: string; way: Way } | null = null
  let requests = 0
  const seen = new Set<string>()
  const awaited = new Set<Request>()
  page.on('requestfinished', (request) => awaited.delete(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  const answer = (route: Route) => {
    awaited.add(route.request())
    return route.fallback()
  }
  await page.route('**/rest/v1/**', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    const read = new URL(route.request().url()).pathname.replace('/rest/v1/', '')
    // The page before may still be reading.
    if (lost === null && pathOf(route.request().headers().referer ?? '') === pathOf(address)) seen.add(read)
    if (lost?.read !== read) return answer(route)
    requests += 1
    return lost.way === 'lost once' && requests > 1 ? answer(route) : fail[lost.way](route)
  })
  return {
    seen,
    requests: () => requests,
    /** A request that will be answered is under way. */
    isAnswering: () => awaited.size > 0,
    lose: (read: string, way: Way) => {
      awaited.clear()
      lost = { read, way }
      requests = 0
    },
    restore: () => {
      lost = null
    },
  }
}

/** Its own times, such as that of `AbortSignal.timeout`, which Playwright's clock leaves alone. */
async function ownClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), milliseconds)
      return limit.signal
    }
  })
}
/** Moves the clock by `step` (ms) every 100 ms, but not while a request is answered: it may take the real time that it takes. */
const passing =
  (page: Page, step: number, isAnswering: () => boolean) => (check: () => Promise<void> | void) =>
    expect(async () => {
      if (!isAnswering()) await page.clock.fastForward(step)
      await check()
    }).toPass({ timeout: 60_000, intervals: [100] })

const textOf = (page: Page, part: string): Promise<string> =>
  page.evaluate(
    (selector) => document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, ' ') ?? '',
    part,
  )
const RETRY = /^(?:Try again|Reload)$/
/** The button that reads this part of the page again. That of `main` may also be in a message, but is never that of the footer. */
const buttonOf = (page: Page, part: string, enabled?: 'enabled') =>
  page
    .getByRole('button', { name: RETRY, ...(enabled && { disabled: false }) })
    .and(page.locator(part === 'main' ? ':not(footer *)' : `${part} *`))
    .first()

/** The button that reads again is pressed and stays, with the focus, over the retries that follow. */
async function expectKept(
  shown: Locator,
  afterSomeTime: ReturnType<typeof passing>,
  requests: () => number,
): Promise<void> {
  const pressed = await shown.elementHandle()
  const before = requests()
  // A press of a button that is busy does nothing.
  await pressed.press('Enter')
  await afterSomeTime(() => {
    expect(requests()).toBeGreaterThanOrEqual(before + ATTEMPTS['lost for long'])
  })
  const isKept = await pressed.evaluate((node) => node.isConnected && document.activeElement === node)
  expect(isKept, 'the button stays, and the focus on it').toBe(true)
}

/**
 * Loses each read of the screen in each of these ways: it has the texts that it always has, or a button that reads again and stays while
 * it does; when the shop answers, it has them all by itself or by that button.
 */
export async function loseEachRead(
  page: Page,
  address: string,
  { reads, also = [], ahead = [], whole: last, part = 'main', inPlace = [] }: Screen,
  ways: readonly Way[],
  step = 2_500,
): Promise<void> {
  const { requests, lose, restore, seen, isAnswering } = await loser(page, address)
  const afterSomeTime = passing(page, step, isAnswering)
  await ownClock(page)
  await page.goto(address)
  let whole = ''
  await afterSomeTime(async () => {
    const before = whole
    whole = await textOf(page, part)
    expect(whole).toMatch(last)
    expect(whole).toBe(before)
    expect(isAnswering()).toBe(false)
  })
  const sent = [...seen].filter((read) => !OF_EVERY_PAGE.has(read) && !ahead.includes(read))
  expect(reads ?? sent, 'each read of the screen is lost').toEqual(expect.arrayContaining(sent))
  const common = (text: string) =>
    inPlace
      .reduce((rest, either) => rest.replaceAll(either, ' '), text)
      .replaceAll(/\s+/g, ' ')
      .trim()
  const expectShown = async () => expect(common(await textOf(page, part))).toBe(common(whole))
  const expectWhole = async () => expect(await textOf(page, part)).toBe(whole)
  for (const read of [...(reads ?? sent), ...also]) {
    for (const way of ways) {
      await test.step(`${read}, ${way}`, async () => {
        lose(read, way)
        // The clock has been moved by more than the hour that a session lasts.
        await page.clock.setSystemTime(new Date())
        await page.goto(address, { waitUntil: 'commit' })
        // Not that of a message, which goes away by itself.
        const offered = page.locator(part).getByRole('button', { name: RETRY }).first()
        const said = { byButton: false }
        await afterSomeTime(async () => {
          expect(requests()).toBeGreaterThanOrEqual(ATTEMPTS[way])
          said.byButton = await offered.isVisible()
          if (!said.byButton && !(await buttonOf(page, part).isVisible())) await expectShown()
        })
        if (way === 'lost for long' && said.byButton) await expectKept(offered, afterSomeTime, requests)
        restore()
        await afterSomeTime(async () => {
          // Not one that is busy.
          const again = buttonOf(page, part, 'enabled')
          if (await again.isVisible()) await again.click({ timeout: 1_000 })
          await expectWhole()
        })
      })
    }
  }
}
