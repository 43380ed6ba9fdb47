import { CircleAlert, RotateCw, X } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { PictureBox } from './picture-box'
import type { Upload } from './use-uploads'

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
      <ul aria-label={t('adminImages.uploads')} className="flex flex-col gap-2">
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
                  {tKey(upload.reason ?? 'error.unexpected')}
                </span>
              ) : (
                <span className="text-sm text-ink-muted">
                  {t(upload.state === 'waiting' ? 'adminImages.waiting' : 'adminImages.uploading')}
                </span>
              )}
            </span>
            {upload.state === 'failed' ? (
              <span className="ms-auto flex gap-1">
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={t('adminImages.retryNamed', { name: upload.file.name })}
                  onClick={() => onRetry([upload])}
                >
                  <RotateCw aria-hidden="true" className="size-4" />
                  {t('adminImages.retry')}
                </Button>
                <Button
                  tone="quiet"
                  size="icon"
                  aria-label={t('adminImages.giveUpNamed', { name: upload.file.name })}
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
          {t('adminImages.retryAll', { count: failed.length })}
        </Button>
      )}
    </div>
  )
}
