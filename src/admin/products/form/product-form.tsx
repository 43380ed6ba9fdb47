import { useLanguage } from '@/i18n/language-context'
import type { ProductFormApi } from './form-api'
import { LanguageFields } from './language-fields'
import { LanguagePreviews } from './language-previews'
import type { CategoryOption } from './queries'
import { Section } from './section'
import { SellingFields } from './selling-fields'

export const PRODUCT_FORM_ID = 'product-form'

type ProductFormProps = {
  form: ProductFormApi
  categories: readonly CategoryOption[]
  withStock?: boolean
  onSubmit: () => void
}

/** What a product is, in one form for making and for changing it. The button that sends it is in the save bar. */
export function ProductForm({ form, categories, withStock = false, onSubmit }: ProductFormProps) {
  const { t } = useLanguage()
  return (
    <form
      id={PRODUCT_FORM_ID}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Section id="texts" title={t('adminForm.texts')}>
        <LanguageFields form={form} />
      </Section>
      <Section id="selling" title={t('adminForm.selling')}>
        <SellingFields form={form} categories={categories} withStock={withStock} />
      </Section>
      <Section id="preview" title={t('adminForm.preview')}>
        <LanguagePreviews form={form} categories={categories} />
      </Section>
    </form>
  )
}
