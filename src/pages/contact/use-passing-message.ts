import { useEffect, useState } from 'react'

const SHOWN_MS = 5000

export type PassingMessage = { tone: 'success' | 'error'; text: string }

/** A message that goes away by itself; a new one gets its full time. */
export function usePassingMessage() {
  const [message, setMessage] = useState<PassingMessage | null>(null)

  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message])

  return [message, setMessage] as const
}
