import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { toAppError } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { addPicture, finishAdding, staleWithGallery } from './mutations'
import { preparePicture, STORED_WIDTHS, UnusablePicture } from './prepare-picture'

export type Upload = {
  key: string
  file: File
  /** Where the browser shows the file. */
  preview: string
  state: 'waiting' | 'running' | 'failed'
  /** 0 to 1. */
  progress: number
  reason?: PlainMessageKey
}

// Made smaller, every size stored, the row written.
const STEPS = STORED_WIDTHS.length + 2

function reasonOf(error: unknown): PlainMessageKey {
  if (error instanceof UnusablePicture) return error.reason
  const { code } = toAppError(error)
  return code === 'provider' ? 'error.unexpected' : `error.${code}`
}

/**
 * Pictures on their way into a gallery, one after the other and in the order in which they were given. What fails stays
 * in the list and can be tried again; the others are not held up.
 */
export function useUploads(productId: string) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())
  const previews = useRef(new Set<string>())

  useEffect(() => {
    const shown = previews.current
    return () => {
      for (const preview of shown) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (key: string, values: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)))

  const drop = (upload: Upload) => {
    setUploads((known) => known.filter(({ key }) => key !== upload.key))
    previews.current.delete(upload.preview)
    URL.revokeObjectURL(upload.preview)
  }

  const uploadOne = async (upload: Upload): Promise<boolean> => {
    let steps = 0
    const advance = () => {
      steps += 1
      change(upload.key, { progress: steps / STEPS })
    }
    change(upload.key, { state: 'running', progress: 0, reason: undefined })
    try {
      const picture = await preparePicture(upload.file)
      advance()
      await addPicture(productId, upload.file.name, picture, advance)
      drop(upload)
      return true
    } catch (error) {
      change(upload.key, { state: 'failed', progress: 0, reason: reasonOf(error) })
      return false
    }
  }

  const run = async (batch: readonly Upload[]) => {
    let stored = 0
    for (const upload of batch) {
      if (await uploadOne(upload)) stored += 1
    }
    // The pictures are there; that a card does not show the first one yet is put right by the next change.
    if (stored > 0) await finishAdding(productId).catch(() => undefined)
    await Promise.all(
      staleWithGallery(productId).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
    if (stored === batch.length) toast({ title: t('adminImages.uploaded'), tone: 'success' })
    else toast({ title: t('toast.error'), description: t('adminImages.uploadFailed'), tone: 'error' })
  }

  const enqueue = (batch: readonly Upload[]) => {
    queue.current = queue.current.then(() => run(batch))
  }

  return {
    uploads,
    isRunning: uploads.some(({ state }) => state !== 'failed'),
    add: (files: readonly File[]) => {
      if (files.length === 0) return
      const batch = files.map((file): Upload => {
        const preview = URL.createObjectURL(file)
        previews.current.add(preview)
        return { key: crypto.randomUUID(), file, preview, state: 'waiting', progress: 0 }
      })
      setUploads((known) => [...known, ...batch])
      enqueue(batch)
    },
    retry: (again: readonly Upload[]) => {
      for (const { key } of again) change(key, { state: 'waiting' })
      enqueue(again)
    },
    drop,
  }
}
