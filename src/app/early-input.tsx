import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { takeKeptInput } from './kept-input'

/** The page is there with its code: it answers, and does what was pressed and typed before. */
export function EarlyInput() {
  // The router begins at the top, and somebody may have read on meanwhile.
  const place = useRef(0)
  useInsertionEffect(() => {
    place.current = scrollY
  }, [])
  useLayoutEffect(() => {
    if (place.current > 0 && scrollY === 0) scrollTo({ top: place.current, behavior: 'instant' })
  }, [])

  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.prerendered === 'similar') delete dataset.prerendered
    const kept = takeKeptInput()
    if (kept === undefined) return
    for (const [field, text] of kept.typed) {
      if (!field.isConnected) continue
      // React remembers the value that it has seen last, and hears of a change only when there is another: it is shown
      // nothing first, and what was typed is then put in past it.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    // When what was typed has been drawn: a form is sent with it.
    setTimeout(() => {
      const { pressed, ticked } = kept
      // The press changes it a second time, and React hears of it only where there is something to change.
      if (pressed instanceof HTMLInputElement) pressed.checked = !ticked
      pressed?.click()
    })
  }, [])
  return null
}
