import { describe, expect, it } from 'vitest'
import { lastReturnDay } from '@/orders/return-link'
import type { ReturnableItem } from '@/orders/return-queries'
import { initialQuantities, returnRequest, returnSchema } from '@/orders/return-schema'

const item = (id: string, returnable: number): ReturnableItem => ({
  ...{ id, name_en: id, name_fr: id, name_ar: id, image_url: null, selected_variations: {} },
  ...{ quantity: 3, returnable },
})
const values = { quantities: [0, 2], reason: 'damaged', wish: 'refund', note: '' }
const problems = (change: object) =>
  returnSchema
    .safeParse({ ...values, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message])

describe('the form of a return', () => {
  it('needs a piece and a reason, and says so at once', () => {
    expect(problems({})).toBeUndefined()
    expect(problems({ quantities: [0, 0], reason: '' })).toEqual([
      ['reason', 'deferred.invalid.required'],
      ['quantities', 'returns.form.itemsMissing'],
    ])
  })

  it('needs a note for an exchange', () => {
    expect(problems({ wish: 'exchange', note: '  ' })).toEqual([['note', 'returns.form.noteMissing']])
    expect(problems({ wish: 'exchange', note: 'The blue one' })).toBeUndefined()
  })

  it('sends the chosen pieces only', () => {
    const parsed = returnSchema.parse({ ...values, note: ' A chip ' })
    expect(returnRequest(parsed, [item('bowl', 3), item('lamp', 3)])).toEqual({
      lines: [{ item_id: 'lamp', quantity: 2 }],
      reason: 'damaged',
      wish: 'refund',
      note: 'A chip',
    })
  })

  it('chooses the only piece of an order', () => {
    expect(initialQuantities([item('bowl', 1), item('lamp', 0)])).toEqual([1, 0])
    expect(initialQuantities([item('bowl', 1), item('lamp', 1)])).toEqual([0, 0])
    expect(initialQuantities([item('bowl', 2)])).toEqual([0])
  })
})

it('the last day counts from the day of the latest delivery by the shop’s clock', () => {
  expect(lastReturnDay([{ to_status: 'shipped', created_at: '2026-11-20T10:00:00Z' }])).toBeNull()
  expect(
    lastReturnDay([
      // Half an hour before the 22nd.
      { to_status: 'delivered', created_at: '2026-11-21T23:30:00Z' },
      { to_status: 'delivered', created_at: '2026-11-20T10:00:00Z' },
    ]),
  ).toEqual(new Date('2026-12-05'))
})
