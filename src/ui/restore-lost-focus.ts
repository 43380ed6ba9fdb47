/**
 * For the `ref` of an element that replaces a form or button which had the focus: it gets the focus and is announced. A
 * focus that has moved on to another element stays there.
 */
export function restoreLostFocus(element: HTMLElement | null): void {
  if (element === null || document.activeElement !== document.body) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
