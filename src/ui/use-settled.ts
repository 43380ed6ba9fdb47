import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/** The value once it has stopped changing for a moment; nothing before that. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
