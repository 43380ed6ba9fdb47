import { useEffect, useEffectEvent, useRef } from 'react'

type LoadMoreWhenVisibleProps = { enabled: boolean; onVisible: () => void }

/** A sentinel at the end of the list that loads the next page 800 px before it becomes visible. */
export function LoadMoreWhenVisible({ enabled, onVisible }: LoadMoreWhenVisibleProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onVisible)

  useEffect(() => {
    if (!enabled || sentinel.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) load()
      },
      { rootMargin: '0px 0px 800px' },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [enabled])

  return <div ref={sentinel} aria-hidden="true" />
}
