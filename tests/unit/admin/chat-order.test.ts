import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chosenUnit, parseChatOrder } from '@/admin/orders/draft/parse-chat-order'
import type { CartLine } from '@/cart/cart-lines'
import { chatOrderText } from '@/cart/chat-order'
import { LANGUAGES } from '@/i18n/locales'
import { ar } from '@/i18n/messages/deferred/ar'
import { en } from '@/i18n/messages/deferred/en'
import { fr } from '@/i18n/messages/deferred/fr'
import { createTranslator } from '@/i18n/translate'

const texts = { en, fr, ar }
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const line = (n: number, quantity: number, options: Record<string, string> = {}): CartLine => ({
  productId: uuid(n),
  variationIds: [],
  quantity,
  snapshot: {
    name_en: 'Lantern 20 x 30 cm',
    name_fr: 'Lanterne 20 x 30 cm',
    name_ar: 'فانوس 20 × 30 سم',
    image_url: null,
    image_color: null,
    unit_price: 120.5,
    selected_variations: options,
  },
})

const variation = (id: string, type: string, value: string) => ({
  id,
  variation_type: type,
  variation_value: value,
  price_adjustment: 0,
  stock_quantity: 1,
  image_url: null,
})

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example' })
})

describe('an order as a chat message', () => {
  it('names the pieces, options, amounts and links', () => {
    const { t } = createTranslator('en', en)
    const text = chatOrderText([line(1, 2, { color: 'Blue', size: '50 cm' })], t, 'en')
    expect(text.replaceAll('\u00a0', ' ')).toContain('2 × Lantern 20 x 30 cm (Blue / 50 cm): 241 DH')
    expect(text).toContain(`/product/${uuid(1)}?color=Blue&size=50+cm`)
    expect(text).toMatch(/Total without delivery: .*241/)
  })

  it.each(LANGUAGES)('is read back from the message in %s', (language) => {
    const { t } = createTranslator(language, texts[language])
    const message = chatOrderText([line(1, 2, { color: 'Blue' }), line(2, 11)], t, language)
    const read = parseChatOrder(message)
    expect(read.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [uuid(1), 2],
      [uuid(2), 11],
    ])
    expect(read[0]?.options.get('color')).toBe('Blue')
  })

  it('understands what people type themselves', () => {
    const link = `https://shop.example/product/${uuid(3)}`
    const quantities = (text: string) => parseChatOrder(text).map(({ quantity }) => quantity)
    expect(quantities(`${link} x3`)).toEqual([3])
    expect(quantities(`٣ × ${link}`)).toEqual([3])
    expect(quantities(`2x\n\n${link}.`)).toEqual([2])
    expect(quantities(`I like this one\n${link}`)).toEqual([1])
    expect(quantities(`Small table 20x30\n${link}`)).toEqual([1])
    expect(quantities(`Table 20 x 30 cm\n${link}`)).toEqual([1])
    expect(quantities(`0 × \n${link}`)).toEqual([1])
    expect(quantities(`500 × \n${link}`)).toEqual([99])
    // The quantity of one link is not that of the next.
    expect(quantities(`4 × lamp\n${link}\n${link}`)).toEqual([4, 1])
  })

  it('are read whatever marks and digits a chat adds', () => {
    const link = `https://shop.example/product/${uuid(3)}?color=Blue&size=50+cm`
    for (const amount of ['2\u200F ×', '\u20682\u2069 ×', '２ ×', '\u200E٢ ×']) {
      const [read] = parseChatOrder(`${amount} Lamp\u2028\u2066${link}\u2069`)
      expect([amount, read?.quantity, read?.options.get('size')]).toEqual([amount, 2, '50 cm'])
    }
  })

  it('finds nothing in other messages', () => {
    expect(parseChatOrder('')).toEqual([])
    expect(parseChatOrder('Hello, is https://shop.example/product/ open on Friday?')).toEqual([])
  })
})

describe('the options of a link', () => {
  const product = {
    product_variations: [
      variation('b', 'color', 'Blue'),
      variation('r', 'color', 'Red'),
      variation('s', 'size', 'S'),
    ],
  } as unknown as Parameters<typeof chosenUnit>[0]
  const unit = (query: string) => chosenUnit(product, new URLSearchParams(query))

  it('are the variations of each type', () => {
    expect(unit('color=blue&size=S')).toEqual(['b', 's'])
    expect(unit('option-color=Red&size=s')).toEqual(['r', 's'])
  })

  it('are unclear when one is missing or unknown', () => {
    expect(unit('color=blue')).toBeNull()
    expect(unit('color=green&size=S')).toBeNull()
  })
})
