import { publicUrl } from '../_shared/public-url.ts'
import { valueLabel } from '../_shared/variation-labels.ts'
import { button, escapeHtml, INK, paragraph, plainLink } from './html.ts'
import type { Addresses, Language, StockAlertRow } from './mail.ts'
import { pieceLink } from './piece-link.ts'

type StockMessages = {
  readonly subject: (piece: string) => string
  readonly text: (piece: string) => string
  /** The mail reserves nothing. */
  readonly notHeld: string
  readonly open: string
  readonly why: string
  readonly stop: string
}

const MESSAGES: Readonly<Record<Language, StockMessages>> = {
  en: {
    subject: (piece) => `Back in stock: ${piece}`,
    text: (piece) => `${piece} is back in stock.`,
    notHeld:
      'We have not set one aside for you. Our pieces are made by hand in small numbers, so it may sell soon.',
    open: 'See the piece',
    why: 'You are receiving this message because you asked for it. It is the only one about this piece.',
    stop: 'Stop all my stock alerts',
  },
  fr: {
    subject: (piece) => `De nouveau en stock\u00a0: ${piece}`,
    text: (piece) => `${piece} est de nouveau en stock.`,
    notHeld:
      'Nous n’avons rien mis de côté pour vous. Nos pièces sont faites à la main en petit nombre et peuvent partir vite.',
    open: 'Voir la pièce',
    why: 'Vous recevez ce message parce que vous l’avez demandé. C’est le seul au sujet de cette pièce.',
    stop: 'Arrêter toutes mes alertes de stock',
  },
  ar: {
    subject: (piece) => `القطعة متوفرة من جديد: ${piece}`,
    text: (piece) => `القطعة «${piece}» متوفرة من جديد في المتجر.`,
    notHeld: 'لم نحجز لك أي قطعة. نصنع قطعنا يدويًا وبأعداد قليلة، وقد تُباع بسرعة.',
    open: 'عرض القطعة',
    why: 'تصلك هذه الرسالة لأنك طلبت إخبارك، وهي الوحيدة بخصوص هذه القطعة.',
    stop: 'إيقاف جميع تنبيهات التوفر',
  },
}

/** The mail to a person who waited for a piece that is in stock again. */
export function stockContent(row: StockAlertRow, colon: string, addresses: Addresses) {
  const { payload, language } = row
  const words = MESSAGES[language]
  const name = { en: payload.name_en, fr: payload.name_fr, ar: payload.name_ar }[language] || payload.name_en
  const choices = Object.values(payload.selected_variations).map((value) => valueLabel(value, language))
  const piece = [name, ...choices].join(' · ')
  const link = pieceLink(addresses.site, payload.product_id, payload.selected_variations, language)
  const stop = `${addresses.site}${publicUrl(`/stop-alerts?token=${encodeURIComponent(payload.token)}`, language)}`
  return {
    subject: words.subject(piece),
    preview: words.text(piece),
    text: [
      words.text(piece),
      words.notHeld,
      `${words.open}${colon.trimEnd()}\n${link}`,
      words.why,
      `${words.stop}${colon.trimEnd()}\n${stop}`,
    ].join('\n\n'),
    html: [
      paragraph(escapeHtml(words.text(piece)), `font-size:18px;color:${INK}`),
      paragraph(escapeHtml(words.notHeld)),
      button(words.open, link),
      paragraph(escapeHtml(words.why), 'font-size:14px;margin-bottom:4px'),
      plainLink(words.stop, stop),
    ].join('\n'),
  }
}
