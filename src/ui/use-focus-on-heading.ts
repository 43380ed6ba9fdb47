import { useEffect, useRef, type RefObject } from 'react'

/** Whether the visit has shown its first page, in which the focus stays where the browser has it. */
let hasBegun = false

/** Moves the focus to the new page's heading, so that screen readers announce it and Tab continues from there. */
export function useFocusOnHeading(main: RefObject<HTMLElement | null>, pathname: string): void {
  // Another layout comes with another page.
  const firstPath = useRef(hasBegun ? null : pathname)
  useEffect(() => {
    hasBegun = true
    if (firstPath.current === pathname) return
    firstPath.current = null
    const page = main.current
    if (page === null || focusHeading(page)) return
    // The page still loads. Focus that has moved elsewhere meanwhile stays there.
    const before = document.activeElement
    const observer = new MutationObserver(() => {
      if (document.activeElement !== before && document.activeElement !== document.body) observer.disconnect()
      else if (focusHeading(page)) observer.disconnect()
    })
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [main, pathname])
}

function focusHeading(page: HTMLElement): boolean {
  const heading = page.querySelector<HTMLElement>('h1')
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
