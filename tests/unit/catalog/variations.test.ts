import { describe, expect, it } from 'vitest'
import {
  availableStock,
  choose,
  chosenImage,
  groupVariations,
  isComplete,
  missingTypes,
  priceAdjustment,
  shownPrice,
  withOnlyChoices,
  withoutOnlyChoices,
  type Variation,
} from '@/catalog/variations'

const variation = (id: string, type: string, rest: Partial<Variation> = {}): Variation => ({
  id,
  variation_type: type,
  variation_value: id,
  price_adjustment: 0,
  stock_quantity: 5,
  image_url: null,
  ...rest,
})
const cognac = variation('cognac', 'color', { image_url: 'cognac.avif', price_adjustment: 20.1 })
const ivory = variation('ivory', 'color', { stock_quantity: 0 })
const red = variation('red', 'color')
const large = variation('large', 'size', { price_adjustment: -10.2, stock_quantity: 2 })
const all = [cognac, ivory, red, large]
const units = [
  { variation_ids: ['cognac', 'large'], quantity: 2 },
  { variation_ids: ['ivory', 'large'], quantity: 0 },
  { variation_ids: ['large', 'red'], quantity: 0 },
  { variation_ids: ['red', 'small'], quantity: 5 },
  { variation_ids: ['cognac', 'small'], quantity: 1 },
]

describe('selecting variations', () => {
  it('groups by type, whatever its name', () => {
    expect(groupVariations([...all, variation('silk', 'lining')]).map((group) => group.type)).toEqual([
      'color',
      'size',
      'lining',
    ])
  })

  it('is complete when every type has a value, and without variations', () => {
    expect(isComplete([], {})).toBe(true)
    expect(isComplete(all, {})).toBe(false)
    expect(isComplete(all, choose({}, cognac))).toBe(false)
    expect(isComplete(all, choose(choose({}, cognac), large))).toBe(true)
  })

  it('replaces the selected value of the same type', () => {
    expect(choose(choose({}, cognac), red)).toEqual({ color: 'red' })
    expect(choose({ color: 'cognac', size: 'small' }, red)).toEqual({ color: 'red', size: 'small' })
  })

  it('chooses the only value that is left, and nothing where there is a choice', () => {
    const small = variation('small', 'size')
    const both = [cognac, ivory, red, large, small]
    expect(withOnlyChoices(both, units, {})).toEqual({})
    expect(withOnlyChoices(both, units, { color: 'red' })).toEqual({ color: 'red', size: 'small' })
    expect(withOnlyChoices(both, units, { size: 'large' })).toEqual({ color: 'cognac', size: 'large' })
    // What the shopper chose stays, sold out or not.
    expect(withOnlyChoices(both, units, { color: 'ivory' })).toEqual({ color: 'ivory' })
    const last = [{ variation_ids: ['cognac', 'large'], quantity: 1 }]
    expect(withOnlyChoices(both, last, {})).toEqual({ color: 'cognac', size: 'large' })
    expect(withOnlyChoices(both, [], {})).toEqual({})
  })

  it('tells what was chosen from what was the only choice', () => {
    expect(
      withoutOnlyChoices(
        { color: 'cognac', size: 'small' },
        { color: 'red' },
        { color: 'red', size: 'small' },
      ),
    ).toEqual({
      color: 'cognac',
    })
    expect(
      withoutOnlyChoices({ color: 'red', size: 'large' }, { color: 'red' }, { color: 'red', size: 'small' }),
    ).toEqual({
      color: 'red',
      size: 'large',
    })
  })

  it('keeps values that are sold out together with the new one', () => {
    const soldOut = choose({ color: 'cognac', size: 'large' }, red)
    expect(soldOut).toEqual({ color: 'red', size: 'large' })
    expect(availableStock(units, soldOut)).toBe(0)
  })

  it('ignores a selected variation that no longer exists', () => {
    expect(isComplete([red, large], { color: 'cognac', size: 'large' })).toBe(false)
  })

  it('adds price adjustments without rounding errors', () => {
    expect(priceAdjustment(all, {})).toBe(0)
    expect(priceAdjustment(all, { color: 'cognac', size: 'large' })).toBe(9.9)
  })

  describe('the price', () => {
    const small = variation('small', 'size')
    const medium = variation('medium', 'size', { price_adjustment: 70.1 })
    const big = variation('big', 'size', { price_adjustment: 140.2 })
    const product = (...stock: number[]) => ({
      price: 150,
      compare_at_price: 200,
      product_variations: [small, medium, big],
      stock_units: ['small', 'medium', 'big'].map((id, index) => ({
        variation_ids: [id],
        quantity: stock[index] ?? 0,
      })),
    })

    it('is the lowest that can be bought, until a combination is chosen', () => {
      expect(shownPrice(product(0, 5, 3), {})).toEqual({ amount: 220.1, from: 220.1, before: 270.1 })
      expect(shownPrice(product(0, 5, 3), { size: 'big' })).toEqual({
        amount: 290.2,
        from: null,
        before: 340.2,
      })
      // Sold out, but it can be waited for.
      expect(shownPrice(product(0, 5, 3), { size: 'small' })).toMatchObject({ amount: 150, from: null })
    })

    it('is the lowest of all when none can be bought', () => {
      expect(shownPrice(product(0, 0, 0), {})).toMatchObject({ amount: 150, from: 150 })
    })

    it('is exact when all that can be bought cost the same', () => {
      expect(shownPrice(product(0, 5, 0), {})).toMatchObject({ amount: 220.1, from: null })
    })

    it('goes on from what is chosen', () => {
      const colours = {
        price: 100,
        compare_at_price: null,
        product_variations: [cognac, red, small, large],
        stock_units: [...units, { variation_ids: ['large', 'red'], quantity: 1 }],
      }
      expect(shownPrice(colours, {})).toEqual({ amount: 89.8, from: 89.8, before: null })
      expect(shownPrice(colours, { color: 'cognac' })).toMatchObject({ amount: 109.9, from: 109.9 })
    })

    it('is that of a product without options, and of the row of a list', () => {
      const price = { price: 80, compare_at_price: null }
      const plain = { ...price, product_variations: [], stock_units: [{ variation_ids: [], quantity: 0 }] }
      expect(shownPrice(plain, {})).toEqual({ amount: 80, from: null, before: null })
      expect(shownPrice({ ...price, from_price: null }, {})).toEqual({ amount: 80, from: null, before: null })
      expect(shownPrice({ price: 150, compare_at_price: 200, from_price: 220 }, {})).toEqual({
        amount: 220,
        from: 220,
        before: 270,
      })
    })
  })

  it('has the stock of its combination, or of all that are still possible', () => {
    expect(availableStock(units, { color: 'cognac', size: 'large' })).toBe(2)
    expect(availableStock(units, { color: 'red', size: 'large' })).toBe(0)
    expect(availableStock(units, { size: 'small' })).toBe(6)
    expect(availableStock(units, {})).toBe(8)
    expect(availableStock([{ variation_ids: [], quantity: 4 }], {})).toBe(4)
  })

  it('returns the picture of the selected value that has one', () => {
    expect(chosenImage(all, { size: 'large' })).toBeNull()
    expect(chosenImage(all, { size: 'large', color: 'cognac' })).toBe('cognac.avif')
  })

  it('sorts sizes from small to large', () => {
    const order = (...sizes: string[]) =>
      groupVariations(sizes.map((size) => variation(size, 'size')))[0]?.values.map(({ id }) => id)
    expect(order('Large', 'Medium', 'Small')).toEqual(['Small', 'Medium', 'Large'])
    expect(order('100 cm', '20 cm', '9 cm')).toEqual(['9 cm', '20 cm', '100 cm'])
  })

  it('lists the types without a value', () => {
    expect(missingTypes(all, {})).toEqual(['color', 'size'])
    expect(missingTypes(all, { size: 'large' })).toEqual(['color'])
    expect(missingTypes(all, { color: 'gone', size: 'large' })).toEqual(['color'])
    expect(missingTypes(all, { color: 'red', size: 'large' })).toEqual([])
  })
})
