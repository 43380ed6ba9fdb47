import { describe, expect, it } from 'vitest'
import { measuresFor, namesMeasures } from '@/catalog/measures'
import { formatDimensions, formatWeight } from '@/i18n/format-measures'

const none = { length_cm: null, width_cm: null, height_cm: null, diameter_cm: null, weight_g: null }

describe('formats of measures', () => {
  it('name every side once, without a break between number and unit', () => {
    const box = { ...none, length_cm: 45, width_cm: 30.5, height_cm: 1200 }
    expect(formatDimensions(box, 'en')).toBe('45\u00A0×\u00A030.5\u00A0×\u00A01,200\u00A0cm')
    expect(formatDimensions(box, 'fr')).toBe('45\u00A0×\u00A030,5\u00A0×\u00A01\u00A0200\u00A0cm')
    expect(formatDimensions(box, 'ar')).toBe('45\u00A0×\u00A030.5\u00A0×\u00A01,200\u00A0سم')
    expect(formatDimensions({ ...none, height_cm: 30, diameter_cm: 45 }, 'en')).toBe(
      '45\u00A0×\u00A030\u00A0cm',
    )
    expect(formatDimensions(none, 'en')).toBe('')
  })

  it.each([
    [850, '850\u00A0g', '850\u00A0g'],
    [1000, '1\u00A0kg', '1\u00A0kg'],
    [1250, '1.25\u00A0kg', '1,25\u00A0kg'],
    [32_460, '32.5\u00A0kg', '32,5\u00A0kg'],
  ])('weigh %d g', (grams, english, french) => {
    expect(formatWeight(grams, 'en')).toBe(english)
    expect(formatWeight(grams, 'fr')).toBe(french)
  })
})

describe('the measures of a product', () => {
  const value = (id: string, variation_value: string) => ({
    id,
    variation_type: 'size',
    variation_value,
    price_adjustment: 0,
    stock_quantity: 1,
    image_url: null,
  })
  const own = { ...none, variation_id: null, diameter_cm: 40, weight_g: 900 }
  const large = { ...none, variation_id: 'b', diameter_cm: 60 }
  const small = { ...none, variation_id: 'a', diameter_cm: 30, weight_g: 500 }
  const product = {
    product_measures: [large, own, small],
    product_variations: [value('b', 'Large'), value('a', 'Small')],
  }

  it('are those of the chosen size; what it does not state is the product’s', () => {
    expect(measuresFor(product, { size: 'a' })).toMatchObject([
      { size: null, measures: { diameter_cm: 30, weight_g: 500 } },
    ])
    expect(measuresFor(product, { size: 'b' })).toMatchObject([
      { size: null, measures: { diameter_cm: 60, weight_g: 900 } },
    ])
  })

  it('are those of every size, from small to large, when none is chosen', () => {
    expect(measuresFor(product, {}).map(({ size }) => size)).toEqual(['Small', 'Large'])
  })

  it('are the product’s own when its sizes have none', () => {
    expect(measuresFor({ ...product, product_measures: [own] }, { size: 'a' })).toMatchObject([
      { size: null, measures: { diameter_cm: 40 } },
    ])
    expect(measuresFor({ ...product, product_measures: [] }, {})).toEqual([])
  })
})

it.each([
  ['120 x 180 cm', { length_cm: 180, width_cm: 120 }, true],
  ['45.5 x 30 cm', { length_cm: 45.5, width_cm: 30 }, true],
  ['120 x 180 cm', { length_cm: 180, width_cm: 120, height_cm: 2 }, false],
  ['50 cm', { diameter_cm: 50 }, false],
  ['Small', { length_cm: 45, width_cm: 30 }, false],
  ['42', { length_cm: 28, width_cm: 10 }, false],
])('%s names the measures of %o: %s', (size, sides, expected) => {
  expect(namesMeasures(size, { ...none, ...sides })).toBe(expected)
})
