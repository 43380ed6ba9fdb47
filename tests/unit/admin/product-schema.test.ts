import { describe, expect, test } from 'vitest'
import {
  differingColumns,
  EMPTY_PRODUCT,
  newProductSchema,
  productInput,
  type ProductRow,
  productSchema,
} from '@/admin/products/schema'
import { emptyMeasures, sortMeasures } from '@/admin/products/facts'
import { variationSchema } from '@/admin/products/variations/schema'
import { NO_PICTURE_ADDRESSES, PICTURE_ADDRESSES } from './picture-addresses'

const filled = {
  ...EMPTY_PRODUCT,
  name_en: ' Lantern ',
  name_fr: 'Lanterne',
  name_ar: 'فانوس',
  price: '249,50',
  category_id: 'a-category',
  stock_quantity: '3',
}

function messages(
  values: unknown,
  schema: typeof newProductSchema | typeof productSchema = newProductSchema,
) {
  const parsed = schema.safeParse(values)
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('the product form', () => {
  test('asks for three names, category, price and stock, and for nothing else', () => {
    expect(messages(EMPTY_PRODUCT)).toEqual({
      name_en: 'deferred.invalid.required',
      name_fr: 'deferred.invalid.required',
      name_ar: 'deferred.invalid.required',
      price: 'deferred.invalid.required',
      category_id: 'deferred.invalid.required',
      stock_quantity: 'deferred.invalid.required',
    })
    expect(messages(filled)).toEqual({})
    expect(newProductSchema.parse(filled)).toMatchObject({
      name_en: 'Lantern',
      price: 249.5,
      compare_at_price: null,
      image_url: null,
      stock_quantity: 3,
    })
  })

  test.each([
    ['0', 'adminShell.error.price_out_of_range'],
    ['1000000.01', 'adminShell.error.price_out_of_range'],
    ['0.001', 'adminProducts.form.amountInvalid'],
    ['ten', 'adminProducts.form.amountInvalid'],
  ])('the price %s is refused', (price, message) => {
    expect(messages({ ...filled, price })).toEqual({ price: message })
  })

  test.each(['-1', '1.5', '', 'x'])('the stock "%s" is refused', (stock) => {
    expect(Object.keys(messages({ ...filled, stock_quantity: stock }))).toEqual(['stock_quantity'])
  })

  test('a reduction is one, whatever else is wrong', () => {
    expect(messages({ ...filled, name_en: '', compare_at_price: '249.50' })).toEqual({
      name_en: 'deferred.invalid.required',
      compare_at_price: 'adminProducts.form.compareAtTooLow',
    })
    expect(messages({ ...filled, compare_at_price: '249.51' })).toEqual({})
    for (const mark of ['\u200E', '\u00AD', '\u3164', '\u{E0041}', '\u200D'])
      expect(productSchema.parse({ ...filled, name_fr: `Lampe${mark}` })).toMatchObject({ name_fr: 'Lampe' })
    expect(messages({ ...filled, image_url: 'catalog/../x.avif' })).toEqual({
      image_url: 'adminProducts.form.pictureAddressInvalid',
    })
  })

  test.each(NO_PICTURE_ADDRESSES)('the picture %s is refused', (address) => {
    expect(messages({ ...filled, image_url: address })).toEqual({
      image_url: 'adminProducts.form.pictureAddressInvalid',
    })
  })

  test.each(PICTURE_ADDRESSES)('the picture %s is taken', (address) => {
    expect(messages({ ...filled, image_url: address })).toEqual({})
  })

  test('a picture’s address is taken without the marks that it was copied with', () => {
    const marked = '\u200B\u202Ahttps://cdn.example.com/lamp.png\u202C'
    expect(productSchema.parse({ ...filled, image_url: marked }).image_url).toBe(
      'https://cdn.example.com/lamp.png',
    )
  })

  test('a name of hidden characters is none', () => {
    expect(messages({ ...filled, name_en: '\u202E\u3164' })).toEqual({ name_en: 'deferred.invalid.required' })
  })
})

test('only what differs is saved', () => {
  const row: ProductRow = {
    name_en: 'Lantern',
    name_fr: 'Lanterne',
    name_ar: 'فانوس',
    description_en: '',
    description_fr: '',
    description_ar: '',
    price: 250,
    compare_at_price: null,
    category_id: 'a-category',
    is_active: true,
    image_url: 'catalog/lantern-1000.avif',
    lead_time_days: 12,
    sku: 'LAN-12',
    facts: ['material/brass', 'place/fez'],
    measures: [
      { variation: null, length_cm: null, width_cm: null, height_cm: 40.5, diameter_cm: 20, weight_g: 900 },
    ],
  }
  const same = productSchema.parse(productInput(row))
  expect(differingColumns(same, row)).toEqual([])
  const typed = productSchema.parse({
    ...productInput(row),
    price: '250.00',
    name_fr: 'Lanterne ',
    is_active: false,
  })
  expect(differingColumns(typed, row)).toEqual(['is_active'])
  const changed = productSchema.parse({ ...productInput(row), facts: ['place/fez'], lead_time_days: '' })
  expect(differingColumns(changed, row)).toEqual(['lead_time_days', 'facts'])
})

test('measures are numbers with a unit’s limits; rows without any are left out', () => {
  const own = { ...emptyMeasures(null), height_cm: '40,5', weight_g: '٩٠٠' }
  const parsed = newProductSchema.parse({ ...filled, measures: [own], lead_time_days: ' 12 ' })
  expect(parsed.measures).toMatchObject([{ variation: null, height_cm: 40.5, width_cm: null, weight_g: 900 }])
  expect(parsed.lead_time_days).toBe(12)
  expect(
    messages({
      ...filled,
      lead_time_days: '181',
      measures: [{ ...own, height_cm: '40.55', weight_g: '1.5', width_cm: '0' }],
    }),
  ).toEqual({
    lead_time_days: 'adminProducts.form.leadTimeInvalid',
    'measures.0.height_cm': 'adminProducts.form.centimetresInvalid',
    'measures.0.width_cm': 'adminProducts.form.centimetresInvalid',
    'measures.0.weight_g': 'adminProducts.form.gramsInvalid',
  })
  const rows = [{ ...emptyMeasures('Large'), width_cm: '9' }, emptyMeasures('Small'), own]
  expect(sortMeasures(rows).map(({ variation }) => variation)).toEqual([null, 'Large'])
})

test('a variation requires a value; figures that are none are refused, and no adjustment is 0', () => {
  const values = { variation_type: 'color', variation_value: 'Blue', image_url: '' }
  expect(variationSchema.parse({ ...values, price_adjustment: ' ', stock_quantity: '4' })).toMatchObject({
    price_adjustment: 0,
    stock_quantity: 4,
    image_url: null,
  })
  const { error } = variationSchema.safeParse({ ...values, price_adjustment: 'x', stock_quantity: '-4' })
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['price_adjustment', 'stock_quantity'])
  expect(
    variationSchema.safeParse({ ...values, variation_value: ' ', price_adjustment: '0', stock_quantity: '0' })
      .success,
  ).toBe(false)
})
