import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLanguage } from '@/i18n/language-context'
import type { Photo } from '@/orders/photo'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Spinner } from '@/ui/spinner'
import type { Photos } from './use-photos'

type PhotoPickerProps = {
  picker: Photos
  hint: string
  /** While the photos are sent none is added to them or taken away. */
  disabled: boolean
}

/** Photos of a return or a review: made smaller as they are chosen, shown, and removed again. */
export function PhotoPicker({ picker, hint, disabled }: PhotoPickerProps) {
  const { t } = useLanguage()
  const { photos, problem, isPreparing, max, add, remove } = picker
  const error =
    problem === null
      ? undefined
      : problem === 'type'
        ? t('returns.form.photoType')
        : t('returns.form.tooManyPhotos', { max })

  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('returns.form.photos')}
        optionalLabel={t('deferred.field.optional')}
        hint={hint}
        {...(error !== undefined && { error })}
      >
        {(control) => (
          <>
            <input
              {...control}
              type="file"
              accept="image/*"
              multiple
              disabled={disabled || isPreparing || photos.length >= max}
              className="peer sr-only"
              onChange={({ target }) => {
                const files = [...(target.files ?? [])]
                // The same file may be chosen again.
                target.value = ''
                if (files.length > 0) add(files)
              }}
            />
            {photos.length < max && (
              <Button
                asChild
                tone="secondary"
                className="self-start peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-majolica"
              >
                <label htmlFor={control.id} aria-hidden="true">
                  {isPreparing ? <Spinner /> : <ImagePlus className="size-5" />}
                  {t('returns.form.addPhoto')}
                </label>
              </Button>
            )}
          </>
        )}
      </Field>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <Preview
              key={photo.id}
              photo={photo}
              number={index + 1}
              disabled={disabled}
              onRemove={() => remove(photo)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type PreviewProps = { photo: Photo; number: number; disabled: boolean; onRemove: () => void }

function Preview({ photo, number, disabled, onRemove }: PreviewProps) {
  const { t } = useLanguage()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(photo.blob)
    if (image.current !== null) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [photo.blob])
  return (
    <li className="relative size-28 overflow-hidden rounded-control bg-plaster-line">
      <img ref={image} alt={t('returns.form.photo', { number })} className="size-full object-cover" />
      <Button
        tone="secondary"
        size="icon"
        className="absolute end-1 top-1"
        aria-label={t('returns.form.removePhoto', { number })}
        disabled={disabled}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </li>
  )
}
