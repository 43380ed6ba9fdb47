import { afterNextPaint } from '@/lib/after-paint'
import { restoreLostFocus } from './restore-lost-focus'

/** Parts of a page, each with a heading of its own. */
const PARTS = 'section, main, [role=dialog], [role=alertdialog]'

/** The element and what it is in, from inside out, as long as it is there. */
export function pathOf(element: Element | null): readonly Element[] {
  const path: Element[] = []
  for (let next = element; next !== null; next = next.parentElement) path.push(next)
  return path
}

/** Gives the focus, if it is lost, to the heading of the part of the page that the removed element of this path was in. */
export function focusHeadingOf(path: readonly Element[]): void {
  let part = path.find((element) => element.isConnected)?.closest(PARTS)
  while (part != null) {
    // The page's own: while it loads, another one is not what the page is about.
    const heading = part.querySelector<HTMLElement>(part.matches('main') ? 'h1' : 'h1, h2, h3')
    if (heading !== null) {
      restoreLostFocus(heading)
      return
    }
    part = part.parentElement?.closest(PARTS)
  }
}

/**
 * What has the focus may go, as a row does with its own button, and the focus would fall to the start of the page. Here the heading of
 * the part that it was in gets it, unless the screen gives it to something else. Returns what ends it.
 */
export function keepFocus(): () => void {
  let path: readonly Element[] = []
  const remember = ({ target }: FocusEvent) => {
    path = pathOf(target instanceof Element ? target : null)
  }
  // A press beside it, or another window: it is not missed when it goes later. Some browsers say the same of what is just being removed
  // or disabled.
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      if (path[0]?.isConnected === true && !path[0].matches(':focus, :disabled')) path = []
    })
  }
  const observer = new MutationObserver(() => {
    if (path[0] === undefined || path[0].isConnected) return
    const lost = path
    path = []
    // After the effects of the new content, which may take the focus.
    void afterNextPaint().then(() => focusHeadingOf(lost))
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
  }
}
