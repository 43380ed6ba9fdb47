import { useLanguage } from '@/i18n/language-context'

/** The question of a dialog about money before it closes, or its page is left, with an entry that is not recorded. */
export function useDiscard() {
  const { t } = useLanguage()
  return { confirm: t('adminPayments.discard'), text: t('adminPayments.discardText') }
}
