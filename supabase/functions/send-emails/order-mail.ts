import { deliveryDates, mailPicture, money } from './format.ts'
import {
  button,
  endOf,
  escapeHtml,
  fact,
  INK,
  isolated,
  LINE,
  MUTED,
  paragraph,
  plainLink,
  startOf,
} from './html.ts'
import type { Addresses, Language, OrderLine, OrderPayload, OrderRow, ShopOrderRow } from './mail.ts'
import type { Messages } from './messages.ts'
import { expiryNotice, isExpiry, paymentRequest } from './payment-mail.ts'
import { variationLabel } from './variation-labels.ts'

type Pair = readonly [label: string, value: string]

const lineName = (line: OrderLine, language: Language) =>
  ({ en: line.name_en, fr: line.name_fr, ar: line.name_ar })[language] || line.name_en

const lineChoices = (line: OrderLine, language: Language) =>
  Object.values(line.selected_variations ?? {}).map((value) => variationLabel(value, language))

export function orderSubject(row: OrderRow | ShopOrderRow, messages: Messages): string {
  const { kind, payload, language } = row
  if (kind === 'shop_order')
    return messages.shopOrderSubject(payload.order_number, money(payload.total_amount, language))
  return kind === 'order_confirmation'
    ? messages.confirmationSubject(payload.order_number)
    : messages.statusSubject(payload.order_number, messages.statusName[payload.status])
}

export function orderIntro(row: OrderRow | ShopOrderRow, messages: Messages): string {
  const { kind, payload } = row
  if (kind === 'shop_order') return messages.shopOrderText(payload.order_number, payload.contact_name)
  if (isExpiry(row)) return messages.payments.expired(payload.order_number)
  return kind === 'order_confirmation'
    ? messages.confirmationText(payload.order_number)
    : messages.statusText[payload.status](payload.order_number)
}

/** The estimated delivery dates; null for a finished order or when none were promised. */
function estimate({ payload, language }: OrderRow | ShopOrderRow, messages: Messages): string | null {
  const { status, created_at: from, min_days: min, max_days: max } = payload
  if (status === 'delivered' || status === 'cancelled') return null
  if (from === undefined || min == null || max == null) return null
  return messages.between(...deliveryDates(from, min, max, language))
}

/** To the order in the admin area for the shop, else to its tracking page. */
function orderLink(row: OrderRow | ShopOrderRow, messages: Messages, { site }: Addresses): Pair | null {
  const { payload, language } = row
  if (row.kind === 'shop_order')
    return [messages.openOrder, `${site}/admin/orders/${payload.order_number}?lang=${language}`]
  if (payload.tracking_token === undefined) return null
  return [messages.track, `${site}/track/${payload.tracking_token}?lang=${language}`]
}

/** What a customer needs to follow the parcel, or the shop to reach the customer. */
function details(row: OrderRow | ShopOrderRow, messages: Messages): Pair[] {
  const { carrier = '', tracking_number: parcel = '', status } = row.payload
  const pairs: Pair[] =
    row.kind === 'shop_order'
      ? [
          [messages.phone, row.payload.phone],
          [messages.email, row.payload.contact_email],
          [messages.notes, row.payload.notes],
        ]
      : status === 'shipped' && parcel !== ''
        ? [
            [messages.carrier, carrier],
            [messages.trackingNumber, parcel],
          ]
        : []
  return pairs.filter(([, value]) => value !== '')
}

function totals({ payload, language }: OrderRow | ShopOrderRow, messages: Messages): Pair[] {
  const { subtotal, delivery_fee: fee, tax_amount: tax = 0, total_amount: total } = payload
  return [
    [messages.subtotal, money(subtotal, language)],
    [messages.delivery, fee === 0 ? messages.free : money(fee, language)],
    [messages.total, money(total, language)],
    ...(tax === 0 ? [] : [[messages.tax, money(tax, language)] satisfies Pair]),
  ]
}

function addressLines({ address = [], country = '' }: OrderPayload, messages: Messages): string[] {
  return [...address, messages.country[country] ?? country].filter((line) => line.trim() !== '')
}

export function orderText(row: OrderRow | ShopOrderRow, messages: Messages, addresses: Addresses): string {
  const { payload, language } = row
  const lines = payload.lines.map((line) => {
    const name = [lineName(line, language), ...lineChoices(line, language)].join(' · ')
    return `${line.quantity} × ${name}${messages.colon}${money(line.line_total, language)}`
  })
  const link = orderLink(row, messages, addresses)
  const when = estimate(row, messages)
  const method = payload.payment_method
  const request = paymentRequest(row, messages, addresses)
  const expiry = expiryNotice(row, messages, addresses)
  const address = addressLines(payload, messages)
  return [
    row.kind === 'shop_order' ? '' : messages.greeting(payload.contact_name),
    orderIntro(row, messages),
    expiry?.text ?? '',
    request?.text ?? '',
    link === null ? '' : `${link[0]}${messages.colon.trimEnd()}\n${link[1]}`,
    details(row, messages)
      .map(([label, value]) => `${label}${messages.colon}${value}`)
      .join('\n'),
    when === null ? '' : `${messages.estimate}${messages.colon}${when}`,
    lines.join('\n'),
    totals(row, messages)
      .map(([label, value]) => `${label}${messages.colon}${value}`)
      .join('\n'),
    method === undefined ? '' : `${messages.payment}${messages.colon}${messages.paymentMethod[method]}`,
    address.length === 0
      ? ''
      : `${messages.deliveryAddress}${messages.colon.trimEnd()}\n${address.join('\n')}`,
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
<td align="${endOf(language)}" style="${CELL};white-space:nowrap;padding-inline-start:12px">${escapeHtml(money(line.line_total, language))}</td></tr>`
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
  const when = estimate(row, messages)
  const request = paymentRequest(row, messages, addresses)
  const expiry = expiryNotice(row, messages, addresses)
  const address = addressLines(payload, messages).map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
  const intro = isolated(orderIntro(row, messages), payload.order_number)
  return [
    row.kind === 'shop_order' ? '' : paragraph(escapeHtml(messages.greeting(payload.contact_name))),
    paragraph(intro, `font-size:18px;color:${INK}`),
    expiry?.html ?? '',
    request?.html ?? '',
    link === null ? '' : request === null && expiry === null ? button(...link) : plainLink(...link),
    ...details(row, messages).map(([label, value]) =>
      fact(label, `<bdi>${escapeHtml(value).replaceAll('\n', '<br>')}</bdi>`),
    ),
    when === null ? '' : fact(messages.estimate, escapeHtml(when)),
    `<table role="presentation" ${TABLE}>${payload.lines.map((line) => htmlLine(line, language, addresses)).join('\n')}</table>`,
    `<table ${TABLE} style="margin:12px 0 4px">${htmlTotals(row, messages)}</table>`,
    (payload.tax_amount ?? 0) > 0
      ? ''
      : paragraph(escapeHtml(messages.taxIncluded), `font-size:14px;color:${MUTED};margin-bottom:24px`),
    payload.payment_method === undefined
      ? ''
      : fact(messages.payment, escapeHtml(messages.paymentMethod[payload.payment_method])),
    address.length === 0 ? '' : fact(messages.deliveryAddress, address.join('<br>')),
  ].join('\n')
}
