import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether what may cover the page is open. It belongs to the history entry that it was opened on: every navigation closes it. */
export function useOpenOnPage() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  // Coming back to that entry does not open it again.
  if (openAt !== null && openAt !== key) setOpenAt(null)
  const setOpen = useCallback((open: boolean) => setOpenAt(open ? key : null), [key])
  return [openAt === key, setOpen] as const
}
