import { publicUrl } from '../_shared/public-url.ts'
import { isolateDigits } from '../_shared/digit-runs.ts'
import { formatMoney } from '../_shared/format.ts'
import { deadline, foreignMoney } from './format.ts'
import { BREAKS, button, escapeHtml, fact, INK, isolated, LINE, number, paragraph } from './html.ts'
import {
  type Addresses,
  DEFAULT_SHOP,
  type OrderPayload,
  type OrderRow,
  type PaymentRow,
  type ShopOrderRow,
} from './mail.ts'
import { fillText, type MailTextKey } from './mail-texts.ts'
import { greetingOf, type Messages } from './messages.ts'

type Pair = readonly [label: string, value: string]
type AnyOrderRow = OrderRow | ShopOrderRow | PaymentRow
type Part = { readonly text: string; readonly html: string }

/** The page where the buyer pays, sees what was paid, and finds the invoices; null for mails queued without a token. */
export function paymentPage({ payload, language }: AnyOrderRow, { site }: Addresses): string | null {
  const { payment_token: token } = payload
  return token === undefined
    ? null
    : `${site}${publicUrl(`/pay?token=${encodeURIComponent(token)}`, language)}`
}

const linkText = (label: string, href: string, { colon }: Messages) => `${label}${colon.trimEnd()}\n${href}`
const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

/** What an order that is not paid at the door still owes, in MAD; 0 for one that owes nothing. */
function owed({ payment_method: method, amount_due: due, total_amount: total }: OrderPayload): number {
  return method === undefined || method === 'cash_on_delivery' ? 0 : (due ?? total)
}

/** A sentence about an order: the shop's own, else the default. */
export function orderSentence(
  { payload, language }: AnyOrderRow,
  messages: Messages,
  key: MailTextKey,
  amount?: string,
): Part {
  const text = isolateDigits(payload.texts?.[key] ?? messages.texts[key])
  const values = {
    number: payload.order_number,
    name: payload.contact_name,
    shop: (payload.shop ?? DEFAULT_SHOP).name,
    total: formatMoney(payload.total_amount, language),
    amount,
  }
  const html = {
    ...values,
    number: number(values.number),
    name: `<bdi>${escapeHtml(values.name)}</bdi>`,
    shop: `<bdi>${escapeHtml(values.shop)}</bdi>`,
  }
  return {
    text: fillText(text, values),
    html: fillText(escapeHtml(text), html).replaceAll('\n', '<br>'),
  }
}

/**
 * How to pay an order that is not paid yet, for its confirmation and for corrections: amount, account, reference, deadline. Null
 * for others.
 */
export function paymentRequest(row: AnyOrderRow, messages: Messages, addresses: Addresses): Part | null {
  const { payload, language } = row
  const due = owed(payload)
  if ((row.kind !== 'order_confirmation' && row.kind !== 'order_corrected') || due === 0) return null
  const words = messages.payments
  const amount = formatMoney(due, language)
  const bank = payload.bank_details ?? ''
  const isTransfer = payload.payment_method === 'bank_transfer'
  // Only a pending order of which nothing is paid expires.
  const canExpire = payload.status === 'pending' && due === payload.total_amount
  const until = canExpire ? (payload.payment_due_at ?? null) : null
  // The sentence speaks of a time: what is due of another corrected order stands alone.
  const intro =
    row.kind === 'order_corrected' && until === null
      ? null
      : orderSentence(row, messages, isTransfer ? 'mail_transfer' : 'mail_online', amount)
  const facts: Pair[] = [
    [words.toPay, amount],
    ...(isTransfer ? [[words.reference, payload.order_number] satisfies Pair] : []),
    ...(until === null ? [] : [[words.until, deadline(until, language)] satisfies Pair]),
  ]
  const page = paymentPage(row, addresses)
  const label = isTransfer ? words.paymentPage : words.payNow
  const after = isTransfer ? '' : words.alreadyPaid
  return {
    text: joined([
      intro?.text ?? '',
      facts.map(([name, value]) => `${name}${messages.colon}${value}`).join('\n'),
      bank,
      page === null ? '' : linkText(label, page, messages),
      after,
    ]),
    html: [
      intro === null ? '' : paragraph(intro.html),
      ...facts.map(([name, value]) => fact(name, `<bdi>${escapeHtml(value)}</bdi>`)),
      bank === ''
        ? ''
        : `<p dir="ltr" style="margin:0 0 16px;${BREAKS};padding:12px 16px;border:1px solid ${LINE};border-radius:10px;text-align:left">${escapeHtml(bank).replaceAll('\n', '<br>')}</p>`,
      page === null ? '' : button(label, page),
      after === '' ? '' : paragraph(escapeHtml(after)),
    ].join('\n'),
  }
}

/** For an order that was cancelled because its payment did not arrive in time. Null for other mails. */
export function expiryNotice(row: AnyOrderRow, messages: Messages, { site }: Addresses): Part | null {
  const { payload, language } = row
  if (!isExpiry(row)) return null
  const words = messages.payments
  // Of an exchange, the return says what comes next.
  if (payload.waiting_return != null)
    return { text: words.expiredMoney, html: paragraph(escapeHtml(words.expiredMoney)) }
  // "Buy again" is a button of the account; who has none begins in the shop.
  const hasAccount = payload.has_account === true
  const path = hasAccount ? `/account/orders/${payload.order_number}` : '/products'
  const link = `${site}${publicUrl(path, language)}`
  const sentences = hasAccount ? [words.expiredMoney, words.expiredAgain] : [words.expiredMoney]
  return {
    text: joined([...sentences, linkText(words.orderAgain, link, messages)]),
    html: [
      ...sentences.map((sentence) => paragraph(escapeHtml(sentence))),
      button(words.orderAgain, link),
    ].join('\n'),
  }
}

export const isExpiry = ({ kind, payload }: AnyOrderRow): boolean =>
  kind === 'order_status' && payload.status === 'cancelled' && payload.cancellation_reason === 'payment'

export function paymentSubject({ payload }: PaymentRow, { payments }: Messages): string {
  const subject = payload.payment.kind === 'refund' ? payments.refundSubject : payments.receivedSubject
  return subject(payload.order_number)
}

/** What happened to the money, in a sentence. */
export function paymentIntro({ payload, language }: PaymentRow, { payments }: Messages): string {
  const { payment, order_number: number, amount_due: due = 0, status } = payload
  const amount = formatMoney(payment.amount, language)
  if (payment.kind === 'refund') return payments.refundText(number, amount)
  const excess = formatMoney(payment.amount_to_refund, language)
  if (payment.amount_to_refund > 0)
    return status === 'cancelled'
      ? payments.receivedTooLate(number, amount, excess)
      : payments.receivedTooMuch(number, amount, excess)
  if (due === 0) return payments.receivedInFull(number, amount)
  const inPart = owed(payload) > 0 ? payments.receivedInPart : payments.receivedBefore
  return inPart(number, amount, formatMoney(due, language))
}

function paymentFacts({ payload, language }: PaymentRow, messages: Messages): Pair[] {
  const { payment, amount_due: due = 0 } = payload
  const { payments } = messages
  return [
    ...(payment.kind === 'charge'
      ? [[payments.paidBy, payments.provider[payment.provider]] satisfies Pair]
      : []),
    ...(payment.charged_amount === null || payment.charged_currency === null
      ? []
      : [
          [
            payments.charged,
            foreignMoney(payment.charged_amount, payment.charged_currency, language),
          ] satisfies Pair,
        ]),
    [payments.orderTotal, formatMoney(payload.total_amount, language)],
    ...(due > 0 ? [[payments.toPay, formatMoney(due, language)] satisfies Pair] : []),
  ]
}

/** A mail about money that was received or refunded. */
export function paymentContent(row: PaymentRow, messages: Messages, addresses: Addresses): Part {
  const { payload } = row
  const { payments } = messages
  const greeting = greetingOf(payload.contact_name, messages)
  const intro = paymentIntro(row, messages)
  const way = payload.payment.kind === 'refund' ? payments.refundWay[payload.payment.provider] : ''
  const facts = paymentFacts(row, messages)
  const page = paymentPage(row, addresses)
  const label = owed(payload) > 0 ? payments.payNow : payments.invoices
  return {
    text: joined([
      greeting,
      intro,
      way,
      facts.map(([name, value]) => `${name}${messages.colon}${value}`).join('\n'),
      page === null ? '' : linkText(label, page, messages),
    ]),
    html: [
      greeting === '' ? '' : paragraph(escapeHtml(greeting)),
      paragraph(isolated(intro, payload.order_number), `font-size:18px;color:${INK}`),
      way === '' ? '' : paragraph(escapeHtml(way)),
      ...facts.map(([name, value]) => fact(name, `<bdi>${escapeHtml(value)}</bdi>`)),
      page === null ? '' : button(label, page),
    ].join('\n'),
  }
}
