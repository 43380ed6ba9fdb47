import { ImageOff } from 'lucide-react'
import { cn } from '@/lib/cn'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'

type PictureBoxProps = {
  /** Stored, of another site, or one that was just picked. */
  address: string | null
  color?: string | null
  alt?: string
  /** As in the `sizes` attribute. */
  sizes: string
  className?: string
}

export function PictureBox({ address, color = null, alt = '', sizes, className }: PictureBoxProps) {
  const frame = cn('aspect-4/5 rounded-control bg-plaster-line', className)
  if (address === null || address === '') {
    return (
      <div className={cn('flex items-center justify-center', frame)}>
        <ImageOff aria-hidden="true" className="size-6 max-w-full text-ink-muted" />
      </div>
    )
  }
  const isLocal = address.startsWith('blob:')
  return (
    <Picture
      src={isLocal ? address : imageUrl(address)}
      srcSet={isLocal ? undefined : imageSrcSet(address)}
      sizes={sizes}
      width={1000}
      height={1250}
      color={color}
      alt={alt}
      className={frame}
    />
  )
}
