import { useEffect, type RefObject } from 'react'

const TOP_PX = 112
const BOTTOM_PX = 24

/** Where a column sticks: below the header, or, when it is higher than the screen, with its lower end in sight. */
export function useStickyTop(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current
    if (element === null) return
    const place = () => {
      const room = globalThis.innerHeight - element.offsetHeight - BOTTOM_PX
      element.style.setProperty('--sticky-top', `${Math.min(TOP_PX, room)}px`)
    }
    const observer = new ResizeObserver(place)
    observer.observe(element)
    globalThis.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      globalThis.removeEventListener('resize', place)
    }
  }, [column])
}
