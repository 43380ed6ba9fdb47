import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { refusedColumn, UploadFailed } from './mutations'
import type { ProductFormApi } from './schema'

/** Reports why a product was not saved: in a toast, and at the field that the error is about. */
export function useSaveFailure(form: ProductFormApi): (error: Error) => void {
  const { t } = useLanguage()
  return (error) => {
    if (error instanceof UploadFailed) {
      toast({
        title: t('shop.toast.error'),
        description: t('adminProducts.form.uploadFailed'),
        tone: 'error',
      })
      return
    }
    const refused = refusedColumn(error)
    if (refused !== null) form.setError(refused.column, { message: refused.message }, { shouldFocus: true })
    const failed = t('adminProducts.form.saveFailed')
    const isNamed = refused === null && toAppError(error).code !== 'unexpected'
    toast({
      title: t('shop.toast.error'),
      description: isNamed ? `${failed}. ${errorMessage(error, t)}` : failed,
      tone: 'error',
    })
  }
}

type Refusal = {
  field: 'variation_value' | 'price_adjustment' | 'stock_quantity'
  message:
    | 'adminProducts.variations.exists'
    | 'deferred.error.variation_price'
    | 'adminShell.error.negative_stock'
    | 'deferred.invalid.value'
}

/** The field and the message for a variation that the database refused; null when the error is about no field. */
export function variationRefusal(error: unknown): Refusal | null {
  const { code, message } = toAppError(error)
  if (code === 'variation_price')
    return { field: 'price_adjustment', message: 'deferred.error.variation_price' }
  if (code === 'negative_stock')
    return { field: 'stock_quantity', message: 'adminShell.error.negative_stock' }
  if (code === 'conflict' && message.includes('unique')) {
    return { field: 'variation_value', message: 'adminProducts.variations.exists' }
  }
  if (message.includes('product_variations_variation_value_check')) {
    return { field: 'variation_value', message: 'deferred.invalid.value' }
  }
  return null
}

export function useVariationFailure(): (error: unknown) => void {
  const { t } = useLanguage()
  return (error) => {
    if (error instanceof UploadFailed) {
      toast({
        title: t('adminProducts.variations.uploadError'),
        description: t('adminProducts.variations.uploadFailed'),
        tone: 'error',
      })
      return
    }
    const failed = t('adminProducts.variations.saveFailed')
    const isNamed = variationRefusal(error) === null && toAppError(error).code !== 'unexpected'
    toast({
      title: t('shop.toast.error'),
      description: isNamed ? `${failed}. ${errorMessage(error, t)}` : failed,
      tone: 'error',
    })
  }
}
