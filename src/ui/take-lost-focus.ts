/**
 * For the `ref` of what comes in place of a form or a button that had the focus: it takes it, and is read out. Somebody who
 * has gone on meanwhile is left where they are.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element === null || document.activeElement !== document.body) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
