import type { Database } from './database.types'
import { env, supabaseUrl } from './env'

type Functions = Database['public']['Functions']

/**
 * Calls a function of the database while the page goes away, and waits for no answer. Key and arguments travel as those
 * of a form do: another origin would be asked first about anything else, and by then the page is gone. As a visitor,
 * without cookies.
 */
export function sendOnLeaving<Name extends keyof Functions>(
  name: Name,
  values: Functions[Name]['Args'] & Record<string, string>,
): void {
  const url = new URL(`${supabaseUrl()}/rest/v1/rpc/${name}`)
  url.searchParams.set('apikey', env().publishableKey)
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams(values),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
