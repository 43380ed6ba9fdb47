import { useRef } from 'react'
import { isOutcomeUnknown } from '@/lib/errors'
import { setNewPassword, type NewPassword } from './account-actions'

/** `setNewPassword` for a form, which may be sent again after an answer was lost. */
export function useSetPassword(): (values: NewPassword) => Promise<void> {
  const unanswered = useRef<NewPassword | null>(null)
  return async (values) => {
    try {
      await setNewPassword(values, unanswered.current)
      unanswered.current = null
    } catch (error) {
      if (isOutcomeUnknown(error)) unanswered.current = values
      throw error
    }
  }
}
