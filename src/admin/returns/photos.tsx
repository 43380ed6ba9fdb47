import { PrivatePhoto } from '@/admin/private-photo'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'

/** What the customer photographed. */
export function Photos({ photos }: { photos: readonly { path: string }[] }) {
  const { t, language } = useLanguage()
  if (photos.length === 0) return null
  return (
    <div className="flex w-full flex-col gap-2">
      <h3 className="font-text text-sm font-medium text-ink-muted">{t('adminReturns.photos')}</h3>
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ path }, index) => (
          <li key={path} className="min-w-24">
            <PrivatePhoto
              bucket="return-photos"
              path={path}
              label={t('adminReturns.photo', { number: formatNumber(index + 1, language) })}
              failure={t('adminReturns.photosFailed')}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
