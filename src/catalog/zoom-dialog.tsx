import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { imageUrl } from '@/lib/image-url'
import { usePageLock } from '@/ui/use-page-lock'
import { pictureForKey, type GalleryPicture } from './gallery-pictures'
import { useZoomGestures } from './zoom-gestures'

export type ZoomDialogProps = {
  pictures: readonly GalleryPicture[]
  current: number
  onSelect: (index: number) => void
  onClose: () => void
}

const roundButton =
  'flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full bg-plaster text-ink transition-colors duration-150 hover:bg-copper-tint hover:text-copper-hover focus-visible:outline-plaster aria-disabled:cursor-default aria-disabled:bg-ink aria-disabled:text-control'

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The pictures full-screen, with zoom. A native modal <dialog>, which traps the focus and closes on Esc. */
export function ZoomDialog({ pictures, current, onSelect, onClose }: ZoomDialogProps) {
  const { t, direction } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const go = (index: number) => {
    if (index < 0 || index >= pictures.length || index === current) return
    onSelect(index)
  }
  const picture = pictures[current]
  const { stage, image, view, moving, toggle, panTo, handlers } = useZoomGestures(
    picture?.url,
    (isLeftward) => go(current + (isLeftward === (direction === 'ltr') ? 1 : -1)),
  )
  const zoomed = view.scale > 1
  usePageLock(dialog, true)

  useEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
  }, [])

  // On the dialog, so that the keys work wherever the focus is inside it.
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === '+' || event.key === '-') {
        if (zoomed === (event.key === '-')) toggle()
        return
      }
      // As dragging does: at scale 1 it leads to another picture, in the close-up to another part of this one.
      const side = ARROWS[event.key]
      if (zoomed && side !== undefined) {
        event.preventDefault()
        panTo(side)
        return
      }
      const next = pictureForKey(event.key, current, pictures.length, direction)
      if (next === null) return
      event.preventDefault()
      go(next)
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  })

  if (picture === undefined) return null
  const Lens = zoomed ? ZoomOut : ZoomIn

  return (
    <dialog
      ref={dialog}
      aria-label={t('product.pictures')}
      className="m-0 size-full max-h-none max-w-none flex-col overflow-hidden bg-ink p-0 text-plaster open:flex open:animate-fade-in"
      onClose={onClose}
    >
      <div className="flex items-center justify-between gap-3 p-3">
        <p role="status" className="px-2">
          {t('product.pictureOf', { number: current + 1, total: pictures.length })}
        </p>
        <div className="flex gap-3">
          <button
            type="button"
            aria-label={t('product.closeUp')}
            aria-pressed={zoomed}
            className={roundButton}
            onClick={() => toggle()}
          >
            <Lens aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label={t('shop.action.close')}
            className={roundButton}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <div
        ref={stage}
        className={cn(
          'flex min-h-0 grow touch-none items-center justify-center overflow-hidden px-3 select-none',
          zoomed && (moving ? 'cursor-grabbing' : 'cursor-grab'),
        )}
        {...handlers}
      >
        <img
          ref={image}
          key={picture.url}
          src={imageUrl(picture.url)}
          alt={picture.alt}
          width={1000}
          height={1250}
          draggable={false}
          className={cn(
            'h-auto max-h-full w-auto max-w-full rounded-picture object-contain',
            !moving && 'transition-transform duration-200 ease-out',
          )}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      {/* Not disabled at the ends: the focus would leave the dialog, which then heard no key. */}
      {pictures.length > 1 && (
        <div className="flex justify-center gap-6 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <button
            type="button"
            aria-label={t('product.previousPicture')}
            aria-disabled={current === 0 || undefined}
            className={roundButton}
            onClick={() => go(current - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            aria-label={t('product.nextPicture')}
            aria-disabled={current === pictures.length - 1 || undefined}
            className={roundButton}
            onClick={() => go(current + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-6 rtl:-scale-x-100" />
          </button>
        </div>
      )}
    </dialog>
  )
}
