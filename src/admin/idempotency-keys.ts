import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '@/lib/errors'

export type IdempotencyKeys = {
  /**
   * The key of an action, which is named by a word or by what it is about: the same for the same action, so that a repeated request is
   * not executed again. Values that a person corrects do not belong to the name where the database compares them: they would make
   * another action of a request whose answer was lost.
   */
  for: (action: unknown) => string
  /** After an answer: the same is another action from now on. */
  reset: () => void
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>()
  return {
    for(action) {
      const text = JSON.stringify(action)
      const key = keys.get(text) ?? crypto.randomUUID()
      keys.set(text, key)
      return key
    },
    reset() {
      keys.clear()
    },
  }
}

/** The keys of a dialog or a form, for actions that add, multiply or create. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(createIdempotencyKeys)
  return keys
}

/**
 * What a dialog does after edit_conflict, when someone else was first or an earlier request, whose answer was lost, has done the action
 * with other values: it reads again what it shows, and the next press, which is made in sight of that, is another action.
 */
export function useResetAfterConflict(
  keys: IdempotencyKeys,
  shown: readonly QueryKey[],
): (error: Error) => void {
  const queryClient = useQueryClient()
  return (error) => {
    if (toAppError(error).code !== 'edit_conflict') return
    keys.reset()
    for (const queryKey of shown) void queryClient.invalidateQueries({ queryKey })
  }
}
