import { useEffect, type RefObject } from 'react'

const HIDES_BELOW = 100
const SHOWS_ABOVE = 10

/** Whether the bar is away: on the way down past the first part of the page, until the way up or the top. */
export function hiddenAfterScroll(hidden: boolean, before: number, now: number): boolean {
  if (now <= SHOWS_ABOVE || now < before) return false
  return now > before && now > HIDES_BELOW ? true : hidden
}

/** Somebody is in the bar, or in a menu that it opened. */
function isInUse(bar: HTMLElement): boolean {
  return bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null
}

/** Marks the bar with data-hidden; what that looks like is the bar's own business. Nothing is rendered anew. */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    let hidden = false
    let before = window.scrollY
    let frame = 0

    const show = (next: boolean) => {
      hidden = next
      element.dataset.hidden = String(next)
    }
    const look = () => {
      frame = 0
      const now = window.scrollY
      const next = hiddenAfterScroll(hidden, before, now)
      before = now
      if (next !== hidden && !(next && isInUse(element))) show(next)
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const onFocus = () => show(false)

    window.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('focusin', onFocus)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      element.removeEventListener('focusin', onFocus)
    }
  }, [bar])
}
