import { ImageUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Input } from '@/ui/input'
import { PictureBox } from './picture-box'
import { pickPicture, releasePicked } from './picture-storage'
import { InvalidPicture } from './prepare-picture'

type PictureFieldProps<Values extends FieldValues> = { name: FieldPath<Values>; legend: string }

/** The path of a stored file, which means nothing to an operator and is not shown. */
const STORED = /^[A-Za-z0-9][A-Za-z0-9._/-]*\.(webp|png|jpe?g|avif)$/

/** A field of the form in the context: one picture, as a file or by its address. A file is uploaded when the form is saved. */
export function PictureField<Values extends FieldValues>({ name, legend }: PictureFieldProps<Values>) {
  const { t, tKey } = useLanguage()
  const { control: formControl, getValues } = useFormContext()
  const { field, fieldState } = useController({ control: formControl, name })
  const value = String(field.value)
  const { onChange } = field
  const message = fieldState.error?.message
  const error = message === undefined ? undefined : tKey(message)
  const id = useId()
  const [reading, setReading] = useState(false)
  const [refused, setRefused] = useState<PlainMessageKey | null>(null)
  const isPicked = value.startsWith('blob:')

  const pick = async (file: File | undefined) => {
    if (file === undefined) return
    setReading(true)
    setRefused(null)
    const { address, picture } = pickPicture(file)
    onChange(address)
    try {
      await picture
    } catch (failure) {
      // Unless it has been removed meanwhile.
      if (getValues(name) === address) onChange(value)
      releasePicked(address)
      setRefused(failure instanceof InvalidPicture ? failure.reason : 'adminProducts.images.notAPicture')
    } finally {
      setReading(false)
    }
  }

  return (
    <Fieldset>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex gap-4 max-[16rem]:flex-wrap">
        <PictureBox address={value} sizes="96px" className="w-24 shrink-0 self-start" />
        <div className="flex min-w-0 grow flex-col items-start gap-2">
          <input
            id={`${id}-file`}
            type="file"
            accept="image/*"
            disabled={reading}
            aria-label={`${legend}: ${t('adminProducts.images.file')}`}
            aria-describedby={refused === null ? undefined : `${id}-refused`}
            className="peer sr-only"
            onChange={({ target }) => {
              void pick(target.files?.[0])
              target.value = ''
            }}
          />
          <Button
            asChild
            tone="secondary"
            size="small"
            className="peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-majolica"
          >
            <label htmlFor={`${id}-file`} aria-hidden="true">
              <ImageUp className="size-4" />
              {t('adminProducts.images.chooseFile')}
            </label>
          </Button>
          {value !== '' && (
            <Button tone="quiet" size="small" onClick={() => onChange('')}>
              <X aria-hidden="true" className="size-4" />
              {t('adminProducts.images.noPicture')}
            </Button>
          )}
          <p role="status" className="text-sm text-ink-muted empty:absolute">
            {reading
              ? t('adminProducts.images.reading')
              : isPicked
                ? t('adminProducts.images.uploadedOnSave')
                : ''}
          </p>
          {refused !== null && (
            <p id={`${id}-refused`} role="alert" className="text-sm text-brick">
              {t(refused)}
            </p>
          )}
        </div>
      </div>
      {!isPicked && !STORED.test(value) && (
        <Field
          className="mt-3"
          label={t('adminProducts.images.address')}
          optionalLabel={t('deferred.field.optional')}
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              type="text"
              inputMode="url"
              dir="ltr"
              autoComplete="off"
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      )}
    </Fieldset>
  )
}
