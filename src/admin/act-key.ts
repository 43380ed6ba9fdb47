import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '@/lib/errors'

export type ActKey = {
  /**
   * The key of an act, which is named by a word or by what it is about: the same for the same act, so that a repeated request is not
   * done again. Values that a person corrects do not belong to the name where the database compares them: they would make another
   * act of a request whose answer was lost.
   */
  of: (act: unknown) => string
  /** After an answer: the same is another act from now on. */
  reset: () => void
}

export function createActKey(): ActKey {
  const keys = new Map<string, string>()
  return {
    of(act) {
      const text = JSON.stringify(act)
      const key = keys.get(text) ?? crypto.randomUUID()
      keys.set(text, key)
      return key
    },
    reset() {
      keys.clear()
    },
  }
}

/** The keys of a dialog or a form, for acts that add, multiply or create. */
export function useActKey(): ActKey {
  const [key] = useState(createActKey)
  return key
}

/**
 * What a dialog does after edit_conflict, when someone else was first or an earlier request, whose answer was lost, has done the act
 * with other values: it reads again what it shows, and the next press, which is made in sight of that, is another act.
 */
export function useAfterConflict(key: ActKey, shown: readonly QueryKey[]): (error: Error) => void {
  const queryClient = useQueryClient()
  return (error) => {
    if (toAppError(error).code !== 'edit_conflict') return
    key.reset()
    for (const queryKey of shown) void queryClient.invalidateQueries({ queryKey })
  }
}
