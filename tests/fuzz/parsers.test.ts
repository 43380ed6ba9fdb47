import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineId } from '../../src/cart/cart-lines.ts'
import { parseCart, serializeCart } from '../../src/cart/cart-storage.ts'
import { applyState, filterParams, parseFilters, SORTS } from '../../src/catalog/filters.ts'
import { toAppError } from '../../src/lib/errors.ts'
import { MAX_LINES, MAX_QUANTITY } from '../../src/lib/order-limits.ts'
import { ids } from '../db/fixtures.ts'
import { anyJson, anyText, id, list, object, SEED } from './arbitraries.ts'

// Untrusted input that the browser parses: URLs, storage, responses.

const RUNS = 1000
const options = { seed: SEED, numRuns: RUNS }

describe('filters in a URL', () => {
  const value = fc.oneof(
    anyText,
    fc.constantFrom(
      '12',
      '0',
      '-1',
      '1e3',
      '0x10',
      '١٢',
      '9999999.99',
      '99999999',
      '12.345',
      ' 5 ',
      'NaN',
      'Infinity',
      'offers',
      'all',
    ),
  )
  const address = fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom('q', 'city', 'category', 'min', 'max', 'sort', '__proto__'), anyText),
        value,
      ),
      { maxLength: 8 },
    )
    .map((pairs) => new URLSearchParams(pairs))

  test('are parsed to a valid query and serialized without loss', () => {
    fc.assert(
      fc.property(address, (params) => {
        const filters = parseFilters(params)
        expect(filters.search.length).toBeLessThanOrEqual(200)
        expect(filters.city.length).toBeLessThanOrEqual(60)
        expect(filters.category.length).toBeLessThanOrEqual(60)
        expect([null, ...SORTS]).toContain(filters.sort)
        // The database refuses NUL and unpaired surrogates, which would break the page.
        expect(filters.search + filters.city + filters.category).not.toMatch(/\p{Surrogate}/u)
        expect(filters.search + filters.city + filters.category).not.toContain('\0')
        for (const bound of [filters.minPrice, filters.maxPrice]) {
          if (bound !== null) expect(bound >= 0 && bound < 10_000_000).toBe(true)
        }
        if (filters.minPrice !== null && filters.maxPrice !== null) {
          expect(filters.minPrice).toBeLessThanOrEqual(filters.maxPrice)
        }
        expect(parseFilters(new URLSearchParams(filterParams(filters).toString()))).toEqual(filters)
      }),
      options,
    )
  })

  test('accept any navigation state', () => {
    const state = fc.oneof(
      fc.anything(),
      fc.record({ city: fc.oneof(anyText, fc.anything()), category: fc.oneof(anyText, fc.anything()) }),
    )
    fc.assert(
      fc.property(address, state, (params, given) => {
        const filters = applyState(parseFilters(params), given)
        expect(filters.city.length).toBeLessThanOrEqual(60)
        expect(filters.category.length).toBeLessThanOrEqual(60)
        expect(filters.city).not.toBe('all')
      }),
      options,
    )
  })
})

describe('a stored cart', () => {
  const number = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('1', '3', '99') },
    { weight: 1, arbitrary: fc.constantFrom('0', '-1', '1.5', '100', '1e9', '1e400', '"1e9"', 'null') },
  )
  const snapshot = object(
    {
      name_en: fc.constant('"Bowl"'),
      name_fr: anyJson,
      name_ar: anyJson,
      image_url: anyJson,
      image_color: anyJson,
      unit_price: number,
      selected_variations: fc.oneof(anyJson, fc.constant('{"color":"Red","__proto__":"x"}')),
    },
    9,
  )
  const line = object(
    {
      productId: id(ids.bowl, ids.pouf),
      variationIds: list(id(ids.red, ids.small), 3),
      quantity: number,
      snapshot,
    },
    10,
  )
  const cart = object(
    {
      version: fc.constantFrom('1', '1', '1', '1', '2', '"1"'),
      lines: list(line, 6),
      orderKey: id(),
      nextKey: id(),
      account: object(
        {
          userId: id(),
          quantities: object(
            { [ids.bowl]: number, [`${ids.pouf}+${ids.red}`]: number, __proto__: number },
            9,
          ),
        },
        9,
      ),
    },
    10,
  )

  test('is parsed line by line without throwing and serialized without loss', () => {
    let lines = 0
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 8, arbitrary: cart },
          { weight: 1, arbitrary: anyText },
          { weight: 1, arbitrary: anyJson },
        ),
        (stored) => {
          const read = parseCart(stored)
          lines += read.lines.length
          expect(read.lines.length).toBeLessThanOrEqual(MAX_LINES)
          expect(new Set(read.lines.map(lineId)).size).toBe(read.lines.length)
          for (const { quantity, snapshot: seen } of read.lines) {
            expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true)
            expect(Number.isFinite(seen.unit_price)).toBe(true)
            expect(Object.getPrototypeOf(seen.selected_variations)).toBe(Object.prototype)
          }
          expect(parseCart(serializeCart(read))).toEqual(read)
        },
      ),
      options,
    )
    // Some of the generated carts are valid.
    expect(lines).toBeGreaterThan(RUNS / 4)
  })
})

test('any response becomes an error with a code', () => {
  const answer = fc.oneof(
    fc.anything(),
    fc.record(
      {
        code: fc.oneof(
          anyText,
          fc.constantFrom('PT409', '42501', '22P05', 'XX000', 'constructor', 'toString'),
          fc.anything(),
        ),
        message: fc.oneof(
          anyText,
          fc.constantFrom('out_of_stock', 'constructor', 'failed to fetch'),
          fc.anything(),
        ),
        details: fc.oneof(anyJson, anyText, fc.anything()),
        status: fc.oneof(fc.integer({ min: -1, max: 600 }), fc.anything()),
      },
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(answer, fc.integer({ min: 0, max: 599 }), (given, status) => {
      const error = toAppError(given, status)
      expect(typeof error.code).toBe('string')
      expect(typeof error.message).toBe('string')
      expect(typeof error.details).toBe('object')
    }),
    options,
  )
})
