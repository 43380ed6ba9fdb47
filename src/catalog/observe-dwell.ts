/** Skip prefetching while the list scrolls fast: an element counts as looked at after this time in the viewport. */
const DWELL_MS = 300

let observer: IntersectionObserver | undefined
const callbacks = new WeakMap<Element, () => void>()
const timers = new Map<Element, ReturnType<typeof setTimeout>>()

function onIntersect(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    timers.delete(target)
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => callbacks.get(target)?.(), DWELL_MS),
      )
  }
}

/** Calls back each time the element has stayed in the viewport for `DWELL_MS`. All elements share one observer. */
export function observeDwell(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  observer ??= new IntersectionObserver(onIntersect)
  callbacks.set(element, callback)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    callbacks.delete(element)
    clearTimeout(timers.get(element))
    timers.delete(element)
  }
}
