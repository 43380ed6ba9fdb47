import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { GripVertical, Languages, Star, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { GalleryImage } from '@/admin/products/queries'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { PictureBox } from './picture-box'

type SortableGalleryProps = {
  images: readonly GalleryImage[]
  onReorder: (images: GalleryImage[]) => void
  children: ReactNode
}

/** Pictures are put in order with the mouse, a finger or the arrow keys; where one is, is said aloud. */
export function SortableGallery({ images, onReorder, children }: SortableGalleryProps) {
  const { t } = useLanguage()
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: UniqueIdentifier | undefined) => images.findIndex((image) => image.id === id) + 1
  const total = images.length
  const moved = useRef(false)
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      moved.current = false
      return t('adminProducts.images.lifted', { number: place(active.id), total })
    },
    onDragOver: ({ active, over }) => {
      // Being picked up is reported as being over its own place.
      if (!moved.current && over?.id === active.id) return undefined
      moved.current = true
      return t('adminProducts.images.movedOver', { number: place(active.id), place: place(over?.id), total })
    },
    onDragEnd: ({ active, over }) =>
      t('adminProducts.images.dropped', { number: place(active.id), place: place(over?.id), total }),
    onDragCancel: ({ active }) => t('adminProducts.images.dragCancelled', { number: place(active.id) }),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        container: announcer ?? undefined,
        screenReaderInstructions: { draggable: t('adminProducts.images.dragInstructions') },
      }}
      onDragEnd={({ active, over }) => {
        const from = place(active.id) - 1
        const to = place(over?.id) - 1
        if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove([...images], from, to))
      }}
    >
      <SortableContext items={images.map(({ id }) => id)} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
      {/* What is read out stands somewhere out of sight. */}
      <div ref={setAnnouncer} data-no-mirror />
    </DndContext>
  )
}

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
      attributes: { roleDescription: t('adminProducts.images.sortable') },
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
          alt={image[`alt_${language}`] || t('adminProducts.images.picture', { number })}
          sizes="220px"
          className="rounded-b-none"
        />
        {isMain ? (
          <Badge tone="dark" icon={Star} className="absolute start-2 bottom-2">
            {t('adminProducts.images.main')}
          </Badge>
        ) : (
          <Button
            tone="secondary"
            size="icon"
            atLimit={locked}
            aria-label={t('adminProducts.images.makeMain', { number })}
            title={t('adminProducts.images.makeMain', { number })}
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
          atLimit={locked}
          aria-label={t('adminProducts.images.move', { number })}
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
          aria-label={t('adminProducts.images.altOf', { number, done: alts })}
          onClick={onAltTexts}
        >
          <Languages aria-hidden="true" className="size-5" />
          <span dir="ltr">{`${alts}/3`}</span>
        </Button>
        <Button
          tone="quiet"
          size="icon"
          aria-label={t('adminProducts.images.delete', { number })}
          className="text-brick"
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </li>
  )
}
