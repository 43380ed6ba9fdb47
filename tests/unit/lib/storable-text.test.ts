import { expect, test } from 'vitest'
import { storableBody, storableUrl } from '@/lib/storable-text'

test.each([
  ['Salma\0', 'Salma'],
  ['\0\0', ''],
  ['cut \uD83D', 'cut '],
  ['\uDC00cut', 'cut'],
  ['whole 🎨 \u{1F468}\u200D\u{1F3A8}', 'whole 🎨 \u{1F468}\u200D\u{1F3A8}'],
  ['C:\\u0000', 'C:\\u0000'],
  ['\\\\ud800 \\\0', '\\\\ud800 \\'],
  ['"\\"\0"', '"\\""'],
  ['é\u00e9 \n\t', 'éé \n\t'],
])('%j is sent as %j', (text, sent) => {
  expect(JSON.parse(storableBody(JSON.stringify({ text, list: [text] })))).toEqual({
    text: sent,
    list: [sent],
  })
})

test('files and forms are sent as they are', () => {
  const body = new Blob(['\0'])
  expect(storableBody(body)).toBe(body)
  expect(storableBody(null)).toBeNull()
})

test('an address loses only NUL', () => {
  const url = new URL('https://shop.test/rest/v1/orders')
  url.searchParams.set('q', 'a\0b %00')
  expect(new URL(storableUrl(url.href)).searchParams.get('q')).toBe('ab %00')
})
