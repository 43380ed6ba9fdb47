import { formatDate, formatNumber } from '@/i18n/format'
import { formatAmount } from '@/i18n/format-amounts'
import type { Invoice, InvoicePayment } from '@/orders/invoice-queries'
import { formatTotal, Label, type Words } from './document-words'

/** How the money of a document came or went back; nothing for a document without any. */
export function InvoicePayments({ invoice: { kind, payments }, words }: { invoice: Invoice; words: Words }) {
  if (payments.length === 0) return null
  return (
    <div>
      <p>
        <Label name={kind === 'invoice' ? 'invoice.payment' : 'invoice.givenBack'} words={words} />
        {words.language === 'fr' ? '\u00a0:' : ':'}
      </p>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id}>
            <Payment payment={payment} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The way and reference of one payment, which the law asks for. */
function Payment({ payment, words: { t, language } }: { payment: InvoicePayment; words: Words }) {
  const { way, amount, day, reference, charged_amount: charged, charged_currency: currency, rate } = payment
  const parts = [
    t('invoice.paidBy', {
      way: t(`invoice.way.${way}`),
      amount: formatTotal(amount, language),
      date: formatDate(day, language),
    }),
    charged !== null && currency !== null && rate !== null
      ? t('invoice.charged', {
          amount: isolated(`${formatAmount(charged, language)}\u00a0${currency}`),
          rate: isolated(`${formatNumber(rate, language)}\u00a0MAD/${currency}`),
        })
      : null,
    reference === null ? null : t('invoice.reference', { reference: isolated(reference) }),
  ]
  return <bdi>{parts.filter((part) => part !== null).join(' · ')}</bdi>
}

/** Left to right within a sentence of either direction (LRI, PDI). */
const isolated = (text: string) => `\u2066${text}\u2069`
