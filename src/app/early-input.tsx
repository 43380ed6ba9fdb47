import { useEffect } from 'react'

type EarlyInput = {
  pressed: HTMLElement | null
  typed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
  stop: () => void
}

/** Does what was pressed and typed in a page rendered at build time before its code was there (public/boot.js keeps it). */
export function EarlyInput() {
  useEffect(() => {
    const page = globalThis as { mcgEarlyInput?: EarlyInput | undefined }
    const early = page.mcgEarlyInput
    if (early === undefined) return
    page.mcgEarlyInput = undefined
    early.stop()
    for (const [field, text] of early.typed) {
      if (!field.isConnected) continue
      // React remembers the value that it has seen last, and hears of a change only when there is another: it is shown
      // nothing first, and what was typed is then put in past it.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    // When what was typed has been drawn: a form is sent with it.
    setTimeout(() => early.pressed?.click())
  }, [])
  return null
}
