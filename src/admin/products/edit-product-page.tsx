import { useQuery } from '@tanstack/react-query'
import { ExternalLink, X } from 'lucide-react'
import { memo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { Gallery } from '@/admin/products/gallery/gallery'
import { VariationsSection } from '@/admin/products/variations/variations-section'
import { FormLoading } from '@/admin/query-state'
import { stockAlertQueries } from '@/admin/stock-alerts/queries'
import { UnsavedChangesPrompt } from '@/admin/unsaved-changes-prompt'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { MergeDialog } from './merge-dialog'
import { PRODUCT_FORM_ID, ProductForm } from './product-form'
import { adminProductQueries, type CategoryOption, type EditedProduct, sizeValues } from './queries'
import { SaveBar } from './save-bar'
import { COLUMN_LABELS, type ProductColumn } from './schema'
import { StockSection } from './stock-section'
import { useEditedProduct, useLiveProduct } from './use-edited-product'

export function Component() {
  const { t, language } = useLanguage()
  const { id = '' } = useParams()
  const product = useQuery(adminProductQueries.detail(id))
  const categories = useQuery(adminProductQueries.categoryOptions())
  const back = { to: adminPaths.products(), label: t('adminShell.products') }

  if (product.data === null) {
    return (
      <AdminPage title={t('adminProducts.form.notFound')} back={back}>
        <Notice tone="warning">{t('adminProducts.form.notFoundText')}</Notice>
      </AdminPage>
    )
  }
  if (product.data === undefined || categories.data === undefined) {
    return (
      <AdminPage title={t('adminProducts.form.editTitle')} back={back}>
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
            <Link to={adminPaths.newProduct(id)}>{t('adminProducts.form.duplicate')}</Link>
          </Button>
          <WaitingLink id={id} />
          {product.data.is_active && (
            <Button asChild tone="secondary" size="small">
              <a href={paths.product(id)} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                {t('adminProducts.form.viewInShop')}
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

/** How many people wait for the product; nothing while there are none. */
function WaitingLink({ id }: { id: string }) {
  const { t } = useLanguage()
  const counts = useQuery(stockAlertQueries.counts())
  const row = counts.data?.find(({ product_id: product }) => product === id)
  if (row === undefined) return null
  return (
    <Button asChild tone="secondary" size="small">
      <Link to={adminPaths.stockAlerts(new URLSearchParams({ product: id }))}>
        {t('adminProducts.alerts.waiting', { count: row.waiting + row.to_notify })}
      </Link>
    </Button>
  )
}

// Memoised: each key in the form renders the page, and these have hundreds of rows.
const Pictures = memo(Gallery)
const Variations = memo(VariationsSection)
const Stock = memo(StockSection)

type EditProductProps = { product: EditedProduct; categories: readonly CategoryOption[] }

export function EditProduct({ product, categories }: EditProductProps) {
  const { t } = useLanguage()
  const edited = useEditedProduct(product)
  const [unstored, setUnstored] = useState(0)
  const sizes = sizeValues(useQuery(adminProductQueries.variations(product.id)).data ?? [])
  useLiveProduct(product.id)

  return (
    <>
      <PageLinks />
      <ConcurrentNotices
        remoteChanges={edited.remoteChanges}
        conflicting={edited.conflicting}
        onDismiss={edited.dismissRemoteChanges}
        onCompare={edited.compare}
      />
      <ProductForm form={edited.form} categories={categories} sizes={sizes} onSubmit={edited.submit} />
      <Pictures product={product} onUnstored={setUnstored} />
      <Variations product={product} />
      <Stock product={product} />
      {edited.unsaved.length > 0 && (
        <SaveBar
          formId={PRODUCT_FORM_ID}
          unsaved={edited.unsaved}
          busy={edited.isSaving}
          save={t('adminShell.save')}
          onDiscard={edited.reset}
        />
      )}
      {edited.conflict !== null && (
        <MergeDialog
          theirs={edited.conflict.theirs}
          mine={edited.conflict.mine}
          categories={categories}
          busy={edited.isSaving}
          onResolve={edited.resolve}
          onClose={edited.closeConflict}
        />
      )}
      <UnsavedChangesPrompt
        confirm={t('adminProducts.form.leave')}
        isUnsaved={() => edited.isUnsaved() || unstored > 0}
        withDialogs
      >
        {unstored > 0
          ? t('adminProducts.form.leaveUploads', { count: unstored })
          : t('adminProducts.form.leaveText')}
      </UnsavedChangesPrompt>
    </>
  )
}

function PageLinks() {
  const { t } = useLanguage()
  const links = [
    ['texts', t('adminProducts.form.texts')],
    ['selling', t('adminProducts.form.selling')],
    ['facts', t('adminProducts.form.facts')],
    ['preview', t('adminProducts.form.preview')],
    ['pictures', t('adminProducts.images.title')],
    ['variations', t('adminProducts.variations.title')],
    ['stock', t('adminProducts.stock.title')],
  ]
  return (
    <nav aria-label={t('adminProducts.form.onThisPage')}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-sm text-majolica underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ConcurrentNoticesProps = {
  remoteChanges: readonly ProductColumn[]
  conflicting: readonly ProductColumn[]
  onDismiss: () => void
  onCompare: () => void
}

const separators = { en: ', ', fr: ', ', ar: '، ' }

/** Changes that were saved elsewhere while this form is open, and conflicts with them. */
export function ConcurrentNotices({
  remoteChanges,
  conflicting,
  onDismiss,
  onCompare,
}: ConcurrentNoticesProps) {
  const { t, language } = useLanguage()
  const names = (columns: readonly ProductColumn[]) =>
    columns.map((column) => t(COLUMN_LABELS[column])).join(separators[language])
  return (
    <div role="status" className="flex flex-col gap-3 empty:absolute">
      {conflicting.length > 0 && (
        <Notice tone="warning">
          <span className="min-w-0 grow basis-64">
            {t('adminProducts.form.conflicting', { fields: names(conflicting) })}
          </span>
          <Button tone="secondary" size="small" onClick={onCompare}>
            {t('adminProducts.form.compare')}
          </Button>
        </Notice>
      )}
      {remoteChanges.length > 0 && (
        <Notice tone="info">
          <span className="min-w-0 grow basis-64">
            {t('adminProducts.form.followed', { fields: names(remoteChanges) })}
          </span>
          <Button tone="quiet" size="icon" aria-label={t('shop.action.close')} onClick={onDismiss}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </Notice>
      )}
    </div>
  )
}
