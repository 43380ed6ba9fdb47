/** What Workbox hands to the handler of a navigation. */
type Navigation = {
  readonly event: {
    readonly preloadResponse?: Promise<Response | undefined>
    readonly waitUntil: (work: Promise<unknown>) => void
  }
  readonly request: Request
}

/** The script of a prerendered page, as scripts/prerender/static-page.ts writes it. Undefined for every other page. */
const entryOf = (html: string) => / id="first-load">\{"page":[^<]*?"entry":"([^"]+)"/.exec(html)?.[1]

const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

/** A list with filters (src/catalog/filters.ts names them), in one of the languages. */
const isFilteredList = ({ pathname, search }: URL) =>
  /^(?:\/(?:fr|ar))?\/products\/?$/i.test(pathname) &&
  /[?&](?:q|city|category|min|max|material|colour|size|stock|sort)=/.test(search)

/** The page as it was last visited. A page of a build whose code is gone is none. */
async function lastVisited(pathname: string): Promise<Response | undefined> {
  const page = await (await caches.open('pages')).match(pathname)
  const entry = page && entryOf(await page.clone().text())
  return entry !== undefined && (await caches.match(entry)) !== undefined ? page : undefined
}

/** The page without its content, which the frame of a list with filters would hide: what is not there need not be parsed. */
async function frameOf(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace(/(<main\b[^>]*>).*(?=<\/main>)/s, '$1'), { headers: page.headers })
}

/** Keeps the page for a visit without the network; one that the host no longer has is kept no longer. */
async function keep(pathname: string, response: Response): Promise<void> {
  const pages = await caches.open('pages')
  if (response.status === 404 || response.status === 410) await pages.delete(pathname)
  if (response.status !== 200 || response.redirected) return
  if (entryOf(await response.clone().text()) === undefined) return
  await pages.put(pathname, response)
  const [oldest, ...others] = await pages.keys()
  if (oldest !== undefined && others.length >= 50) await pages.delete(oldest)
}

/**
 * A page: from the network, so that every visit has the HTML of the build with its content; when that fails or takes longer than 3 seconds,
 * or the host has an error of its own, the page as it was last visited, or the app's own page in its language. Only prerendered pages are
 * kept, because others show what belongs to a person. Of the HTML of a list with filters only the frame is shown, so the kept one serves
 * as well and is there at once.
 */
export async function showPage({ event, request }: Navigation): Promise<Response> {
  const url = new URL(request.url)
  const { pathname } = url
  const prefix = /^\/(?:fr|ar)(?=\/|$)/i.exec(pathname)?.[0].toLowerCase() ?? ''
  const network = (async () => {
    const preloaded = await event.preloadResponse?.catch(() => undefined)
    return preloaded ?? (await fetch(request))
  })()
  // Beside the page, which is shown while it arrives. Without room it is only shown.
  const kept = network.then((response) => keep(pathname, response.clone())).catch(() => undefined)
  // Begins here, so that a page that arrives after its stand-in was shown is kept, too, and ends, because a new version of the worker
  // waits for what is pending.
  event.waitUntil(Promise.race([kept, after(30_000)]))
  const page = isFilteredList(url) ? await lastVisited(pathname) : undefined
  if (page !== undefined) return frameOf(page)
  const inTime = await Promise.race([network.catch(() => undefined), after(3000)])
  if (inTime !== undefined && inTime.status < 500) return inTime
  return (
    (await lastVisited(pathname)) ??
    (await caches.match(`${prefix}/app.html`, { ignoreSearch: true })) ??
    network
  )
}
