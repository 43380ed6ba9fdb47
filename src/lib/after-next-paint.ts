/** Resolves once the browser has had the chance to draw what is there now; a tab in the background draws nothing. */
export function afterNextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
