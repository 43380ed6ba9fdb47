import { ZoomIn } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useLanguage } from '@/i18n/language-context'
import { afterFirstScreen } from '@/lib/after-paint'
import { cn } from '@/lib/cn'
import { loadCode } from '@/lib/code'
import { Ltr } from '@/ui/ltr'
import { toastMissingCode } from '@/ui/missing-code'
import { pictureForKey, type GalleryPicture } from './gallery-pictures'
import { GALLERY_SIZES } from './prefetch'
import { ProductPicture } from './product-picture'
import { shownPicture } from './shown-pictures'
import type { ZoomDialogProps } from './zoom-dialog'

type ProductGalleryProps = {
  pictures: readonly GalleryPicture[]
  /** The index of the large picture. */
  current: number
  onSelect: (index: number) => void
  /** Shown over the upper corner of the picture. */
  corner?: ReactNode
}

const loadZoom = () => import('./zoom-dialog').then((module) => module.ZoomDialog)

export function ProductGallery({ pictures, current, onSelect, corner }: ProductGalleryProps) {
  const { t, direction } = useLanguage()
  const shown = Math.min(current, Math.max(pictures.length - 1, 0))
  const { track, onScroll, onTouch } = useSnapTrack(shown, onSelect)
  const [Zoom, setZoom] = useState<ComponentType<ZoomDialogProps> | null>(null)
  const [enlarged, setEnlarged] = useState(false)
  // The other pictures load after the first screen, or as soon as the track is touched.
  const [loadOthers, setLoadOthers] = useState(false)
  useEffect(() => afterFirstScreen(() => setLoadOthers(true)), [])

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
    loadCode(loadZoom).then(
      (component) => setZoom(() => component),
      () => {
        setEnlarged(false)
        toastMissingCode(t, enlarge)
      },
    )
  }
  const prefetchZoom = () => {
    loadZoom().catch(() => undefined)
  }

  if (pictures.length === 0) {
    return (
      <div className="product-gallery">
        <div className="relative">
          <ProductPicture src={null} color={null} alt="" sizes={GALLERY_SIZES} />
          <p className="absolute inset-x-0 bottom-6 text-center text-ink-muted">{t('product.noImages')}</p>
          {corner}
        </div>
      </div>
    )
  }

  return (
    <div className="product-gallery">
      <div className="relative min-w-0">
        <ul
          ref={track}
          aria-label={t('product.pictures')}
          className="flex snap-x snap-mandatory [scrollbar-width:none] gap-2 overflow-x-auto overscroll-x-contain rounded-picture motion-safe:scroll-smooth [&::-webkit-scrollbar]:hidden"
          onScroll={onScroll}
          onTouchStart={() => {
            setLoadOthers(true)
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
                  sizes={GALLERY_SIZES}
                  preview={shownPicture(picture.url)}
                  priority={index === shown}
                  shouldLoad={loadOthers || index === shown}
                />
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
          // On a phone the name stands above: until it has arrived, these would take its place and be pushed down.
          className="-m-1 hidden [scrollbar-width:none] gap-3 overflow-auto p-1 group-has-[h1]/product:flex md:flex [&::-webkit-scrollbar]:hidden"
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
                  'block w-16 cursor-pointer rounded-picture ring-offset-2 ring-offset-plaster transition-shadow duration-150 lg:w-full',
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

// Without support for `scrollend`, scrolling counts as finished after this time.
const SCROLL_END_MS = 150

/** The distance of a picture from its snap position, in px; negative to the left in both writing directions. */
function distance(track: HTMLElement, index: number): number {
  const picture = track.children.item(index)
  return picture === null ? 0 : picture.getBoundingClientRect().left - track.getBoundingClientRect().left
}

function indexInView(track: HTMLElement): number {
  const distances = Array.from(track.children, (_, index) => Math.abs(distance(track, index)))
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
}

/** Scrolls a snapping row of pictures to the current one, and reports the picture on which a swipe has stopped. */
function useSnapTrack(current: number, onSnap: (index: number) => void) {
  const track = useRef<HTMLUListElement>(null)
  const started = useRef(false)
  /** The target of a scroll by script: pictures passed on the way are not reported. */
  const target = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reportSnap = useRef<() => void>(() => undefined)
  const keepInPlace = useRef<() => void>(() => undefined)

  useLayoutEffect(() => {
    const element = track.current
    // A new gallery shows its first picture already: to measure would compute the layout of the page twice.
    if (element === null || (!started.current && current === 0)) {
      started.current = true
      return
    }
    // A swipe in the prerendered page, before hydration, is kept.
    const isSwiped = !started.current && element.scrollLeft !== 0
    if (!isSwiped && indexInView(element) !== current) {
      target.current = current
      // Not scrollBy, which stops at every snap point.
      element.scrollTo({
        left: element.scrollLeft + distance(element, current),
        behavior: started.current ? 'auto' : 'instant',
      })
    }
    started.current = true
  }, [current])

  useEffect(() => {
    keepInPlace.current = () => {
      if (track.current === null) return
      const left = distance(track.current, current)
      // No scroll would follow, so `target` would never be cleared and block swipes.
      if (Math.abs(left) < 1) return
      target.current = current
      track.current.scrollTo({ left: track.current.scrollLeft + left, behavior: 'instant' })
    }
    reportSnap.current = () => {
      if (track.current === null) return
      const index = indexInView(track.current)
      if (target.current !== null && index !== target.current) return
      target.current = null
      if (index !== current) onSnap(index)
    }
  })

  useEffect(() => {
    const element = track.current
    if (element === null) return
    const onEnd = () => reportSnap.current()
    onEnd()
    element.addEventListener('scrollend', onEnd)
    // Keeps the picture in view when the width changes, for example when a phone is rotated.
    const observer = new ResizeObserver(() => keepInPlace.current())
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.removeEventListener('scrollend', onEnd)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    track,
    onScroll: () => {
      if ('onscrollend' in globalThis) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => reportSnap.current(), SCROLL_END_MS)
    },
    /** The visitor takes over: a running scroll by script no longer counts. */
    onTouch: () => {
      target.current = null
    },
  }
}
