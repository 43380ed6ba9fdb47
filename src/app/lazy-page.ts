import type { ComponentType } from 'react'
import { loadArea, type Area } from '@/i18n/catalogues'
import { sessionStore } from '@/lib/storage'

const RELOADED_KEY = 'mcg-reloaded'

/**
 * A shop that the service worker keeps goes on naming the parts of its own version. When there is a new one, the kept
 * one is let go, so that a reload comes from the host. Rejects when the host cannot be asked.
 */
async function letGoOfOldShop(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined) return
  await registration.update()
  if ((registration.installing ?? registration.waiting) !== null) await registration.unregister()
}

/** A page of the shop. What it shows may need the texts that first screens do without. */
export const lazyPage: typeof landingPage = (load, ...areas) => landingPage(load, 'later', ...areas)

/**
 * A page's component as the router wants it, together with the texts that it needs beyond the shop's own. After a deploy
 * an open tab asks for chunks that are gone: it reloads once, which fetches the new ones. Only once, or a chunk that is
 * really missing would reload for ever.
 */
export function landingPage(
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
        // Without a network a reload brings back the same.
        if (!navigator.onLine) throw error
        await letGoOfOldShop().catch(() => {
          throw error
        })
        sessionStore.setItem(RELOADED_KEY, '1')
        globalThis.location.reload()
        // The page is going away; the router keeps waiting until it has.
        return new Promise<never>(() => undefined)
      }
    },
  }
}
