import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { journalExportRows } from '@/admin/payments/journal-export'
import { monthsBetween, readMonth } from '@/admin/payments/journal-months'
import type { JournalRow } from '@/admin/payments/journal-queries'
import { ledgerExportRows } from '@/admin/payments/ledger-export'
import { readLedgerFilters } from '@/admin/payments/ledger-filters'
import { reasonText } from '@/admin/payments/ledger-list'
import { paymentStatusOf } from '@/admin/payments/payment-badges'
import type { LedgerRow } from '@/admin/payments/queries'
import {
  feesOfPieces,
  type LedgerEntry,
  refundable,
  refundedElsewhere,
  likelyProvider,
  refundProviders,
  refundRange,
  remainingPieces,
  restOfCharge,
} from '@/admin/payments/refundable'
import { bookingsOf } from '@/admin/payments/book-difference-dialog'
import { unusualAmount } from '@/admin/payments/unusual-amount'
import { receivedPaymentSchema, refundSchema } from '@/admin/payments/schema'
import { createTranslator } from '@/i18n/translate'
import { en as orders } from '@/i18n/messages/admin/orders/en'
import { en as payments } from '@/i18n/messages/admin/payments/en'
import { fr as french } from '@/i18n/messages/admin/payments/fr'
import { en as ordering } from '@/i18n/messages/ordering/en'

const charge = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: 'charge',
  kind: 'charge',
  provider: 'transfer',
  state: 'succeeded',
  amount: 100,
  refund_of: null,
  has_charge_id: true,
  is_reversed: false,
  refund_lines: [],
  ...change,
})
const refund = (change: Partial<LedgerEntry> = {}) => charge({ id: 'refund', kind: 'refund', ...change })

describe('what can be given back', () => {
  test('is what was paid less refunds, also those under way', () => {
    expect(refundable([])).toBe(0)
    expect(refundable([charge({ state: 'pending' })])).toBe(0)
    expect(refundable([charge({ is_reversed: true }), charge({ kind: 'reversal' })])).toBe(0)
    expect(refundable([charge({ amount: 0.1 }), charge({ amount: 0.2 })])).toBe(0.3)
    const ledger = [
      charge(),
      refund({ amount: 30 }),
      refund({ amount: 20, state: 'pending' }),
      refund({ amount: 50, state: 'failed' }),
    ]
    expect(refundable(ledger)).toBe(50)
  })

  test('is nothing after a chargeback, which is taken from its charge', () => {
    const paid = charge({ id: 'a', amount: 80, provider: 'paypal' })
    const back = charge({ kind: 'reversal', amount: 50, provider: 'paypal', refund_of: 'a' })
    const ledger = [paid, refund({ amount: 30, provider: 'paypal', refund_of: 'a' }), back]
    expect(refundable(ledger)).toBe(0)
    expect(refundable(ledger, 'paypal')).toBe(0)
    expect(restOfCharge(ledger, paid)).toBe(0)
    expect(restOfCharge([paid, back], paid)).toBe(30)
    expect(restOfCharge([], charge({ state: 'failed' }))).toBe(0)
  })

  test('by PayPal is what is left of a single charge', () => {
    const paypal = (id: string, amount: number) => charge({ id, amount, provider: 'paypal' })
    const ledger = [
      paypal('a', 80),
      paypal('b', 60),
      charge({ amount: 500 }),
      refund({ amount: 50, provider: 'paypal', refund_of: 'a' }),
    ]
    expect(refundable(ledger, 'paypal')).toBe(60)
    expect(refundable([...ledger, refund({ amount: 550, provider: 'cash' })], 'paypal')).toBe(40)
    expect(refundable([charge()], 'paypal')).toBe(0)
  })

  test('by PayPal is nothing of a charge that PayPal cannot be asked about, as after a dispute that was won', () => {
    const paypal = (change: Partial<LedgerEntry>) => charge({ provider: 'paypal', ...change })
    const dispute = [
      paypal({ id: 'a', amount: 80 }),
      paypal({ id: 'lost', kind: 'reversal', amount: 80, refund_of: 'a' }),
      paypal({ id: 'won', amount: 80, has_charge_id: false }),
    ]
    expect(refundable(dispute)).toBe(80)
    expect(refundable(dispute, 'paypal')).toBe(0)
    expect(refundProviders(dispute)).toEqual(['transfer', 'cash'])
    expect(refundedElsewhere(dispute)).toEqual({ provider: 'paypal', amount: 80 })
    const refunded = [...dispute, refund({ amount: 50, provider: 'paypal', refund_of: 'won' })]
    expect(refundedElsewhere(refunded)).toEqual({ provider: 'paypal', amount: 30 })
    expect(refundedElsewhere([...dispute, refund({ amount: 70 })])).toEqual({
      provider: 'paypal',
      amount: 10,
    })
    expect(refundedElsewhere([paypal({ id: 'a' })])).toBeNull()
    expect(refundedElsewhere([charge({ provider: 'cmi', has_charge_id: false })])).toBeNull()
  })

  test('goes back by card or PayPal only where it was paid so', () => {
    expect(refundProviders([charge()])).toEqual(['transfer', 'cash'])
    expect(refundProviders([charge({ provider: 'cmi', state: 'failed' })])).toEqual(['transfer', 'cash'])
    expect(refundProviders([charge({ provider: 'cmi' }), charge({ provider: 'paypal' })])).toEqual([
      'cmi',
      'paypal',
      'transfer',
      'cash',
    ])
  })

  test('most likely goes back the way it came, if that holds enough', () => {
    const ledger = [
      charge({ id: 'a', amount: 500, provider: 'transfer' }),
      charge({ id: 'b', amount: 2, provider: 'paypal' }),
    ]
    expect(likelyProvider(ledger, 100)).toBe('transfer')
    expect(likelyProvider(ledger, 2)).toBe('paypal')
    expect(likelyProvider(ledger, 0)).toBe('transfer')
    expect(likelyProvider([charge({ amount: 500, provider: 'paypal' }), ledger[0]!], 0)).toBe('paypal')
    expect(likelyProvider([], 0)).toBe('transfer')
  })

  test('a piece is refunded once', () => {
    const lines = [{ order_item_id: 'a', quantity: 2 }]
    const ledger = [
      charge(),
      refund({ refund_lines: lines }),
      refund({ refund_lines: lines, state: 'failed' }),
    ]
    expect(remainingPieces({ id: 'a', quantity: 3 }, ledger)).toBe(1)
    expect(remainingPieces({ id: 'b', quantity: 3 }, ledger)).toBe(3)
  })

  test('with the last pieces of an order are its fees', () => {
    const order = {
      ...{ delivery_fee: 15, gift_fee: 25.1 },
      order_items: [
        { id: 'a', quantity: 2 },
        { id: 'b', quantity: 1 },
      ],
    }
    const lines = (a: number, b: number) => [
      { item_id: 'a', quantity: a },
      { item_id: 'b', quantity: b },
    ]
    expect(feesOfPieces(lines(2, 1), order, [charge()])).toBe(40.1)
    expect(feesOfPieces(lines(2, 0), order, [charge()])).toBe(0)
    expect(feesOfPieces([], order, [charge()])).toBe(0)
    const earlier = refund({ refund_lines: [{ order_item_id: 'b', quantity: 1 }] })
    expect(feesOfPieces(lines(2, 0), order, [charge(), earlier])).toBe(40.1)
    expect(feesOfPieces(lines(1, 0), order, [charge(), earlier])).toBe(0)
    expect(feesOfPieces([], { ...order }, [charge(), earlier])).toBe(0)
  })

  test('for pieces is their price after the discount, perhaps with the fees and an excess', () => {
    const order = {
      ...{ delivery_fee: 15, gift_fee: 25 },
      order_items: [
        { id: 'a', quantity: 2, unit_price: 99.99, discount: 0 },
        { id: 'b', quantity: 3, unit_price: 0.1, discount: 0 },
      ],
    }
    const line = (id: string, quantity: number) => ({ item_id: id, quantity })
    const paid = { left: 300, excess: 0 }
    expect(refundRange([], order, paid)).toBeNull()
    expect(refundRange([line('a', 1), line('b', 3)], order, paid)).toEqual({
      lowest: 100.29,
      highest: 140.29,
    })
    expect(refundRange([line('a', 1)], order, { ...paid, before: 80 })).toEqual({
      lowest: 19.99,
      highest: 59.99,
    })
    expect(refundRange([line('a', 2)], order, { left: 150, excess: 10 })).toEqual({
      lowest: 150,
      highest: 249.98,
    })
    const [a, b] = order.order_items
    const discounted = { ...order, order_items: [{ ...a!, discount: 20 }, b!] }
    expect(refundRange([line('a', 1), line('b', 1)], discounted, paid)).toEqual({
      lowest: 90.09,
      highest: 130.09,
    })
  })

  test('is confirmed when it is more than is owed, or not what the pieces cost', () => {
    const range = { lowest: 90, highest: 105 }
    expect(unusualAmount(100, null, 100)).toBeNull()
    expect(unusualAmount(100.3, null, 100)).toEqual({ kind: 'beyond', amount: 0.3 })
    for (const usual of [0, 90, 105]) expect(unusualAmount(usual, range, 0)).toBeNull()
    for (const other of [89.99, 105.01])
      expect(unusualAmount(other, range, 500)).toEqual({ kind: 'other', amount: other, ...range })
  })
})

test('an order that is paid in part is named so', () => {
  const order = {
    status: 'pending' as const,
    total_amount: 100,
    amount_due: 60,
    amount_to_refund: 0,
    refunding_amount: 0,
  }
  const statusOf = (payment_status: 'pending' | 'unpaid' | 'failed', due = 60) =>
    paymentStatusOf({ ...order, payment_status, amount_due: due })
  expect(statusOf('pending')).toBe('part')
  expect(statusOf('pending', 100)).toBe('pending')
  expect(statusOf('unpaid')).toBe('unpaid')
  expect(statusOf('failed', 100)).toBe('failed')
})

describe('the forms', () => {
  const schema = receivedPaymentSchema('2026-11-23')
  const input = { provider: 'cash', amount: '1 250,50', received_on: '2026-11-23', reference: ' ', note: '' }

  test('a received payment is taken as people write it', () => {
    expect(schema.parse(input)).toEqual({ ...input, amount: 1250.5, reference: '' })
  })

  test.each([
    [{ amount: '0' }, 'adminPayments.invalidAmount'],
    [{ amount: '-5' }, 'adminPayments.invalidAmount'],
    [{ amount: '1.005' }, 'adminPayments.invalidAmount'],
    [{ amount: '30000001' }, 'adminPayments.invalidAmount'],
    [{ amount: ' ' }, 'deferred.invalid.required'],
    [{ received_on: '2026-11-24' }, 'adminPayments.invalidDay'],
    [{ received_on: '' }, 'adminPayments.invalidDay'],
    [{ reference: 'a'.repeat(121) }, 'deferred.invalid.tooLong'],
  ])('%o is refused', (change, message) => {
    const { error } = schema.safeParse({ ...input, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test('a refund needs a reason', () => {
    const given = { provider: 'cmi', amount: '5', received_on: '2026-11-23', reason: 'Broken' }
    const accepts = (change: object) => refundSchema('2026-11-23').safeParse({ ...given, ...change }).success
    expect(accepts({})).toBe(true)
    expect(accepts({ reason: ' ' })).toBe(false)
    expect(accepts({ provider: 'bitcoin' })).toBe(false)
    expect(accepts({ received_on: '2026-11-24' })).toBe(false)
  })
})

test('every reason that the database writes with an entry has words', () => {
  const folder = 'supabase/migrations'
  const codes = readdirSync(folder).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/'\{[^']*"reason": "([^"]+)"[^']*\}'/g),
      ([, code = '']) => code,
    ),
  )
  expect(codes).toEqual(expect.arrayContaining(['chargeback', 'dispute_won', 'no_answer', 'paid twice']))
  const { t } = createTranslator('fr', french)
  for (const code of [...codes, 'already_paid', 'not_due']) expect(reasonText(code, t), code).not.toBe(code)
})

test('the filters of the ledger in an address', () => {
  const filters = (query: string) => readLedgerFilters(new URLSearchParams(query))
  expect(filters('q= VIR &kind=refund&provider=paypal&state=pending&from=2026-11-01&to=2026-11-30')).toEqual({
    search: 'VIR',
    kind: 'refund',
    provider: 'paypal',
    state: 'pending',
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(filters('kind=gift&provider=stripe&state=maybe&from=x&to=2026-02-30')).toEqual({
    search: '',
    kind: null,
    provider: null,
    state: null,
    from: '',
    to: '',
  })
})

describe('the accountant’s file', () => {
  const { t } = createTranslator('en', { ...orders, ...ordering, ...payments })
  const row: LedgerRow = {
    id: '1',
    order_id: '2',
    order_number: 'MCG-7K2M9QXT',
    tracking_token: '',
    contact_name: '=1+1',
    kind: 'refund',
    provider: 'paypal',
    state: 'succeeded',
    amount: 107.5,
    charged_amount: 10,
    charged_currency: 'EUR',
    rate: 10.75,
    provider_reference: 'refund 1',
    provider_charge_id: '9XY',
    bank_text: '',
    reason: 'Broken',
    last_error: null,
    created_at: '2026-11-20T10:00:00Z',
    received_on: '2026-11-21',
    documents: 'A2026-00001',
    next_cursor: null,
  }
  const file = (...rows: Partial<LedgerRow>[]) => {
    const [headings = [], ...lines] = ledgerExportRows(
      rows.map((change) => ({ ...row, ...change })),
      t,
    )
    return lines.map((cells) => {
      expect(cells).toHaveLength(headings.length)
      return (heading: string) => cells[headings.indexOf(heading)]
    })
  }

  test('has refunds below zero, in dirhams and in the charged currency', () => {
    const [cell] = file({})
    expect(cell?.('Amount in dirhams')).toEqual({ amount: -107.5 })
    expect(cell?.('Charged amount')).toEqual({ amount: -10 })
    expect(cell?.('Currency')).toBe('EUR')
    expect(cell?.('By')).toBe('PayPal')
    expect(cell?.('Reason')).toBe('Broken')
    expect(cell?.('Received on')).toEqual({ day: '2026-11-21' })
    expect(cell?.('Provider’s reference')).toBe('9XY')
    expect(cell?.('Invoices and credit notes')).toBe('A2026-00001')
  })

  test('has amounts only for what succeeded, by the day on which it moved', () => {
    const lines = file(
      { received_on: '2026-10-20', kind: 'charge' },
      { state: 'failed', received_on: null, reason: 'no_answer' },
      { received_on: '2026-11-30' },
    )
    expect(lines.map((cell) => cell('Received on'))).toEqual([
      { day: '2026-11-30' },
      null,
      { day: '2026-10-20' },
    ])
    expect(lines.map((cell) => cell('Amount in dirhams'))).toEqual([
      { amount: -107.5 },
      null,
      { amount: 107.5 },
    ])
    expect(lines[1]?.('Charged amount')).toBeNull()
    expect(lines[1]?.('Status')).toBe('Failed')
    expect(lines[1]?.('Reason')).toBe('no answer from the provider')
  })

  test('has the bank’s text or the provider’s name of a payment, never the shop’s own keys', () => {
    const references = (...rows: Partial<LedgerRow>[]) => file(...rows).map((cell) => cell('Reference'))
    expect(
      references(
        { provider: 'transfer', kind: 'charge', provider_reference: 'form 0a6d94b2' },
        {
          provider: 'transfer',
          kind: 'charge',
          provider_reference: '2026-11-24 169.00 3f01 1',
          bank_text: 'VIR',
        },
        { provider: 'cash', kind: 'charge', provider_reference: 'delivery:MCG-7K2M9QXT' },
        { kind: 'charge', provider_reference: 'MCG-7K2M9QXT-1' },
        {},
      ),
    ).toEqual(['', 'VIR', '', 'MCG-7K2M9QXT-1', '9XY'])
  })
})

describe('the journal of invoices', () => {
  const row: JournalRow = {
    ...{
      number: 'A2026-00001',
      kind: 'credit_note',
      day: '2026-10-31',
      order_id: '1',
      order_number: 'MCG-7K2QXW9D',
    },
    ...{
      payment_token: 'token',
      buyer: 'Dar Lamté',
      ice: '001234567000089',
      tax_rate: 0.055,
      exemption: null,
    },
    ...{ net_amount: -100, tax_amount: -5.5, total_amount: -105.5, next_cursor: {} },
  }
  const t = createTranslator('en', { ...payments, ...orders, ...ordering }).t

  test('has a line for each document, and its columns can be summed', () => {
    const [headings, line, exported] = journalExportRows(
      [row, { ...row, tax_rate: 0, exemption: 'export', tax_amount: 0 }],
      t,
    )
    expect(Object.fromEntries(headings!.map((heading, index) => [heading, line?.[index]]))).toEqual({
      Number: 'A2026-00001',
      Day: { day: '2026-10-31' },
      Kind: 'Credit note',
      Order: 'MCG-7K2QXW9D',
      Customer: 'Dar Lamté',
      ICE: '001234567000089',
      'VAT rate (%)': 5.5,
      Exemption: null,
      'Excl. VAT': { amount: -100 },
      VAT: { amount: -5.5 },
      'Incl. VAT': { amount: -105.5 },
    })
    expect(exported?.slice(6, 8)).toEqual([0, 'export, exempt'])
    expect(journalExportRows([{ ...row, tax_rate: null }], t)[1]?.[6]).toBeNull()
  })

  test('is of one month, by default that of today', () => {
    expect(readMonth('2026-02', '2026-11-25')).toBe('2026-02')
    for (const given of [null, '', '2026-13', '2027-01', "2026-02'"])
      expect(readMonth(given, '2026-11-25')).toBe('2026-11')
    expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
    expect(monthsBetween('2026-12-01', '2026-11-25')).toEqual(['2026-11'])
  })
})

test('money that a provider reports is recorded with its reference, cash without', () => {
  const schema = receivedPaymentSchema('2026-10-20')
  const given = { amount: '100', received_on: '2026-10-20', reference: '', note: '' }
  expect(schema.safeParse({ ...given, provider: 'cash' }).success).toBe(true)
  expect(schema.safeParse({ ...given, provider: 'cmi' }).error?.issues).toMatchObject([
    { path: ['reference'] },
  ])
  expect(schema.safeParse({ ...given, provider: 'cmi', reference: 'T-1' }).success).toBe(true)
})

test.each([
  ['unknown_reference', null, ['charge', 'refund']],
  ['other_amount', { kind: 'charge', state: 'pending' }, ['charge']],
  ['other_amount', { kind: 'charge', state: 'succeeded' }, []],
  ['reversed', { kind: 'charge', state: 'succeeded' }, ['refund', 'reversal']],
  ['reversed', { kind: 'refund', state: 'failed' }, ['refund']],
  ['chargeback', { kind: 'charge', state: 'succeeded' }, []],
  ['refund_failed', { kind: 'refund', state: 'failed' }, []],
])('a difference by %s can be booked as what the ledger does not have', (reason, payments, kinds) => {
  expect(bookingsOf({ reason, payments })).toEqual(kinds)
})
