import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hashFields } from '../../supabase/functions/pay-cmi/hash.ts'
import { CMI_SECRETS } from '../../supabase/local/providers/cmi.ts'
import { openPaymentShop, yesterday, type PaymentShop, type PlacedOrder } from './payment-shop.ts'

// Version 3 of CMI's hash covers values in the order of their names, not the names: a buyer holds genuine hashes, which come
// back through the browser, and may send the values under other names.

type Fields = readonly (readonly [name: string, value: string])[]

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(() => shop.close())

async function start(order: PlacedOrder): Promise<Record<string, string>> {
  const answer = await shop.post('/functions/v1/pay-cmi/start', {
    token: order.payment_token,
    method: 'card',
    language: 'fr',
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body as { fields: Record<string, string> }).fields
}

/** Pays a form at the bank; what the browser brings back, without entities, as the bank has signed it. */
async function pay(form: Record<string, string>, choice = 'approve'): Promise<Fields> {
  const { fields } = (await shop.form('/_cmi/answer', { ...form, choice })).body as { fields: Fields }
  return fields.map(([name, value]) => [
    name,
    value.replace(/\n$/, '').replaceAll('&#039;', "'").replaceAll('&amp;', '&'),
  ])
}

const post = async (fields: Fields) => (await shop.form('/functions/v1/pay-cmi/callback', fields)).text

const sign = async (fields: Fields): Promise<Fields> => [
  ...fields.filter(([name]) => name !== 'HASH'),
  [
    'HASH',
    await hashFields(
      fields.filter(([name]) => name !== 'HASH'),
      CMI_SECRETS.CMI_STORE_KEY,
    ),
  ],
]

/** Renames fields so that their values keep their place; throws when the signature would no longer fit. */
async function rename(signed: Fields, names: Readonly<Record<string, string>>): Promise<Fields> {
  const renamed: Fields = signed.map(([name, value]) => [names[name] ?? name, value])
  const hash = signed.find(([name]) => name === 'HASH')?.[1]
  const values = renamed.filter(([name]) => name !== 'HASH')
  if ((await hashFields(values, CMI_SECRETS.CMI_STORE_KEY)) !== hash) throw new Error('the order changed')
  return renamed
}

/** The form without what only the shop can compute, which stands after the last dot of an address; or with another one. */
const withoutSeal = (form: Record<string, string>, other = ''): Fields =>
  Object.entries({ ...form, okUrl: (form.okUrl ?? '').replace(/\.[\w-]*$/, other) }).filter(
    ([name]) => name !== 'hash',
  )

const unpaid = { payment_status: 'pending', paid: 0 }
const namesOf = (fields: Fields) =>
  fields
    .map(([name]) => name)
    .filter((name) => name !== 'HASH' && name !== 'encoding')
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))

/** The values of a form with the bank's answer under the names of the review's attack: each keeps its place. */
async function renameAround(signed: Fields, targets: Readonly<Record<string, string>>): Promise<Fields> {
  const names: Record<string, string> = {}
  const kept = ['ProcReturnCode', 'Response', 'TransId']
  let last = 'a'
  let count = 0
  for (const name of namesOf(signed)) {
    if (kept.includes(name)) last = name
    else {
      last = targets[name] ?? `${last}0${String((count += 1)).padStart(4, '0')}`
      names[name] = last
    }
  }
  return rename(signed, names)
}

describe('a cheap payment is renamed into the payment of an expensive order', () => {
  test.each(['1.00', '٢٥٠.٠٠', '20'])('by the name %s, which the bank reads as the amount', async (name) => {
    const order = await shop.order('card', 30)
    await shop.query('update public.orders set contact_name = $2 where id = $1', [order.id, name])
    const form = await start(order)
    // The signed form with its name as the amount; what the bank signs then goes back under the old names.
    const { amount = '', BillToName = '', ...rest } = form
    const paid = await pay({ ...rest, a1: amount, amount: BillToName })
    const attack = await rename(paid, { a1: 'amount', amount: 'BillToName', AuthCode: 'BillToName1' })
    expect(attack).toContainEqual(['amount', '3000.00'])
    // Another name than a number: the bank would have refused the form.
    expect(BillToName).toBe(order.order_number)
  })

  test('by a city that is an amount and a street that is a reference', async () => {
    const expensive = await shop.order('card', 30)
    const cheap = await shop.order('card')
    const { oid: target = '' } = await start(expensive)
    const genuine = await pay(await start(cheap))
    // A form that still has the buyer's address, as the bank signs it.
    const address: Fields = [
      ['BillToCity', '3000.00'],
      ['BillToCountry', '504'],
      ['BillToStreet1', target],
    ]
    const rest = genuine.filter(([name]) => !address.some(([given]) => given === name))
    const signed = await sign([...rest, ...address])
    const attack = await renameAround(signed, {
      BillToCity: 'amount',
      BillToCountry: 'currency',
      BillToStreet1: 'oid',
    })
    expect(attack).toContainEqual(['amount', '3000.00'])
    expect(attack).toContainEqual(['oid', target])
    expect(await post(attack)).toBe('FAILURE')
    expect(await shop.money(expensive)).toMatchObject(unpaid)
  })

  test('by fields of every name beside those that the shop has sent', async () => {
    const expensive = await shop.order('card', 30)
    const form = await start(expensive)
    const genuine = await pay(await start(await shop.order('card')))
    const other = (name: string): Fields => genuine.filter(([given]) => given !== name)
    for (const forged of [
      // The second of two names is another field of the buyer's.
      [...genuine, ['OID', form.oid], ['Amount', '3000.00']],
      [['OID', form.oid], ['Amount', '3000.00'], ...genuine],
      [...genuine, ['oid', form.oid], ['amount', '3000.00']],
      // Every field of the expensive order, without what only the shop can compute.
      [...withoutSeal(form), ...response(genuine)],
      [...withoutSeal(form, `.${'x'.repeat(20)}`), ...response(genuine)],
      // One value of another order.
      [...other('oid'), ['oid', form.oid]],
      [...other('oid').filter(([name]) => name !== 'amount'), ['oid', form.oid], ['amount', form.amount]],
    ])
      expect(await post(await sign(forged as Fields))).not.toBe('ACTION=POSTAUTH')
    expect(await shop.money(expensive)).toMatchObject(unpaid)
  })
})

/** How many reports an admin has to look at. */
const differences = async () =>
  (await shop.query<{ count: number }>('select count(*)::int as count from public.payment_differences'))[0]
    ?.count

test('a cheap payment is reported to the admin as money for an expensive order', async () => {
  const expensive = await shop.order('card', 30)
  const { oid: target = '' } = await start(expensive)
  const genuine = await pay(await start(await shop.order('card')))
  // A text of the buyer's that the bank may sign as well: the name on the card.
  const signed = await sign([...genuine, ['EXTRA.CARDHOLDERNAME', target]])
  const attack = await renameAround(signed, {
    amount: 'amount',
    currency: 'currency',
    'EXTRA.CARDHOLDERNAME': 'oid',
  })
  for (const field of [
    ['oid', target],
    ['amount', '100.00'],
  ])
    expect(attack).toContainEqual(field)
  const before = await differences()
  expect(await post(attack)).toBe('FAILURE')
  expect(await differences()).toBe(before)
  expect(await shop.money(expensive)).toMatchObject(unpaid)
})

test('a payment that the bank declined is renamed into one that it approved', async () => {
  const order = await shop.order('card')
  const declined = await pay(await start(order), 'decline')
  // Values that the bank also signs: of the card's authentication, and the name on the card.
  const signed = await sign([...declined, ['eci', '00'], ['payerName', 'Approved']])
  for (const names of [
    { eci: 'ProcReturnCode', payerName: 'Response', ProcReturnCode: 'a1', Response: 'a2' },
    { payerName: 'Response', Response: 'Response1' },
    { eci: 'ProcReturnCode', ProcReturnCode: 'ProcReturnCode1' },
  ] as Record<string, string>[])
    expect(await post(signed.map(([name, value]) => [names[name] ?? name, value]))).toBe('FAILURE')
  // With all names moved so that the signature fits.
  const targets: Readonly<Record<string, string>> = {
    ...{ amount: 'amount', currency: 'currency', eci: 'ProcReturnCode', payerName: 'Response' },
  }
  let last = ''
  const moved = Object.fromEntries(
    namesOf(signed).map((name, index) => {
      last = targets[name] ?? `${last}${String(index).padStart(3, '0')}`
      return [name, last]
    }),
  )
  expect(await post(await rename(signed, moved))).toBe('FAILURE')
  expect(await shop.money(order)).toMatchObject({ paid: 0, due: 100 })
})

/** The bank's own fields of an outcome. */
const response = (fields: Fields): Fields =>
  fields.filter(([name]) => ['ProcReturnCode', 'Response', 'TransId', 'AuthCode', 'ErrMsg'].includes(name))

test('every field that was sent must come back once, under its name, with its value', async () => {
  const order = await shop.order('card')
  const form = await start(order)
  const genuine: Fields = [
    ...Object.entries(form).filter(([name]) => name !== 'hash'),
    ['ProcReturnCode', '00'],
    ['Response', 'Approved'],
    ['TransId', 'T-1'],
  ]
  for (const name of Object.keys(form).filter((other) => !['hash', 'encoding', 'rnd'].includes(other))) {
    const changed = (to: readonly (readonly [string, string])[]) =>
      sign([...genuine.filter(([other]) => other !== name), ...to])
    const value = form[name] ?? ''
    for (const to of [
      [],
      [[name, `${value}x`]],
      [[`${name}1`, value]],
      [
        [name, value],
        [name.toUpperCase(), 'x'],
      ],
      [
        [name.toUpperCase(), 'x'],
        [name, value],
      ],
      [
        [name, value],
        [name, value],
      ],
    ] as (readonly (readonly [string, string])[])[])
      expect(await post(await changed(to)), `${name} ${JSON.stringify(to)}`).not.toBe('ACTION=POSTAUTH')
  }
  for (const [name, value] of [
    ['ProcReturnCode', '0'],
    ['Response', ''],
  ] as const)
    expect(await post(await sign([...genuine.filter(([other]) => other !== name), [name, value]]))).not.toBe(
      'ACTION=POSTAUTH',
    )
  for (const name of ['ProcReturnCode', 'Response'])
    expect(await post(await sign(genuine.filter(([other]) => other !== name)))).not.toBe('ACTION=POSTAUTH')
  expect(await shop.money(order)).toMatchObject({ paid: 0, due: 100 })
  expect(await post(await sign(genuine))).toBe('ACTION=POSTAUTH')
  expect(await shop.money(order)).toMatchObject({ payment_status: 'paid', paid: 100 })
})

test('the log says whether fields are missing or the seal differs', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const form = await start(await shop.order('card'))
  const genuine: Fields = [...withoutSeal(form, '.x'), ['ProcReturnCode', '00'], ['Response', 'Approved']]
  for (const [fields, words] of [
    [genuine.filter(([name]) => name !== 'lang'), ['without the fields that were sent', 'lang']],
    [genuine, ['wrong seal']],
  ] as const) {
    log.mockClear()
    expect(await post(await sign(fields))).toBe('FAILURE')
    expect(log).toHaveBeenCalledOnce()
    for (const word of words) expect(log.mock.calls.flat().join(' ')).toContain(word)
  }
})

test('a payment is swapped with that of another order of the same amount', async () => {
  const [mine, other] = [await shop.order('card'), await shop.order('card')]
  const target = await start(other)
  const genuine = await pay(await start(mine))
  for (const swapped of [['oid'], ['oid', 'okUrl'], ['oid', 'failUrl', 'shopurl']])
    expect(
      await post(
        await sign(
          genuine.map(([name, value]) => [name, swapped.includes(name) ? (target[name] ?? '') : value]),
        ),
      ),
    ).toBe('FAILURE')
  expect(await shop.money(other)).toMatchObject(unpaid)
})

test('an old callback is sent again after the order has changed its price', async () => {
  const order = await shop.order('card')
  const first = await start(order)
  const genuine = await pay(first, 'late')
  await shop.query(`update public.orders set subtotal = 5000, total_amount = 5000 where id = $1`, [order.id])
  const second = await start(order)
  expect(second.amount).toBe('5000.00')
  // The old payment under the reference of the new one, with its own amount and with the new one.
  for (const to of [{ oid: second.oid }, { oid: second.oid, amount: second.amount }] as Record<
    string,
    string
  >[])
    expect(await post(await sign(genuine.map(([name, value]) => [name, to[name] ?? value])))).not.toBe(
      'ACTION=POSTAUTH',
    )
  expect(await shop.money(order)).toMatchObject({ paid: 0, due: 5000 })
})

test('a callback is sent again after its money went back', async () => {
  const given = async (
    attempt: (order: PlacedOrder, charge: string) => Promise<{ status: number; text: string }>,
  ) => {
    const order = await shop.order('card')
    const genuine = await pay(await start(order))
    const [charge] = await shop.query<{ id: string }>('select id from public.payments where order_id = $1', [
      order.id,
    ])
    const answer = await attempt(order, charge?.id ?? '')
    expect(answer.status, answer.text).toBe(200)
    const before = await shop.money(order)
    expect(before.due === 0 && before.refunded === 0).toBe(false)
    await post(genuine)
    await post(genuine)
    expect(await shop.money(order)).toEqual(before)
  }
  const day = yesterday()
  await given((order) =>
    shop.rpc(
      'refund_order',
      { order_id: order.id, provider: 'cmi', reference: `back ${order.id}`, amount: 100, reason: 'A chip' },
      shop.admin,
    ),
  )
  await given((_, charge) =>
    shop.rpc(
      'record_provider_refund',
      { payment_id: charge, reference: 'letter 7', amount: 100, received_on: day, is_chargeback: true },
      shop.admin,
    ),
  )
})

test('an amount is written in another way', async () => {
  const order = await shop.order('card')
  const genuine: Fields = [
    ...Object.entries(await start(order)).filter(([name]) => name !== 'hash'),
    ['ProcReturnCode', '00'],
    ['Response', 'Approved'],
  ]
  for (const [name, value] of [
    ['amount', '1e2'],
    ['amount', '0x64'],
    ['amount', ' 100.00 '],
    ['amount', '100'],
    ['amount', '+100.00'],
    ['amount', '0100.00'],
    ['amount', 'NaN'],
    ['amount', 'Infinity'],
    ['currency', 'MAD'],
    ['currency', '0504'],
    ['currency', ' 504'],
  ] as const)
    expect(
      await post(await sign(genuine.map(([key, given]) => [key, key === name ? value : given]))),
      `${name} ${value}`,
    ).not.toBe('ACTION=POSTAUTH')
  expect(await shop.money(order)).toMatchObject({ paid: 0, due: 100 })
})

test('the address and the telephone number of the buyer do not go to the bank', async () => {
  const order = await shop.order('card')
  const [row] = await shop.query<{ address: string; city: string; phone: string }>(
    'select address, city, phone from public.orders where id = $1',
    [order.id],
  )
  const form = await start(order)
  for (const text of Object.values(row ?? {})) expect(Object.values(form)).not.toContain(text)
})
