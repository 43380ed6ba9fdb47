import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/locales'
import { cn } from '@/lib/cn'
import { Choice } from '@/ui/choice'
import { Khatam } from '@/ui/khatam'
import { PictureBox } from '../gallery/picture-box'
import { parseAmount } from './amounts'
import type { ProductFormApi } from './form-api'
import type { CategoryOption } from './queries'

type LanguagePreviewsProps = { form: ProductFormApi; categories: readonly CategoryOption[] }

/** What shoppers will see, in all three languages side by side; on a phone the one that is chosen. */
export function LanguagePreviews({ form, categories }: LanguagePreviewsProps) {
  const { t, language } = useLanguage()
  const [chosen, setChosen] = useState<Language>(language)
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-2 lg:hidden">
        <legend className="sr-only">{t('adminForm.previewLanguage')}</legend>
        {LANGUAGES.map((name) => (
          <Choice
            key={name}
            look="pill"
            name="preview-language"
            checked={name === chosen}
            onChange={() => setChosen(name)}
          >
            <span lang={name}>{LANGUAGE_NAMES[name]}</span>
          </Choice>
        ))}
      </fieldset>
      <div className="grid gap-6 lg:grid-cols-3">
        {LANGUAGES.map((name) => (
          <div key={name} className={cn('min-w-0', name !== chosen && 'max-lg:hidden')}>
            <Preview form={form} categories={categories} of={name} />
          </div>
        ))}
      </div>
    </>
  )
}

function Preview({ form, categories, of }: LanguagePreviewsProps & { of: Language }) {
  const { t } = useLanguage()
  const values = useWatch({ control: form.control })
  const price = parseAmount(values.price ?? '')
  const before = parseAmount(values.compare_at_price ?? '')
  const category = categories.find(({ id }) => id === values.category_id)
  // As in the shop: English stands in for a description that is missing.
  const description = values[`description_${of}`]?.trim() || (values.description_en ?? '')
  return (
    <article
      lang={of}
      dir={directionOf(of)}
      data-no-mirror
      aria-label={t('adminForm.previewIn', { language: LANGUAGE_NAMES[of] })}
      className="flex flex-col gap-3 rounded-picture border border-plaster-line bg-plaster p-4"
    >
      <PictureBox
        address={values.image_url ?? ''}
        sizes="320px"
        className="w-full max-w-64 self-center rounded-picture"
      />
      <p className="text-lg font-medium">
        <bdi>{values[`name_${of}`]?.trim() || '–'}</bdi>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
          <Khatam className="size-2.5 text-gold" />
          {category?.[`name_${of}`] ?? '–'}
        </span>
        {price !== null && (
          <span className="inline-flex items-baseline gap-2">
            <span className={cn('font-semibold', before !== null && before > price && 'text-copper')}>
              {formatMoney(price, of)}
            </span>
            {before !== null && before > price && (
              <s className="text-sm text-ink-muted">{formatMoney(before, of)}</s>
            )}
          </span>
        )}
      </p>
      <p className="line-clamp-6 whitespace-pre-line text-ink-muted">{description}</p>
    </article>
  )
}
