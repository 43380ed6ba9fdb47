import { french } from './typography.ts'
import type { Order, OrderLine } from './orders.ts'
import type { Language } from './people.ts'
import { idOf, Random } from './random.ts'
import { ar } from './reviews/texts-ar.ts'
import { en } from './reviews/texts-en.ts'
import { fr } from './reviews/texts-fr.ts'
import type { ReviewTexts } from './reviews/texts.ts'

export type Review = {
  id: string
  lineId: string
  state: 'pending' | 'published' | 'refused'
  rating: number
  body: string
  displayName: string
  language: Language
  reply: string
  /** Moment in SQL at which it was written. */
  writtenAt: string
  helpful: number
}

const texts: Record<Language, ReviewTexts> = { en, fr, ar }

/** How the first names of customers are written in Arabic. */
const arabicNames: Readonly<Record<string, string>> = {
  Fatima: 'فاطمة',
  Khadija: 'خديجة',
  Salma: 'سلمى',
  Meryem: 'مريم',
  Hajar: 'هاجر',
  Imane: 'إيمان',
  Ghita: 'غيثة',
  Zineb: 'زينب',
  Nadia: 'نادية',
  Samira: 'سميرة',
  Houda: 'هدى',
  Loubna: 'لبنى',
  Asmae: 'أسماء',
  Kenza: 'كنزة',
  Soukaina: 'سكينة',
  Mohamed: 'محمد',
  Youssef: 'يوسف',
  Mehdi: 'مهدي',
  Hamza: 'حمزة',
  Omar: 'عمر',
  Anas: 'أنس',
  Karim: 'كريم',
  Rachid: 'رشيد',
  Hicham: 'هشام',
  Abdelilah: 'عبد الإله',
  Said: 'سعيد',
  Tarik: 'طارق',
  Nabil: 'نبيل',
  Othmane: 'عثمان',
  Driss: 'إدريس',
}

/** Sentences are dealt like cards, so that each comes up once before any comes up again. */
class Decks {
  readonly #decks = new Map<readonly string[], string[]>()
  readonly #random = new Random('review sentences')

  draw(sentences: readonly string[]): string {
    const deck = this.#decks.get(sentences) ?? []
    this.#decks.set(sentences, deck)
    if (deck.length === 0) deck.push(...this.#random.shuffled(sentences))
    const sentence = deck.pop()
    if (sentence === undefined) throw new Error('No sentences')
    return sentence
  }
}

function bodyOf(rating: number, { product }: OrderLine, language: Language, decks: Decks, random: Random) {
  const { good, flaws, service, reservations, regrets } = texts[language]
  const praise = good[product.kind]
  const complaint = flaws[product.kind]
  const parts =
    rating === 5
      ? [decks.draw(praise), ...(random.chance(0.7) ? [decks.draw(service)] : [])]
      : rating === 4
        ? [decks.draw(praise), decks.draw(random.chance(0.6) ? reservations : service)]
        : rating === 3
          ? [decks.draw(complaint), decks.draw(praise)]
          : [decks.draw(complaint), decks.draw(regrets)]
  if ((rating === 5 || rating === 3) && random.chance(0.35)) parts.reverse()
  const body = parts.join(' ')
  return language === 'fr' ? french(body) : body
}

function nameOf(order: Order, random: Random): string {
  const { firstName, lastName } = order.customer
  if (order.language === 'ar') return arabicNames[firstName] ?? firstName
  return random.chance(0.55) ? `${firstName} ${lastName.charAt(0)}.` : firstName
}

const PENDING = 6
const REFUSED = 2

/** Reviews of delivered order lines, more often of products that were bought several times. */
export function makeReviews(orders: readonly Order[]): Review[] {
  const decks = new Decks()
  const written = new Set<string>()
  const sold = new Map<string, number>()
  const delivered = orders.filter(({ status }) => status === 'delivered')
  for (const { lines } of delivered)
    for (const { product } of lines) sold.set(product.id, (sold.get(product.id) ?? 0) + 1)

  const reviews = delivered.flatMap((order) =>
    order.lines.flatMap((line): Review[] => {
      const random = new Random(`review/${line.id}`)
      const { product } = line
      if (!product.active || !random.chance((sold.get(product.id) ?? 0) >= 3 ? 0.55 : 0.15)) return []
      const rating = random.weighted([5, 4, 3, 2], (stars) => [0, 0, 6, 12, 28, 54][stars] ?? 0)
      let body = ''
      do body = bodyOf(rating, line, order.language, decks, random)
      while (written.has(body))
      written.add(body)
      const { thanks, apologies } = texts[order.language]
      const isAnswered = random.chance(rating <= 3 ? 0.65 : 0.12)
      const reply = isAnswered ? decks.draw(rating <= 3 ? apologies : thanks) : ''
      const hours = (order.steps.at(-1)?.hours ?? 0) + random.between(7 * 24, 19 * 24)
      return [
        {
          id: idOf(`review/${line.id}`),
          lineId: line.id,
          state: 'published',
          rating,
          body,
          displayName: nameOf(order, random),
          language: order.language,
          reply: order.language === 'fr' ? french(reply) : reply,
          writtenAt: `least(now() - interval '${random.between(2, 70)} hours', ${order.placedAt} + interval '${Math.round(hours)} hours')`,
          helpful: random.chance(0.5) ? random.between(1, 9) : 0,
        },
      ]
    }),
  )
  // The last ones wait for the shop; two of those before them were refused.
  return reviews.map((review, index) => {
    const fromEnd = reviews.length - index
    if (fromEnd <= PENDING) return { ...review, state: 'pending', reply: '', helpful: 0 }
    if (fromEnd <= PENDING + REFUSED) return { ...review, state: 'refused', reply: '', helpful: 0 }
    return review
  })
}
