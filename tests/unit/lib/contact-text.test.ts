import { expect, test } from 'vitest'
import { containsLink, EMAIL } from '@/lib/contact-text'

test('an address is one address', () => {
  const long = (length: number) => `${'a'.repeat(length - '@x.example'.length)}@x.example`
  for (const text of ['a@x.example', 'a.b+c@mail.x.example', "o'brien@x.example", long(254)])
    expect(EMAIL.test(text), text).toBe(true)
  for (const text of [
    'a,victim@x.example',
    'a@x.example,b@x.example',
    'a;b@x.example',
    'a@b',
    'A <a@x.example>',
    long(255),
  ])
    expect(EMAIL.test(text), text).toBe(false)
})

test('a name with a link in it is recognized', () => {
  for (const text of ['Salma El Idrissi', 'J. R. El-Alami', 'M.Fassi', 'د.أحمد', "O'Brien, jr.", ''])
    expect(containsLink(text), text).toBe(false)
  for (const text of [
    'https://x.example',
    'Prize at www.x',
    'x.example/win',
    'EVIL.COM',
    'me@x.example',
    '192.0.2.1',
    'bank。example',
  ])
    expect(containsLink(text), text).toBe(true)
})
