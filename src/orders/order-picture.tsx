import { ImageOff } from 'lucide-react'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'

/** What was bought, as it looked then. */
export function OrderPicture({ src, alt }: { src: string | null; alt: string }) {
  if (src === null) {
    return (
      <div className="flex aspect-4/5 items-center justify-center rounded-control bg-plaster-line">
        <ImageOff aria-hidden="true" className="size-6 text-ink-muted" />
        {alt !== '' && <span className="sr-only">{alt}</span>}
      </div>
    )
  }
  return (
    <Picture
      src={imageUrl(src)}
      srcSet={imageSrcSet(src)}
      sizes="80px"
      width={1000}
      height={1250}
      alt={alt}
      className="aspect-4/5 rounded-control bg-plaster-line"
    />
  )
}
