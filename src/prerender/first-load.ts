import type { QueryKey } from '@tanstack/react-query'

/** The query cache that a page was rendered with. */
export type PageData = [QueryKey, unknown][]

type FirstLoad = {
  /** The path of the prerendered page in the document, in lower case. */
  page?: string | undefined
  /** The data that its HTML was rendered with. */
  data?: Promise<PageData>
  /** The response to its first request for current data. */
  response?: { url: string; response: Promise<Response> } | undefined
  /** Clicks and typing before the app has rendered. */
  input?: RecordedInput | undefined
}

export type RecordedInput = {
  /** The last button, radio button or checkbox that was pressed. Null where the HTML stands in for the page. */
  pressed: HTMLButtonElement | HTMLInputElement | null
  /** Whether that press checked the radio button or checkbox. */
  checked: boolean
  /** The value of every field that was edited. */
  typed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
  stop: () => void
}

/** What src/prerender/boot.js has begun before the app's code, and hands to it. */
export const firstLoad = (): FirstLoad => (globalThis as { firstLoad?: FirstLoad }).firstLoad ?? {}

/** Whether the document's HTML stands in for the page until the app has rendered. */
export const standsIn = () => document.documentElement.dataset.standIn !== undefined

/** What the first render waits for at most: it can do without. */
const LATE_MS = 10_000

/** Resolves with undefined when it is lost, or late. */
export const orLate = <Value>(promise: Promise<Value> | undefined): Promise<Value | undefined> =>
  Promise.race([
    promise?.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, LATE_MS)),
  ])

/** The response for this URL, whatever the order of its parameters. Undefined for any other, and when it has been used already. */
export function takeFirstResponse(url: URL): Promise<Response> | undefined {
  const load = firstLoad()
  if (load.response === undefined || sorted(new URL(load.response.url)) !== sorted(url)) return undefined
  const { response } = load.response
  load.response = undefined
  return response
}

function sorted({ href }: URL): string {
  const url = new URL(href)
  url.searchParams.sort()
  return url.href
}
