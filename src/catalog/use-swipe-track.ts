import { useEffect, useLayoutEffect, useRef } from 'react'

// Where `scrollend` is not known, a track that has not moved for so long has come to rest.
const REST_MS = 150

/** How far a picture is from standing in its frame; the sign is where it lies, whatever the direction of reading. */
function distance(track: HTMLElement, index: number): number {
  const picture = track.children.item(index)
  return picture === null ? 0 : picture.getBoundingClientRect().left - track.getBoundingClientRect().left
}

function indexInView(track: HTMLElement): number {
  const distances = Array.from(track.children, (_, index) => Math.abs(distance(track, index)))
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
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
  const hold = useRef<() => void>(() => undefined)

  useLayoutEffect(() => {
    const element = track.current
    if (element === null) return
    // Somebody swiped before the code was there: that is where it stays.
    const isSwiped = !started.current && element.scrollLeft !== 0
    if (!isSwiped && indexInView(element) !== current) {
      goal.current = current
      // Not scrollBy, which stops at every picture that it passes.
      element.scrollTo({
        left: element.scrollLeft + distance(element, current),
        behavior: started.current ? 'auto' : 'instant',
      })
    }
    started.current = true
  }, [current])

  useEffect(() => {
    hold.current = () => {
      if (track.current === null) return
      const left = distance(track.current, current)
      // Without a way to go it would never arrive, and a swipe would not count.
      if (Math.abs(left) < 1) return
      goal.current = current
      track.current.scrollTo({ left: track.current.scrollLeft + left, behavior: 'instant' })
    }
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
    onEnd()
    element.addEventListener('scrollend', onEnd)
    // A screen that is turned moves the row; the picture in it stays the same.
    const observer = new ResizeObserver(() => hold.current())
    observer.observe(element)
    return () => {
      observer.disconnect()
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
