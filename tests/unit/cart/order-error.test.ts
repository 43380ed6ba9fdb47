import { expect, it } from 'vitest'
import { orderErrorMessage } from '@/cart/order-error'
import { ar } from '@/i18n/messages/deferred/ar'
import { en } from '@/i18n/messages/deferred/en'
import { fr } from '@/i18n/messages/deferred/fr'
import { createTranslator } from '@/i18n/translate'
import { toAppError } from '@/lib/errors'

const refused = (details: object) =>
  toAppError({ code: 'PT422', message: 'too_many', details: JSON.stringify(details) })

it('an amount above what an order can hold is refused with the amount, and not as too many pieces', () => {
  const messages = (
    [
      ['en', en],
      ['fr', fr],
      ['ar', ar],
    ] as const
  ).map(([language, texts]) =>
    orderErrorMessage(refused({ max_subtotal: 10_000_000 }), createTranslator(language, texts).t, language),
  )
  for (const message of messages) expect(message).toMatch(/10\D?000\D?000/)
  expect(new Set(messages).size).toBe(3)
  expect(orderErrorMessage(refused({ max_quantity: 99 }), createTranslator('en', en).t, 'en')).toBe(
    en['deferred.error.too_many'],
  )
})
