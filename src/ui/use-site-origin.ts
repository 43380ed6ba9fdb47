import { useSyncExternalStore } from 'react'
import { configuredOrigin, siteOrigin } from '@/lib/env'

const never = () => () => undefined

/** The shop's own address. Empty in a page rendered by a build that was not told it, until the browser takes over. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(never, siteOrigin, configuredOrigin)
}
