import { describe, expect, it } from 'vitest'
import { selectionFromParams, paramsWithSelection } from '@/catalog/variation-params'
import { groupVariations, type Variation } from '@/catalog/variations'

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
const unitsOf = (variations: readonly Variation[]) =>
  groupVariations(variations)
    .reduce<string[][]>(
      (sets, { values }) => sets.flatMap((set) => values.map(({ id }) => [...set, id])),
      [[]],
    )
    .map((variation_ids) => ({
      variation_ids,
      quantity: variation_ids.includes('i') ? 0 : 5,
    }))
const read = (query: string, variations = all) =>
  selectionFromParams(new URLSearchParams(query), variations, unitsOf(variations))
const write = (query: string, selection: Record<string, string>, variations = all) =>
  paramsWithSelection(new URLSearchParams(query), variations, selection).toString()

describe('the selection in the URL', () => {
  it('leaves out a value that is sold out together with an earlier one', () => {
    const units = [
      { variation_ids: ['b', 's'], quantity: 1 },
      { variation_ids: ['b', 'l'], quantity: 0 },
    ]
    expect(selectionFromParams(new URLSearchParams('size=Large&color=Blue'), all, units)).toEqual({
      selection: { color: 'b' },
      soldOut: [all[3]],
    })
  })

  it('is parsed case-insensitively', () => {
    expect(read('color=Blue&size=20+cm').selection).toEqual({ color: 'b', size: 's' })
    expect(read('color=blue&size=%20LARGE').selection).toEqual({ color: 'b', size: 'l' })
  })

  it('ignores types and values that the product does not have', () => {
    expect(read('color=Purple&shape=Round&size=')).toEqual({ selection: {}, soldOut: [] })
    expect(read('constructor=x&__proto__=y')).toEqual({ selection: {}, soldOut: [] })
  })

  it('reports a sold-out variation instead of selecting it', () => {
    expect(read('color=Ivory&size=Large')).toEqual({ selection: { size: 'l' }, soldOut: [all[1]] })
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
    expect(read(written).selection).toEqual({ color: 'b', size: 'l' })
  })

  it('prefixes types named like parameters of the shop', () => {
    const odd = [variation('x', 'lang', 'fr'), variation('y', 'City', 'Fez')]
    expect(read('lang=fr&City=Fez', odd).selection).toEqual({})
    expect(write('lang=ar', { lang: 'x', City: 'y' }, odd)).toBe('lang=ar&option-lang=fr&option-City=Fez')
    expect(read('lang=ar&option-lang=fr&option-City=Fez', odd).selection).toEqual({ lang: 'x', City: 'y' })
  })
})
