import { useSyncExternalStore } from 'react'
import { configuredOrigin, siteOrigin } from '@/lib/env'

const never = () => () => undefined

/** The shop's own origin. Empty in a prerendered page when the build does not know it, until hydration. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(never, siteOrigin, configuredOrigin)
}
