import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Gallery } from '../gallery/gallery'
import { StockSection } from '../stock/stock-section'
import { VariationsSection } from '../variations/variations-section'
import { ConcurrentNotices } from './concurrent-notices'
import { LeaveGuard } from './leave-guard'
import { MergeDialog } from './merge-dialog'
import { PRODUCT_FORM_ID, ProductForm } from './product-form'
import type { CategoryOption, EditedProduct } from './queries'
import { SaveBar } from './save-bar'
import { useEditedProduct } from './use-edited-product'
import { useLiveProduct } from './use-live-product'

type EditProductProps = { product: EditedProduct; categories: readonly CategoryOption[] }

export function EditProduct({ product, categories }: EditProductProps) {
  const { t } = useLanguage()
  const edited = useEditedProduct(product)
  const [unstored, setUnstored] = useState(0)
  useLiveProduct(product.id)

  return (
    <>
      <PageLinks />
      <ConcurrentNotices
        followed={edited.followed}
        clashing={edited.clashing}
        onDismiss={edited.dismissFollowed}
        onCompare={edited.compare}
      />
      <ProductForm form={edited.form} categories={categories} onSubmit={edited.submit} />
      <Gallery product={product} onUnstored={setUnstored} />
      <VariationsSection product={product} />
      <StockSection product={product} />
      {edited.unsaved.length > 0 && (
        <SaveBar
          formId={PRODUCT_FORM_ID}
          unsaved={edited.unsaved}
          busy={edited.isSaving}
          save={t('admin.save')}
          onDiscard={edited.reset}
        />
      )}
      {edited.clash !== null && (
        <MergeDialog
          theirs={edited.clash.theirs}
          mine={edited.clash.mine}
          categories={categories}
          busy={edited.isSaving}
          onResolve={edited.resolve}
          onClose={edited.closeClash}
        />
      )}
      <LeaveGuard isUnsaved={() => edited.isUnsaved() || unstored > 0}>
        {unstored > 0 ? t('adminForm.leaveUploads', { count: unstored }) : t('adminForm.leaveText')}
      </LeaveGuard>
    </>
  )
}

function PageLinks() {
  const { t } = useLanguage()
  const links = [
    ['texts', t('adminForm.texts')],
    ['selling', t('adminForm.selling')],
    ['preview', t('adminForm.preview')],
    ['pictures', t('adminImages.title')],
    ['variations', t('adminVariations.title')],
    ['stock', t('adminStock.title')],
  ]
  return (
    <nav aria-label={t('adminForm.onThisPage')}>
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
