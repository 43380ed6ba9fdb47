import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { COUNTRIES } from '@/lib/countries'
import { Notice } from '@/ui/notice'
import type { GoneProduct } from './queries'

type DraftNoticesProps = {
  /** Products that were left out; null: deleted. */
  gone: readonly (GoneProduct | null)[]
  expiredAt: string | null
  /** The country, when the shop does not deliver there. */
  unserved: string | null
  isOverDiscounted: boolean
}

/** What has become wrong with a draft since it was saved, or keeps it from being priced. */
export function DraftNotices({ gone, expiredAt, unserved, isOverDiscounted }: DraftNoticesProps) {
  const { t, language } = useLanguage()
  const names = gone.map((product) =>
    product === null ? t('adminDrafts.deletedProduct') : localized(product, 'name', language),
  )
  const country = COUNTRIES.find((each) => each === unserved)
  return (
    <>
      {expiredAt !== null && (
        <Notice tone="warning">{t('adminDrafts.expired', { date: formatDate(expiredAt, language) })}</Notice>
      )}
      {names.length > 0 && (
        <Notice tone="warning">
          {t('adminDrafts.gone', { names: new Intl.ListFormat(language).format(names) })}
        </Notice>
      )}
      {unserved !== null && (
        <Notice tone="warning">
          {t('shop.country.notServed', {
            country: country === undefined ? unserved : t(`shop.country.${country}`),
          })}
        </Notice>
      )}
      {isOverDiscounted && <Notice tone="warning">{t('adminDrafts.discountTooLarge')}</Notice>}
    </>
  )
}
