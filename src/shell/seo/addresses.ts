import { DEFAULT_LANGUAGE, type Language } from '@/i18n/locales'

/** A listing of one city or craft is a page of its own; what is searched, sorted or priced is a view of one. */
const LASTING = ['city', 'category']

/** The one address of what a page shows, in a language. */
export function pageAddress(pathname: string, search: string, language: Language): string {
  const given = new URLSearchParams(search)
  const params = new URLSearchParams()
  for (const name of LASTING) {
    const value = given.get(name)
    if (value !== null && value !== '') params.set(name, value)
  }
  if (language !== DEFAULT_LANGUAGE) params.set('lang', language)
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}

/** Somebody's own pages, and views of a listing: nothing for a search engine to keep. */
export function isPrivatePage(pathname: string, search: string): boolean {
  if (/^\/(?:admin|cart|checkout|order-success|track|auth|account|wishlist)(?:\/|$)/i.test(pathname))
    return true
  return new URLSearchParams(search).has('q')
}
