import { useEffect } from 'react'

type EarlyInput = {
  pressed: HTMLElement | null
  typed: Map<HTMLInputElement, string>
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
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    early.pressed?.click()
  }, [])
  return null
}
