/** Who flings a list past does not look at it. */
const DWELL_MS = 300
const AT_ONCE = 2

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

/** Calls back when the element has been in sight for a moment, each time it comes. One observer serves all. */
export function whenSeen(element: Element, callback: () => void): () => void {
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

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whoever pays for every byte, or waits for it, is sent only what they ask for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

const waiting: (() => Promise<unknown>)[] = []
let running = 0

function runNext(): void {
  if (running >= AT_ONCE) return
  const task = waiting.shift()
  if (task === undefined) return
  running += 1
  const finish = () => {
    running -= 1
    runNext()
  }
  task().then(finish, finish)
}

/** Does what nobody has asked for yet, when the browser has nothing better to do, two at a time. */
export function whenIdle(task: () => Promise<unknown>): void {
  waiting.push(task)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(runNext)
  else setTimeout(runNext, 1)
}
