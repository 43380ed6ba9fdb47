import { useEffect, type RefObject } from 'react'
import { afterNextPaint } from '@/lib/after-paint'

/** What floating buttons must not cover: the page's name, prices, totals, order numbers, and everything to press or to fill in. */
const PROTECTED = 'h1, a, button, input, select, textarea, label, dd, [data-price]'
/** Higher elements, such as pictures and cards, stay usable with a corner covered. */
const MAX_PROTECTED_HEIGHT = 120

/** The height in px that a bar of buttons takes at the bottom of the screen; 0 while none sticks there. */
function bottomBarHeight(): number {
  const bar = document.querySelector('[data-bottom-bar]')
  // The line that offers another language lies below everything else.
  const hint = document.querySelector<HTMLElement>('[data-language-hint]')?.offsetHeight ?? 0
  if (bar === null || getComputedStyle(bar).position !== 'sticky') return hint
  const { top, bottom } = bar.getBoundingClientRect()
  const end = window.innerHeight - hint
  return bottom >= end - 1 && top < end ? window.innerHeight - top : hint
}

/** Whether one of the buttons in the corner, raised by `raised` px, lies over something protected. Other transforms do not count. */
function isCovering(corner: HTMLElement, raised: number): boolean {
  const buttons = Array.from(corner.children, (button) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button as HTMLElement
    const [left, top] = [corner.offsetLeft + offsetLeft, corner.offsetTop + offsetTop - raised]
    return { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
  })
  return Array.from(document.querySelectorAll(PROTECTED)).some((element) => {
    const box = element.getBoundingClientRect()
    return (
      box.height <= MAX_PROTECTED_HEIGHT &&
      buttons.some(
        ({ left, top, right, bottom }) =>
          box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      ) &&
      !corner.contains(element)
    )
  })
}

/**
 * Keeps what floats (`data-above-bar`) above a bar that sticks to the bottom (`--bottom-bar`), and sets `data-covering` on
 * the corner while it would lie over something protected. No React render.
 */
export function useKeepClear(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = corner.current
    if (element === null) return
    let frame = 0
    let waiting = false
    let stopped = false
    const update = () => {
      frame = 0
      const raised = bottomBarHeight()
      // Raised by a transform, which shifts no layout. Not set on the root, from which the whole page would inherit it.
      for (const floating of document.querySelectorAll<HTMLElement>('[data-above-bar]'))
        floating.style.setProperty('--bottom-bar', `${raised}px`)
      element.dataset.covering = String(isCovering(element, raised))
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    // The frame that shows a new page does not wait for this look at the whole of it.
    const scheduleAfterPaint = () => {
      if (waiting) return
      waiting = true
      void afterNextPaint().then(() => {
        waiting = false
        if (!stopped) update()
      })
    }

    scheduleAfterPaint()
    const changed = new MutationObserver(scheduleAfterPaint)
    const page = document.getElementById('root') ?? document.body
    changed.observe(page, { childList: true, characterData: true, subtree: true })
    window.addEventListener('resize', schedule)
    window.addEventListener('scroll', schedule, { passive: true })
    return () => {
      stopped = true
      cancelAnimationFrame(frame)
      changed.disconnect()
      window.removeEventListener('resize', schedule)
      window.removeEventListener('scroll', schedule)
      for (const floating of document.querySelectorAll<HTMLElement>('[data-above-bar]'))
        floating.style.removeProperty('--bottom-bar')
    }
  }, [corner])
}
