import { describe, expect, test } from 'vitest'
import {
  arePartsComplete,
  openAmount,
  partReferences,
  proposedParts,
  restAfter,
} from '@/admin/payments/statement/matches'
import {
  detectColumns,
  incomingLines,
  parseStatementAmount,
  parseStatementDate,
  readStatement,
} from '@/admin/payments/statement/read-statement'

const read = async (text: string) => {
  const statement = await readStatement(text)
  const columns = detectColumns(statement)
  return { statement, columns, ...incomingLines(statement, columns) }
}

test.each([
  ['1 250,00', 1250],
  ['1\u202F250,00 DH', 1250],
  ['1.250,00', 1250],
  ['1,250.00', 1250],
  ['1250', 1250],
  ['1.250', 1250],
  ['0,5', 0.5],
  ['+80,00', 80],
  ['-80,00', -80],
  ['80,00-', -80],
  ['(80,00)', -80],
  ['\u221280,00', -80],
  ['١٬٢٥٠٫٥٠', 1250.5],
  ['12 345 678,90 MAD', 12345678.9],
  ['MAD 1 250,00', 1250],
  ['1 250,00 CR', 1250],
  ['1 250,00 DH CR', 1250],
  ['1 250,00 DB', -1250],
  ['1 250,000', 1250],
  ['1,250', 1250],
  ['', null],
  ['VIR 20', null],
  ['1,2,3', null],
  ['20/11/2026', null],
])('the amount %s is %s', (text, amount) => expect(parseStatementAmount(text)).toBe(amount))

test.each([
  ['20/11/2026', '2026-11-20'],
  ['20-11-26', '2026-11-20'],
  ['1.2.2026', '2026-02-01'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T09:30:00', '2026-11-20'],
  ['20/11/2026 09:30', '2026-11-20'],
  ['20 NOV 2026', '2026-11-20'],
  ['20-nov.-26', '2026-11-20'],
  ['5 août 2026', '2026-08-05'],
  ['1 juillet 2026', '2026-07-01'],
  ['20NOV2026', '2026-11-20'],
  ['20112026', '2026-11-20'],
  ['31022026', null],
  ['20 bowls 2026', null],
  ['31/02/2026', null],
  ['11/20/2026', null],
  ['1250,00', null],
  ['', null],
  ['20/11', '2026-11-20'],
  ['25/11', '2026-11-25'],
  ['26/11', '2025-11-26'],
  ['31/12/', '2025-12-31'],
  ['31/02', null],
  ['46346', null],
])('the date %s is %s', (text, date) => expect(parseStatementDate(text, '2026-11-25')).toBe(date))

describe('a statement', () => {
  test('with debit and credit, French numbers and lines about the account', async () => {
    const { statement, columns, lines, skipped } = await read(
      [
        'Relevé du compte;000270000000000000000026',
        'Période;du 01/11/2026 au 30/11/2026',
        '',
        'Date opération;Date valeur;Libellé;Débit;Crédit;Solde',
        '20/11/2026;21/11/2026;VIR RECU MCG7K2M9QXT SALMA;;1 250,00;11 250,00',
        '21/11/2026;21/11/2026;FRAIS DE TENUE;12,50;;11 237,50',
        '22/11/2026;22/11/2026;"VIR; COLIN";;300,00;11 537,50',
        ';;TOTAL;12,50;1 550,00;',
      ].join('\r\n'),
    )
    expect(statement.names[2]).toBe('Libellé')
    expect(columns).toEqual({ date: 0, text: 2, amount: 4 })
    expect(lines.map(({ date, text, amount }) => [date, text, amount])).toEqual([
      ['2026-11-20', 'VIR RECU MCG7K2M9QXT SALMA', 1250],
      ['2026-11-22', 'VIR; COLIN', 300],
    ])
    expect(skipped).toEqual(['TOTAL · 12,50 · 1 550,00'])
  })

  test('with one column of signed amounts, commas between cells', async () => {
    const { columns, lines } = await read(
      'Date,Description,Amount\n2026-11-20,"Transfer, Salma","1,250.00"\n2026-11-21,Fees,-12.50\n',
    )
    expect(columns).toEqual({ date: 0, text: 1, amount: 2 })
    expect(lines.map(({ amount }) => amount)).toEqual([1250])
  })

  test('without names of columns, from a spreadsheet', async () => {
    const { columns, lines } = await read('20/11/2026\t4711\tVIREMENT SALMA IDRISSI\t1250,00\n')
    expect(columns).toEqual({ date: 0, text: 2, amount: 3 })
    expect(lines).toHaveLength(1)
  })

  test('with Arabic names', async () => {
    const { columns } = await read(
      'التاريخ;البيان;مدين;دائن\n20/11/2026;تحويل;;1250,00\n21/11/2026;رسوم;5,00;\n',
    )
    expect(columns).toEqual({ date: 0, text: 1, amount: 3 })
  })

  test('with one column of amounts and one of directions', async () => {
    const { lines, skipped } = await read(
      [
        'Date;Libellé;Montant;Sens',
        '20/11/2026;VIR RECU;1 250,00;C',
        '21/11/2026;CHEQUE 77;300,00;D',
        '22/11/2026;FRAIS;12,00;Débit',
      ].join('\n'),
    )
    expect(lines.map(({ amount }) => amount)).toEqual([1250])
    expect(skipped).toEqual([])
  })

  test('with a balance named after the credit, before the credits', async () => {
    const { columns, lines } = await read(
      'Date;Libellé;Solde créditeur;Débit;Crédit\n20/11/2026;VIR A;9 000,00;;100,00\n21/11/2026;VIR B;9 200,00;;200,00\n',
    )
    expect(columns.amount).toBe(4)
    expect(lines.map(({ amount }) => amount)).toEqual([100, 200])
  })

  test('with the days of a spreadsheet that lost their format', async () => {
    const { columns, lines } = await read(
      'Date;Libellé;Débit;Crédit\n46346;VIR SALMA;;46000\n46347,5;VIR OMAR;;46001\n',
    )
    expect(columns).toEqual({ date: 0, text: 1, amount: 3 })
    expect(lines.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-11-20', 46000],
      ['2026-11-21', 46001],
    ])
  })

  test('that is none has no lines', async () => {
    expect((await read('')).lines).toEqual([])
    expect((await read('hello\nworld')).lines).toEqual([])
  })
})

describe('the reference of a line', () => {
  const text =
    'Date;Libellé;Crédit\n20/11/2026;VIR SALMA;100,00\n20/11/2026;VIR SALMA;100,00\n20/11/2026;VIR OMAR;100,00\n'

  test('tells equal lines apart, and is the same in another export', async () => {
    const { lines } = await read(text)
    const references = lines.map(({ reference }) => reference)
    expect(new Set(references).size).toBe(3)
    expect(references.every((reference) => reference.length <= 120)).toBe(true)
    const other = await read(
      'Date,Label,Amount\n2026-11-20,vir  salma,100.00\n2026-11-20,Vir Omar,100\n2026-11-20,"VIR SALMA ",100.0\n',
    )
    expect(other.lines.map(({ reference }) => reference).sort()).toEqual([...references].sort())
  })

  test('changes with the day, the amount and the text', async () => {
    const one = async (line: string) => (await read(`Date;Libellé;Crédit\n${line}\n`)).lines[0]?.reference
    const base = await one('20/11/2026;VIR SALMA;100,00')
    for (const line of [
      '21/11/2026;VIR SALMA;100,00',
      '20/11/2026;VIR SALMA;100,01',
      '20/11/2026;VIR SALMB;100,00',
    ]) {
      expect(await one(line)).not.toBe(base)
    }
  })
})

const order = {
  ...{ id: '1', order_number: 'MCG-7K2M9QXT', contact_name: 'Salma', status: 'pending' as const },
  ...{ amount_due: 100, paid_amount: 0, refunded_amount: 0 },
}
const named = { ...order, by: 'reference' as const }
const line = { amount: 100, recorded: [], similar: null, orders: [named] }

describe('the order of a line is proposed', () => {
  const proposed = (changes: Partial<Parameters<typeof proposedParts>[0]>) =>
    proposedParts({ ...line, ...changes })
  const nothing = [{ orderId: '', amount: 100 }]

  test('when its number stands in the text, or amount and name fit', () => {
    expect(proposed({})).toEqual([{ orderId: '1', amount: 100 }])
    expect(proposed({ amount: 70 })).toEqual([{ orderId: '1', amount: 70 }])
    expect(
      proposed({
        orders: [
          { ...order, by: 'amount_and_name' },
          { ...order, id: '2', by: 'amount' },
        ],
      }),
    ).toEqual([{ orderId: '1', amount: 100 }])
  })

  test.each([
    ['the amount alone fits', { orders: [{ ...order, by: 'amount' as const }] }],
    ['the name alone fits', { orders: [{ ...order, by: 'name' as const }] }],
    ['nothing is due', { orders: [{ ...named, amount_due: 0 }] }],
    [
      'two numbers stand in the text, of which one is paid',
      { orders: [named, { ...named, id: '2', amount_due: 0 }] },
    ],
    ['two orders are due more than the line', { orders: [named, { ...named, id: '2' }] }],
    [
      'it looks like a transfer that is recorded',
      { similar: { order_number: 'MCG-7K2M9QXT', received_on: '2026-11-20' } },
    ],
    ['no order is known', { orders: [] }],
  ])('but not when %s', (_, changes) => expect(proposed(changes)).toEqual(nothing))

  test('as parts, when the orders that it names are due exactly its amount', () => {
    expect(proposed({ amount: 160.1, orders: [named, { ...named, id: '2', amount_due: 60.1 }] })).toEqual([
      { orderId: '1', amount: 100 },
      { orderId: '2', amount: 60.1 },
    ])
  })
})

describe('the parts of a line', () => {
  const recorded = [{ reference: 'line/2', order_number: 'MCG-7K2M9QXT', amount: 60.1 }]

  test('are complete when they add up to what is open, each for an order of its own', () => {
    const parts = [
      { orderId: '1', amount: 39.8 },
      { orderId: '2', amount: 0.1 },
    ]
    expect(openAmount({ amount: 100, recorded })).toBe(39.9)
    expect(arePartsComplete(parts, 39.9)).toBe(true)
    expect(arePartsComplete(parts, 40)).toBe(false)
    expect(arePartsComplete([{ orderId: '', amount: 39.9 }], 39.9)).toBe(false)
    expect(
      arePartsComplete(
        parts.map((part) => ({ ...part, orderId: '1' })),
        39.9,
      ),
    ).toBe(false)
    expect(arePartsComplete([...parts, { orderId: '3', amount: 0 }], 39.9)).toBe(false)
  })

  test('take the references that are free', () => {
    expect(partReferences({ reference: 'line', recorded: [] }, 2)).toEqual(['line', 'line/2'])
    expect(partReferences({ reference: 'line', recorded }, 2)).toEqual(['line', 'line/3'])
  })

  test('for one order add up, and what exceeds it is less than zero', () => {
    const chosen = (amount: number, id = '1') => ({ amount, order: { id, amount_due: 169 } })
    expect(restAfter([chosen(100), chosen(69), chosen(168.9, '2'), chosen(169)])).toEqual([69, 0, 0.1, -169])
  })
})
