import { ZoomIn } from 'lucide-react'
import { useEffect, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { afterFirstScreen } from '@/lib/after-first-screen'
import { cn } from '@/lib/cn'
import { Ltr } from '@/ui/ltr'
import { toast } from '@/ui/toast'
import { pictureForKey } from './gallery-keys'
import { ProductPicture } from './product-picture'
import { useSwipeTrack } from './use-swipe-track'
import type { ZoomDialogProps } from './zoom-dialog'

export type GalleryPicture = { url: string; color: string | null; alt: string }

type ProductGalleryProps = {
  pictures: readonly GalleryPicture[]
  /** Index of the picture shown large. */
  current: number
  onSelect: (index: number) => void
  /** Lies over the picture's upper corner. */
  corner?: ReactNode
}

const SIZES = '(min-width: 1200px) 600px, (min-width: 768px) 48vw, 92vw'
const loadZoom = () => import('./zoom-dialog').then((module) => module.ZoomDialog)

export function ProductGallery({ pictures, current, onSelect, corner }: ProductGalleryProps) {
  const { t, direction } = useLanguage()
  const shown = Math.min(current, Math.max(pictures.length - 1, 0))
  const { track, onScroll, onTouch } = useSwipeTrack(shown, onSelect)
  const [Zoom, setZoom] = useState<ComponentType<ZoomDialogProps> | null>(null)
  const [enlarged, setEnlarged] = useState(false)
  // Beside the one that is shown: fetched after the first screen, or when a finger is on them.
  const [others, setOthers] = useState(false)
  useEffect(() => afterFirstScreen(() => setOthers(true)), [])

  const focusOn = (list: Element | null, index: number) => {
    const item = list?.children.item(index)
    item?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pictureForKey(event.key, shown, pictures.length, direction)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(next)
    focusOn(event.currentTarget.closest('ul'), next)
  }
  const enlarge = () => {
    setEnlarged(true)
    if (Zoom !== null) return
    loadZoom().then(
      (component) => setZoom(() => component),
      () => {
        setEnlarged(false)
        toast({ title: t('toast.error'), description: t('error.network'), tone: 'error' })
      },
    )
  }
  const prefetchZoom = () => {
    loadZoom().catch(() => undefined)
  }

  if (pictures.length === 0) {
    return (
      <div className="relative">
        <ProductPicture src={null} color={null} alt="" sizes={SIZES} />
        <p className="absolute inset-x-0 bottom-6 text-center text-ink-muted">{t('product.noImages')}</p>
        {corner}
      </div>
    )
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="relative">
        <ul
          ref={track}
          aria-label={t('product.pictures')}
          className="flex snap-x snap-mandatory [scrollbar-width:none] gap-2 overflow-x-auto overscroll-x-contain rounded-picture motion-safe:scroll-smooth [&::-webkit-scrollbar]:hidden"
          onScroll={onScroll}
          onTouchStart={() => {
            setOthers(true)
            onTouch()
          }}
          onWheel={onTouch}
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.url}
              className="w-full shrink-0 snap-center snap-always"
              aria-hidden={index !== shown || undefined}
            >
              <button
                type="button"
                aria-label={t('product.enlarge', { name: picture.alt })}
                tabIndex={index === shown ? 0 : -1}
                className="group/zoom relative block w-full cursor-zoom-in rounded-picture focus-visible:-outline-offset-3"
                onPointerEnter={prefetchZoom}
                onFocus={prefetchZoom}
                onKeyDown={onKeyDown}
                onClick={enlarge}
              >
                <ProductPicture
                  src={picture.url}
                  color={picture.color}
                  alt={picture.alt}
                  sizes={SIZES}
                  priority={index === shown}
                  wanted={others || index === shown}
                />
                {/* At the start: where a line ends, the shop's floating buttons pass by. */}
                <span className="absolute start-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-plaster text-ink shadow-low transition-colors duration-150 group-hover/zoom:text-copper">
                  <ZoomIn aria-hidden="true" className="size-5" />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute start-17 bottom-5 rounded-full bg-plaster px-3 py-0.5 text-sm md:hidden"
          >
            <Ltr>
              {shown + 1} / {pictures.length}
            </Ltr>
          </p>
        )}
        {corner}
      </div>
      {pictures.length > 1 && (
        <ul
          aria-label={t('product.thumbnails')}
          className="-m-1 flex [scrollbar-width:none] gap-3 overflow-x-auto p-1 md:flex-wrap [&::-webkit-scrollbar]:hidden"
        >
          {pictures.map((picture, index) => (
            <li key={picture.url} className="shrink-0">
              <button
                type="button"
                aria-label={t('product.showPicture', { number: index + 1 })}
                aria-current={index === shown ? 'true' : undefined}
                onKeyDown={onKeyDown}
                onClick={() => onSelect(index)}
                className={cn(
                  'block w-16 cursor-pointer rounded-picture ring-offset-2 ring-offset-plaster transition-shadow duration-150 md:w-18',
                  index === shown
                    ? 'ring-2 ring-copper forced-colors:border-3 forced-colors:border-[Highlight]'
                    : 'hover:ring-1 hover:ring-control',
                )}
              >
                <ProductPicture src={picture.url} color={picture.color} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged && Zoom !== null && (
        <Zoom
          pictures={pictures}
          current={shown}
          onSelect={onSelect}
          onClose={() => {
            setEnlarged(false)
            focusOn(track.current, shown)
          }}
        />
      )}
    </div>
  )
}
