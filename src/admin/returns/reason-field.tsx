import { TextareaField } from '@/admin/form-fields'
import { useLanguage } from '@/i18n/language-context'
import type { Reason } from './reason-schema'

/** The reason that the customer reads, unless it is for the shop, in a form of `reasonSchema`. */
export function ReasonField({ forShop = false }: { forShop?: boolean }) {
  const { t } = useLanguage()
  return (
    <TextareaField<Reason>
      name="note"
      label={t('adminReturns.refusalReason')}
      hint={t(forShop ? 'adminReturns.reasonForShop' : 'adminReturns.refusalHint')}
      required
      dir="auto"
      rows={4}
    />
  )
}
