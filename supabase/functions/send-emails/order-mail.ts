import { publicUrl } from '../_shared/public-url.ts'
import { isolateDigits } from '../_shared/digit-runs.ts'
import { formatMoney } from '../_shared/format.ts'
import { valueLabel } from '../_shared/variation-labels.ts'
import { deliveryDates, mailPicture } from './format.ts'
import {
  button,
  endOf,
  escapeHtml,
  fact,
  INK,
  isolated,
  LINE,
  list,
  MUTED,
  paragraph,
  plainLink,
  startOf,
} from './html.ts'
import type { MailTextKey } from './mail-texts.ts'
import {
  type Addresses,
  CORRECTED_FIELDS,
  type Language,
  type OrderLine,
  type OrderPayload,
  type OrderRow,
  type ShopOrderRow,
} from './mail.ts'
import { greetingOf, type Messages } from './messages.ts'
import { expiryNotice, isExpiry, orderSentence, paymentPage, paymentRequest } from './payment-mail.ts'

type Pair = readonly [label: string, value: string]

const lineName = (line: OrderLine, language: Language) =>
  ({ en: line.name_en, fr: line.name_fr, ar: line.name_ar })[language] || line.name_en

const lineChoices = (line: OrderLine, language: Language) =>
  Object.values(line.selected_variations ?? {}).map((value) => valueLabel(value, language))

export function orderSubject(row: OrderRow | ShopOrderRow, messages: Messages): string {
  const { kind, payload, language } = row
  if (kind === 'shop_order')
    return messages.shopOrderSubject(payload.order_number, formatMoney(payload.total_amount, language))
  if (kind === 'order_corrected') return messages.correctedSubject(payload.order_number)
  return kind === 'order_confirmation'
    ? messages.confirmationSubject(payload.order_number)
    : messages.statusSubject(payload.order_number, statusName(row, messages))
}

const statusName = ({ payload: { is_pickup: isPickup, status } }: OrderRow, messages: Messages) =>
  (isPickup === true ? { ...messages.statusName, ...messages.pickupStatus } : messages.statusName)[status]

function introKey(row: OrderRow): MailTextKey {
  if (isExpiry(row)) return 'mail_expired'
  if (row.kind === 'order_confirmation') return 'mail_confirmation'
  if (row.kind === 'order_corrected') return 'mail_corrected'
  const { is_pickup: isPickup, status } = row.payload
  // An order that is picked up is not sent but ready, and not delivered but fetched.
  if (isPickup === true && status === 'shipped') return 'mail_ready'
  return isPickup === true && status === 'delivered' ? 'mail_collected' : `mail_${status}`
}

function intro(row: OrderRow | ShopOrderRow, messages: Messages): { text: string; html: string } {
  if (row.kind !== 'shop_order') return orderSentence(row, messages, introKey(row))
  const { order_number: number, contact_name: name } = row.payload
  const text = messages.shopOrderText(number, name)
  return { text, html: isolated(text, number) }
}

const greeting = ({ kind, payload }: OrderRow | ShopOrderRow, messages: Messages) =>
  kind === 'shop_order' ? '' : greetingOf(payload.contact_name, messages)

export const orderIntro = (row: OrderRow | ShopOrderRow, messages: Messages): string =>
  intro(row, messages).text

/** The names of what was corrected; empty in a mail about anything else. */
function corrections({ kind, payload }: OrderRow | ShopOrderRow, messages: Messages): string[] {
  if (kind !== 'order_corrected') return []
  return CORRECTED_FIELDS.filter((field) => payload.changes?.includes(field) === true).map(
    (field) => messages.correctedField[field],
  )
}

const estimateLabel = ({ payload }: OrderRow | ShopOrderRow, messages: Messages) =>
  payload.is_pickup === true ? messages.readyFrom : messages.estimate

const addressLabel = ({ payload }: OrderRow | ShopOrderRow, messages: Messages) =>
  payload.is_pickup === true ? messages.pickupAddress : messages.deliveryAddress

/** The estimated delivery dates, or the days after a payment that is awaited, or the day from which the order can be picked up; null for an order that is finished or ready, or when none were promised. */
function estimate({ payload, language }: OrderRow | ShopOrderRow, messages: Messages): string | null {
  const { status, created_at: placed, min_days: min, max_days: max, promised_from: from = placed } = payload
  if (status === 'delivered' || status === 'cancelled') return null
  // It is ready.
  if (payload.is_pickup === true && status === 'shipped') return null
  if (from === undefined || min == null || max == null) return null
  if (from === null) return payload.is_pickup === true ? null : messages.afterPayment(min, max)
  const [first, last] = deliveryDates(from, min, max, language)
  return payload.is_pickup === true || first === last ? first : messages.between(first, last)
}

/** To the order in the admin area for the shop, else to its tracking page. */
function orderLink(row: OrderRow | ShopOrderRow, messages: Messages, { site }: Addresses): Pair | null {
  const { payload, language } = row
  if (row.kind === 'shop_order')
    return [messages.openOrder, `${site}/admin/orders/${payload.order_number}?lang=${language}`]
  if (payload.tracking_token === undefined) return null
  return [messages.track, `${site}${publicUrl(`/track/${payload.tracking_token}`, language)}`]
}

/** To the invoice of an order that was delivered, on the page with its payments. */
function invoiceLink(row: OrderRow | ShopOrderRow, messages: Messages, addresses: Addresses): Pair | null {
  if (row.kind !== 'order_status' || row.payload.status !== 'delivered') return null
  const page = paymentPage(row, addresses)
  return page === null ? null : [messages.payments.invoices, page]
}

/** To the courier's page about a parcel that is on its way. */
function parcelLink({ kind, payload }: OrderRow | ShopOrderRow, messages: Messages): Pair | null {
  const { status, tracking_link: link = '' } = payload
  if (kind === 'shop_order' || status !== 'shipped' || !link.startsWith('https://')) return null
  return [messages.trackParcel, link]
}

/** What a customer needs to follow the parcel, or the shop to reach the customer. */
function details(row: OrderRow | ShopOrderRow, messages: Messages): Pair[] {
  const { carrier = '', tracking_number: parcel = '', status } = row.payload
  const pairs: Pair[] =
    row.kind === 'shop_order'
      ? [
          [messages.phone, row.payload.phone],
          [messages.email, row.payload.contact_email],
          [messages.notes, isolateDigits(row.payload.notes)],
          [messages.giftMessage, isolateDigits(row.payload.gift_message ?? '')],
        ]
      : row.kind === 'order_corrected' && row.payload.changes?.includes('phone') === true
        ? [[messages.phone, row.payload.phone ?? '']]
        : status === 'shipped' && parcel !== ''
          ? [
              [messages.carrier, carrier],
              [messages.trackingNumber, parcel],
            ]
          : []
  return pairs.filter(([, value]) => value !== '')
}

function totals({ payload, language }: OrderRow | ShopOrderRow, messages: Messages): Pair[] {
  const {
    subtotal,
    delivery_fee: fee,
    gift_fee: giftFee = 0,
    discount_amount: discount = 0,
    tax_amount: tax = 0,
    total_amount: total,
  } = payload
  return [
    [messages.subtotal, formatMoney(subtotal, language)],
    [messages.delivery, fee === 0 ? messages.free : formatMoney(fee, language)],
    ...(giftFee === 0 ? [] : [[messages.giftWrap, formatMoney(giftFee, language)] satisfies Pair]),
    ...(discount === 0 ? [] : [[messages.discount, formatMoney(-discount, language)] satisfies Pair]),
    [messages.total, formatMoney(total, language)],
    ...(tax === 0 ? [] : [[messages.tax, formatMoney(tax, language)] satisfies Pair]),
  ]
}

/** What the total of a parcel abroad does not include, as the checkout says it. */
const duties = ({ kind, payload: { country = 'morocco' } }: OrderRow | ShopOrderRow, messages: Messages) =>
  kind === 'shop_order' || country === 'morocco' ? '' : messages.duties

/** How it is paid; null for mails queued without. */
function paymentName({ payload }: OrderRow | ShopOrderRow, messages: Messages): string | null {
  const { is_pickup: isPickup, payment_method: method } = payload
  if (isPickup === true && method === 'cash_on_delivery') return messages.cashAtPickup
  return method === undefined ? null : messages.paymentMethod[method]
}

function addressLines({ address = [], country = '' }: OrderPayload, messages: Messages): string[] {
  return [...address.map(isolateDigits), messages.country[country] ?? country].filter(
    (line) => line.trim() !== '',
  )
}

export function orderText(row: OrderRow | ShopOrderRow, messages: Messages, addresses: Addresses): string {
  const { payload, language } = row
  const lines = payload.lines.map((line) => {
    const name = [lineName(line, language), ...lineChoices(line, language)].join(' · ')
    return `${line.quantity} × ${name}${messages.colon}${formatMoney(line.line_total, language)}`
  })
  const link = orderLink(row, messages, addresses)
  const parcel = parcelLink(row, messages)
  const invoice = invoiceLink(row, messages, addresses)
  const when = estimate(row, messages)
  const method = paymentName(row, messages)
  const request = paymentRequest(row, messages, addresses)
  const expiry = expiryNotice(row, messages, addresses)
  const address = addressLines(payload, messages)
  const corrected = corrections(row, messages)
  const waiting = payload.waiting_return ?? null
  return [
    greeting(row, messages),
    orderIntro(row, messages),
    corrected.length === 0
      ? ''
      : `${messages.corrected}${messages.colon.trimEnd()}\n${corrected.map((name) => `- ${name}`).join('\n')}`,
    waiting === null ? '' : messages.returns.waitsAgain(waiting),
    expiry?.text ?? '',
    request?.text ?? '',
    link === null ? '' : `${link[0]}${messages.colon.trimEnd()}\n${link[1]}`,
    details(row, messages)
      .map(([label, value]) => `${label}${messages.colon}${value}`)
      .join('\n'),
    parcel === null ? '' : `${parcel[0]}${messages.colon.trimEnd()}\n${parcel[1]}`,
    invoice === null ? '' : `${invoice[0]}${messages.colon.trimEnd()}\n${invoice[1]}`,
    when === null ? '' : `${estimateLabel(row, messages)}${messages.colon}${when}`,
    lines.join('\n'),
    totals(row, messages)
      .map(([label, value]) => `${label}${messages.colon}${value}`)
      .join('\n'),
    duties(row, messages),
    method === null ? '' : `${messages.payment}${messages.colon}${method}`,
    address.length === 0
      ? ''
      : `${addressLabel(row, messages)}${messages.colon.trimEnd()}\n${address.join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const TABLE = `width="100%" cellpadding="0" cellspacing="0" border="0"`
const CELL = `padding:12px 0;border-bottom:1px solid ${LINE};vertical-align:top`

function htmlLine(line: OrderLine, language: Language, addresses: Addresses): string {
  const name = lineName(line, language)
  const choices = lineChoices(line, language).map((choice) => `<bdi>${escapeHtml(choice)}</bdi>`)
  const src = line.image_url ? escapeHtml(mailPicture(line.image_url, addresses.api)) : null
  const picture =
    src === null
      ? ''
      : `<img src="${src}" width="64" height="80" alt="" style="display:block;width:64px;height:80px;border-radius:10px;background:${LINE}">`
  return `<tr><td width="80" style="${CELL}">${picture}</td>
<td align="${startOf(language)}" style="${CELL}"><bdi>${escapeHtml(name)}</bdi>${choices.length === 0 ? '' : `<br><span style="font-size:14px;color:${MUTED}">${choices.join(' · ')}</span>`}<br><span style="font-size:14px;color:${MUTED}" dir="ltr">× ${line.quantity}</span></td>
<td align="${endOf(language)}" style="${CELL};white-space:nowrap;padding-inline-start:12px">${escapeHtml(formatMoney(line.line_total, language))}</td></tr>`
}

function htmlTotals(row: OrderRow | ShopOrderRow, messages: Messages): string {
  const { language } = row
  const all = totals(row, messages)
  return all
    .map(([label, value]) => {
      const last = label === messages.total
      const style = `padding:6px 0${last ? `;border-top:1px solid ${LINE};font-size:18px;font-weight:bold` : ''}`
      return `<tr><th scope="row" align="${startOf(language)}" style="${style}${last ? '' : ';font-weight:normal'}">${escapeHtml(label)}</th>
<td align="${endOf(language)}" style="${style}">${escapeHtml(value)}</td></tr>`
    })
    .join('\n')
}

export function orderHtml(row: OrderRow | ShopOrderRow, messages: Messages, addresses: Addresses): string {
  const { payload, language } = row
  const link = orderLink(row, messages, addresses)
  const parcel = parcelLink(row, messages)
  const invoice = invoiceLink(row, messages, addresses)
  const when = estimate(row, messages)
  const method = paymentName(row, messages)
  const request = paymentRequest(row, messages, addresses)
  const expiry = expiryNotice(row, messages, addresses)
  const address = addressLines(payload, messages).map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
  const corrected = corrections(row, messages)
  const waiting = payload.waiting_return ?? null
  const hello = greeting(row, messages)
  const beyond = duties(row, messages)
  return [
    hello === '' ? '' : paragraph(escapeHtml(hello)),
    paragraph(intro(row, messages).html, `font-size:18px;color:${INK}`),
    corrected.length === 0 ? '' : paragraph(`<b>${escapeHtml(messages.corrected)}</b>`) + list(corrected),
    waiting === null ? '' : paragraph(isolated(messages.returns.waitsAgain(waiting), waiting)),
    expiry?.html ?? '',
    request?.html ?? '',
    link === null ? '' : request === null && expiry === null ? button(...link) : plainLink(...link),
    ...details(row, messages).map(([label, value]) =>
      fact(label, `<bdi>${escapeHtml(value).replaceAll('\n', '<br>')}</bdi>`),
    ),
    parcel === null ? '' : plainLink(...parcel),
    invoice === null ? '' : plainLink(...invoice),
    when === null ? '' : fact(estimateLabel(row, messages), escapeHtml(when)),
    `<table role="presentation" ${TABLE}>${payload.lines.map((line) => htmlLine(line, language, addresses)).join('\n')}</table>`,
    `<table ${TABLE} style="margin:12px 0 4px">${htmlTotals(row, messages)}</table>`,
    beyond === '' ? '' : paragraph(escapeHtml(beyond), `font-size:14px;color:${MUTED};margin-bottom:24px`),
    method === null ? '' : fact(messages.payment, escapeHtml(method)),
    address.length === 0 ? '' : fact(addressLabel(row, messages), address.join('<br>')),
  ].join('\n')
}
