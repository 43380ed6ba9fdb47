import { expect, it } from 'vitest'
import { separatePictures, separateResults } from '@/catalog/separate-pictures'

const page = (pictures: string) =>
  Array.from(pictures, (letter) => ({ image_url: letter === '-' ? null : letter }))
const shown = (...pages: string[]) =>
  separatePictures(pages.map(page))
    .map(({ image_url: picture }) => picture ?? '-')
    .join('')

it('lets a product with the picture of its predecessor wait for another', () => {
  expect(shown('abc')).toBe('abc')
  expect(shown('aabbc')).toBe('ababc')
  expect(shown('aaabc')).toBe('abaca')
  expect(shown('--a')).toBe('--a')
})

it('puts one that waits in vain before, where it stands between others', () => {
  expect(shown('abcaa')).toBe('abaca')
  expect(shown('bcdaaa')).toBe('bacada')
})

it('moves nothing to another page, and keeps every product', () => {
  expect(shown('ab', 'bcb')).toBe('abcbb')
  expect(shown('aab', 'b')).toBe('abab')
  expect(shown('aaa')).toBe('aaa')
})

it('keeps close results of a search behind the exact ones', () => {
  const product = (picture: string, isClose: boolean) => ({ image_url: picture, is_close: isClose })
  const results = separateResults([
    [product('a', false), product('a', false), product('b', true), product('a', true)],
  ])
  expect(results.map((result) => result.is_close)).toEqual([false, false, true, true])
})
