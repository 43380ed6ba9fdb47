import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase } from '../db/database.ts'
import { mutate } from '../races/barrier.ts'
import type { Invariant } from '../races/invariants.ts'
import { brokenOf, openPayingShop, UNPAID } from '../races/paying-shop.ts'
import { scriptedOrders } from '../races/payment-storm.ts'

// Whether the invariants of tests/races/payment-storm.test.ts find the faults that they are there for.

let db: TestDatabase
beforeEach(async () => {
  db = await openPayingShop()
})
afterEach(() => db.close())

type Mutant = {
  readonly does: string
  /** Function by function. */
  readonly changes?: readonly (readonly [name: string, from: string, to: string])[]
  readonly before?: string
  readonly breaks: readonly (Invariant | typeof UNPAID)[]
}

const MUTANTS: readonly Mutant[] = [
  {
    does: 'adds up payments without looking whether they failed',
    changes: [
      [
        'private.sum_order_payments',
        `p.kind = 'charge' and p.state = 'succeeded'`,
        `p.kind = 'charge' and p.state <> 'pending'`,
      ],
    ],
    breaks: ['an order was paid and given back what its ledger says'],
  },
  {
    does: 'adds up refunds without looking whether they failed',
    changes: [
      [
        'private.sum_order_payments',
        `p.kind = 'refund' and p.state = 'succeeded'`,
        `p.kind = 'refund' and p.state <> 'pending'`,
      ],
    ],
    breaks: ['an order was paid and given back what its ledger says'],
  },
  {
    does: 'ships what is not paid',
    changes: [
      [
        'private.require_payment',
        'if private.must_be_paid_first(new)',
        'if false and private.must_be_paid_first(new)',
      ],
    ],
    breaks: ['what is due before the delivery was paid, or sent unpaid on purpose', UNPAID],
  },
  {
    does: 'lowers the price by money that was not earned',
    changes: [['private.record_payment', "(excess >= 0 and for_order.status <> 'cancelled')", 'true']],
    breaks: ['what is due before the delivery was once paid in full, whatever was given back', UNPAID],
  },
  {
    does: 'forgets what is reversed',
    changes: [['private.sum_order_payments', "p.kind = 'reversal'", 'false']],
    breaks: ['an order was paid and given back what its ledger says', UNPAID],
  },
  {
    does: 'reverses a charge without marking it',
    changes: [['private.reverse_charge', 'set is_reversed = true', 'set is_reversed = is_reversed']],
    breaks: ['what succeeded stays, and one reversal takes back what was booked by mistake'],
  },
  {
    does: 'lets an order with a disputed payment go',
    changes: [['private.sum_disputes', 'o.disputed_amount <> s.held', 'false']],
    breaks: ['what a provider holds back is disputed, and no more than is left of the charge'],
  },
  {
    does: 'returns the same pieces twice',
    changes: [
      [
        'private.restock_refund',
        'i.restocked_quantity + case when l.restocked',
        'i.restocked_quantity + case when false',
      ],
    ],
    breaks: ['what is sold and what is there is what came in'],
  },
  {
    does: 'refunds a piece more often than it was sold',
    changes: [['private.refund_order', 'or i.quantity < (', 'or -1 > (']],
    before: 'alter table public.refund_lines disable trigger user',
    breaks: ['no more of a line came back than was sold'],
  },
  {
    does: 'reopens an order without its pieces',
    changes: [
      ['private.handle_order_status_change', 'perform private.adjust_order_stock(new.id, -1)', 'perform 1'],
    ],
    breaks: ['an order has moved what it holds, and a cancelled one what was lost'],
  },
  {
    does: 'forgets the lost pieces that it replaced',
    changes: [
      [
        'private.handle_order_status_change',
        'i.replaced_quantity + i.written_off_quantity',
        'i.replaced_quantity',
      ],
    ],
    breaks: [
      'what is sold and what is there is what came in',
      'an order has moved what it holds, and a cancelled one what was lost',
    ],
  },
  {
    does: 'gives the pieces of a cancelled order back twice',
    changes: [
      [
        'private.handle_order_status_change',
        'perform private.adjust_order_stock(new.id, 1)',
        'perform private.adjust_order_stock(new.id, 1), private.adjust_order_stock(new.id, 1)',
      ],
    ],
    breaks: ['stock is given back once for each time that an order is cancelled'],
  },
  {
    does: 'moves stock without a movement',
    changes: [['private.change_stock', 'u.quantity + m.quantity', 'u.quantity + m.quantity + 1']],
    breaks: ['stock is the sum of its movements'],
  },
  {
    does: 'adds up no stock',
    before: 'alter table public.stock_units disable trigger user',
    breaks: ['a product and a value have the stock of their combinations'],
  },
  {
    does: 'sells pieces for another price than their order',
    changes: [['private.insert_order', 'l.quantity, l.unit_price,', 'l.quantity, l.unit_price + 1,']],
    breaks: ['an order costs what its lines cost and delivery, tax included', UNPAID],
  },
  {
    does: 'forgets the status before',
    changes: [
      ['private.handle_order_status_change', "case when tg_op = 'UPDATE' then old.status end", 'null'],
    ],
    breaks: ['history is one chain that ends at the status'],
  },
  {
    does: 'counts invoices by a sequence',
    before: 'create sequence public.mutant_numbers',
    changes: [
      [
        'private.issue_invoice',
        'returning c.last_number into next_number;',
        `returning c.last_number into next_number; next_number := nextval('public.mutant_numbers');`,
      ],
    ],
    breaks: ['numbers of invoices have no gaps'],
  },
  {
    does: 'forgets credit notes',
    changes: [['private.settle_invoices', 'if invoiced > kept then', 'if false then']],
    breaks: ['what is invoiced of an order is what is kept of its money'],
  },
]

describe('a mutant of the shop', () => {
  test.each(MUTANTS)(
    'that $does is found by the scripted orders',
    async ({ before, changes = [], breaks }) => {
      if (before !== undefined) await db.query(before)
      for (const [name, from, to] of changes) await mutate(db, name, (sql) => sql.replaceAll(from, to))
      await scriptedOrders(db)
      expect(Object.keys(await brokenOf(db))).toEqual(expect.arrayContaining([...breaks]))
    },
  )
})
