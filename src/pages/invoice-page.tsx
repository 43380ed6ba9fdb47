import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { invoiceQuery } from '@/orders/invoice-queries'
import { linkToken } from '@/lib/link-token'
import { paths } from '@/paths'
import { PageSkeleton } from '@/shell/page-skeleton'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { InvoiceDocument } from './invoice/invoice-document'

/** An invoice or credit note, for anyone with the payment token of its order. */
export function Component() {
  const { t } = useLanguage()
  const { number = '' } = useParams()
  const [params] = useSearchParams()
  const token = linkToken(params.get('token'))
  const invoice = useQuery(invoiceQuery(number, token))

  if (invoice.isLoadingError) {
    return (
      <Message title={t('invoice.invoice')} text={errorMessage(invoice.error, t)}>
        <Button onClick={() => void invoice.refetch()}>{t('shop.action.retry')}</Button>
      </Message>
    )
  }
  if (invoice.data === undefined) return <PageSkeleton label={t('shop.status.loading')} />
  if (invoice.data === null) {
    return (
      <Message title={t('invoice.notFound')} text={t('invoice.notFoundText')}>
        <Button asChild>
          <Link to={paths.contact()}>{t('shop.nav.contact')}</Link>
        </Button>
      </Message>
    )
  }
  const title = t(invoice.data.kind === 'invoice' ? 'invoice.invoice' : 'invoice.creditNote')
  return (
    <div className="flex flex-col gap-6">
      <Seo title={`${title} ${invoice.data.number}`} noIndex />
      <header className="mx-auto flex w-full max-w-4xl flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Link
            to={paths.pay(token)}
            className="-ms-1 inline-flex min-h-11 items-center gap-1 text-majolica underline-offset-4 hover:underline"
          >
            <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('invoice.toOrder')}
          </Link>
          <h1 className="text-3xl">
            {title} <Ltr>{invoice.data.number}</Ltr>
          </h1>
        </div>
        <Button onClick={() => globalThis.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('invoice.print')}
        </Button>
        <p className="basis-full text-sm text-ink-muted">{t('invoice.printHint')}</p>
      </header>
      <InvoiceDocument invoice={invoice.data} />
    </div>
  )
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <Seo title={title} noIndex />
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-prose">{text}</p>
      {children}
    </div>
  )
}
