import { MESSAGES, type Language, type Messages, type OrderStatus } from './messages.ts'

export type OrderLine = {
  readonly name_en: string
  readonly name_fr: string
  readonly name_ar: string
  readonly quantity: number
  readonly line_total: number
  readonly selected_variations?: Readonly<Record<string, string>> | null
}

export type OrderMail = {
  readonly order_number: string
  readonly status: OrderStatus
  readonly contact_name: string
  readonly subtotal: number
  readonly delivery_fee: number
  readonly tax_amount?: number
  readonly total_amount: number
  readonly currency: string
  readonly payment_method?: 'cash_on_delivery' | 'bank_transfer'
  readonly shipping_address?: string
  readonly lines: readonly OrderLine[]
}

export type OutboxRow = {
  readonly id: number
  readonly kind: 'order_confirmation' | 'order_status'
  readonly recipient: string
  readonly language: Language
  readonly payload: OrderMail
}

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-MA-u-nu-latn' }

function money(amount: number, language: Language): string {
  const hasCents = !Number.isInteger(amount)
  const digits = new Intl.NumberFormat(LOCALES[language === 'fr' ? 'fr' : 'en'], {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
  })
    .format(amount)
    .replaceAll('\u202f', '\u00a0')
  return `${digits}\u00a0${language === 'ar' ? 'درهم' : 'DH'}`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function lineName(line: OrderLine, language: Language): string {
  return { en: line.name_en, fr: line.name_fr, ar: line.name_ar }[language] || line.name_en
}

function intro(row: OutboxRow, messages: Messages): string {
  const { order_number, status } = row.payload
  return row.kind === 'order_confirmation'
    ? messages.confirmationText(order_number)
    : messages.statusText[status](order_number)
}

function subject(row: OutboxRow, messages: Messages): string {
  const { order_number, status } = row.payload
  return row.kind === 'order_confirmation'
    ? messages.confirmationSubject(order_number)
    : messages.statusSubject(order_number, messages.statusName[status])
}

/** Label and amount of each line under the products. */
function sums(row: OutboxRow, messages: Messages): [string, string][] {
  const { payload, language } = row
  const fee = payload.delivery_fee
  const tax = payload.tax_amount ?? 0
  return [
    [messages.subtotal, money(payload.subtotal, language)],
    [messages.delivery, fee === 0 ? messages.free : money(fee, language)],
    ...(tax === 0 ? [] : [[messages.tax, money(tax, language)] satisfies [string, string]]),
    [messages.total, money(payload.total_amount, language)],
  ]
}

/** Label and text of what follows the amounts. */
function facts(row: OutboxRow, messages: Messages): [string, string][] {
  const { payment_method: method, shipping_address: address } = row.payload
  return [
    ...(method === undefined
      ? []
      : [[messages.payment, messages.paymentMethod[method]] satisfies [string, string]]),
    ...(address === undefined || address === ''
      ? []
      : [[messages.deliveryAddress, address] satisfies [string, string]]),
  ]
}

function renderText(row: OutboxRow, messages: Messages): string {
  const { payload, language } = row
  const lines = payload.lines.map(
    (line) => `${line.quantity} × ${lineName(line, language)}: ${money(line.line_total, language)}`,
  )
  const rows = [...sums(row, messages), ...facts(row, messages)].map(([label, value]) => `${label}: ${value}`)
  return [
    messages.greeting(payload.contact_name),
    '',
    intro(row, messages),
    '',
    ...lines,
    '',
    ...rows,
    '',
    messages.closing,
    '',
    messages.shop,
  ].join('\n')
}

const CELL = 'padding:8px 0;border-bottom:1px solid #e7ded2'

function renderHtml(row: OutboxRow, messages: Messages): string {
  const { payload, language } = row
  const end = language === 'ar' ? 'left' : 'right'
  const start = language === 'ar' ? 'right' : 'left'
  const lines = payload.lines
    .map(
      (line) => `<tr><td style="${CELL};text-align:${start}">${escapeHtml(lineName(line, language))}</td>
<td style="${CELL};text-align:center">${line.quantity}</td>
<td style="${CELL};text-align:${end}">${escapeHtml(money(line.line_total, language))}</td></tr>`,
    )
    .join('\n')
  const totals = sums(row, messages)
    .map(
      ([
        label,
        value,
      ]) => `<tr><th colspan="2" scope="row" style="${CELL};text-align:${start};font-weight:normal">${escapeHtml(label)}</th>
<td style="${CELL};text-align:${end}">${escapeHtml(value)}</td></tr>`,
    )
    .join('\n')
  const rest = facts(row, messages)
    .map(([label, value]) => `<p><b>${escapeHtml(label)}</b><br><bdi>${escapeHtml(value)}</bdi></p>`)
    .join('\n')
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject(row, messages))}</title></head>
<body style="margin:0;background:#faf6f0;color:#2b2118;font-family:Georgia,'Times New Roman',serif">
<div style="max-width:560px;margin:0 auto;padding:24px;text-align:${start}">
<h1 style="font-size:20px">${escapeHtml(messages.shop)}</h1>
<p>${escapeHtml(messages.greeting(payload.contact_name))}</p>
<p>${escapeHtml(intro(row, messages))}</p>
<table style="width:100%;border-collapse:collapse">
<thead><tr><th scope="col" style="${CELL};text-align:${start}">${escapeHtml(messages.product)}</th>
<th scope="col" style="${CELL};text-align:center">${escapeHtml(messages.quantity)}</th>
<th scope="col" style="${CELL};text-align:${end}">${escapeHtml(messages.amount)}</th></tr></thead>
<tbody>
${lines}
${totals}
</tbody></table>
${rest}
<p>${escapeHtml(messages.closing)}</p>
</div></body></html>`
}

export function renderMail(row: OutboxRow): Mail {
  const messages = MESSAGES[row.language]
  return {
    to: row.recipient,
    subject: subject(row, messages),
    text: renderText(row, messages),
    html: renderHtml(row, messages),
  }
}
