import { useController } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { Switch } from '@/ui/switch'
import { PictureField } from '../gallery/picture-field'
import { categoryName } from './category-name'
import type { ProductFormApi } from './form-api'
import type { CategoryOption } from './queries'

type SellingFieldsProps = {
  form: ProductFormApi
  categories: readonly CategoryOption[]
  /** Asked for once, when the product is made. */
  withStock: boolean
}

export function SellingFields({ form, categories, withStock }: SellingFieldsProps) {
  const { t, tKey, language } = useLanguage()
  const { errors } = form.formState
  const picture = useController({ control: form.control, name: 'image_url' })
  const error = (name: keyof typeof errors) => {
    const message = errors[name]?.message
    return message === undefined ? undefined : tKey(message)
  }

  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
      <div className="grid content-start gap-4 sm:grid-cols-2 lg:col-span-2">
        <Field
          label={t('adminForm.category')}
          required
          error={error('category_id')}
          className="sm:col-span-2"
        >
          {(control) => (
            <Select {...control} {...form.register('category_id')}>
              <option value="">{t('adminForm.chooseCategory')}</option>
              {categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {categoryName(category, language, tKey)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('adminForm.price')} required hint={t('adminForm.priceHint')} error={error('price')}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              {...form.register('price')}
            />
          )}
        </Field>
        <Field
          label={t('adminForm.compareAt')}
          optionalLabel={t('field.optional')}
          hint={t('adminForm.compareAtHint')}
          error={error('compare_at_price')}
        >
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              {...form.register('compare_at_price')}
            />
          )}
        </Field>
        {withStock && (
          <Field
            label={t('adminForm.stock')}
            required
            hint={t('adminForm.stockHint')}
            error={error('stock_quantity')}
          >
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                {...form.register('stock_quantity')}
              />
            )}
          </Field>
        )}
        <Switch
          className="self-center rounded-control border border-plaster-line bg-plaster px-3"
          {...form.register('is_active')}
        >
          {t('adminForm.active')}
        </Switch>
      </div>
      <PictureField
        legend={t('adminForm.mainPicture')}
        value={picture.field.value}
        onChange={picture.field.onChange}
        error={error('image_url')}
      />
    </div>
  )
}
