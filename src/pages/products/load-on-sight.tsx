import { useEffect, useEffectEvent, useRef } from 'react'

type LoadOnSightProps = { enabled: boolean; onSight: () => void }

/** Stands at the end of a list and calls for more before anybody gets there. */
export function LoadOnSight({ enabled, onSight }: LoadOnSightProps) {
  const mark = useRef<HTMLDivElement>(null)
  const call = useEffectEvent(onSight)

  useEffect(() => {
    if (!enabled || mark.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) call()
      },
      { rootMargin: '0px 0px 800px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [enabled])

  return <div ref={mark} aria-hidden="true" />
}
