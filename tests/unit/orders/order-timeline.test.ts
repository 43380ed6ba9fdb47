import { describe, expect, it } from 'vitest'
import { remainingStatuses, sortByTime } from '@/orders/order-timeline'

describe('the timeline of an order', () => {
  it.each([
    ['pending', ['processing', 'shipped', 'delivered']],
    ['shipped', ['delivered']],
    ['delivered', []],
    ['cancelled', []],
  ] as const)('after %s, the remaining steps are %j', (status, remaining) => {
    expect(remainingStatuses(status)).toEqual(remaining)
  })

  it('sorts changes oldest first and keeps the order of equal timestamps', () => {
    const at = (created_at: string, to_status: 'pending' | 'shipped' | 'cancelled') => ({
      created_at,
      to_status,
    })
    const history = [
      at('2026-11-21T10:00:00+00:00', 'shipped'),
      at('2026-11-20T23:30:00+00:00', 'pending'),
      at('2026-11-21T10:00:00+00:00', 'cancelled'),
    ]
    expect(sortByTime(history).map((change) => change.to_status)).toEqual(['pending', 'shipped', 'cancelled'])
    expect(history[0]?.to_status).toBe('shipped')
  })
})
