import { splitLanguage } from '@/paths'

const STORAGE_KEY = 'react-router-scroll-positions'

/** The key of a page's scroll position. The first page of a visit always has the key "default"; its path distinguishes pages opened by URL. */
export const scrollKey = ({ key, pathname }: { key: string; pathname: string }) =>
  key === 'default' ? pathname : key

/**
 * A page that is opened starts at the top, however far it was read earlier in this tab. A reload and the way back restore the position.
 * Runs once, before the router reads the positions.
 */
export function forgetEarlierVisit(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return
  try {
    const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>
    // The router's paths are without the prefix of a language.
    const { path } = splitLanguage(location.pathname)
    const others = Object.entries(positions).filter(([key]) => key !== path)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(others)))
  } catch {
    // Without storage there is nothing to forget.
  }
}
