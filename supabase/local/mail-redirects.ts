import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * `{{ .RedirectTo }}` in Auth's mails: the address that a request names, if it belongs to the shop. @supabase/lite writes the site's
 * own address into the mail of a sign-up, and none for a query, as the platform does.
 */
export type MailRedirects = {
  /** Handles a request to Auth; mails that it sends lead back to the address that it names. */
  during<T>(request: Request, handle: () => Promise<T>): Promise<T>
  /** The mail with the address in the links' parameter `next`. */
  fill(html: string): string
}

const LOOPBACK = ['localhost', '127.0.0.1']

export function createMailRedirects(siteUrl: () => string): MailRedirects {
  const requested = new AsyncLocalStorage<string>()

  /** The platform compares names of hosts, too. */
  function redirectOf(request: Request): string {
    const url = new URL(request.url).searchParams.get('redirect_to')
    if (url === null || !URL.canParse(url)) return siteUrl()
    const { hostname } = new URL(url)
    return LOOPBACK.includes(hostname) || hostname === new URL(siteUrl()).hostname ? url : siteUrl()
  }

  return {
    during: (request, handle) => requested.run(redirectOf(request), handle),
    fill: (html) =>
      html.replaceAll(
        /&amp;next=[^"]*/g,
        `&amp;next=${encodeURIComponent(requested.getStore() ?? siteUrl())}`,
      ),
  }
}
