import { ImageOff } from 'lucide-react'
import { cn } from '@/lib/cn'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'

type ProductPictureProps = {
  src: string | null
  /** The picture's own backdrop, shown until it arrives. */
  color: string | null
  alt: string
  /** As in the `sizes` attribute: how wide the picture is drawn. */
  sizes: string
  /** The largest picture of the first screen: fetched at once and before the others. */
  priority?: boolean
  /** False while nobody can see it; see Picture. */
  wanted?: boolean
  className?: string
}

export function ProductPicture({ src, color, alt, sizes, priority, wanted, className }: ProductPictureProps) {
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
      wanted={wanted}
      className={frame}
    />
  )
}
