import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { AdminPage } from '../admin-page'
import { EditProduct } from './form/edit-product'
import { FormLoading } from './form/form-loading'
import { productFormQueries } from './form/queries'

export function EditProductPage() {
  const { t, language } = useLanguage()
  const { id = '' } = useParams()
  const product = useQuery(productFormQueries.product(id))
  const categories = useQuery(productFormQueries.categories())
  const back = { to: paths.adminProducts(), label: t('admin.products') }

  if (product.data === null) {
    return (
      <AdminPage title={t('adminForm.notFound')} back={back}>
        <Notice tone="warning">{t('adminForm.notFoundText')}</Notice>
      </AdminPage>
    )
  }
  if (product.data === undefined || categories.data === undefined) {
    return (
      <AdminPage title={t('adminForm.editTitle')} back={back}>
        <FormLoading queries={[product, categories]} />
      </AdminPage>
    )
  }
  return (
    <AdminPage
      title={localized(product.data, 'name', language)}
      back={back}
      actions={
        <>
          <Button asChild tone="secondary" size="small">
            <Link to={paths.adminNewProduct(id)}>{t('adminForm.duplicate')}</Link>
          </Button>
          {product.data.is_active && (
            <Button asChild tone="secondary" size="small">
              <a href={paths.product(id)} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                {t('adminForm.viewInShop')}
              </a>
            </Button>
          )}
        </>
      }
    >
      <EditProduct key={id} product={product.data} categories={categories.data} />
    </AdminPage>
  )
}
