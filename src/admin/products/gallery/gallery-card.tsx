import { useSortable } from '@dnd-kit/sortable'
import { GripVertical, Languages, Star, Trash2 } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { PictureBox } from './picture-box'
import type { GalleryImage } from './queries'

type GalleryCardProps = {
  image: GalleryImage
  /** Counted from one. */
  number: number
  isMain: boolean
  locked: boolean
  onMakeMain: () => void
  onAltTexts: () => void
  onDelete: () => void
}

export function GalleryCard({
  image,
  number,
  isMain,
  locked,
  onMakeMain,
  onAltTexts,
  onDelete,
}: GalleryCardProps) {
  const { t, language } = useLanguage()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: image.id,
      disabled: locked,
      attributes: { roleDescription: t('adminImages.sortable') },
    })
  const alts = [image.alt_en, image.alt_fr, image.alt_ar].filter((text) => text.trim() !== '').length

  return (
    <li
      ref={setNodeRef}
      style={{
        transform:
          transform === null
            ? undefined
            : `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`,
        transition,
      }}
      className={cn(
        'relative flex flex-col rounded-control border border-plaster-line bg-white',
        isDragging && 'z-10 shadow-low',
      )}
    >
      <div className="relative">
        <PictureBox
          address={image.image_url}
          color={image.image_color}
          alt={image[`alt_${language}`] || t('adminImages.picture', { number })}
          sizes="220px"
          className="rounded-b-none"
        />
        {isMain ? (
          <Badge tone="dark" icon={Star} className="absolute start-2 bottom-2">
            {t('adminImages.main')}
          </Badge>
        ) : (
          <Button
            tone="secondary"
            size="icon"
            disabled={locked}
            aria-label={t('adminImages.makeMain', { number })}
            title={t('adminImages.makeMain', { number })}
            className="absolute start-2 top-2"
            onClick={onMakeMain}
          >
            <Star aria-hidden="true" className="size-5" />
          </Button>
        )}
        <Button
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          tone="secondary"
          size="icon"
          disabled={locked}
          aria-label={t('adminImages.move', { number })}
          className="absolute end-2 top-2 cursor-grab touch-none active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="flex items-center justify-between p-1">
        <Button
          tone="quiet"
          size="small"
          className="min-h-11"
          aria-label={t('adminImages.altOf', { number, done: alts })}
          onClick={onAltTexts}
        >
          <Languages aria-hidden="true" className="size-5" />
          <span dir="ltr">{`${alts}/3`}</span>
        </Button>
        <Button
          tone="quiet"
          size="icon"
          aria-label={t('adminImages.delete', { number })}
          className="text-brick"
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </li>
  )
}
