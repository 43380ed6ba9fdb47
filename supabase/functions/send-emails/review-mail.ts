import { publicUrl } from '../_shared/public-url.ts'
import { button, escapeHtml, INK, isolated, list, paragraph } from './html.ts'
import type { Addresses, Language, ReviewRequestRow } from './mail.ts'
import { greetingOf, type Messages } from './messages.ts'

type ReviewMessages = {
  readonly subject: (orderNumber: string) => string
  readonly text: (orderNumber: string) => string
  /** Above the names of the pieces. */
  readonly pieces: string
  readonly how: string
  readonly open: string
  readonly once: string
}

const MESSAGES: Readonly<Record<Language, ReviewMessages>> = {
  en: {
    subject: (order) => `How do you like your order ${order}?`,
    text: (order) =>
      `Your order ${order} has been with you for some days. We would like to know how you like it.`,
    pieces: 'Your pieces',
    how: 'A few words help others to choose and reach the people who made the piece. You choose the name that appears, and may add photos.',
    open: 'Write a review',
    once: 'We ask only once for each order.',
  },
  fr: {
    subject: (order) => `Que pensez-vous de votre commande ${order}\u00a0?`,
    text: (order) =>
      `Votre commande ${order} est chez vous depuis quelques jours. Nous aimerions savoir si elle vous plaît.`,
    pieces: 'Vos pièces',
    how: 'Quelques mots aident les autres à choisir et parviennent à celles et ceux qui ont fait la pièce. Vous choisissez le nom affiché et pouvez ajouter des photos.',
    open: 'Donner un avis',
    once: 'Nous ne posons la question qu’une fois par commande.',
  },
  ar: {
    subject: (order) => `ما رأيك في طلبك ${order}؟`,
    text: (order) => `مرت بضعة أيام على وصول طلبك ${order}. يهمنا أن نعرف رأيك فيه.`,
    pieces: 'قطعك',
    how: 'بضع كلمات تساعد غيرك على الاختيار وتصل إلى من صنع القطعة. تختار الاسم الذي يظهر، ويمكنك إضافة صور.',
    open: 'كتابة تقييم',
    once: 'لا نسأل إلا مرة واحدة عن كل طلب.',
  },
}

/** The mail that asks for reviews of a delivered order. */
export function reviewContent(row: ReviewRequestRow, messages: Messages, { site }: Addresses) {
  const { payload, language } = row
  const words = MESSAGES[language]
  const { order_number: order } = payload
  const greeting = greetingOf(payload.contact_name, messages)
  const names = payload.lines.map(
    (line) => ({ en: line.name_en, fr: line.name_fr, ar: line.name_ar })[language] || line.name_en,
  )
  const link = `${site}${publicUrl(`/review?token=${encodeURIComponent(payload.tracking_token ?? '')}`, language)}`
  return {
    subject: words.subject(order),
    preview: words.text(order),
    text: [
      greeting,
      words.text(order),
      `${words.pieces}${messages.colon.trimEnd()}\n${names.map((name) => `- ${name}`).join('\n')}`,
      words.how,
      `${words.open}${messages.colon.trimEnd()}\n${link}`,
      words.once,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: [
      greeting === '' ? '' : paragraph(escapeHtml(greeting)),
      paragraph(isolated(words.text(order), order), `font-size:18px;color:${INK}`),
      paragraph(`<b>${escapeHtml(words.pieces)}</b>`, 'margin-bottom:4px') + list(names),
      paragraph(escapeHtml(words.how)),
      button(words.open, link),
      paragraph(escapeHtml(words.once), 'font-size:14px'),
    ].join('\n'),
  }
}
