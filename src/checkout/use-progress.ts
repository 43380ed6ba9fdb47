import { useEffect, useState } from 'react'

/** How long something has been running: not worth a word, worth one, or long enough to be given up. */
export type Progress = 'short' | 'long' | 'stoppable'

const LONG_MS = 1_000
const STOPPABLE_MS = 10_000

export function useProgress(running: boolean): Progress {
  const [progress, setProgress] = useState<Progress>('short')

  useEffect(() => {
    if (!running) return
    const long = setTimeout(() => setProgress('long'), LONG_MS)
    const stoppable = setTimeout(() => setProgress('stoppable'), STOPPABLE_MS)
    return () => {
      clearTimeout(long)
      clearTimeout(stoppable)
      setProgress('short')
    }
  }, [running])

  return progress
}
