import { expect, it } from 'vitest'
import { HINT_KEY, hintedLanguage } from '@/shell/hinted-language'

const visit = (change: Partial<Parameters<typeof hintedLanguage>[0]> = {}) =>
  hintedLanguage({
    languages: ['fr-MA', 'en'],
    referrer: 'https://www.instagram.com/',
    origin: 'https://shop.example',
    shown: 'en',
    getItem: () => null,
    ...change,
  })

it('offers the language that the browser prefers to a visitor who begins on an English page', () => {
  expect(visit()).toBe('fr')
  // From a chat, or typed.
  expect(visit({ referrer: '' })).toBe('fr')
  expect(visit({ languages: ['ar'] })).toBe('ar')
  // A language that the shop does not have is passed over.
  expect(visit({ languages: ['es-ES', 'ar-MA', 'en'] })).toBe('ar')
})

it.each([
  ['English comes first', { languages: ['en-GB', 'fr'] }],
  ['the shop has none of the languages', { languages: ['de', 'ja'] }],
  ['the page is not English', { shown: 'ar' }],
  ['the visitor comes from the shop', { referrer: 'https://shop.example/products' }],
  ['a language was chosen', { getItem: (key: string) => (key === 'mcg-language' ? 'en' : null) }],
  ['it was closed', { getItem: (key: string) => (key === HINT_KEY ? 'closed' : null) }],
])('offers nothing when %s', (_, change) => {
  expect(visit(change)).toBeNull()
})
