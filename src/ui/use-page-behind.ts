import { useEffect, type RefObject } from 'react'

let locks = 0

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
 * While a layer is open, the page behind it neither scrolls nor takes focus, clicks or a screen reader's cursor.
 * Radix does this by writing a <style> element, which the content security policy forbids; `inert` and a rule in
 * styles.css need none. What is marked data-stays-live (the toasts) keeps working.
 */
export function usePageBehind(layer: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    const unlock = lockScroll()
    const silenced = [...document.body.children].filter(
      (element) =>
        element !== layer.current &&
        !element.contains(layer.current) &&
        !element.matches('script, [inert], [data-stays-live]'),
    )
    for (const element of silenced) element.toggleAttribute('inert', true)
    return () => {
      unlock()
      for (const element of silenced) element.removeAttribute('inert')
    }
  }, [layer, open])
}
