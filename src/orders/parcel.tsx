import { ExternalLink } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Ltr } from '@/ui/ltr'

type ParcelProps = {
  /** `link` is the courier's page of the parcel; empty when it has none. */
  parcel: { carrier: string; tracking_number: string; tracking_link: string }
}

/** The courier and the parcel's number, with the courier's page; nothing while there is no number. */
export function Parcel({ parcel: { carrier, tracking_number: number, tracking_link: link } }: ParcelProps) {
  const { t } = useLanguage()
  if (number === '') return null
  return (
    <dl className="flex flex-wrap gap-x-2 border-t border-plaster-line pt-2 [&>dt]:text-ink-muted">
      {carrier !== '' && (
        <>
          <dt>{t('ordering.parcel.carrier')}</dt>
          <dd className="grow basis-1/2">
            <bdi>{carrier}</bdi>
          </dd>
        </>
      )}
      <dt>{t('ordering.parcel.number')}</dt>
      <dd className="grow basis-1/2 break-all">
        {link === '' ? (
          <Ltr>{number}</Ltr>
        ) : (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center gap-1.5 text-majolica underline underline-offset-4 pointer-coarse:min-h-11"
          >
            <Ltr>{number}</Ltr>
            <ExternalLink aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
            <span className="sr-only">{t('ordering.parcel.opens')}</span>
          </a>
        )}
      </dd>
    </dl>
  )
}
