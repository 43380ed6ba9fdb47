import { expect, it } from 'vitest'
import { linkToken } from '@/lib/link-token'

const TOKEN = `${'aZ9_-'.repeat(8)}_-x`

it.each(['', '.', ',', ').', '!', '؟', '…', '»', '%', '\u200F', '>'])(
  'a token without %j behind it',
  (end) => {
    expect(linkToken(`${TOKEN}${end}`)).toBe(TOKEN)
  },
)

it('is empty without one, and keeps signs that belong to tokens', () => {
  expect(linkToken(null)).toBe('')
  expect(linkToken('abc_-')).toBe('abc_-')
})
