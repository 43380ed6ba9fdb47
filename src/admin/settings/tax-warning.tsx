import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '@/admin/admin-paths'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'

/** While the rate of VAT is not set, which is not the same as a rate of 0. */
export function TaxWarning({ toSettings = false }: { toSettings?: boolean }) {
  const { t } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  if (shop === undefined || shop.tax_rate !== null) return null
  return (
    <Notice tone="warning" role="status">
      {t('adminPayments.taxUnset')}
      {toSettings && (
        <Button asChild tone="secondary" size="small">
          <Link to={adminPaths.settings()}>{t('adminPayments.setTax')}</Link>
        </Button>
      )}
    </Notice>
  )
}
