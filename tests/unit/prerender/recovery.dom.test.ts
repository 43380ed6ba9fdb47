import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recoveryScript } from '../../../scripts/prerender/inline-boot.ts'

type Recovery = {
  expectCode: () => void
  codeStarted: () => void
  codeFailed: () => void
  reloadOnce: (address: string) => Promise<boolean>
  reload: (address: string) => Promise<boolean>
}

const HERE = 'https://shop.test/products?city=Fez'
const reload = vi.fn()
const assign = vi.fn()
const requested: [url: string, cache: string][] = []

/** What the host answers to each request. */
type Host = (url: string, cache: string) => Response | Promise<Response>
const code = () => new Response('', { headers: { 'content-type': 'text/javascript' } })
const html = () => new Response('<p>', { headers: { 'content-type': 'text/html' } })

function open(host: Host = code, navigator: object = { onLine: true }): Recovery {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', { href: HERE, origin: new URL(HERE).origin, reload, assign })
  vi.stubGlobal('fetch', async (url: string, { cache }: { cache: string }) => {
    requested.push([url, cache])
    return host(url, cache)
  })
  runInThisContext(recoveryScript())
  return (globalThis as unknown as { recovery: Recovery }).recovery
}

const notice = () => document.querySelector('[role=alert]')

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = '<link rel="modulepreload" href="https://shop.test/assets/page.js">'
})
afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  requested.length = 0
  reload.mockReset()
  assign.mockReset()
})

it('reloads once for lost code, then says so', async () => {
  open().codeFailed()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(notice()).toBeNull()
  // The next document.
  open().codeFailed()
  await vi.waitFor(() => expect(notice()).toHaveTextContent('A part of this page could not be loaded.'))
  expect(reload).toHaveBeenCalledOnce()
})

it('opens the address that the visitor requested', async () => {
  expect(await open().reloadOnce('https://shop.test/terms')).toBe(true)
  expect(assign).toHaveBeenCalledWith('https://shop.test/terms')
  expect(await open().reloadOnce('https://shop.test/terms')).toBe(false)
  expect(await open().reloadOnce('https://shop.test/about')).toBe(true)
})

it('reloads where only the fragment differs', async () => {
  await open().reloadOnce(`${HERE}#main`)
  expect(reload).toHaveBeenCalledOnce()
})

it('keeps the page when the host cannot be reached, and its button tries again', async () => {
  let reachable = false
  const recovery = open(() => (reachable ? code() : Promise.reject(new TypeError('Failed to fetch'))))
  recovery.codeFailed()
  await vi.waitFor(() => expect(notice()).not.toBeNull())
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
  const button = notice()?.querySelector('button')
  button?.click()
  await vi.waitFor(() => expect(button).toBeEnabled())
  expect(reload).not.toHaveBeenCalled()
  reachable = true
  button?.click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('does not reload offline', async () => {
  expect(await open(code, { onLine: false }).reloadOnce(HERE)).toBe(false)
  expect(requested).toEqual([])
})

it('does not reload where it could not remember it', async () => {
  vi.stubGlobal('sessionStorage', {
    clear: () => undefined,
    getItem: () => null,
    setItem: () => {
      throw new Error('denied')
    },
  })
  open().codeFailed()
  await vi.waitFor(() => expect(notice()).not.toBeNull())
  expect(reload).not.toHaveBeenCalled()
})

it('renews what the document has requested without an element, as a module without imports', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://shop.test/assets/story.js' },
    { name: 'https://shop.test/assets/hero.avif' },
    { name: 'https://pictures.test/other.js' },
  ] as ReturnType<typeof performance.getEntriesByType>)
  await open((_url, cache) => (cache === 'reload' ? code() : new Response(null, { status: 404 }))).reload(
    HERE,
  )
  expect(requested.filter(([, cache]) => cache === 'reload').map(([url]) => url)).toEqual([
    'https://shop.test/assets/page.js',
    'https://shop.test/assets/story.js',
  ])
})

it('replaces the HTML that a host sent for code in the cache of the browser', async () => {
  await open((_url, cache) => (cache === 'reload' ? code() : html())).reloadOnce(HERE)
  expect(requested).toContainEqual(['https://shop.test/assets/page.js', 'reload'])
  requested.length = 0
  await open().reload(HERE)
  expect(requested.map(([, cache]) => cache)).not.toContain('reload')
})

it.each(['ar', 'fr'])('says in %s that nothing has arrived for long, until it arrives', async (language) => {
  document.documentElement.lang = language
  const recovery = open()
  recovery.expectCode()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(notice()).toBeNull()
  await vi.advanceTimersByTimeAsync(2000)
  expect(notice()).toHaveTextContent(language === 'ar' ? 'تعذر تحميل جزء' : 'Une partie de cette page')
  expect(reload).not.toHaveBeenCalled()
  recovery.codeStarted()
  expect(notice()).toBeNull()
})

/** The style sheet as boot.js requests it. */
function addStyles(recovery: Recovery): HTMLLinkElement {
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.onerror = recovery.codeFailed as OnErrorEventHandler
  document.head.append(styles)
  return styles
}

it('keeps saying that the style sheet is lost when the app has started without it', async () => {
  const recovery = open(code, { onLine: false })
  addStyles(recovery).dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(notice()).not.toBeNull())
  recovery.codeStarted()
  expect(notice()).not.toBeNull()
})

it('says that the style sheet has not arrived for long, until it arrives, although the app has started', async () => {
  const recovery = open()
  recovery.expectCode()
  const styles = addStyles(recovery)
  recovery.codeStarted()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(notice()).not.toBeNull()
  Object.defineProperty(styles, 'sheet', { value: {} })
  styles.dispatchEvent(new Event('load'))
  expect(notice()).toBeNull()
})

/** A browser with a service worker. */
function withWorker({ waiting = null as object | null, update = () => Promise.resolve() }) {
  const unregister = vi.fn(() => Promise.resolve(true))
  const registration = { installing: null, waiting, update, unregister }
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) }
  return { navigator: { onLine: true, serviceWorker }, unregister }
}

it('removes the service worker of an older version, and only that', async () => {
  const old = withWorker({ waiting: {} })
  await open(code, old.navigator).reload(HERE)
  expect(old.unregister).toHaveBeenCalledOnce()
  const current = withWorker({})
  await open(code, current.navigator).reload(HERE)
  expect(current.unregister).not.toHaveBeenCalled()
})

it('keeps page and service worker when no newer one can be looked for', async () => {
  const { navigator, unregister } = withWorker({
    waiting: {},
    update: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  expect(await open(code, navigator).reload(HERE)).toBe(false)
  expect(unregister).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})
