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
type PendingRequest = { request: ReturnRequest; items: readonly ReturnableItem[]; isUnanswered: boolean }

/**
 * What is sent is given to the mutation: its function belongs to an earlier render for a moment, and the photos that were just chosen
 * would not be sent.
 */
type Sending = { target: PendingRequest | RecordedReturn; photos: readonly Photo[] }

/**
 * Records the return, then adds its photos. Sending again repeats neither what was recorded nor the photos that arrived. A request
 * whose answer was lost may be recorded: until an answer confirms it, it is sent again as it was, with its key.
 */
export function useSendReturn(token: string, onDone: (recordedReturn: RecordedReturn) => void) {
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [pending, setPending] = useState<PendingRequest | null>(null)
  const [recorded, setRecorded] = useState<RecordedReturn | null>(null)
  const [sentPhotos] = useState(() => new Set<string>())
  const refetch = () => queryClient.invalidateQueries({ queryKey: returnQueries.page(token).queryKey })

  async function submitRequest(submitted: PendingRequest): Promise<RecordedReturn> {
    setPending(submitted)
    try {
      const recordedReturn = await requestReturn(submitted.request)
      setRecorded(recordedReturn)
      return recordedReturn
    } catch (error) {
      // That there were too many requests says nothing of the one before.
      const isUnanswered = isOutcomeUnknown(error) || (submitted.isUnanswered && isTemporary(error))
      setPending(isUnanswered ? { ...submitted, isUnanswered } : null)
      if (!isUnanswered) void refetch()
      throw error
    }
  }

  async function addPhotos(photos: readonly Photo[], { id }: RecordedReturn) {
    try {
      for (const photo of photos) {
        if (sentPhotos.has(photo.id)) continue
        await addPhoto('return-photos', id, photo)
        sentPhotos.add(photo.id)
      }
    } catch (error) {
      void refetch()
      throw error
    }
  }

  const send = useMutation({
    meta: { ownErrors: true },
    mutationFn: async ({ target, photos }: Sending) => {
      const recordedReturn = 'request' in target ? await submitRequest(target) : target
      await addPhotos(photos, recordedReturn)
      return recordedReturn
    },
    onSuccess: async (recordedReturn) => {
      await refetch()
      onDone(recordedReturn)
    },
  })
  return {
    send,
    recorded,
    pending,
    /** The unanswered request while there is one; otherwise a request for what the form says now. */
    pendingOr: (
      request: Omit<ReturnRequest, 'token' | 'key'>,
      items: readonly ReturnableItem[],
    ): PendingRequest => pending ?? { request: { ...request, token, key }, items, isUnanswered: false },
  }
}
