import type { ComponentType } from 'react'
import { loadArea, type Area } from '@/i18n/catalogues'
import { sessionStore } from '@/lib/storage'

const RELOADED_KEY = 'mcg-reloaded'

/**
 * A page's component as the router wants it, together with the texts that it needs beyond the shop's own. After a deploy an open tab asks for chunks that are gone: it reloads
 * once, which fetches the new ones. Only once, or a chunk that is really missing would reload for ever.
 */
export function lazyPage(
  load: () => Promise<ComponentType>,
  ...areas: Area[]
): { Component: () => Promise<ComponentType> } {
  return {
    Component: async () => {
      try {
        const [component] = await Promise.all([load(), ...areas.map(loadArea)])
        sessionStore.removeItem(RELOADED_KEY)
        return component
      } catch (error) {
        if (sessionStore.getItem(RELOADED_KEY) !== null) throw error
        sessionStore.setItem(RELOADED_KEY, '1')
        globalThis.location.reload()
        // The page is going away; the router keeps waiting until it has.
        return new Promise<never>(() => undefined)
      }
    },
  }
}
