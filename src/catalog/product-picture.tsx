import { ImageOff } from 'lucide-react'
import { cn } from '@/lib/cn'
import { imageSrcSet, imageUrl } from '@/lib/image-url'

type ProductPictureProps = {
  src: string | null
  /** The picture's own backdrop, shown until it arrives. */
  color: string | null
  alt: string
  /** As in the `sizes` attribute: how wide the picture is drawn. */
  sizes: string
  /** The largest picture of the first screen: fetched at once and before the others. */
  priority?: boolean
  className?: string
}

export function ProductPicture({ src, color, alt, sizes, priority = false, className }: ProductPictureProps) {
  return (
    <div
      className={cn('relative aspect-4/5 overflow-hidden rounded-picture bg-plaster-line', className)}
      style={color === null ? undefined : { backgroundColor: color }}
    >
      {src === null ? (
        <ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-10 text-ink-muted" />
      ) : (
        <img
          src={imageUrl(src)}
          srcSet={imageSrcSet(src)}
          sizes={sizes}
          alt={alt}
          width={1000}
          height={1250}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
