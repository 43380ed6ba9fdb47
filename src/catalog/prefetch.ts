import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { prefersReducedData } from '@/lib/connection'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { catalogQueries, type ProductCardData } from './queries'

/** How wide the product page draws its picture. */
export const GALLERY_SIZES = '(min-width: 1200px) 472px, (min-width: 768px) 46vw, 92vw'

/** Skip prefetching while the list scrolls fast: a card counts as seen after this time in the viewport. */
const DWELL_MS = 300
const CONCURRENCY = 2

let loadProductPage: () => Promise<unknown> = () => Promise.resolve()

/** Called by the router, which names the product page's code and texts: the catalogue does not import pages. */
export function setProductPageLoader(load: () => Promise<unknown>): void {
  loadProductPage = load
}

/** The product's row in any cached list: enough for name, price and picture while the product itself loads. */
export function findCachedCard(queryClient: QueryClient, id: string): ProductCardData | undefined {
  const { all } = catalogQueries
  const lists = queryClient.getQueriesData<InfiniteData<ProductCardData[]>>({ queryKey: [...all, 'list'] })
  const rows = [
    ...lists.flatMap(([, list]) => list?.pages.flat() ?? []),
    ...['featured', 'similar', 'suggestions', 'cards'].flatMap((name) =>
      queryClient
        .getQueriesData<ProductCardData[]>({ queryKey: [...all, name] })
        .flatMap(([, products]) => products ?? []),
    ),
  ]
  return rows.find((row) => row.id === id)
}

/** Fetches the product page's code and data now. Errors are left to the page, which fetches again. */
export function prefetchProduct(queryClient: QueryClient, id: string): void {
  loadProductPage().catch(() => undefined)
  void fetchProduct(queryClient, id)
}

/** Fetches the picture in the size of the product page. For a mouse over a card: a finger may only be scrolling. */
export function prefetchPicture(address: string | null): void {
  if (address === null || prefersReducedData()) return
  const picture = new Image()
  picture.sizes = GALLERY_SIZES
  picture.srcset = imageSrcSet(address) ?? ''
  picture.src = imageUrl(address)
}

const shownPictures = new Map<string, string>()

/** Remembers which file a card shows, for the product page to show until its larger one has loaded. */
export function rememberPicture(address: string | null, card: HTMLElement | null): void {
  const shown = card?.querySelector('img')
  if (address !== null && shown?.complete === true && shown.currentSrc !== '') {
    shownPictures.set(address, shown.currentSrc)
  }
}

export const shownPicture = (address: string): string | undefined => shownPictures.get(address)

/** The same when the browser is idle; skipped for visitors who prefer reduced data. */
export function prefetchProductWhenIdle(queryClient: QueryClient, id: string): void {
  if (prefersReducedData()) return
  runWhenIdle(loadProductPage)
  runWhenIdle(() => fetchProduct(queryClient, id))
}

async function fetchProduct(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.query({ ...catalogQueries.product(id), retry: false }).catch(() => undefined)
}

let observer: IntersectionObserver | undefined
const callbacks = new WeakMap<Element, () => void>()
const timers = new Map<Element, ReturnType<typeof setTimeout>>()

function onIntersect(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    timers.delete(target)
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => callbacks.get(target)?.(), DWELL_MS),
      )
  }
}

/** Calls back each time the element has stayed in the viewport for `DWELL_MS`. All elements share one observer. */
export function observeDwell(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  observer ??= new IntersectionObserver(onIntersect)
  callbacks.set(element, callback)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    callbacks.delete(element)
    clearTimeout(timers.get(element))
    timers.delete(element)
  }
}

const queue: (() => Promise<unknown>)[] = []
let running = 0

function runNext(): void {
  if (running >= CONCURRENCY) return
  const task = queue.shift()
  if (task === undefined) return
  running += 1
  const finish = () => {
    running -= 1
    runNext()
  }
  task().then(finish, finish)
}

/** Queues a task for idle time; at most `CONCURRENCY` tasks run at once. */
function runWhenIdle(task: () => Promise<unknown>): void {
  queue.push(task)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(runNext)
  else setTimeout(runNext, 1)
}
