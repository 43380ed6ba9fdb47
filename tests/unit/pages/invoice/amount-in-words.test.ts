import { expect, it } from 'vitest'
import { dirhamsInWords } from '@/pages/invoice/amount-in-words'

it.each([
  [0.01, 'un centime'],
  [0.8, 'quatre-vingts centimes'],
  [1, 'un dirham'],
  [1.5, 'un dirham et cinquante centimes'],
  [71, 'soixante et onze dirhams'],
  [80, 'quatre-vingts dirhams'],
  [200, 'deux cents dirhams'],
  [1250, 'mille deux cent cinquante dirhams'],
  [80_000, 'quatre-vingt mille dirhams'],
  [1_000_000, 'un million de dirhams'],
  [2_000_080.29, 'deux millions quatre-vingts dirhams et vingt-neuf centimes'],
])('%d DH in French words', (amount, words) => {
  expect(dirhamsInWords(amount)).toBe(words)
})
