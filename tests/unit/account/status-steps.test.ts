import { describe, expect, it } from 'vitest'
import { comingStatuses, inOrderOfTime } from '@/orders/status-steps'

describe('the steps of an order', () => {
  it.each([
    ['pending', ['processing', 'shipped', 'delivered']],
    ['shipped', ['delivered']],
    ['delivered', []],
    ['cancelled', []],
  ] as const)('after %s are %j', (status, coming) => {
    expect(comingStatuses(status)).toEqual(coming)
  })

  it('that were taken are told oldest first, those of one moment as they came', () => {
    const at = (created_at: string, to_status: 'pending' | 'shipped' | 'cancelled') => ({
      created_at,
      to_status,
    })
    const history = [
      at('2026-11-21T10:00:00+00:00', 'shipped'),
      at('2026-11-20T23:30:00+00:00', 'pending'),
      at('2026-11-21T10:00:00+00:00', 'cancelled'),
    ]
    expect(inOrderOfTime(history).map((change) => change.to_status)).toEqual([
      'pending',
      'shipped',
      'cancelled',
    ])
    expect(history[0]?.to_status).toBe('shipped')
  })
})
