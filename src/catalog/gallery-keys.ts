import type { Direction } from '@/i18n/locales'

/** Which picture a key leads to; null when the key is not about pictures. The next one lies where reading goes. */
export function pictureForKey(
  key: string,
  current: number,
  count: number,
  direction: Direction,
): number | null {
  const last = count - 1
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return Math.min(Math.max(current + (key === forward ? 1 : -1), 0), last)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
