import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeError, placeOf, scrub } from '@/lib/describe-error'
import { AppError } from '@/lib/errors'

describe('a message', () => {
  it.each([
    [`Cannot read properties of undefined (reading 'name')`, null],
    [`can't access property 'lines', order is null`, null],
    ['mail to amina.el-fassi+x@mcg.example failed', 'mail to <mail> failed'],
    ['no order 4f0c1b7e-1d2c-4a5b-8c3d-0123456789ab', 'no order <id>'],
    ['order MCG-7K3PQ9XA is gone', 'order <token> is gone'],
    ['call +212 6 12-34.56 78 now', 'call <number> now'],
    ['stock 12 of 345', null],
    ['year 2026', 'year <number>'],
    [`Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def_1 expired`, 'Bearer <token> expired'],
    [
      `Unexpected token 'A', "Amina El F"... is not valid JSON`,
      `Unexpected token 'A', <text>... is not valid JSON`,
    ],
    [`the city 'Bir Ammar' is unknown`, 'the city <text> is unknown'],
    ['“Amina” and «Amina» and `Amina`', '<text> and <text> and <text>'],
    [
      'Failed to fetch dynamically imported module: https://shop.test:8443/assets/product-page-BxC3dE9a.js?t=1',
      'Failed to fetch dynamically imported module: product-page.js',
    ],
    ['see https://amina.example/?token=secret#a', 'see <address>'],
    ['GET /track?token=secret&x=1 failed', 'GET /track?<query> failed'],
    ['two\nlines\tand  spaces \u202eturned', 'two lines and spaces turned'],
    ['half a \ud83c pot', 'half a pot'],
  ])('%s', (message, scrubbed) => {
    expect(scrub(message)).toBe((scrubbed ?? message).replace(/\s+/g, ' '))
  })

  it('is cut to whole characters', () => {
    expect(Array.from(scrub('🏺'.repeat(300)))).toHaveLength(200)
  })

  it('never contains what the database would reject', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '@',
        '://',
        '+212612345678',
        'a@b.c',
        '"',
        "'",
        '0 0 0 0 0 0 0',
        '\n',
        '\u0000',
        'x'.repeat(99),
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const scrubbed = scrub(pieces.join(''))
        expect(scrubbed).not.toMatch(/\S@\S|:\/\/|[0-9]([ ().-]*[0-9]){6}|\p{C}/u)
        expect(scrubbed).toBe(scrubbed.trim())
        expect(Array.from(scrubbed).length).toBeLessThanOrEqual(200)
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })
})

describe('an error', () => {
  const thrown = (message: string, stack: string) => Object.assign(new TypeError(message), { stack })

  it('has the chunk, line and column of the shop’s own code', () => {
    const chrome = `TypeError: x\n    at https://cdn.example/lib.js:1:2\n    at f (https://shop.test/assets/cart-page-AbC-1_3d.js:12:3456)\n    at g (https://shop.test/assets/index-x.js:1:1)`
    expect(describeError({ context: '', error: thrown('x', chrome) })).toEqual({
      message: 'TypeError: x',
      place: 'cart-page-AbC-1_3d.js:12:3456',
    })
    expect(placeOf('f@https://shop.test/assets/index-AbC12345.js:7')).toBe('index-AbC12345.js:7')
    expect(placeOf('TypeError: x\n    at <anonymous>:1:1')).toBe('')
  })

  it.each([
    [
      new AppError('unexpected', { message: 'relation "x" is gone' }),
      'catalog list failed: unexpected: relation <text> is gone',
    ],
    [new AppError('forbidden', { message: 'permission denied for amina' }), 'catalog list failed: forbidden'],
    ['thrown as text', 'catalog list failed: thrown as text'],
    [{ name: 'Amina' }, 'catalog list failed: something that is no error was thrown'],
    [undefined, 'catalog list failed: something that is no error was thrown'],
    [new RangeError(''), 'catalog list failed: RangeError'],
  ])('%s is reported with its context', (error, message) => {
    expect(describeError({ context: 'catalog list failed', error })?.message).toBe(message)
  })

  it.each([
    ['a lost connection', new AppError('network')],
    ['a product that is gone', new AppError('not_found')],
    ['a session that is over', new AppError('not_signed_in')],
    ['a script that is not ours', 'Script error.'],
    ['a loop without consequence', 'ResizeObserver loop completed with undelivered notifications.'],
    ['a request that was cancelled', new DOMException('stopped', 'AbortError')],
    ['an extension’s error', thrown('x', 'TypeError: x\n    at chrome-extension://abc/content.js:1:1')],
    ['another extension’s', thrown('x', 'f@moz-extension://abc/content.js:1:1')],
  ])('%s is not reported', (_what, error) => {
    expect(describeError({ context: '', error })).toBeNull()
  })
})
