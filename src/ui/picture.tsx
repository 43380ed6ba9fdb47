import { useRef } from 'react'
import { cn } from '@/lib/cn'
import { useNear } from './use-near'

type PictureProps = {
  src: string
  srcSet?: string
  /** As in the `sizes` attribute: how wide the picture is drawn. Needed with `srcSet`. */
  sizes?: string
  /** The file's size in pixels: reserves the space before it has loaded. */
  width: number
  height: number
  /** Shown until the picture has loaded. */
  color?: string | null
  alt: string
  /** For the largest picture of the first screen: fetched at once and before the others. */
  priority?: boolean
  /** The address of a smaller version that the browser has already, shown until this one has loaded. */
  preview?: string
  /** False postpones fetching; the space and the colour are shown meanwhile. */
  shouldLoad?: boolean
  /** True for a picture below the first screen: see useNear. Without scripts it is fetched like any other. */
  postponed?: boolean
  /** Layout and shape of the frame: `aspect-4/5 rounded-picture`, `arch aspect-4/5`. It may be `absolute`. */
  className?: string
  imageClassName?: string
}

const FILLING = 'col-start-1 row-start-1 size-full min-h-0 min-w-0 object-cover'

/** A picture that fills its frame. */
export function Picture({
  color,
  priority = false,
  preview,
  shouldLoad = true,
  postponed = false,
  className,
  imageClassName,
  alt,
  ...image
}: PictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame, postponed)
  const picture = (
    <img
      {...image}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={cn(FILLING, imageClassName)}
    />
  )
  return (
    <div ref={frame} className={cn('isolate grid overflow-hidden', className)}>
      {color != null && <Ground color={color} />}
      {shouldLoad && preview !== undefined && (
        <img src={preview} alt="" decoding="sync" className={cn(FILLING, imageClassName)} />
      )}
      {shouldLoad && (near ? picture : <noscript>{picture}</noscript>)}
    </div>
  )
}

/** A rectangle in SVG, because the content security policy refuses style attributes in HTML. */
export function Ground({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" className="col-start-1 row-start-1 size-full min-h-0">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  )
}
