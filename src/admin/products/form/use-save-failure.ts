import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { toast } from '@/ui/toast'
import type { ProductFormApi } from './form-api'
import { refusedColumn, UploadFailed } from './mutations'

/** Tells why a product was not saved: in a toast, and beside the field when one is to blame. */
export function useSaveFailure(form: ProductFormApi): (error: Error) => void {
  const { t } = useLanguage()
  return (error) => {
    if (error instanceof UploadFailed) {
      toast({ title: t('toast.error'), description: t('adminForm.uploadFailed'), tone: 'error' })
      return
    }
    const refused = refusedColumn(error)
    if (refused !== null) form.setError(refused.column, { message: refused.message }, { shouldFocus: true })
    const failed = t('adminForm.saveFailed')
    const isNamed = refused === null && toAppError(error).code !== 'unexpected'
    toast({
      title: t('toast.error'),
      description: isNamed ? `${failed}. ${errorMessage(error, t)}` : failed,
      tone: 'error',
    })
  }
}
