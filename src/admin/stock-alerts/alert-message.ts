import { variationLabel } from '@/catalog/variation-labels'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { pieceLink } from '../../../supabase/functions/send-emails/piece-link.ts'
import type { StockAlert } from './queries'

const MESSAGES: Record<Language, (shop: string, piece: string, link: string) => string> = {
  en: (shop, piece, link) =>
    `Hello, this is ${shop}. You asked us to tell you: ${piece} is back in stock. You can order it here: ${link}`,
  fr: (shop, piece, link) =>
    `Bonjour, ici ${shop}. Vous nous aviez demandé de vous prévenir\u00A0: ${piece} est de nouveau en stock. Vous pouvez commander ici\u00A0: ${link}`,
  ar: (shop, piece, link) =>
    `مرحبًا، معك ${shop}. طلبت منا إخبارك: القطعة «${piece}» متوفرة من جديد. يمكنك طلبها من هنا: ${link}`,
}

/** The variations that the person chose, as texts; empty when any piece of the product is wanted. */
export function chosenLabels({ products, variation_ids: ids }: StockAlert, language: Language): string[] {
  return products.product_variations
    .filter(({ id }) => ids.includes(id))
    .map(({ variation_value: value }) => variationLabel(value, language))
}

/** The pieces in stock that the person could buy. */
export function piecesFor({ products, variation_ids: ids }: StockAlert): number {
  return products.stock_units
    .filter((unit) => ids.every((id) => unit.variation_ids.includes(id)))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What a person is told by chat, in the language of the request, with a link to the chosen piece. */
export function alertMessage(alert: StockAlert, shop: string, origin: string): string {
  const { language, products, product_id: id, variation_ids: ids } = alert
  const chosen = products.product_variations.filter((variation) => ids.includes(variation.id))
  const values = Object.fromEntries(
    chosen.map((variation) => [variation.variation_type, variation.variation_value]),
  )
  const piece = [localized(products, 'name', language), ...chosenLabels(alert, language)].join(' · ')
  return MESSAGES[language](shop, piece, pieceLink(origin, id, values, language))
}
