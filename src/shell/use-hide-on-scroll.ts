import { useEffect, type RefObject } from 'react'

const HIDE_BELOW_PX = 100
const SHOW_ABOVE_PX = 10

/** Whether the bar is hidden: after scrolling down past the top of the page, until scrolling up. Positions in pixels. */
export function hiddenAfterScroll(hidden: boolean, before: number, now: number): boolean {
  if (now <= SHOW_ABOVE_PX || now < before) return false
  return now > before && now > HIDE_BELOW_PX ? true : hidden
}

/** The focus is in the bar, or a menu of it is open. */
function isInUse(bar: HTMLElement): boolean {
  return bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null
}

/** Sets `data-hidden` on the bar, which styles it. No React render. */
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
    const update = () => {
      frame = 0
      const now = window.scrollY
      const next = hiddenAfterScroll(hidden, before, now)
      before = now
      if (next !== hidden && !(next && isInUse(element))) show(next)
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
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
