import type { QueryClient } from '@tanstack/react-query'
import { prefersReducedData } from '@/lib/connection'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { catalogQueries } from './queries'

/** How wide a card draws its picture. */
export const CARD_SIZES = '(min-width: 1200px) 280px, (min-width: 1024px) 23vw, 46vw'

/** How wide the product page draws its picture. */
export const GALLERY_SIZES = '(min-width: 1200px) 472px, (min-width: 768px) 46vw, 92vw'

const CONCURRENCY = 2

let loadProductPage: () => Promise<unknown> = () => Promise.resolve()

/** Called by the router, which names the product page's code and texts: the catalogue does not import pages. */
export function setProductPageLoader(load: () => Promise<unknown>): void {
  loadProductPage = load
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

/** As `prefetchProduct`, when the browser is idle; skipped for visitors who prefer reduced data. */
export function prefetchProductWhenIdle(queryClient: QueryClient, id: string): void {
  if (prefersReducedData()) return
  runWhenIdle(loadProductPage)
  runWhenIdle(() => fetchProduct(queryClient, id))
}

async function fetchProduct(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.query({ ...catalogQueries.product(id), retry: false }).catch(() => undefined)
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
