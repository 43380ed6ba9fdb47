import { ImageOff } from 'lucide-react'
import { cn } from '@/lib/cn'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'

type ProductPictureProps = {
  src: string | null
  /** The picture's background colour, shown until it has loaded. */
  color: string | null
  alt: string
  /** The `sizes` attribute: the rendered width. */
  sizes: string
  /** For the largest picture of the first screen: loads eagerly with high priority. */
  priority?: boolean
  /** The address of a smaller version; see Picture. */
  preview?: string
  /** False while it cannot be seen; see Picture. */
  shouldLoad?: boolean
  /** True below the first screen; see Picture. */
  postponed?: boolean
  className?: string
}

/** A product's picture in the 4:5 frame; an icon where it has none. */
export function ProductPicture({
  src,
  color,
  alt,
  sizes,
  priority,
  preview,
  shouldLoad,
  postponed,
  className,
}: ProductPictureProps) {
  const frame = cn('aspect-4/5 rounded-picture', className ?? 'bg-plaster-line')
  if (src === null) {
    return (
      <div className={cn('flex items-center justify-center bg-plaster-line', frame)}>
        <ImageOff aria-hidden="true" className="size-10 max-w-full text-ink-muted" />
      </div>
    )
  }
  return (
    <Picture
      src={imageUrl(src)}
      srcSet={imageSrcSet(src)}
      sizes={sizes}
      width={1000}
      height={1250}
      color={color}
      alt={alt}
      priority={priority}
      preview={preview}
      shouldLoad={shouldLoad}
      postponed={postponed}
      className={frame}
    />
  )
}
