import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'
import type { RecordedInput } from '@/prerender/first-load'

const script = readFileSync('src/prerender/boot.js', 'utf8')

export const REQUESTS = {
  home: '/rest/v1/rpc/list_products?page_size=4&apikey=k',
  product: '/rest/v1/products?select=id&id=eq.{id}&apikey=k',
  list: '/rest/v1/rpc/list_products?page_size=24&apikey=k',
}

export type Page = {
  path?: string
  language: string
  unless?: string
  request?: string
  picture?: { srcset: string; sizes: string }
}

export const CODE = {
  entry: '/assets/index.js',
  preload: ['/assets/home.js'],
  styles: '/assets/index.css',
  data: '/assets/data.json',
}

type Picture = { complete: boolean; addEventListener: (name: string, listener: () => void) => void }

type Connection = { saveData: boolean; rtt: number }

/** A visit of `address`: the boot script in a document that is `page`, with a saved language. */
export function boot(
  address: string,
  language: string | null = null,
  page?: Page,
  picture: Picture | null = null,
  connection?: Connection,
  products: unknown = [],
) {
  const url = new URL(address)
  const root = { lang: page?.language ?? 'en', dir: 'ltr' }
  const dataset: Record<string, string> = {}
  // Not enumerable, so that toEqual compares lang and dir only.
  Object.defineProperty(root, 'dataset', { value: dataset, enumerable: false })
  const requested: string[] = []
  const added: Record<string, unknown>[] = []
  const elements: { name?: string; rel?: string; onerror?: () => void }[] = []
  const codeFailed = vi.fn()
  const replaceChildren = vi.fn()
  const listeners: Record<string, ((event?: object) => void)[]> = {}
  const timers: { act: () => void; after: number }[] = []
  const fonts = ['latin', 'arabic', ''].map((writing) => ({ media: 'not all', dataset: { fonts: writing } }))
  const stored = vi.fn()
  const replace = vi.fn()
  const replaceState = vi.fn()
  const { protocol, host, hostname, pathname, search, hash } = url
  const localStorage = {
    getItem: (key: string) => {
      if (language === 'refused') throw new Error('denied')
      if (key === 'mcg-language') return language
      return key === 'mcg-stored' ? '{}' : null
    },
    setItem: (key: string, value: string) => {
      if (language === 'refused') throw new Error('denied')
      stored(key, value)
    },
  }
  const { origin } = url
  const documentStub = {
    documentElement: root,
    readyState: 'loading',
    head: {
      append: (element: Record<string, unknown>) => {
        added.push({ ...element })
        elements.push(element)
      },
    },
    addEventListener: (name: string, listener: (event?: object) => void) => {
      listeners[name] = [...(listeners[name] ?? []), listener]
    },
    createElement: (name: string) => ({ name }),
    getElementById: (id: string) => {
      if (id === 'root') return { replaceChildren }
      if (page === undefined) return null
      const { path, unless, request, picture: ofCards } = page
      return { textContent: JSON.stringify({ page: path, unless, ...CODE, request, picture: ofCards }) }
    },
    querySelector: () => picture,
    querySelectorAll: (selector: string) => (selector === '[data-fonts]' ? fonts : []),
  }
  const window: { firstLoad?: { input: RecordedInput } } & Record<string, unknown> = {
    location: { protocol, host, hostname, pathname, search, hash, origin, replace },
    localStorage,
    recovery: { expectCode: () => undefined, codeFailed },
  }
  runInNewContext(script, {
    window,
    history: { state: { kept: 1 }, replaceState },
    URL,
    URLSearchParams,
    fetch: (url: string) => {
      requested.push(url)
      const json = () => Promise.resolve(products)
      return Promise.resolve({ json, clone: () => ({ json }) })
    },
    navigator: { connection },
    setTimeout: (act: () => void, after = 0) => timers.push({ act, after }),
    clearTimeout: () => undefined,
    requestAnimationFrame: (act: () => void) => act(),
    document: documentStub,
  })
  const happens = (name: string, event?: object) => {
    if (name === 'DOMContentLoaded') documentStub.readyState = 'interactive'
    for (const act of listeners[name] ?? []) act(event)
  }
  /** An event of an element in the page, which the selectors of this name match. */
  const happensTo = (name: string, element: string, of: object = {}) => {
    const target = {
      ...of,
      closest: (names: string) => (names === '#root' || names.split(', ').includes(element) ? target : null),
    }
    const preventDefault = vi.fn()
    happens(name, { target, preventDefault, stopPropagation: () => undefined })
    return { target, isPrevented: preventDefault.mock.calls.length > 0 }
  }
  const timePasses = (milliseconds = 0) => {
    for (const { act, after } of timers) if (after <= milliseconds) act()
  }
  const enabledFonts = fonts.filter(({ media }) => media === 'all').map(({ dataset }) => dataset.fonts)
  return {
    root,
    replace,
    replaceState,
    enabledFonts,
    stored,
    dataset,
    requested,
    added,
    elements,
    codeFailed,
    replaceChildren,
    happens,
    happensTo,
    input: () => window.firstLoad?.input,
    timePasses,
  }
}

/** A visit of a page that is not prerendered, or whose HTML is of another page. */
export function bootToTheEnd(...visit: Parameters<typeof boot>) {
  const booted = boot(...visit)
  booted.happens('DOMContentLoaded')
  booted.timePasses()
  return booted
}
