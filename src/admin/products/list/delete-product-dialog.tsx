import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ConfirmDialog } from '../../confirm-dialog'
import { useDeactivate, useDeleteProduct } from '../mutations'
import type { ProductRow } from '../queries'

type DeleteProductDialogProps = { product: ProductRow; onClose: () => void }

/** Asks first. What customers have ordered stays, and can be taken off the shelves instead. */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const { t, language } = useLanguage()
  const remove = useDeleteProduct()
  const deactivate = useDeactivate()
  const name = localized(product, 'name', language)
  const onOpenChange = (open: boolean) => {
    if (!open) onClose()
  }

  if (remove.error !== null && toAppError(remove.error).code === 'product_ordered') {
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        role="alertdialog"
        width="small"
        title={t('adminProducts.orderedTitle')}
        footer={
          product.is_active ? (
            <>
              <Button tone="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button
                data-autofocus
                busy={deactivate.isPending}
                onClick={() => deactivate.mutate(product.id, { onSuccess: onClose })}
              >
                {t('adminProducts.deactivateInstead')}
              </Button>
            </>
          ) : (
            <Button data-autofocus onClick={onClose}>
              {t('action.close')}
            </Button>
          )
        }
      >
        <p>
          {t(product.is_active ? 'adminProducts.orderedText' : 'adminProducts.orderedInactiveText', { name })}
        </p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t('adminProducts.deleteQuestion')}
      confirm={t('admin.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(product.id, { onSuccess: onClose })}
    >
      <p>{t('adminProducts.deleteText', { name })}</p>
    </ConfirmDialog>
  )
}
