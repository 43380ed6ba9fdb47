import type { MouseEvent } from 'react'

/**
 * Follows a link to a part of the page without an entry in the history: the browser's own has no state, so that the shop would no longer
 * know the page before it. Without code, and for another tab, the link works by itself.
 */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const part = document.getElementById(event.currentTarget.hash.slice(1))
  if (part === null) return
  part.tabIndex = -1
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}
