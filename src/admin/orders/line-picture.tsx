import { ImageOff } from 'lucide-react'
import { cn } from '@/lib/cn'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'

type LinePictureProps = {
  src: string | null
  /** Loaded at once: printed pages are not scrolled into view. */
  printed?: boolean
  className?: string
}

/** What was bought, small. Its name stands beside it. */
export function LinePicture({ src, printed = false, className }: LinePictureProps) {
  const frame = cn('aspect-4/5 shrink-0 rounded-[6px] bg-plaster-line', className)
  if (src === null) {
    return (
      <span className={cn('flex items-center justify-center', frame)}>
        <ImageOff aria-hidden="true" className="size-4 text-ink-muted" />
      </span>
    )
  }
  return (
    <Picture
      src={imageUrl(src)}
      srcSet={imageSrcSet(src)}
      sizes="48px"
      width={1000}
      height={1250}
      alt=""
      priority={printed}
      className={frame}
    />
  )
}
