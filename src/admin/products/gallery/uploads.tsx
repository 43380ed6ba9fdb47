import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { errorKey, toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'
import { addPicture, finishAdding, galleryInvalidations } from './mutations'
import { PictureBox } from './picture-box'
import { preparePicture, STORED_WIDTHS, InvalidPicture } from './prepare-picture'

type UploadListProps = {
  uploads: readonly Upload[]
  onRetry: (uploads: readonly Upload[]) => void
  onDrop: (upload: Upload) => void
}

/** A row for each file on its way, and for each that did not arrive. */
export function UploadList({ uploads, onRetry, onDrop }: UploadListProps) {
  const { t, tKey } = useLanguage()
  const failed = uploads.filter(({ state }) => state === 'failed')
  if (uploads.length === 0) return null
  return (
    <div className="mb-5 flex flex-col gap-2">
      <ul aria-label={t('adminProducts.images.uploads')} className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <li
            key={upload.key}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-plaster-line p-2"
          >
            <PictureBox address={upload.preview} sizes="40px" className="w-10 shrink-0 rounded-[5px]" />
            <span className="min-w-0 grow basis-40">
              <bdi className="block truncate">{upload.file.name}</bdi>
              {upload.state === 'failed' ? (
                <span className="flex items-start gap-1.5 text-sm text-brick">
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  {tKey(upload.reason ?? 'deferred.error.unexpected')}
                </span>
              ) : (
                <span className="text-sm text-ink-muted">
                  {t(
                    upload.state === 'waiting'
                      ? 'adminProducts.images.waiting'
                      : 'adminProducts.images.uploading',
                  )}
                </span>
              )}
            </span>
            {upload.state === 'failed' ? (
              <span className="ms-auto flex gap-1">
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={t('adminProducts.images.retryNamed', { name: upload.file.name })}
                  onClick={() => onRetry([upload])}
                >
                  <RotateCw aria-hidden="true" className="size-4" />
                  {t('adminProducts.images.retry')}
                </Button>
                <Button
                  tone="quiet"
                  size="icon"
                  aria-label={t('adminProducts.images.giveUpNamed', { name: upload.file.name })}
                  onClick={() => onDrop(upload)}
                >
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </span>
            ) : (
              <progress
                aria-label={upload.file.name}
                value={upload.progress}
                className="h-2 w-32 grow accent-copper sm:grow-0"
              />
            )}
          </li>
        ))}
      </ul>
      {failed.length > 1 && (
        <Button tone="secondary" size="small" className="self-start" onClick={() => onRetry(failed)}>
          {t('adminProducts.images.retryAll', { count: failed.length })}
        </Button>
      )}
    </div>
  )
}

type Upload = {
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
  if (error instanceof InvalidPicture) return error.reason
  return errorKey(toAppError(error).code)
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
    setUploads((earlier) => earlier.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)))

  const drop = (upload: Upload) => {
    setUploads((earlier) => earlier.filter(({ key }) => key !== upload.key))
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
      await addPicture({ productId, key: upload.key, fileName: upload.file.name }, picture, advance)
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
      galleryInvalidations(productId).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
    if (stored === batch.length) toast({ title: t('adminProducts.images.uploaded'), tone: 'success' })
    else
      toast({
        title: t('shop.toast.error'),
        description: t('adminProducts.images.uploadFailed'),
        tone: 'error',
      })
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
      setUploads((earlier) => [...earlier, ...batch])
      enqueue(batch)
    },
    retry: (again: readonly Upload[]) => {
      for (const { key } of again) change(key, { state: 'waiting' })
      enqueue(again)
    },
    drop,
  }
}
