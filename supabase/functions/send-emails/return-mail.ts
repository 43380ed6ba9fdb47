import { publicUrl } from '../_shared/public-url.ts'
import { isolateDigits } from '../_shared/digit-runs.ts'
import { formatMoney } from '../_shared/format.ts'
import { valueLabel } from '../_shared/variation-labels.ts'
import { deadline } from './format.ts'
import { button, escapeHtml, fact, INK, list, number, paragraph } from './html.ts'
import type { Addresses, ReturnRow, Shop, ShopReturnRow } from './mail.ts'
import { greetingOf, type Messages } from './messages.ts'

type Pair = readonly [label: string, value: string]
type Content = {
  readonly subject: string
  readonly preview: string
  readonly text: string
  readonly html: string
}

/** What a mail about a return says, in the order of its parts. */
type Parts = {
  readonly subject: string
  readonly intro: string
  readonly sentences?: readonly string[]
  readonly facts?: readonly Pair[]
  /** The page that the mail leads to: label and address. */
  readonly link: Pair
}

/** Something is wrong with the pieces, so that the shop pays for their way back. */
const FAULTS: readonly string[] = ['damaged', 'wrong_item', 'not_as_described']

function pieces({ payload, language }: ReturnRow | ShopReturnRow): string[] {
  const returned = payload.return
  const came = returned.state === 'received' || returned.state === 'closed'
  return returned.pieces
    .map((piece) => {
      const name = { en: piece.name_en, fr: piece.name_fr, ar: piece.name_ar }[language] || piece.name_en
      const choices = Object.values(piece.selected_variations ?? {}).map((value) =>
        valueLabel(value, language),
      )
      return { text: [name, ...choices].join(' · '), count: came ? piece.came_back : piece.quantity }
    })
    .filter(({ count }) => count > 0)
    .map(({ text, count }) => `${count} × ${text}`)
}

/** Nothing was charged that a refund could return to, so that it needs a bank account. */
const needsAccount = ({ payload: { payment_method: method, return: returned } }: ReturnRow) =>
  returned.wish === 'refund' && (method === 'cash_on_delivery' || method === 'bank_transfer')

const returnPage = ({ payload, language }: ReturnRow, { site }: Addresses) =>
  `${site}${publicUrl(`/return?token=${encodeURIComponent(payload.tracking_token ?? '')}`, language)}`

function shopAddress(row: ReturnRow, shop: Shop): string {
  const { address } = row.payload.return
  return [shop.name, isolateDigits(address[row.language] || address.en), shop.phone]
    .filter((line) => line !== '')
    .join('\n')
}

function closed(row: ReturnRow, messages: Messages, addresses: Addresses): Parts {
  const { language, payload } = row
  const words = messages.returns
  const returned = payload.return
  const { number: id, refund, exchange, closing_reason: why } = returned
  if (refund !== null) {
    return {
      subject: words.refundedSubject(id),
      intro: words.refundedText(id, formatMoney(refund.amount, language)),
      sentences: [messages.payments.refundWay[refund.provider]],
      link: [
        messages.payments.invoices,
        `${addresses.site}${publicUrl(`/pay?token=${encodeURIComponent(payload.payment_token ?? '')}`, language)}`,
      ],
    }
  }
  if (exchange === null) {
    return {
      subject: words.closedSubject(id),
      intro: words.closedText(id),
      facts: [[words.reason, isolateDigits(why)]],
      link: [words.openReturn, returnPage(row, addresses)],
    }
  }
  const token = encodeURIComponent(exchange.tracking_token)
  const due = formatMoney(exchange.amount_due, language)
  const owes = exchange.amount_due > 0
  const paysBefore = owes && exchange.payment_method !== 'cash_on_delivery'
  const until = paysBefore ? exchange.payment_due_at : null
  return {
    subject: words.exchangedSubject(id),
    intro: words.exchangedText(id, exchange.order_number),
    sentences: [
      ...(owes ? [paysBefore ? words.payBefore(due) : words.payAtDoor(due)] : []),
      ...(exchange.credit_left > 0 ? [words.creditLeft(formatMoney(exchange.credit_left, language))] : []),
    ],
    facts: until === null ? [] : [[messages.payments.until, deadline(until, language)]],
    link: paysBefore
      ? [
          words.payExchange,
          `${addresses.site}${publicUrl(`/pay?token=${encodeURIComponent(exchange.payment_token)}`, language)}`,
        ]
      : [words.followExchange, `${addresses.site}${publicUrl(`/track/${token}`, language)}`],
  }
}

function parts(row: ReturnRow, shop: Shop, messages: Messages, addresses: Addresses): Parts {
  const words = messages.returns
  const { payload } = row
  const { number: id, state, wish, reason, refusal_reason: why } = payload.return
  const link: Pair = [words.openReturn, returnPage(row, addresses)]
  switch (state) {
    case 'approved':
      return {
        subject: words.approvedSubject(id),
        intro: words.approvedText(id),
        sentences: [
          words.howToSend(id),
          FAULTS.includes(reason) ? words.shopPays : words.customerPays,
          ...(needsAccount(row) ? [words.bankAccount] : []),
        ],
        facts: [[words.sendTo, shopAddress(row, shop)]],
        link,
      }
    case 'refused':
      return {
        subject: words.refusedSubject(id),
        intro: words.refusedText(id),
        facts: [[words.refusalReason, isolateDigits(why)]],
        link,
      }
    case 'received':
      return {
        subject: words.receivedSubject(id),
        intro: words.receivedText(id),
        sentences: [words.receivedNext[wish]],
        link,
      }
    case 'closed':
      return closed(row, messages, addresses)
    case 'requested':
      return {
        subject: words.requestedSubject(id),
        intro: words.requestedText(id, payload.order_number),
        sentences: [words.requestedNext],
        facts: [[words.wish, words.wishName[wish]]],
        link,
      }
  }
}

function shopParts({ payload, language }: ShopReturnRow, messages: Messages, { site }: Addresses): Parts {
  const words = messages.returns
  const { number: id, wish, reason, note } = payload.return
  return {
    subject: words.shopSubject(id, payload.order_number),
    intro: words.shopText(id, payload.order_number, payload.contact_name),
    facts: [
      [words.reason, words.reasonName[reason]],
      [words.wish, words.wishName[wish]],
      [words.note, isolateDigits(note)],
      [messages.phone, payload.phone],
      [messages.email, payload.contact_email],
    ],
    link: [words.openInAdmin, `${site}/admin/returns/${id}?lang=${language}`],
  }
}

/** Escaped text in which the numbers of returns and orders, which are left to right, are isolated. */
function htmlSentence(text: string, numbers: readonly string[]): string {
  return numbers.reduce((html, each) => html.replace(each, () => number(each)), escapeHtml(text))
}

/** A mail about a step of a return, or about a new one to the shop. */
export function returnContent(
  row: ReturnRow | ShopReturnRow,
  shop: Shop,
  messages: Messages,
  addresses: Addresses,
): Content {
  const { payload } = row
  const mail =
    row.kind === 'shop_return' ? shopParts(row, messages, addresses) : parts(row, shop, messages, addresses)
  const { subject, intro, sentences = [], link } = mail
  const facts = (mail.facts ?? []).filter(([, value]) => value !== '')
  const returned = payload.return
  const numbers = [returned.number, payload.order_number, returned.exchange?.order_number ?? ''].filter(
    (each) => each !== '',
  )
  const greeting = row.kind === 'shop_return' ? '' : greetingOf(payload.contact_name, messages)
  const all = pieces(row)
  const titled = (label: string, value: string) =>
    `${label}${messages.colon}${value.includes('\n') ? `\n${value}` : value}`
  return {
    subject,
    preview: intro,
    text: [
      greeting,
      intro,
      ...sentences,
      facts.map(([label, value]) => titled(label, value)).join('\n'),
      `${messages.returns.pieces}${messages.colon.trimEnd()}\n${all.map((piece) => `- ${piece}`).join('\n')}`,
      `${link[0]}${messages.colon.trimEnd()}\n${link[1]}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: [
      greeting === '' ? '' : paragraph(escapeHtml(greeting)),
      paragraph(htmlSentence(intro, numbers), `font-size:18px;color:${INK}`),
      ...sentences.map((sentence) => paragraph(htmlSentence(sentence, numbers))),
      ...facts.map(([label, value]) =>
        fact(label, `<bdi>${escapeHtml(value).replaceAll('\n', '<br>')}</bdi>`),
      ),
      paragraph(`<b>${escapeHtml(messages.returns.pieces)}</b>`, 'margin-bottom:4px') + list(all),
      button(...link),
    ].join('\n'),
  }
}
