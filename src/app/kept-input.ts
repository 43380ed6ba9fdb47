/** What was pressed and typed in a page rendered at build time before its code was there: public/boot.js keeps it. */
type KeptInput = {
  pressed: HTMLElement | null
  /** Of a choice that was pressed: whether it was chosen by that. */
  ticked: boolean
  typed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
  stop: () => void
}

const page = globalThis as { mcgEarlyInput?: KeptInput | undefined }

/** Once: from now on the page's code hears of it itself, and nothing is done twice. */
export function takeKeptInput(): KeptInput | undefined {
  const kept = page.mcgEarlyInput
  page.mcgEarlyInput = undefined
  kept?.stop()
  return kept
}
