import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A limit for what hangs. */
const READY_WITHIN_MS = 30_000

/** The shop's own documents: those of the stand-ins for banks and mails have no root element. */
const UNREADY = 'html:not([data-ready], [data-was-ready]):has(#root)'

/** Runs in the page: marks a document that has been ready, because the app removes `data-ready` while it navigates. */
function markWhenReady(): void {
  new MutationObserver((_changes, observer) => {
    const root = document.documentElement
    if (!root.hasAttribute('data-ready')) return
    root.setAttribute('data-was-ready', '')
    observer.disconnect()
  }).observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true })
}

/** Waits until the page says that its first view works. Fails when it never does. */
async function waitUntilReady(page: Page): Promise<void> {
  try {
    await page.waitForFunction(
      () => document.getElementById('root') === null || document.documentElement.hasAttribute('data-ready'),
      null,
      { timeout: READY_WITHIN_MS },
    )
  } catch (error) {
    if (page.isClosed()) throw error
    throw new Error(`${page.url()} did not become ready within ${READY_WITHIN_MS / 1000} s`, { cause: error })
  }
}

/**
 * Every navigation of the page waits until it is ready, and so does every action and assertion after a link or a form has
 * loaded a document. A test of what comes before navigates with `waitUntil: 'commit'`.
 */
async function guardPage(page: Page): Promise<void> {
  let waits = false
  const firstLoad = page.locator(UNREADY)
  const setWaits = async (next: boolean) => {
    if (next === waits) return
    waits = next
    // Playwright goes on when the locator has disappeared.
    if (next) await page.addLocatorHandler(firstLoad, () => waitUntilReady(page))
    else await page.removeLocatorHandler(firstLoad)
  }

  const guarded =
    <Arguments extends unknown[], Result>(
      navigate: (...args: Arguments) => Promise<Result>,
      until: (...args: Arguments) => string | undefined,
    ) =>
    async (...args: Arguments): Promise<Result> => {
      const ready = until(...args) !== 'commit'
      await setWaits(ready)
      const result = await navigate(...args)
      if (ready) await waitUntilReady(page)
      return result
    }
  page.goto = guarded(page.goto.bind(page), (_url, options) => options?.waitUntil)
  page.reload = guarded(page.reload.bind(page), (options) => options?.waitUntil)
  page.goBack = guarded(page.goBack.bind(page), (options) => options?.waitUntil)
  page.goForward = guarded(page.goForward.bind(page), (options) => options?.waitUntil)
  await setWaits(true)
}

const guardedPages = new WeakMap<Page, Promise<void>>()

async function guardContext(context: BrowserContext): Promise<void> {
  const guard = (page: Page): Promise<void> => {
    const guarding = guardedPages.get(page) ?? guardPage(page)
    guardedPages.set(page, guarding)
    return guarding
  }
  // Popups. One that is closed at once needs no guard.
  context.on('page', (page) => void guard(page).catch(() => undefined))
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    await guard(page)
    return page
  }
  await context.addInitScript(markWhenReady)
  for (const page of context.pages()) await guard(page)
}

/** Guards every page of a test: those of its own context, and of each that it makes. Returns what ends it. */
export async function guardReadiness(browser: Browser, own: BrowserContext): Promise<() => Promise<void>> {
  const contexts = [own]
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    contexts.push(context)
    if (options?.javaScriptEnabled !== false) await guardContext(context)
    return context
  }
  await guardContext(own)
  return async () => {
    browser.newContext = newContext
    // A route handler that still waits for its response would fail outside of any test.
    for (const page of contexts.flatMap((context) => context.pages()))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}
