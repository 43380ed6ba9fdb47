import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIdempotencyKeys } from '@/admin/idempotency-keys'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { FormDialog } from '@/admin/form-dialog'
import { TextareaField } from '@/admin/form-fields'
import { adminProductQueries, type EditedProduct, type GalleryImage } from '@/admin/products/queries'
import { Section } from '@/admin/products/section'
import { ListState } from '@/admin/query-state'
import { useBaseline } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { foldLine } from '@/lib/typed-text'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { DropZone } from './drop-zone'
import {
  addAddressMutation,
  addOwnMutation,
  type AltTexts,
  altTextsMutation,
  deletePictureMutation,
  reorderMutation,
} from './mutations'
import { isPictureAddress } from './picture-address'
import { PictureBox } from './picture-box'
import { GalleryCard, SortableGallery } from './sortable-gallery'
import { UploadList, useUploads } from './uploads'

type GalleryProps = {
  product: EditedProduct
  /** Called with the number of pictures that would be lost on leaving the page. */
  onUnstored: (count: number) => void
}

export function Gallery({ product, onUnstored }: GalleryProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const options = adminProductQueries.images(product.id)
  const gallery = useQuery(options)
  const { uploads, isRunning, add, retry, drop } = useUploads(product.id)
  const reorder = useMutation(reorderMutation(product.id))
  const remove = useMutation(deletePictureMutation(product.id))
  const addOwn = useMutation(addOwnMutation(product.id))
  const [described, setDescribed] = useState<GalleryImage | null>(null)
  const [deleting, setDeleting] = useState<GalleryImage | null>(null)

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
    <Section id="pictures" title={t('adminProducts.images.title')}>
      <DropZone onFiles={add}>
        <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
        {ownIsMissing && (
          <Notice tone="warning" className="mb-5">
            <span className="min-w-0 grow basis-64">{t('adminProducts.images.ownMissing')}</span>
            <Button tone="secondary" size="small" busy={addOwn.isPending} onClick={() => addOwn.mutate()}>
              {t('adminProducts.images.addOwn')}
            </Button>
          </Notice>
        )}
        <ListState query={gallery} empty={<p>{t('adminProducts.images.empty')}</p>}>
          <SortableGallery images={images} onReorder={(ordered) => order(ordered)}>
            <ul
              aria-label={t('adminProducts.images.title')}
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
                  onDelete={() => setDeleting(image)}
                />
              ))}
            </ul>
          </SortableGallery>
        </ListState>
      </DropZone>
      <AddressForm productId={product.id} />
      {described !== null && (
        <AltTextsDialog productId={product.id} image={described} onClose={() => setDescribed(null)} />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        title={t('adminProducts.images.deleteQuestion')}
        confirm={t('adminShell.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (deleting !== null) remove.mutate(deleting, { onSettled: () => setDeleting(null) })
        }}
      >
        {t('adminProducts.images.deleteText')}
      </ConfirmDialog>
    </Section>
  )
}

type AltTextsDialogProps = { productId: string; image: GalleryImage; onClose: () => void }

const altTexts = ({ alt_en, alt_fr, alt_ar }: GalleryImage): AltTexts => ({ alt_en, alt_fr, alt_ar })

function AltTextsDialog({ productId, image, onClose }: AltTextsDialogProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const form = useForm<AltTexts>({ defaultValues: altTexts(image) })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: image,
    read: async () => {
      const images = await queryClient.query({ ...adminProductQueries.images(productId), staleTime: 0 })
      return images.find(({ id }) => id === image.id)
    },
    input: altTexts,
  })
  const save = useMutation(altTextsMutation(productId))
  return (
    <FormDialog
      form={form}
      width="wide"
      role="alertdialog"
      title={t('adminProducts.images.altTitle')}
      description={t('adminProducts.images.altText')}
      pending={save.isPending}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText'), guardsPage: false }}
      className="flex flex-col gap-4 sm:flex-row"
      now={now}
      onSubmit={(texts) =>
        save.mutate({ image: baseline, texts }, { onSuccess: onClose, onError: onConflict })
      }
      onClose={onClose}
    >
      <PictureBox
        address={image.image_url}
        color={image.image_color}
        sizes="128px"
        className="w-24 shrink-0 self-start sm:w-32"
      />
      <div className="grid min-w-0 grow gap-4 md:grid-cols-3">
        {LANGUAGES.map((language) => (
          <TextareaField<AltTexts>
            key={language}
            name={`alt_${language}`}
            label={LANGUAGE_NAMES[language]}
            optional
            lang={language}
            dir={directionOf(language)}
            maxLength={300}
          />
        ))}
      </div>
    </FormDialog>
  )
}

/** Adds a picture of another site by its address. */
function AddressForm({ productId }: { productId: string }) {
  const { t } = useLanguage()
  const [address, setAddress] = useState('')
  const [invalid, setInvalid] = useState(false)
  const add = useMutation(addAddressMutation(productId))
  const keys = useIdempotencyKeys()
  return (
    <form
      noValidate
      className="mt-5 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const text = foldLine(address)
        const isAddress = text.startsWith('https://') && isPictureAddress(text)
        setInvalid(!isAddress)
        if (!isAddress) return
        add.mutate(
          { address: text, key: keys.for(text) },
          {
            onSuccess: () => {
              keys.reset()
              setAddress('')
            },
          },
        )
      }}
    >
      <Field
        label={t('adminProducts.images.addAddress')}
        error={invalid ? t('adminProducts.form.pictureAddressInvalid') : undefined}
        className="min-w-0 grow basis-64"
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      {/* In line with the field, not with its label. */}
      <Button
        type="submit"
        tone="secondary"
        busy={add.isPending}
        className="sm:mt-[calc(var(--leading-text)*1rem+0.375rem)]"
      >
        {t('adminProducts.images.addButton')}
      </Button>
    </form>
  )
}
