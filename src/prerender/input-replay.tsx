import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { firstLoad, type RecordedInput } from './first-load'

/** Ends the recording. The input is returned once, so that nothing happens twice. */
function takeRecordedInput(): RecordedInput | undefined {
  const load = firstLoad()
  const recorded = load.input
  load.input = undefined
  recorded?.stop()
  return recorded
}

/** Replays the recorded input and restores the scroll position, once the page has hydrated. */
export function InputReplay() {
  // The router scrolls to the top when it mounts; the reader may have scrolled before.
  const scrollTop = useRef(0)
  useInsertionEffect(() => {
    scrollTop.current = scrollY
  }, [])
  useLayoutEffect(() => {
    if (scrollTop.current > 0 && scrollY === 0) scrollTo({ top: scrollTop.current, behavior: 'instant' })
  }, [])

  useEffect(() => {
    delete document.documentElement.dataset.standIn
    const recorded = takeRecordedInput()
    if (recorded === undefined) return
    for (const [field, text] of recorded.typed) {
      if (!field.isConnected) continue
      // React ignores a change event whose value it already has. The first assignment goes through React's own setter and
      // resets that value; the second uses the native setter, so the event reports a change.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    // After the typed text has rendered, so that a submitted form contains it.
    setTimeout(() => {
      const { pressed, checked } = recorded
      // The click toggles the control again: undo the first toggle, or React sees no change.
      if (pressed instanceof HTMLInputElement) pressed.checked = !checked
      pressed?.click()
    })
  }, [])
  return null
}
