import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Notice } from '@/ui/notice'
import { forgetPicked } from '../gallery/picked-pictures'
import { addVariationsMutation } from '../variations/mutations'
import type { Variation } from '../variations/queries'
import { LeaveGuard } from './leave-guard'
import { createProductMutation } from './mutations'
import { PRODUCT_FORM_ID, ProductForm } from './product-form'
import type { CategoryOption, EditedProduct } from './queries'
import { SaveBar } from './save-bar'
import {
  EMPTY_PRODUCT,
  newProductSchema,
  PRODUCT_COLUMNS,
  productInput,
  type ProductInput,
  type ProductValues,
} from './schema'
import { useSaveFailure } from './use-save-failure'

type NewProductProps = {
  categories: readonly CategoryOption[]
  /** What is being copied. */
  original: EditedProduct | null
  variations: readonly Variation[]
}

const FIELDS = [...PRODUCT_COLUMNS, 'stock_quantity'] as const

/** A copy is not on sale before somebody has looked at it, and has no pictures: it is another piece. */
function copyOf(product: EditedProduct): ProductInput {
  return {
    ...productInput(product),
    image_url: '',
    is_active: false,
    stock_quantity: String(product.stock_quantity),
  }
}

export function NewProduct({ categories, original, variations }: NewProductProps) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const form = useForm<ProductInput, unknown, ProductValues>({
    resolver: zodResolver(newProductSchema),
    defaultValues: original === null ? EMPTY_PRODUCT : copyOf(original),
  })
  const values = useWatch({ control: form.control })
  const unsaved = FIELDS.filter((field) => values[field] !== EMPTY_PRODUCT[field])
  const create = useMutation(createProductMutation())
  const addVariations = useMutation(addVariationsMutation())
  const tellFailure = useSaveFailure(form)
  const done = useRef(false)
  const [id] = useState(() => crypto.randomUUID())

  const goOn = () => {
    done.current = true
    forgetPicked(form.getValues('image_url'))
    void navigate(paths.adminProduct(id), { replace: true })
  }
  const submit = () =>
    void form.handleSubmit((product) =>
      create.mutate(
        { id, values: product },
        {
          onError: tellFailure,
          onSuccess: () => {
            // The product is there: whatever becomes of its values, it is gone on with.
            if (variations.length === 0) goOn()
            else addVariations.mutate({ productId: id, variations }, { onSettled: goOn })
          },
        },
      ),
    )()

  return (
    <>
      {original === null ? (
        <Notice>{t('adminForm.newHint')}</Notice>
      ) : (
        <Notice>
          {t('adminForm.copyHint', {
            name: localized(original, 'name', language),
            count: variations.length,
          })}
        </Notice>
      )}
      <ProductForm form={form} categories={categories} withStock onSubmit={submit} />
      <SaveBar
        formId={PRODUCT_FORM_ID}
        unsaved={unsaved}
        busy={create.isPending || addVariations.isPending}
        save={t('adminForm.create')}
      />
      <LeaveGuard
        isUnsaved={() =>
          !done.current && FIELDS.some((field) => form.getValues(field) !== EMPTY_PRODUCT[field])
        }
      >
        {t('adminForm.leaveText')}
      </LeaveGuard>
    </>
  )
}
