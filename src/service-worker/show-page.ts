/** What Workbox hands to the handler of a navigation. */
type Navigation = {
  readonly event: {
    readonly preloadResponse?: Promise<Response | undefined>
    readonly waitUntil: (work: Promise<void>) => void
  }
  readonly request: Request
}

/** The script of a prerendered page, as scripts/prerender/static-page.ts writes it. Undefined for every other page. */
const entryOf = (html: string) => / id="first-load">\{"page":[^<]*?"entry":"([^"]+)"/.exec(html)?.[1]

/**
 * A page: from the network, so that every visit has the HTML of the build with its content; when that fails or takes longer than 3 seconds,
 * the page as it was last visited, or the app's own page in its language. Only prerendered pages are kept, because others show what belongs
 * to a person. A page of a build whose code is gone is not shown.
 */
export async function showPage({ event, request }: Navigation): Promise<Response> {
  const { pathname } = new URL(request.url)
  const prefix = /^\/(?:fr|ar)(?=\/|$)/i.exec(pathname)?.[0].toLowerCase() ?? ''
  const network = (async () => {
    const preloaded = await event.preloadResponse?.catch(() => undefined)
    const response = preloaded ?? (await fetch(request))
    if (response.status === 200 && !response.redirected) {
      const copy = response.clone()
      const keep = async () => {
        if (entryOf(await copy.clone().text()) === undefined) return
        const pages = await caches.open('pages')
        await pages.put(pathname, copy)
        const [oldest, ...others] = await pages.keys()
        if (oldest !== undefined && others.length >= 50) await pages.delete(oldest)
      }
      // Beside the page, which is shown while it arrives. Without room it is only shown.
      event.waitUntil(keep().catch(() => undefined))
    }
    return response
  })()
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 3000))
  const inTime = await Promise.race([network.catch(() => undefined), late])
  if (inTime !== undefined) return inTime
  const page = await (await caches.open('pages')).match(pathname)
  const entry = page && entryOf(await page.clone().text())
  if (page && entry !== undefined && (await caches.match(entry)) !== undefined) return page
  return (await caches.match(`${prefix}/app.html`, { ignoreSearch: true })) ?? network
}
