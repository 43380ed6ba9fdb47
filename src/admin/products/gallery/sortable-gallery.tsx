import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useRef, useState, type ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import type { GalleryImage } from './queries'

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
      return t('adminImages.lifted', { number: place(active.id), total })
    },
    onDragOver: ({ active, over }) => {
      // Being picked up is reported as being over its own place.
      if (!moved.current && over?.id === active.id) return undefined
      moved.current = true
      return t('adminImages.movedOver', { number: place(active.id), place: place(over?.id), total })
    },
    onDragEnd: ({ active, over }) =>
      t('adminImages.dropped', { number: place(active.id), place: place(over?.id), total }),
    onDragCancel: ({ active }) => t('adminImages.dragCancelled', { number: place(active.id) }),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        container: announcer ?? undefined,
        screenReaderInstructions: { draggable: t('adminImages.dragInstructions') },
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
