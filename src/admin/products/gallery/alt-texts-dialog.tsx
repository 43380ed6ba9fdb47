import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { altTextsMutation, type AltTexts } from './mutations'
import { PictureBox } from './picture-box'
import type { GalleryImage } from './queries'

type AltTextsDialogProps = { productId: string; image: GalleryImage; onClose: () => void }

const FORM_ID = 'alt-texts'

export function AltTextsDialog({ productId, image, onClose }: AltTextsDialogProps) {
  const { t } = useLanguage()
  const [texts, setTexts] = useState<AltTexts>({
    alt_en: image.alt_en,
    alt_fr: image.alt_fr,
    alt_ar: image.alt_ar,
  })
  const save = useMutation(altTextsMutation(productId))
  return (
    <Dialog
      open
      width="wide"
      role="alertdialog"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('adminImages.altTitle')}
      description={t('adminImages.altText')}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} busy={save.isPending}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        className="flex flex-col gap-4 sm:flex-row"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ id: image.id, texts }, { onSuccess: onClose })
        }}
      >
        <PictureBox
          address={image.image_url}
          color={image.image_color}
          sizes="128px"
          className="w-24 shrink-0 self-start sm:w-32"
        />
        <div className="grid min-w-0 grow gap-4 md:grid-cols-3">
          {LANGUAGES.map((language) => (
            <Field key={language} label={LANGUAGE_NAMES[language]} optionalLabel={t('field.optional')}>
              {(control) => (
                <Textarea
                  {...control}
                  lang={language}
                  dir={directionOf(language)}
                  maxLength={300}
                  value={texts[`alt_${language}`]}
                  onChange={({ target }) => setTexts({ ...texts, [`alt_${language}`]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
