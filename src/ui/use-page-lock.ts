import { useEffect, type RefObject } from 'react'

let locks = 0

/** Stops the page from scrolling until the returned function is called; locks can be nested. */
function lockScroll(): () => void {
  const page = document.documentElement
  if (locks === 0) page.dataset.scrollLocked = globalThis.innerWidth > page.clientWidth ? 'bar' : ''
  locks += 1
  return () => {
    locks -= 1
    if (locks === 0) delete page.dataset.scrollLocked
  }
}

/**
 * While a modal layer is open, the page behind it neither scrolls nor takes focus, clicks or a screen reader's cursor.
 * Radix does this by writing a <style> element, which the content security policy refuses; `inert` and a rule in styles.css
 * do without. Elements marked data-stays-live (the toasts) keep working.
 */
export function usePageLock(layer: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    const unlock = lockScroll()
    const background = [...document.body.children].filter(
      (element) =>
        element !== layer.current &&
        !element.contains(layer.current) &&
        !element.matches('script, [inert], [data-stays-live]'),
    )
    for (const element of background) element.toggleAttribute('inert', true)
    return () => {
      unlock()
      for (const element of background) element.removeAttribute('inert')
    }
  }, [layer, open])
}
