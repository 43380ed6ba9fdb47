/** What was pressed and typed in a page rendered at build time before its code was there: public/boot.js keeps it. */
type KeptInput = {
  pressed: HTMLElement | null
  typed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
  stop: () => void
}

const page = globalThis as { mcgEarlyInput?: KeptInput | undefined }

/** From now on React hears of it itself, and nothing may be done twice. */
export function stopKeepingInput(): void {
  page.mcgEarlyInput?.stop()
}

/** Once: it is gone then. */
export function takeKeptInput(): KeptInput | undefined {
  const kept = page.mcgEarlyInput
  page.mcgEarlyInput = undefined
  return kept
}
