import { useState } from 'react'

export type ActKey = {
  /** The key of an act with these values: the same for the same values, so that a repeated request is not done again. */
  of: (values: unknown) => string
  /** After an answer: the same values are another act from now on. */
  reset: () => void
}

export function createActKey(): ActKey {
  let last: { text: string; key: string } | null = null
  return {
    of(values) {
      const text = JSON.stringify(values)
      if (last?.text !== text) last = { text, key: crypto.randomUUID() }
      return last.key
    },
    reset() {
      last = null
    },
  }
}

/** The keys of a dialog or a form, for acts that add, multiply or create. */
export function useActKey(): ActKey {
  const [key] = useState(createActKey)
  return key
}
