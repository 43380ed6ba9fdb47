import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { Notice } from '@/ui/notice'
import { AdminPage } from '../admin-page'
import { FormLoading } from './form/form-loading'
import { NewProduct } from './form/new-product'
import { productFormQueries } from './form/queries'
import { variationQueries } from './variations/queries'

export function NewProductPage() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const copied = params.get('copy')
  const categories = useQuery(productFormQueries.categories())
  // Neither is read again behind the form: a copy begins with what the original was.
  const once = { enabled: copied !== null, refetchOnWindowFocus: false, staleTime: 'static' } as const
  const original = useQuery({ ...productFormQueries.product(copied ?? ''), ...once })
  const variations = useQuery({ ...variationQueries.of(copied ?? ''), ...once })
  const waiting = copied !== null && (original.data === undefined || variations.data === undefined)

  return (
    <AdminPage title={t('admin.newProduct')} back={{ to: paths.adminProducts(), label: t('admin.products') }}>
      {copied !== null && original.data === null && (
        <Notice tone="warning">{t('adminForm.copyNotFound')}</Notice>
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
