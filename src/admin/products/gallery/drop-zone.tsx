import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'

type DropZoneProps = {
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

const pictures = (files: FileList | undefined | null) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/') || type === '')

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=file]), textarea')

/** Pictures by drop, by paste, from the disk or from the camera. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const { t } = useLanguage()
  const id = useId()
  const [over, setOver] = useState(false)

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pictures(event.clipboardData?.files)
    // A copied cell comes as text and as a picture of it: into a field goes the text.
    if (files.length === 0 || takesText(event.target)) return
    // What is pasted while something is asked is meant for that.
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return (
    <div
      className={cn(
        'rounded-picture border-2 border-dashed border-transparent transition-colors duration-150',
        over && 'border-majolica bg-majolica-tint',
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        onFiles(pictures(event.dataTransfer.files))
      }}
    >
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-plaster-raised p-3">
        <FileButton id={`${id}-many`} label={t('adminProducts.images.add')} onFiles={onFiles} multiple>
          <ImagePlus className="size-5" />
        </FileButton>
        <FileButton
          id={`${id}-camera`}
          label={t('adminProducts.images.camera')}
          onFiles={onFiles}
          capture="environment"
          className="pointer-fine:hidden"
        >
          <Camera className="size-5" />
        </FileButton>
        <p className="min-w-0 grow basis-40 text-sm text-ink-muted">{t('adminProducts.images.dropHint')}</p>
      </div>
      {children}
    </div>
  )
}

type FileButtonProps = {
  id: string
  label: string
  onFiles: (files: readonly File[]) => void
  multiple?: boolean
  capture?: 'environment'
  className?: string
  children: ReactNode
}

function FileButton({ id, label, onFiles, multiple, capture, className, children }: FileButtonProps) {
  return (
    <span className={className}>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={label}
        multiple={multiple}
        capture={capture}
        className="peer sr-only"
        onChange={({ target }) => {
          onFiles(pictures(target.files))
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button
        asChild
        tone="secondary"
        className="peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-majolica"
      >
        <label htmlFor={id} aria-hidden="true">
          {children}
          {label}
        </label>
      </Button>
    </span>
  )
}
