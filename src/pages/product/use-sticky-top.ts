import { useEffect, type RefObject } from 'react'

const STICKY_TOP_PX = 112
const STICKY_BOTTOM_PX = 24

/** Sets where a sticky column stops: below the header, or with its end in view when it is taller than the viewport. */
export function useStickyTop(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current
    if (element === null) return
    const update = () => {
      const room = globalThis.innerHeight - element.offsetHeight - STICKY_BOTTOM_PX
      element.style.setProperty('--sticky-top', `${Math.min(STICKY_TOP_PX, room)}px`)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    globalThis.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      globalThis.removeEventListener('resize', update)
    }
  }, [column])
}
