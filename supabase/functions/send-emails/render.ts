import { publicUrl } from '../_shared/public-url.ts'
import { isolateDigits, isolateNumbers } from '../_shared/digit-runs.ts'
import { formatDateTime } from '../_shared/format.ts'
import { button, escapeHtml, LINE, ltr, MUTED, page, paragraph, startOf } from './html.ts'
import {
  type Addresses,
  DEFAULT_SHOP,
  type Mail,
  type MessageReplyRow,
  type OutboxRow,
  type Shop,
  type ShopMessageRow,
  type WelcomeRow,
} from './mail.ts'
import { greetingOf, MESSAGES, type Messages } from './messages.ts'
import { paymentContent, paymentIntro, paymentSubject } from './payment-mail.ts'
import { paymentNoticeContent } from './payment-notice-mail.ts'
import { returnContent } from './return-mail.ts'
import { reviewContent } from './review-mail.ts'
import { stockContent } from './stock-mail.ts'
import { orderHtml, orderIntro, orderSubject, orderText } from './order-mail.ts'

type Content = {
  readonly subject: string
  readonly preview: string
  readonly text: string
  readonly html: string
}

function welcome(row: WelcomeRow, shop: Shop, messages: Messages, { site }: Addresses): Content {
  const greeting = greetingOf(row.payload.display_name, messages)
  const intro = messages.welcomeText(shop.name)
  const link = `${site}${publicUrl('/products', row.language)}`
  return {
    subject: messages.welcomeSubject(shop.name),
    preview: intro,
    text: [greeting, intro, messages.welcomeNext, `${messages.shopNow}${messages.colon.trimEnd()}\n${link}`]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: [
      greeting === '' ? '' : paragraph(escapeHtml(greeting)),
      paragraph(escapeHtml(intro), 'font-size:18px'),
      paragraph(escapeHtml(messages.welcomeNext)),
      button(messages.shopNow, link),
    ].join('\n'),
  }
}

function shopMessage(
  { payload, language }: ShopMessageRow,
  messages: Messages,
  { site }: Addresses,
): Content {
  const intro = messages.shopMessageText(payload.contact_name)
  const link = `${site}/admin/messages?lang=${language}`
  return {
    subject: messages.shopMessageSubject(isolateDigits(payload.subject)),
    preview: intro,
    text: [
      intro,
      `${messages.email}${messages.colon}${payload.contact_email}`,
      isolateDigits(payload.message),
      `${messages.openMessages}${messages.colon.trimEnd()}\n${link}`,
    ].join('\n\n'),
    html: [
      paragraph(escapeHtml(intro), 'font-size:18px'),
      paragraph(ltr(payload.contact_email)),
      `<div dir="auto">${paragraph(escapeHtml(isolateDigits(payload.message)).replaceAll('\n', '<br>'))}</div>`,
      button(messages.openMessages, link),
    ].join('\n'),
  }
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function messageReply({ payload, language }: MessageReplyRow, messages: Messages): Content {
  const body = isolateDigits(payload.body)
  const message = isolateDigits(payload.message)
  const wrote = messages.youWrote(formatDateTime(payload.written_at, language))
  const quoted = message.split(/\r?\n/).map((line) => `> ${line}`)
  return {
    // Mail clients know this prefix in every language, and keep such mails together.
    subject: `Re: ${isolateDigits(payload.subject)}`,
    preview: isolateDigits(payload.body.slice(0, 200)),
    text: [body, [`${wrote}${messages.colon.trimEnd()}`, ...quoted].join('\n')].join('\n\n'),
    html: [
      `<div dir="auto">${paragraph(lines(body))}</div>`,
      paragraph(escapeHtml(wrote), `color:${MUTED};font-size:14px;margin-top:24px`),
      `<blockquote dir="auto" style="margin:0;padding:0 16px;border-${startOf(language)}:3px solid ${LINE};color:${MUTED}">${lines(message)}</blockquote>`,
    ].join('\n'),
  }
}

function contentOf(row: OutboxRow, shop: Shop, messages: Messages, addresses: Addresses): Content {
  if (row.kind === 'welcome') return welcome(row, shop, messages, addresses)
  if (row.kind === 'shop_message') return shopMessage(row, messages, addresses)
  if (row.kind === 'shop_payment') return paymentNoticeContent(row, messages.colon, addresses)
  if (row.kind === 'message_reply') return messageReply(row, messages)
  if (row.kind === 'return' || row.kind === 'shop_return')
    return returnContent(row, shop, messages, addresses)
  if (row.kind === 'stock_alert') return stockContent(row, messages.colon, addresses)
  if (row.kind === 'review_request') return reviewContent(row, messages, addresses)
  if (row.kind === 'payment')
    return {
      subject: paymentSubject(row, messages),
      preview: paymentIntro(row, messages),
      ...paymentContent(row, messages, addresses),
    }
  return {
    subject: orderSubject(row, messages),
    preview: orderIntro(row, messages),
    text: orderText(row, messages, addresses),
    html: orderHtml(row, messages, addresses),
  }
}

/** The shop's e-mail address and telephone number, without empty ones. */
function contacts({ email, phone }: Shop): string[] {
  return [email, phone].filter((value) => value !== '')
}

export function renderMail(row: OutboxRow, addresses: Addresses): Mail {
  const messages = MESSAGES[row.language]
  const shop = row.payload.shop ?? DEFAULT_SHOP
  const content = contentOf(row, shop, messages, addresses)
  const { html } = content
  const plain = row.language === 'ar' ? isolateNumbers : (typed: string) => typed
  const subject = plain(content.subject)
  const contactDetails = contacts(shop)
  const toShop = row.kind === 'shop_order' || row.kind === 'shop_message' || row.kind === 'shop_return'
  // A provider's report cannot be answered by mail.
  const isNotice = row.kind === 'shop_payment'
  const replyTo = toShop ? row.payload.contact_email : isNotice ? '' : shop.email
  const reply = replyTo === '' ? '' : toShop ? messages.replyToCustomer : messages.reply
  const home = `${addresses.site}${publicUrl('/', row.language)}`
  return {
    to: row.recipient,
    ...(replyTo === '' ? {} : { replyTo }),
    subject,
    text: [plain(content.text), reply, [shop.name, ...contactDetails, home].join('\n')]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: page({
      language: row.language,
      title: subject,
      preview: plain(content.preview),
      shop: shop.name,
      home,
      body: html,
      footer: `${reply === '' ? '' : `${escapeHtml(reply)}<br>`}${[`<bdi>${escapeHtml(shop.name)}</bdi>`, ...contactDetails.map(ltr)].join(' · ')}`,
    }),
    messageId: `<outbox-${row.id}@${new URL(addresses.site).hostname}>`,
  }
}
