import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { useIdempotencyKeys } from '@/admin/idempotency-keys'
import { releasePicked } from '@/admin/products/gallery/picture-storage'
import { FormLoading } from '@/admin/query-state'
import { UnsavedChangesPrompt } from '@/admin/unsaved-changes-prompt'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Notice } from '@/ui/notice'
import { createProductMutation } from './mutations'
import { PRODUCT_FORM_ID, ProductForm } from './product-form'
import {
  adminProductQueries,
  type CategoryOption,
  type EditedProduct,
  sizeValues,
  type Variation,
} from './queries'
import { SaveBar } from './save-bar'
import { useSaveFailure } from './save-failures'
import {
  EMPTY_PRODUCT,
  isSame,
  newProductSchema,
  PRODUCT_COLUMNS,
  productInput,
  type ProductInput,
  type ProductValues,
} from './schema'

export function Component() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const copied = params.get('copy')
  const categories = useQuery(adminProductQueries.categoryOptions())
  // Not refetched behind the form: a copy starts from one state of the original.
  const once = { enabled: copied !== null, refetchOnWindowFocus: false, staleTime: 'static' } as const
  const original = useQuery({ ...adminProductQueries.detail(copied ?? ''), ...once })
  const variations = useQuery({ ...adminProductQueries.variations(copied ?? ''), ...once })
  const waiting = copied !== null && (original.data === undefined || variations.data === undefined)

  return (
    <AdminPage
      title={t('adminShell.newProduct')}
      back={{ to: adminPaths.products(), label: t('adminShell.products') }}
    >
      {copied !== null && original.data === null && (
        <Notice tone="warning">{t('adminProducts.form.copyNotFound')}</Notice>
      )}
      {categories.data === undefined || waiting ? (
        <FormLoading queries={[categories, original, variations]} />
      ) : (
        <NewProduct
          key={copied}
          categories={categories.data}
          original={original.data ?? null}
          variations={original.data == null ? [] : (variations.data ?? [])}
        />
      )}
    </AdminPage>
  )
}

type NewProductProps = {
  categories: readonly CategoryOption[]
  /** The product to copy; null for an empty form. */
  original: EditedProduct | null
  variations: readonly Variation[]
}

const FIELDS = [...PRODUCT_COLUMNS, 'stock_quantity'] as const

/**
 * A copy starts inactive, without pictures, stock and article number: it is another piece, of which there are none yet. It was never
 * sold at a reduced price, and no sale would end it.
 */
function copyOf(product: EditedProduct): ProductInput {
  return {
    ...productInput({
      ...product,
      price: product.compare_at_price ?? product.price,
      compare_at_price: null,
    }),
    image_url: '',
    sku: '',
    is_active: false,
    stock_quantity: '0',
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
  const unsaved = FIELDS.filter((field) => !isSame(values[field], EMPTY_PRODUCT[field]))
  const create = useMutation(createProductMutation())
  const reportFailure = useSaveFailure(form)
  const done = useRef(false)
  const [id] = useState(() => crypto.randomUUID())
  const keys = useIdempotencyKeys()
  const sizes = sizeValues(variations)

  const goOn = () => {
    done.current = true
    releasePicked(form.getValues('image_url'))
    void navigate(adminPaths.product(id), { replace: true })
  }
  const submit = () => {
    if (create.isPending || done.current) return
    void form.handleSubmit((product) =>
      create.mutate(
        { id, values: product, variations, stockKey: keys.for(product.stock_quantity) },
        { onError: reportFailure, onSuccess: goOn },
      ),
    )()
  }

  return (
    <>
      {original === null ? (
        <Notice>{t('adminProducts.form.newHint')}</Notice>
      ) : (
        <Notice>
          {t('adminProducts.form.copyHint', {
            name: localized(original, 'name', language),
            count: variations.length,
          })}
        </Notice>
      )}
      <ProductForm form={form} categories={categories} sizes={sizes} withStock onSubmit={submit} />
      <SaveBar
        formId={PRODUCT_FORM_ID}
        unsaved={unsaved}
        busy={create.isPending}
        save={t('adminProducts.form.create')}
      />
      <UnsavedChangesPrompt
        confirm={t('adminProducts.form.leave')}
        isUnsaved={() =>
          !done.current && FIELDS.some((field) => !isSame(form.getValues(field), EMPTY_PRODUCT[field]))
        }
      >
        {t('adminProducts.form.leaveText')}
      </UnsavedChangesPrompt>
    </>
  )
}
