import { useEffect, useLayoutEffect, useRef } from 'react'

// Where `scrollend` is not known, a track that has not moved for so long has come to rest.
const REST_MS = 150

function indexInView(track: HTMLElement): number {
  // From right to left, scrolling forward counts down from zero.
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
}

/**
 * A row of pictures as wide as their frame: brings the current one into view, and tells which one it has come to
 * rest on after somebody swiped.
 */
export function useSwipeTrack(current: number, onSettle: (index: number) => void) {
  const track = useRef<HTMLUListElement>(null)
  const started = useRef(false)
  /** Where the row is on its way to by itself; what it passes meanwhile was nobody's choice. */
  const goal = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settle = useRef<() => void>(() => undefined)

  useLayoutEffect(() => {
    const element = track.current
    if (element === null) return
    if (indexInView(element) !== current) {
      goal.current = current
      const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
      element.scrollTo({
        left: forward * current * element.clientWidth,
        behavior: started.current ? 'auto' : 'instant',
      })
    }
    started.current = true
  }, [current])

  useEffect(() => {
    settle.current = () => {
      if (track.current === null) return
      const index = indexInView(track.current)
      if (goal.current !== null && index !== goal.current) return
      goal.current = null
      if (index !== current) onSettle(index)
    }
  })

  useEffect(() => {
    const element = track.current
    if (element === null) return
    const onEnd = () => settle.current()
    element.addEventListener('scrollend', onEnd)
    return () => {
      element.removeEventListener('scrollend', onEnd)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    track,
    onScroll: () => {
      if ('onscrollend' in globalThis) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => settle.current(), REST_MS)
    },
    /** A hand on the row: from now on it goes where the hand sends it. */
    onTouch: () => {
      goal.current = null
    },
  }
}
