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
      // Past React, which has put its own empty value there and would see no change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    // When what was typed has been drawn: a form is sent with it.
    setTimeout(() => early.pressed?.click())
  }, [])
  return null
}
