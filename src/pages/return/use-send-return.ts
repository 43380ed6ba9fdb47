import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutcomeUnknown, isTemporary } from '@/lib/errors'
import { addPhoto, type Photo } from '@/orders/photo'
import {
  type RecordedReturn,
  requestReturn,
  type ReturnableItem,
  returnQueries,
  type ReturnRequest,
} from '@/orders/return-queries'

/** A request with the pieces as they were then: once it is recorded they are no longer returnable. */
type Asked = { request: ReturnRequest; items: readonly ReturnableItem[]; isUnanswered: boolean }

/**
 * What is sent is given to the mutation: its function belongs to an earlier render for a moment, and the photos that were just chosen
 * would not be sent.
 */
type Sending = { of: Asked | RecordedReturn; photos: readonly Photo[] }

/**
 * Records the return, then adds its photos. Sending again repeats neither what was recorded nor the photos that arrived. A request
 * whose answer was lost may be recorded: until an answer confirms it, it is sent again as it was, with its key.
 */
export function useSendReturn(token: string, onDone: (made: RecordedReturn) => void) {
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [asked, setAsked] = useState<Asked | null>(null)
  const [recorded, setRecorded] = useState<RecordedReturn | null>(null)
  const [sent] = useState(() => new Set<string>())
  const refetch = () => queryClient.invalidateQueries({ queryKey: returnQueries.page(token).queryKey })

  async function ask(now: Asked): Promise<RecordedReturn> {
    setAsked(now)
    try {
      const made = await requestReturn(now.request)
      setRecorded(made)
      return made
    } catch (error) {
      // That there were too many requests says nothing of the one before.
      const isUnanswered = isOutcomeUnknown(error) || (now.isUnanswered && isTemporary(error))
      setAsked(isUnanswered ? { ...now, isUnanswered } : null)
      if (!isUnanswered) void refetch()
      throw error
    }
  }

  async function addAll(photos: readonly Photo[], made: RecordedReturn) {
    try {
      for (const photo of photos) {
        if (sent.has(photo.id)) continue
        await addPhoto('return-photos', made.id, photo)
        sent.add(photo.id)
      }
    } catch (error) {
      void refetch()
      throw error
    }
  }

  const send = useMutation({
    meta: { ownErrors: true },
    mutationFn: async ({ of, photos }: Sending) => {
      const made = 'request' in of ? await ask(of) : of
      await addAll(photos, made)
      return made
    },
    onSuccess: async (made) => {
      await refetch()
      onDone(made)
    },
  })
  return {
    send,
    recorded,
    asked,
    /** The request for what the form says now; the unanswered one while there is one. */
    toAsk: (request: Omit<ReturnRequest, 'token' | 'key'>, items: readonly ReturnableItem[]): Asked =>
      asked ?? { request: { ...request, token, key }, items, isUnanswered: false },
  }
}
