import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useCallback } from 'react'
import { QueryState } from '@/admin/query-state'
import { formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { adminPaymentQueries } from './queries'

type Proof = { id: string; path: string; created_at: string }

/** What the buyer uploaded to show that the money was transferred: pictures in small, PDFs as links. */
export function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  const { t } = useLanguage()
  if (proofs.length === 0) return null
  return (
    <div className="flex w-full flex-col gap-2">
      <h3 className="font-text text-sm font-medium text-ink-muted">{t('adminPayments.proofs')}</h3>
      <ul className="flex flex-wrap gap-3">
        {proofs.map((proof) => (
          <li key={proof.id} className="min-w-24">
            <ProofFile proof={proof} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ProofFile({ proof }: { proof: Proof }) {
  const { t } = useLanguage()
  const query = useQuery(adminPaymentQueries.proof(proof.path))
  return (
    <QueryState query={query} failure={t('adminPayments.proofsFailed')} className="h-28 rounded-control">
      {(file) => <ProofLink proof={proof} file={file} />}
    </QueryState>
  )
}

function ProofLink({ proof: { path, created_at: at }, file }: { proof: Proof; file: Blob }) {
  const { t, language } = useLanguage()
  const time = formatShortDateTime(at, language)
  // The address of a file in memory is given up when the file is no longer shown.
  const attach = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(file)
      link.href = address
      link.querySelector('img')?.setAttribute('src', address)
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <a
      ref={attach}
      href="#payment"
      target="_blank"
      rel="noreferrer"
      className="flex min-h-28 flex-col items-center justify-center gap-1 overflow-hidden rounded-control border border-plaster-line bg-plaster-raised text-sm text-majolica hover:border-copper"
    >
      {path.endsWith('.pdf') ? (
        <>
          <FileText aria-hidden="true" className="size-8" />
          <span className="px-3">{t('adminPayments.proofPdf', { time })}</span>
        </>
      ) : (
        <img
          alt={t('adminPayments.proof', { time })}
          className="h-28 w-auto max-w-48 min-w-24 object-cover"
        />
      )}
    </a>
  )
}
