import { useSyncExternalStore } from 'react'
import { localStore, onOtherTabWrite } from '@/lib/storage'

const STORAGE_KEY = 'mcg-delivery-country'
const DEFAULT = 'morocco'

const ZONES: ReadonlyMap<string, string> = new Map([
  ...['Africa/Casablanca', 'Africa/El_Aaiun'].map((zone) => [zone, 'morocco'] as const),
  ['Europe/Paris', 'france'],
  ...['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'].map((zone) => [zone, 'spain'] as const),
  ...['Europe/London', 'Europe/Belfast'].map((zone) => [zone, 'uk'] as const),
  ...[
    'Toronto',
    'Montreal',
    'Vancouver',
    'Edmonton',
    'Winnipeg',
    'Halifax',
    'Regina',
    'St_Johns',
    'Moncton',
  ].map((city) => [`America/${city}`, 'canada'] as const),
  ...[
    'New_York',
    'Chicago',
    'Denver',
    'Los_Angeles',
    'Phoenix',
    'Detroit',
    'Boise',
    'Anchorage',
    'Juneau',
  ].map((city) => [`America/${city}`, 'usa'] as const),
  ['Pacific/Honolulu', 'usa'],
])

const REGIONS: ReadonlyMap<string, string> = new Map([
  ['MA', 'morocco'],
  ['FR', 'france'],
  ['ES', 'spain'],
  ['GB', 'uk'],
  ['CA', 'canada'],
])

/**
 * Where somebody probably wants it delivered, by the clock of their device and then by their languages. Half the
 * world's browsers say en-US: that alone tells nothing.
 */
export function likelyCountry(timeZone: string, languages: readonly string[]): string {
  const byZone =
    ZONES.get(timeZone) ?? (/^America\/(?:Indiana|Kentucky)\//.test(timeZone) ? 'usa' : undefined)
  if (byZone !== undefined) return byZone
  for (const language of languages) {
    const country = REGIONS.get(/-([A-Z]{2})$/.exec(language)?.[1] ?? '')
    if (country !== undefined) return country
  }
  return DEFAULT
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onOtherTabWrite(STORAGE_KEY, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

const read = (): string =>
  localStore.getItem(STORAGE_KEY) ??
  likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages)

/** The visitor's country, chosen before or guessed; null until the page has come alive. */
export function useDeliveryCountry(): string | null {
  return useSyncExternalStore<string | null>(subscribe, read, () => null)
}

export function rememberDeliveryCountry(country: string): void {
  localStore.setItem(STORAGE_KEY, country)
  for (const listener of listeners) listener()
}
