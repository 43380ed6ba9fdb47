import { cn } from '@/lib/cn'

type PictureProps = {
  src: string
  srcSet?: string
  /** As in the `sizes` attribute: how wide the picture is drawn. Needed with `srcSet`. */
  sizes?: string
  /** The file's own measure: the room is kept before it arrives. */
  width: number
  height: number
  /** Painted until the picture is there. */
  color?: string | null
  alt: string
  /** The largest picture of the first screen: fetched at once and before the others. */
  priority?: boolean
  /** False while nobody can see it and better things are to be fetched: its room and its colour are there. */
  wanted?: boolean
  /** Layout and form of the frame: `aspect-4/5 rounded-picture`, `arch aspect-4/5`. It may be `absolute`. */
  className?: string
  imageClassName?: string
}

/** A picture in its frame; it fills the frame whatever form that has. */
export function Picture({
  color,
  priority = false,
  wanted = true,
  className,
  imageClassName,
  alt,
  ...image
}: PictureProps) {
  return (
    <div className={cn('isolate grid overflow-hidden', className)}>
      {color != null && <Ground color={color} />}
      {wanted && (
        <img
          {...image}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className={cn('col-start-1 row-start-1 size-full min-h-0 min-w-0 object-cover', imageClassName)}
        />
      )}
    </div>
  )
}

/** A drawn rectangle and no style attribute, which the content security policy refuses in HTML. */
export function Ground({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" className="col-start-1 row-start-1 size-full min-h-0">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  )
}
