import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Printer } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { type Invoice, invoiceQuery } from '@/orders/invoice-queries'
import { linkToken } from '@/lib/link-token'
import { paths } from '@/paths'
import { QueryPage } from '@/shell/query-page'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { InvoiceDocument } from './invoice/invoice-document'

/** An invoice or credit note, for anyone with the payment token of its order. */
export function Component() {
  const { t } = useLanguage()
  const { number = '' } = useParams()
  const [params] = useSearchParams()
  const token = linkToken(params.get('token'))
  const invoice = useQuery(invoiceQuery(number, token))

  const nameOf = ({ kind }: Invoice) => t(kind === 'invoice' ? 'invoice.invoice' : 'invoice.creditNote')
  return (
    <QueryPage
      query={invoice}
      title={t('invoice.invoice')}
      titleOf={(found) => `${nameOf(found)} ${found.number}`}
      missing={{
        title: t('invoice.notFound'),
        text: t('invoice.notFoundText'),
        action: (
          <Button asChild>
            <Link to={paths.contact()}>{t('shop.nav.contact')}</Link>
          </Button>
        ),
      }}
    >
      {(found) => (
        <>
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
                {nameOf(found)} <Ltr>{found.number}</Ltr>
              </h1>
            </div>
            <Button onClick={() => globalThis.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {t('invoice.print')}
            </Button>
            <p className="basis-full text-sm text-ink-muted">{t('invoice.printHint')}</p>
          </header>
          <InvoiceDocument invoice={found} />
        </>
      )}
    </QueryPage>
  )
}
