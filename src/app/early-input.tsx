import { useEffect } from 'react'
import { takeKeptInput } from './kept-input'

/** Does what was pressed and typed in the page before its code was there. */
export function EarlyInput() {
  useEffect(() => {
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
    setTimeout(() => kept.pressed?.click())
  }, [])
  return null
}
