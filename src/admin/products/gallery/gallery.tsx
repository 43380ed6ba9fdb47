import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ConfirmDialog } from '../../confirm-dialog'
import { ListFrame } from '../../list/list-frame'
import type { EditedProduct } from '../form/queries'
import { Section } from '../form/section'
import { AddressForm } from './address-form'
import { AltTextsDialog } from './alt-texts-dialog'
import { DropZone } from './drop-zone'
import { GalleryCard } from './gallery-card'
import { addOwnMutation, deletePictureMutation, reorderMutation } from './mutations'
import { galleryQueries, type GalleryImage } from './queries'
import { SortableGallery } from './sortable-gallery'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

type GalleryProps = {
  product: EditedProduct
  /** Called with the number of pictures that would be lost if somebody left. */
  onUnstored: (count: number) => void
}

export function Gallery({ product, onUnstored }: GalleryProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const options = galleryQueries.of(product.id)
  const gallery = useQuery(options)
  const { uploads, isRunning, add, retry, drop } = useUploads(product.id)
  const reorder = useMutation(reorderMutation(product.id))
  const remove = useMutation(deletePictureMutation(product.id))
  const addOwn = useMutation(addOwnMutation(product.id))
  const [described, setDescribed] = useState<GalleryImage | null>(null)
  const [doomed, setDoomed] = useState<GalleryImage | null>(null)

  const tell = useEffectEvent(onUnstored)
  useEffect(() => tell(uploads.length), [uploads.length])

  const images = gallery.data ?? []
  const order = (ordered: GalleryImage[], force = false) => {
    // As they were dropped, at once; what the database says comes with the answer.
    queryClient.setQueryData(options.queryKey, ordered)
    reorder.mutate(
      { ordered, force },
      { onError: () => void queryClient.invalidateQueries({ queryKey: options.queryKey }) },
    )
  }
  const own = product.image_url
  const ownIsMissing = own !== null && images.length > 0 && !images.some((image) => image.image_url === own)

  return (
    <Section id="pictures" title={t('adminImages.title')}>
      <DropZone onFiles={add}>
        <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
        {ownIsMissing && (
          <Notice tone="warning" className="mb-5">
            <span className="min-w-0 grow basis-64">{t('adminImages.ownMissing')}</span>
            <Button tone="secondary" size="small" busy={addOwn.isPending} onClick={() => addOwn.mutate()}>
              {t('adminImages.addOwn')}
            </Button>
          </Notice>
        )}
        <ListFrame query={gallery} empty={<p>{t('adminImages.empty')}</p>}>
          <SortableGallery images={images} onReorder={(ordered) => order(ordered)}>
            <ul
              aria-label={t('adminImages.title')}
              aria-busy={reorder.isPending || undefined}
              className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5"
            >
              {images.map((image, index) => (
                <GalleryCard
                  key={image.id}
                  image={image}
                  number={index + 1}
                  isMain={image.image_url === own}
                  locked={isRunning || reorder.isPending}
                  onMakeMain={() => order([image, ...images.filter(({ id }) => id !== image.id)], true)}
                  onAltTexts={() => setDescribed(image)}
                  onDelete={() => setDoomed(image)}
                />
              ))}
            </ul>
          </SortableGallery>
        </ListFrame>
      </DropZone>
      <AddressForm productId={product.id} />
      {described !== null && (
        <AltTextsDialog productId={product.id} image={described} onClose={() => setDescribed(null)} />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('adminImages.deleteQuestion')}
        confirm={t('admin.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (doomed !== null) remove.mutate(doomed, { onSettled: () => setDoomed(null) })
        }}
      >
        {t('adminImages.deleteText')}
      </ConfirmDialog>
    </Section>
  )
}
