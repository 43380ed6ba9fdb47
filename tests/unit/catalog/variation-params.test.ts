import { describe, expect, it } from 'vitest'
import { selectionFromParams, paramsWithSelection } from '@/catalog/variation-params'
import type { Variation } from '@/catalog/variations'

const variation = (id: string, type: string, value: string, stock = 5): Variation => ({
  id,
  variation_type: type,
  variation_value: value,
  price_adjustment: 0,
  stock_quantity: stock,
  image_url: null,
})
const all = [
  variation('b', 'color', 'Blue'),
  variation('i', 'color', 'Ivory', 0),
  variation('s', 'size', '20 cm'),
  variation('l', 'size', 'Large'),
]
const read = (query: string, variations = all) => selectionFromParams(new URLSearchParams(query), variations)
const write = (query: string, selection: Record<string, string>, variations = all) =>
  paramsWithSelection(new URLSearchParams(query), variations, selection).toString()

describe('the selection in the URL', () => {
  it('is parsed case-insensitively', () => {
    expect(read('color=Blue&size=20+cm')).toEqual({ color: 'b', size: 's' })
    expect(read('color=blue&size=%20LARGE')).toEqual({ color: 'b', size: 'l' })
  })

  it('ignores types and values that the product does not have', () => {
    expect(read('color=Purple&shape=Round&size=')).toEqual({})
    expect(read('constructor=x&__proto__=y')).toEqual({})
  })

  it('selects a variation that is sold out', () => {
    expect(read('color=Ivory&size=Large')).toEqual({ color: 'i', size: 'l' })
  })

  it('is written without changing other parameters', () => {
    expect(write('', { color: 'b', size: 's' })).toBe('color=Blue&size=20+cm')
    expect(write('lang=fr&color=Blue&utm_source=mail', { size: 'l' })).toBe(
      'lang=fr&utm_source=mail&size=Large',
    )
    expect(write('color=Ivory', { color: 'b' })).toBe('color=Blue')
  })

  it('survives a round trip', () => {
    const written = write('lang=ar', { color: 'b', size: 'l' })
    expect(read(written)).toEqual({ color: 'b', size: 'l' })
  })

  it('prefixes types named like parameters of the shop', () => {
    const odd = [variation('x', 'lang', 'fr'), variation('y', 'City', 'Fez')]
    expect(read('lang=fr&City=Fez', odd)).toEqual({})
    expect(write('lang=ar', { lang: 'x', City: 'y' }, odd)).toBe('lang=ar&option-City=Fez&option-lang=fr')
    expect(read('lang=ar&option-lang=fr&option-City=Fez', odd)).toEqual({ lang: 'x', City: 'y' })
  })
})
