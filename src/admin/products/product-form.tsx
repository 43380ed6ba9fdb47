import { CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { NumberField, SelectField, SwitchField, TextareaField, TextField } from '@/admin/form-fields'
import { parseAmount } from '@/lib/amount'
import { PictureBox } from '@/admin/products/gallery/picture-box'
import { PictureField } from '@/admin/products/gallery/picture-field'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, type Language, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/badge'
import { Choice } from '@/ui/choice'
import { Fieldset } from '@/ui/fieldset'
import { Khatam } from '@/ui/khatam'
import { FactFields } from './fact-fields'
import { categoryName } from './labels'
import type { CategoryOption } from './queries'
import { COLUMN_LABELS, missingColumns, type ProductFormApi, type ProductInput } from './schema'
import { Section } from './section'

export const PRODUCT_FORM_ID = 'product-form'

type ProductFormProps = {
  form: ProductFormApi
  categories: readonly CategoryOption[]
  /** The sizes that a buyer can choose, each with measures of its own. */
  sizes: readonly string[]
  withStock?: boolean
  onSubmit: () => void
}

/** What a product is, in one form for making and for changing it. The button that sends it is in the save bar. */
export function ProductForm({ form, categories, sizes, withStock = false, onSubmit }: ProductFormProps) {
  const { t } = useLanguage()
  return (
    <FormProvider {...form}>
      <form
        id={PRODUCT_FORM_ID}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Section id="texts" title={t('adminProducts.form.texts')}>
          <LanguageFields form={form} />
        </Section>
        <Section id="selling" title={t('adminProducts.form.selling')}>
          <SellingFields categories={categories} withStock={withStock} />
        </Section>
        <Section id="facts" title={t('adminProducts.form.facts')}>
          <FactFields sizes={sizes} />
        </Section>
        <Section id="preview" title={t('adminProducts.form.preview')}>
          <LanguagePreviews form={form} categories={categories} />
        </Section>
      </form>
    </FormProvider>
  )
}

/** Side by side where there is room, so that the three are compared line by line. */
function LanguageFields({ form }: { form: ProductFormApi }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {LANGUAGES.map((language) => (
        <OneLanguage key={language} form={form} of={language} />
      ))}
    </div>
  )
}

function OneLanguage({ form, of }: { form: ProductFormApi; of: Language }) {
  const { t } = useLanguage()
  const [name, description] = useWatch({ control: form.control, name: [`name_${of}`, `description_${of}`] })
  const direction = directionOf(of)
  const missing =
    name.trim() === ''
      ? 'adminProducts.form.nameMissing'
      : description.trim() === ''
        ? 'adminProducts.form.descriptionMissing'
        : null

  return (
    <Fieldset className="flex flex-col gap-4">
      <legend className="float-start flex h-8 w-full items-center justify-between gap-2">
        <span lang={of} className="font-display text-lg font-semibold">
          {LANGUAGE_NAMES[of]}
        </span>{' '}
        {missing === null ? (
          <Badge tone="green" icon={CircleCheck}>
            {t('adminProducts.form.complete')}
          </Badge>
        ) : (
          <Badge tone="yellow" icon={CircleDashed}>
            {t(missing)}
          </Badge>
        )}
      </legend>
      <TextField<ProductInput>
        name={`name_${of}`}
        label={t('adminProducts.form.name')}
        required
        lang={of}
        dir={direction}
      />
      <TextareaField<ProductInput>
        name={`description_${of}`}
        label={t('adminProducts.form.description')}
        optional
        rows={6}
        lang={of}
        dir={direction}
      />
    </Fieldset>
  )
}

type SellingFieldsProps = {
  categories: readonly CategoryOption[]
  /** Only for a new product; later the stock is adjusted by differences. */
  withStock: boolean
}

function SellingFields({ categories, withStock }: SellingFieldsProps) {
  const { t, tKey, language } = useLanguage()
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
      <div className="grid content-start gap-4 sm:grid-cols-2 lg:col-span-2">
        <SelectField<ProductInput>
          name="category_id"
          label={t('adminProducts.form.category')}
          required
          className="sm:col-span-2"
          options={[
            { value: '', label: t('adminProducts.form.chooseCategory') },
            ...categories
              .map((category) => ({ value: category.id, label: categoryName(category, language, tKey) }))
              .sort((one, other) => one.label.localeCompare(other.label, language)),
          ]}
        />
        <NumberField<ProductInput>
          name="price"
          label={t('adminProducts.form.price')}
          required
          hint={t('adminProducts.form.priceHint')}
        />
        <NumberField<ProductInput>
          name="compare_at_price"
          label={t('adminProducts.form.compareAt')}
          optional
          hint={t('adminProducts.form.compareAtHint')}
        />
        <TextField<ProductInput>
          name="sku"
          label={t('adminProducts.form.sku')}
          optional
          dir="ltr"
          hint={t('adminProducts.form.skuHint')}
        />
        {withStock && (
          <NumberField<ProductInput>
            name="stock_quantity"
            label={t('adminProducts.form.stock')}
            required
            whole
            hint={t('adminProducts.form.stockHint')}
          />
        )}
        <Publication />
      </div>
      <PictureField<ProductInput> name="image_url" legend={t('adminProducts.form.mainPicture')} />
    </div>
  )
}

/** Shows the product in the shop, and names what it still lacks. The database refuses to show one without a picture. */
function Publication() {
  const { t } = useLanguage()
  const values = useWatch<ProductInput>()
  const missing = missingColumns(values)
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <SwitchField<ProductInput>
        name="is_active"
        label={t('adminProducts.form.active')}
        className="rounded-control border border-plaster-line bg-plaster px-3"
      />
      {values.is_active !== true && (
        <p className="text-sm text-ink-muted">{t('adminProducts.form.draftHint')}</p>
      )}
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <p id="missing">{t('adminProducts.form.missing')}</p>
          <ul aria-labelledby="missing" className="flex flex-wrap gap-2">
            {missing.map((column) => (
              <li key={column}>
                <Badge tone="yellow" icon={CircleDashed}>
                  {t(COLUMN_LABELS[column])}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

type LanguagePreviewsProps = { form: ProductFormApi; categories: readonly CategoryOption[] }

/** What shoppers will see, in all three languages side by side; on a phone the one that is chosen. */
function LanguagePreviews({ form, categories }: LanguagePreviewsProps) {
  const { t, language } = useLanguage()
  const [chosen, setChosen] = useState<Language>(language)
  return (
    <>
      <Fieldset place="mb-4 lg:hidden" className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('adminProducts.form.previewLanguage')}</legend>
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
      </Fieldset>
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
      aria-label={t('adminProducts.form.previewIn', { language: LANGUAGE_NAMES[of] })}
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
            <span
              translate="no"
              className={cn('font-semibold', before !== null && before > price && 'text-copper')}
            >
              {formatMoney(price, of)}
            </span>
            {before !== null && before > price && (
              <s translate="no" className="text-sm text-ink-muted">
                {formatMoney(before, of)}
              </s>
            )}
          </span>
        )}
      </p>
      <p className="line-clamp-6 whitespace-pre-line text-ink-muted">{description}</p>
    </article>
  )
}
