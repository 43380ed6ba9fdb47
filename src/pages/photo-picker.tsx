import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { preparePhoto, type Photo } from '@/orders/photo'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Spinner } from '@/ui/spinner'

type PhotoPickerProps = {
  photos: readonly Photo[]
  onChange: (photos: readonly Photo[]) => void
  max: number
  hint: string
}

/** Photos of a return or a review: made smaller as they are chosen, shown, and removed again. */
export function PhotoPicker({ photos, onChange, max, hint }: PhotoPickerProps) {
  const { t } = useLanguage()
  const [problem, setProblem] = useState<'type' | 'count' | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const error =
    problem === null
      ? undefined
      : problem === 'type'
        ? t('returns.form.photoType')
        : t('returns.form.tooManyPhotos', { max })

  async function add(files: readonly File[]) {
    setProblem(files.length > max - photos.length ? 'count' : null)
    setPreparing(true)
    const prepared: Photo[] = []
    for (const file of files.slice(0, max - photos.length)) {
      try {
        prepared.push({ id: crypto.randomUUID(), blob: await preparePhoto(file) })
      } catch {
        setProblem('type')
      }
    }
    setPreparing(false)
    onChange([...photos, ...prepared])
  }

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
              disabled={isPreparing || photos.length >= max}
              className="peer sr-only"
              onChange={({ target }) => {
                const files = [...(target.files ?? [])]
                // The same file may be chosen again.
                target.value = ''
                if (files.length > 0) void add(files)
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
              onRemove={() => {
                setProblem(null)
                onChange(photos.filter(({ id }) => id !== photo.id))
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Preview({ photo, number, onRemove }: { photo: Photo; number: number; onRemove: () => void }) {
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
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </li>
  )
}
