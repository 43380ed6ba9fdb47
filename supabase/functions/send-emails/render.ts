import { button, escapeHtml, ltr, page, paragraph } from './html.ts'
import type { Addresses, Mail, OutboxRow, Shop, ShopMessageRow, WelcomeRow } from './mail.ts'
import { MESSAGES, type Messages } from './messages.ts'
import { paymentContent, paymentIntro, paymentSubject } from './payment-mail.ts'
import { orderHtml, orderIntro, orderSubject, orderText } from './order-mail.ts'

/** For mails that were queued before the payload contained the shop's details. */
const DEFAULT_SHOP: Shop = { name: 'Moroccan Craft Gallery', email: '', phone: '', whatsapp: '' }

type Content = {
  readonly subject: string
  readonly preview: string
  readonly text: string
  readonly html: string
}

function welcome(row: WelcomeRow, shop: Shop, messages: Messages, { site }: Addresses): Content {
  const greeting = messages.greeting(row.payload.display_name)
  const intro = messages.welcomeText(shop.name)
  const link = `${site}/products?lang=${row.language}`
  return {
    subject: messages.welcomeSubject(shop.name),
    preview: intro,
    text: [
      greeting,
      intro,
      messages.welcomeNext,
      `${messages.shopNow}${messages.colon.trimEnd()}\n${link}`,
    ].join('\n\n'),
    html: [
      paragraph(escapeHtml(greeting)),
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
    subject: messages.shopMessageSubject(payload.subject),
    preview: intro,
    text: [
      intro,
      `${messages.email}${messages.colon}${payload.contact_email}`,
      payload.message,
      `${messages.openMessages}${messages.colon.trimEnd()}\n${link}`,
    ].join('\n\n'),
    html: [
      paragraph(escapeHtml(intro), 'font-size:18px'),
      paragraph(ltr(payload.contact_email)),
      `<div dir="auto">${paragraph(escapeHtml(payload.message).replaceAll('\n', '<br>'))}</div>`,
      button(messages.openMessages, link),
    ].join('\n'),
  }
}

function contentOf(row: OutboxRow, shop: Shop, messages: Messages, addresses: Addresses): Content {
  if (row.kind === 'welcome') return welcome(row, shop, messages, addresses)
  if (row.kind === 'shop_message') return shopMessage(row, messages, addresses)
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
  const { subject, preview, text, html } = contentOf(row, shop, messages, addresses)
  const contactDetails = contacts(shop)
  const toShop = row.kind === 'shop_order' || row.kind === 'shop_message'
  const replyTo = toShop ? row.payload.contact_email : shop.email
  const reply = toShop ? messages.replyToCustomer : messages.reply
  const home = `${addresses.site}/?lang=${row.language}`
  return {
    to: row.recipient,
    ...(replyTo === '' ? {} : { replyTo }),
    subject,
    text: [text, reply, [shop.name, ...contactDetails, home].join('\n')].join('\n\n'),
    html: page({
      language: row.language,
      title: subject,
      preview,
      shop: shop.name,
      home,
      body: html,
      footer: `${escapeHtml(reply)}<br>${[`<bdi>${escapeHtml(shop.name)}</bdi>`, ...contactDetails.map(ltr)].join(' · ')}`,
    }),
    messageId: `<outbox-${row.id}@${new URL(addresses.site).hostname}>`,
  }
}
