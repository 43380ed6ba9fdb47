import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { QueryState } from '@/admin/query-state'
import { formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { adminPaymentQueries } from './queries'

type ProofsProps = { proofs: readonly { id: string; path: string; created_at: string }[] }

/** What the buyer uploaded to show that the money was transferred: pictures in small, PDFs as links. */
export function Proofs({ proofs }: ProofsProps) {
  const { t, language } = useLanguage()
  const query = useQuery(adminPaymentQueries.proofs(proofs.map(({ path }) => path)))
  if (proofs.length === 0) return null
  return (
    <div className="flex w-full flex-col gap-2">
      <h3 className="font-text text-sm font-medium text-ink-muted">{t('adminPayments.proofs')}</h3>
      <QueryState query={query} failure={t('adminPayments.proofsFailed')} className="h-28 rounded-control">
        {(addresses) => (
          <ul className="flex flex-wrap gap-3">
            {proofs.map(({ id, path, created_at: at }) => {
              const address = addresses.get(path)
              if (address == null) return null
              const time = formatShortDateTime(at, language)
              const isPdf = path.endsWith('.pdf')
              return (
                <li key={id}>
                  <a
                    href={address}
                    target="_blank"
                    rel="noreferrer"
                    className="flex min-h-28 min-w-24 flex-col items-center justify-center gap-1 overflow-hidden rounded-control border border-plaster-line bg-plaster-raised text-sm text-majolica hover:border-copper"
                  >
                    {isPdf ? (
                      <>
                        <FileText aria-hidden="true" className="size-8" />
                        <span className="px-3">{t('adminPayments.proofPdf', { time })}</span>
                      </>
                    ) : (
                      <img
                        src={address}
                        alt={t('adminPayments.proof', { time })}
                        className="h-28 w-auto max-w-48 object-cover"
                      />
                    )}
                  </a>
                </li>
              )
            })}
          </ul>
        )}
      </QueryState>
    </div>
  )
}
