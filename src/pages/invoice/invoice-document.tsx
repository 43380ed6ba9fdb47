import type { ReactNode } from 'react'
import { formatDate } from '@/i18n/format'
import { formatAmount, formatRate } from '@/i18n/format-amounts'
import { directionOf } from '@/i18n/locales'
import type { PlainMessageKey } from '@/i18n/message-types'
import { subtractMoney } from '@/lib/money'
import { addressWithCountry, includesTax, type Invoice } from '@/orders/invoice-queries'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { dirhamsInWords } from './amount-in-words'
import { formatTotal, Label, Second, type Words, wordsOf } from './document-words'
import { InvoicePayments } from './invoice-payments'
import { InvoiceLines } from './invoice-lines'
import './invoice.css'

/** An invoice or credit note on paper: the only part of the page that is printed. */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const words = wordsOf(invoice.language)
  const { t, language } = words
  const title = invoice.kind === 'invoice' ? 'invoice.invoice' : 'invoice.creditNote'
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      data-receipt=""
      data-invoice=""
      data-no-mirror=""
      aria-label={`${t(title)} ${invoice.number}`}
      className="mx-auto flex w-full max-w-4xl flex-col gap-6 rounded-picture border border-plaster-line bg-white p-5 text-start font-text text-sm text-ink sm:p-10 print:max-w-none print:rounded-none print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4">
        <div>
          <h2 className="text-2xl">
            <Label name={title} words={words} />
          </h2>
          <p className="text-lg font-medium">
            <DocumentNumber>{invoice.number}</DocumentNumber>
          </p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <Fact name="invoice.issued" words={words}>
            {formatDate(invoice.issued_at, language)}
          </Fact>
          {invoice.corrects !== null && (
            <Fact name="invoice.corrects" words={words}>
              <DocumentNumber>{invoice.corrects}</DocumentNumber>
            </Fact>
          )}
          <Fact name="invoice.order" words={words}>
            <DocumentNumber>{invoice.order_number}</DocumentNumber>
          </Fact>
          <Fact name="invoice.ordered" words={words}>
            {formatDate(invoice.ordered_at, language)}
          </Fact>
        </dl>
      </header>
      <div data-parties="" className="grid gap-6 sm:grid-cols-2">
        <Seller invoice={invoice} words={words} />
        <section>
          <h3 className="mb-1 font-text text-sm text-ink-muted">
            <Label name="invoice.buyer" words={words} />
          </h3>
          <p className="text-base font-medium">
            <bdi>{invoice.buyer.company === '' ? invoice.buyer.name : invoice.buyer.company}</bdi>
          </p>
          {invoice.buyer.company !== '' && (
            <p>
              <bdi>{invoice.buyer.name}</bdi>
            </p>
          )}
          {invoice.buyer.address !== '' && (
            <p>
              <bdi>
                <TypedText
                  text={addressWithCountry(invoice, words.tKey(`shop.country.${invoice.country}`))}
                />
              </bdi>
            </p>
          )}
          {invoice.buyer.ice !== '' && (
            <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
              <Fact name="invoice.ice" words={words}>
                <Ltr>{invoice.buyer.ice}</Ltr>
              </Fact>
            </dl>
          )}
        </section>
      </div>
      <InvoiceLines invoice={invoice} words={words} />
      <Totals invoice={invoice} words={words} />
    </article>
  )
}

const identifiers = [
  ['ice', 'invoice.ice'],
  ['if', 'invoice.if'],
  ['rc', 'invoice.rc'],
  ['patente', 'invoice.patente'],
] as const

function Seller({ invoice: { seller }, words }: { invoice: Invoice; words: Words }) {
  return (
    <section>
      <h3 className="mb-1 font-text text-sm text-ink-muted">
        <Label name="invoice.seller" words={words} />
      </h3>
      <p className="text-base font-medium">
        <bdi>{seller.name}</bdi>
      </p>
      <p>
        <bdi>
          <TypedText text={seller.address} />
        </bdi>
      </p>
      <p className="flex flex-wrap gap-x-3">
        <Ltr>{seller.phone}</Ltr>
        <Ltr>{seller.email}</Ltr>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
        {identifiers
          .filter(([key]) => seller[key] !== '')
          .map(([key, name]) => (
            <Fact key={key} name={name} words={words}>
              <Ltr>{seller[key]}</Ltr>
            </Fact>
          ))}
      </dl>
    </section>
  )
}

/** Of the Moroccan tax code, which exempts exports. */
const EXPORT_ARTICLE = '92-I-1°'

function Totals({ invoice, words }: { invoice: Invoice; words: Words }) {
  const { kind, total_amount, tax_amount, tax_rate, exemption, reason, lines } = invoice
  const { t, language, second } = words
  const showReason = kind === 'credit_note' && reason !== null && lines.length > 0
  const row = 'flex items-baseline justify-between gap-6 py-1.5'
  return (
    <div className="flex flex-col gap-6">
      <dl className="ms-auto w-full max-w-md break-inside-avoid">
        {tax_rate !== null && (
          <>
            <div className={row}>
              <dt>
                <Label name="invoice.withoutTax" words={words} />
              </dt>
              <dd translate="no" className="whitespace-nowrap">
                {formatAmount(subtractMoney(total_amount, tax_amount), language)}
              </dd>
            </div>
            <div className={row}>
              <dt>
                {t('invoice.tax', { rate: formatRate(tax_rate, language) })}
                {second !== null && (
                  <Second>{second.t('invoice.tax', { rate: formatRate(tax_rate, 'fr') })}</Second>
                )}
              </dt>
              <dd translate="no" className="whitespace-nowrap">
                {formatAmount(tax_amount, language)}
              </dd>
            </div>
          </>
        )}
        <div className={`${row} border-t border-ink text-base font-semibold`}>
          <dt>
            <Label name={includesTax(invoice) ? 'invoice.withTax' : 'invoice.total'} words={words} />
          </dt>
          <dd className="whitespace-nowrap">{formatTotal(total_amount, language)}</dd>
        </div>
      </dl>
      <div className="flex break-inside-avoid flex-col gap-3">
        {exemption === 'export' && (
          <p className="font-medium">
            {t('invoice.exempt.export', { article: EXPORT_ARTICLE })}
            {second !== null && (
              <Second>{second.t('invoice.exempt.export', { article: EXPORT_ARTICLE })}</Second>
            )}
          </p>
        )}
        {(language === 'fr' || second !== null) && (
          <p lang="fr" dir="ltr" className="text-start">
            {inWords(invoice)}
          </p>
        )}
        <InvoicePayments invoice={invoice} words={words} />
        {showReason && (
          <p>
            <Label name="invoice.reason" words={words} />
            {language === 'fr' ? '\u00a0: ' : ': '}
            <bdi>
              <TypedText text={reason} />
            </bdi>
          </p>
        )}
        <p className="text-ink-muted">
          <Label name="invoice.currency" words={words} />
        </p>
      </div>
    </div>
  )
}

/** A number of a document, on one line. */
function DocumentNumber({ children }: { children: string }) {
  return (
    <span className="whitespace-nowrap">
      <Ltr>{children}</Ltr>
    </span>
  )
}

/** The customary sentence of Moroccan invoices, which exists in French. */
function inWords(invoice: Invoice): string {
  const { kind, total_amount } = invoice
  const document = kind === 'invoice' ? 'Arrêtée la présente facture' : 'Arrêtée la présente facture d’avoir'
  return `${document} à la somme de ${dirhamsInWords(total_amount)}${includesTax(invoice) ? ' toutes taxes comprises' : ''}.`
}

function Fact({ name, words, children }: { name: PlainMessageKey; words: Words; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">
        <Label name={name} words={words} />
      </dt>
      <dd>{children}</dd>
    </>
  )
}
