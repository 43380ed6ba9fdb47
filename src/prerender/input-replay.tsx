import { useEffect, useLayoutEffect } from 'react'
import { firstLoad, type RecordedInput } from './first-load'

const scroll = { top: 0, unfollow: (): void => undefined }

/**
 * Notes how far the HTML has been scrolled, until the app takes its place: React empties the document before it renders anew, and the
 * router scrolls to the top when it mounts.
 */
export function followScroll(): void {
  const note = () => {
    scroll.top = scrollY
  }
  note()
  addEventListener('scroll', note, { passive: true })
  scroll.unfollow = () => removeEventListener('scroll', note)
}

/** Ends the recording. The input is returned once, so that nothing happens twice. */
function takeRecordedInput(): RecordedInput | undefined {
  const load = firstLoad()
  const recorded = load.input
  load.input = undefined
  recorded?.stop()
  return recorded
}

type Control = HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The control itself, or where the app has rendered anew the one at its place in the header, the main part or the footer. */
function currentControl(control: Control): Control | undefined {
  if (control.isConnected) return control
  const part = control.closest('main, footer') ?? control.closest('header')
  if (part === null) return undefined
  const place = Array.from(part.querySelectorAll(control.localName)).indexOf(control)
  const current = document.querySelectorAll<Control>(`${part.localName} ${control.localName}`)[place]
  return current?.name === control.name && wordsOf(current) === wordsOf(control) ? current : undefined
}

const wordsOf = (control: Control) =>
  control.getAttribute('aria-label') ?? (control.localName === 'button' ? control.textContent : null)

/** Replays the recorded input and restores the scroll position, once the app has rendered. */
export function InputReplay() {
  useLayoutEffect(() => {
    scroll.unfollow()
    if (scroll.top > 0 && scrollY === 0) scrollTo({ top: scroll.top, behavior: 'instant' })
    scroll.top = 0
  }, [])

  useEffect(() => {
    delete document.documentElement.dataset.standIn
    const recorded = takeRecordedInput()
    if (recorded === undefined) return
    for (const [typed, text] of recorded.typed) {
      const field = currentControl(typed)
      if (field === undefined) continue
      // React ignores a change event whose value it already has. The first assignment goes through React's own setter and
      // resets that value; the second uses the native setter, so the event reports a change.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    // After the typed text has rendered, so that a submitted form contains it.
    setTimeout(() => {
      const { pressed, checked } = recorded
      const control = pressed === null ? undefined : currentControl(pressed)
      // The click toggles the control again: undo the first toggle, or React sees no change.
      if (control instanceof HTMLInputElement) control.checked = !checked
      control?.click()
    })
  }, [])
  return null
}
