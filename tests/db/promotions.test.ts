import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people, setOrderStatus } from './fixtures.ts'

const guest = '70000000-0000-4000-8000-000000000001'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(`insert into auth.users (id, is_anonymous) values ($1, true)`, [guest])
})
afterAll(() => db.close())

type Quote = {
  subtotal: number
  delivery_fee: number
  discount_amount: number
  tax_amount: number
  tax_rate: number
  total_amount: number
  promotion: { code: string | null; kind: string; name_fr: string; saving: number } | null
  code_problem: string | null
  code_minimum: number | null
}

const bowls = (quantity: number) => [{ product_id: ids.bowl, quantity }]
const glasses = (quantity: number) => [{ product_id: ids.glass, quantity }]

const named = { name_en: 'Welcome', name_fr: 'Bienvenue', name_ar: 'مرحبًا' }

async function add(session: Session, promotion: object): Promise<void> {
  const row = { ...named, ...promotion }
  await session.query(
    `insert into public.promotions (${Object.keys(row).join(', ')})
     select ${Object.keys(row)
       .map((name) => `p.${name}`)
       .join(', ')} from jsonb_populate_record(null::public.promotions, $1::text::jsonb) p`,
    [JSON.stringify(row)],
  )
}

async function quote(session: Session, items: object[], code: string | null = null): Promise<Quote> {
  const [row] = await session.query<{ quote: Quote }>(
    `select public.quote_order($1::text::jsonb, 'morocco', 'Fez', $2) as quote`,
    [JSON.stringify(items), code],
  )
  return row!.quote
}

/** The session goes on from this address. */
const from = (session: Session, address: string) =>
  session.query(`select set_config('request.headers', $1, true)`, [
    JSON.stringify({ 'cf-connecting-ip': address }),
  ])

/** A quote that is refused. */
const refused = async (session: Session, code: string) => {
  const { message, detail } = await attempt(
    session,
    `select public.quote_order($1::text::jsonb, 'morocco', 'Fez', $2)`,
    [JSON.stringify(bowls(1)), code],
  )
  return { message, detail }
}

const place = (
  session: Session,
  items: object[],
  total: number,
  code: string | null = null,
  { to = {}, key = randomUUID() }: { to?: object; key?: string } = {},
) =>
  attempt<{ order: { id: string; total_amount: number; replayed: boolean } }>(
    session,
    `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, 'cash_on_delivery', 'en', $4::text::jsonb, '', $5) as "order"`,
    [key, JSON.stringify(items), String(total), JSON.stringify({ ...contact, ...to }), code],
  )

/** The promotions are added as the owner of the database, then a visitor or a user goes on in the same transaction. */
const withPromotions = (
  promotions: object[],
  work: (session: Session) => Promise<void>,
  userId: string | null = people.customer,
) =>
  actAs(db, { role: 'owner' }, async (session) => {
    for (const promotion of promotions) await add(session, promotion)
    await become(session, userId)
    return work(session)
  })

async function become(session: Session, userId: string | null): Promise<void> {
  await session.query('reset role')
  await session.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true), set_config('role', $3, true)`,
    userId === null
      ? ['{"role": "anon"}', '', 'anon']
      : [JSON.stringify({ sub: userId, role: 'authenticated' }), userId, 'authenticated'],
  )
}

const EID = { code: 'EID10', kind: 'percent', value: 10 }

describe('what a promotion takes off', () => {
  test('a percentage, with the tax of the lower total', () =>
    withPromotions([EID], async (session) => {
      const answer = await quote(session, bowls(3), ' eid10 ')
      expect(answer).toMatchObject({ subtotal: 300, discount_amount: 30, code_problem: null })
      expect(answer.total_amount).toBe(300 + answer.delivery_fee - 30)
      expect(answer.tax_amount).toBe(
        Math.round((answer.total_amount * answer.tax_rate * 100) / (1 + answer.tax_rate)) / 100,
      )
      expect(answer.promotion).toMatchObject({ code: 'EID10', name_fr: 'Bienvenue', saving: 30 })
    }))

  test('half a centime is rounded up', () =>
    withPromotions([{ code: 'ODD', kind: 'percent', value: 12.34 }], async (session) => {
      await session.query('reset role')
      await session.query('update public.products set price = 19.49 where id = $1', [ids.glass])
      expect((await quote(session, glasses(1), 'ODD')).discount_amount).toBe(2.41)
    }))

  test('an amount, but never more than the products cost', () =>
    withPromotions([{ code: 'MINUS50', kind: 'amount', value: 50 }], async (session) => {
      expect((await quote(session, bowls(1), 'MINUS50')).discount_amount).toBe(50)
      const small = await quote(session, glasses(1), 'MINUS50')
      expect(small.discount_amount).toBe(20)
      expect(small.total_amount).toBe(small.delivery_fee)
    }))

  test('delivery, when it is not free anyway', () =>
    withPromotions([{ code: 'LIVRAISON', kind: 'free_delivery' }], async (session) => {
      const [small, free] = [await quote(session, glasses(1)), await quote(session, bowls(9), 'LIVRAISON')]
      expect(small.delivery_fee).toBeGreaterThan(0)
      expect(await quote(session, glasses(1), 'LIVRAISON')).toMatchObject({
        delivery_fee: 0,
        discount_amount: 0,
        total_amount: 20,
        promotion: { saving: small.delivery_fee },
      })
      expect(free).toMatchObject({ delivery_fee: 0, promotion: null, code_problem: 'nothing_saved' })
    }))

  test('the cheapest of so many pieces', () =>
    withPromotions([{ code: 'TROIS', kind: 'buy_n', buy_quantity: 3, free_quantity: 1 }], async (session) => {
      const mixed = (count: number) => [...bowls(count), ...glasses(1)]
      expect((await quote(session, mixed(1), 'TROIS')).code_problem).toBe('nothing_saved')
      expect((await quote(session, mixed(2), 'TROIS')).discount_amount).toBe(20)
      expect((await quote(session, mixed(5), 'TROIS')).discount_amount).toBe(120)
    }))

  test('only from the products and categories that it names', () =>
    withPromotions(
      [
        { code: 'POTS', kind: 'percent', value: 50, category_keys: ['poufs'], product_ids: [ids.glass] },
        { code: 'LAMPS', kind: 'percent', value: 50, category_keys: ['lamps'] },
      ],
      async (session) => {
        const pouf = { product_id: ids.pouf, variation_ids: [ids.red, ids.small], quantity: 1 }
        const all = [...bowls(1), ...glasses(1), pouf]
        expect((await quote(session, all, 'POTS')).discount_amount).toBe(200)
        expect((await quote(session, all, 'LAMPS')).code_problem).toBe('no_product')
      },
    ))

  test('a line that cannot be bought counts for nothing', () =>
    withPromotions([EID], async (session) => {
      const answer = await quote(session, [...bowls(1), { product_id: ids.hidden, quantity: 1 }], 'EID10')
      expect(answer.discount_amount).toBe(10)
    }))

  test.each([
    ['a percentage', { kind: 'percent', value: 10 }, 10],
    ['an amount', { kind: 'amount', value: 150 }, 100],
    ['free pieces', { kind: 'buy_n', buy_quantity: 2, free_quantity: 1 }, 0, 'nothing_saved'],
    ['enough pieces', { kind: 'percent', value: 10, min_pieces: 2 }, 0, 'min_pieces'],
    ['enough products', { kind: 'percent', value: 10, min_subtotal: 200 }, 0, 'min_subtotal'],
    ['its own product', { kind: 'percent', value: 10, product_ids: [ids.pouf] }, 0, 'no_product'],
  ])('a sold-out line counts for nothing: %s', (_, rules, discount, problem: string | null = null) =>
    withPromotions([{ code: 'EID', ...rules }], async (session) => {
      const gone = { product_id: ids.pouf, variation_ids: [ids.red, ids.large], quantity: 1 }
      const answer = await quote(session, [...bowls(1), gone], 'EID')
      expect(answer).toMatchObject({ subtotal: 100, discount_amount: discount, code_problem: problem })
      expect(answer.total_amount).toBe(100 + answer.delivery_fee - discount)
    }),
  )

  test('a line of which too few pieces are left counts as it does in the subtotal', () =>
    withPromotions([EID], async (session) => {
      expect(await quote(session, bowls(11), 'EID10')).toMatchObject({ subtotal: 1100, discount_amount: 110 })
    }))
})

describe('which promotion applies', () => {
  const automatic = { kind: 'percent', value: 15, min_pieces: 4 }

  test('one without a code by itself, once its conditions hold', () =>
    withPromotions([automatic], async (session) => {
      expect((await quote(session, bowls(3))).promotion).toBeNull()
      expect(await quote(session, bowls(4))).toMatchObject({
        discount_amount: 60,
        promotion: { code: null, kind: 'percent' },
      })
    }))

  test('the one that saves more; the code wins a draw', () =>
    withPromotions([EID, automatic, { code: 'SAME', kind: 'percent', value: 15 }], async (session) => {
      expect(await quote(session, bowls(4), 'EID10')).toMatchObject({
        discount_amount: 60,
        promotion: { code: null },
        code_problem: 'better_offer',
      })
      expect(await quote(session, bowls(4), 'SAME')).toMatchObject({
        promotion: { code: 'SAME' },
        code_problem: null,
      })
    }))

  test.each([
    ['unknown', {}, bowls(1), 'NOSUCH'],
    ['unknown', {}, bowls(1), 'رمضان'],
    ['unknown', { is_active: false }, bowls(1)],
    ['not_begun', { starts_at: '2100-01-01' }, bowls(1)],
    ['ended', { starts_at: '2020-01-01', ends_at: '2020-02-01' }, bowls(1)],
    ['min_pieces', { min_pieces: 4 }, bowls(3)],
    ['min_subtotal', { min_subtotal: 300.01 }, bowls(3)],
    ['first_order', { is_first_order: true }, bowls(1)],
  ])('%s: the code takes nothing off and says why', (problem, rules, items, code = 'EID10') =>
    withPromotions([{ ...EID, ...rules }], async (session) => {
      const answer = await quote(session, items, code)
      expect(answer).toMatchObject({ discount_amount: 0, promotion: null, code_problem: problem })
      const minimum = new Map([
        ['min_pieces', 4],
        ['min_subtotal', 300.01],
      ])
      expect(answer.code_minimum).toBe(minimum.get(problem) ?? null)
    }),
  )

  test('a visitor learns the price with the code, and after 30 unknown codes no code is answered', () =>
    withPromotions(
      [EID],
      async (session) => {
        await from(session, '203.0.113.9')
        for (let n = 0; n < 30; n += 1) {
          expect((await quote(session, bowls(1), 'EID10')).discount_amount).toBe(10)
          await quote(session, bowls(1), `TRY${n}`)
        }
        const wrong = await refused(session, 'TRY31')
        expect(wrong.message).toBe('too_many_requests')
        expect(await refused(session, 'EID10')).toEqual(wrong)
        // Without a code nothing is guessed, and another address has guessed nothing.
        expect((await quote(session, bowls(1))).discount_amount).toBe(0)
        await from(session, '203.0.113.10')
        expect((await quote(session, bowls(1), 'EID10')).discount_amount).toBe(10)
      },
      null,
    ))

  test('another account does not begin the count anew', () =>
    withPromotions([EID], async (session) => {
      await from(session, '203.0.113.9')
      for (let n = 0; n < 30; n += 1) await quote(session, bowls(1), `TRY${n}`)
      await become(session, guest)
      expect((await refused(session, 'EID10')).message).toBe('too_many_requests')
    }))

  test('from many addresses 120 unknown codes a minute are answered', () =>
    withPromotions(
      [EID],
      async (session) => {
        for (let n = 0; n < 120; n += 1) {
          await from(session, `203.0.113.${n}`)
          await quote(session, bowls(1), `TRY${n}`)
        }
        await from(session, '203.0.113.200')
        const wrong = await refused(session, 'TRY')
        expect(wrong.message).toBe('too_many_requests')
        expect(await refused(session, 'EID10')).toEqual(wrong)
      },
      null,
    ))

  test('an order tells nothing of a code that neither its account nor its address was quoted', () =>
    withPromotions([EID], async (session) => {
      await from(session, '203.0.113.9')
      const { total_amount: total } = await quote(session, bowls(1))
      const tried = (code: string, expected = 0) => place(session, bowls(1), expected, code)
      const right = await tried('EID10')
      expect(right.message).toBe('price_changed')
      expect(right).toEqual(await tried('NOSUCH'))
      expect(await tried('EID10', total - 10)).toEqual(await tried('NOSUCH', total - 10))
      await quote(session, bowls(1), 'eid10')
      // The address of a phone changes; the account has been quoted all the same.
      await from(session, '203.0.113.10')
      expect((await tried('EID10', total - 10)).rows).toHaveLength(1)
    }))
})

describe('an order with a promotion', () => {
  const placeMixed = async (session: Session) => {
    const bowlAndGlasses = [...bowls(1), ...glasses(2)]
    const { total_amount: total } = await quote(session, bowlAndGlasses, 'LINES')
    return (await place(session, bowlAndGlasses, total, 'LINES')).rows[0]!.order.id
  }
  const sharesOf = async (session: Session, id: string) => {
    const shares =
      'select discount::float from public.order_items where order_id = $1 order by unit_price desc'
    return (await session.query<{ discount: number }>(shares, [id])).map(({ discount }) => discount)
  }
  test('costs what was quoted and keeps the promotion', () =>
    withPromotions([EID], async (session) => {
      const { total_amount: total } = await quote(session, bowls(2), 'EID10')
      const key = randomUUID()
      const { rows } = await place(session, bowls(2), total, 'eid10', { key })
      await session.query('reset role')
      const [stored] = await session.query(
        `select o.subtotal, o.discount_amount, o.discount_reason, o.total_amount, p.code
         from public.orders o join public.promotions p on p.id = o.promotion_id where o.id = $1`,
        [rows[0]!.order.id],
      )
      expect(stored).toMatchObject({ discount_reason: 'EID10', code: 'EID10' })
      expect(Number((stored as { discount_amount: string }).discount_amount)).toBe(20)
      await become(session, people.customer)
      expect((await place(session, bowls(2), total, 'EID10', { key })).rows[0]!.order.replayed).toBe(true)
      // However it is spelled, it is the same order.
      for (const spelled of ['ｅｉｄ10', '\u200Eeid ١٠\u200F']) {
        expect((await quote(session, bowls(2), spelled)).total_amount).toBe(total)
        expect((await place(session, bowls(2), total, spelled, { key })).rows[0]!.order.replayed).toBe(true)
      }
      expect((await place(session, bowls(2), total, 'OTHER', { key })).message).toBe('key_reused')
    }))

  test.each([
    ['one for some products, these', { kind: 'percent', value: 50, product_ids: [ids.glass] }, [0, 20]],
    ['one for all products, all, to the centime', { kind: 'amount', value: 10 }, [7.14, 2.86]],
    ['one of pieces, all', { kind: 'buy_n', buy_quantity: 3, free_quantity: 1 }, [14.29, 5.71]],
  ] as const)('has its discount on its lines: of %s', (_, promotion, shares) =>
    withPromotions([{ code: 'LINES', ...promotion }], async (session) => {
      expect(await sharesOf(session, await placeMixed(session))).toEqual(shares)
    }),
  )

  test('has on all lines the discount that an admin gave in its place', () =>
    withPromotions(
      [{ code: 'LINES', kind: 'percent', value: 50, product_ids: [ids.glass] }],
      async (session) => {
        const id = await placeMixed(session)
        await session.query('reset role')
        const change = `discount_amount = 14, discount_reason = 'A flaw', total_amount = total_amount + 6`
        await session.query(`update public.orders set ${change} where id = $1`, [id])
        await session.query('select private.spread_discount($1)', [id])
        expect(await sharesOf(session, id)).toEqual([10, 4])
      },
    ))

  test('free delivery needs no discount', () =>
    withPromotions([{ code: 'LIVRAISON', kind: 'free_delivery' }], async (session) => {
      expect((await place(session, glasses(1), 20, 'LIVRAISON')).rows).toHaveLength(1)
    }))

  test('is refused with the new price when the code is not valid any more', () =>
    withPromotions([EID], async (session) => {
      const { total_amount: total } = await quote(session, bowls(1), 'EID10')
      await session.query('reset role')
      await session.query(`update public.promotions set is_active = false where code = 'EID10'`)
      await become(session, people.customer)
      const { message, detail } = await place(session, bowls(1), total, 'EID10')
      expect(message).toBe('price_changed')
      expect(JSON.parse(detail!)).toMatchObject({
        quote: { code_problem: 'unknown', total_amount: total + 10 },
      })
    }))

  test('a code of one use is used once, by whomever, and again after that order was cancelled', () =>
    withPromotions([{ ...EID, max_uses: 1 }], async (session) => {
      const { total_amount: total } = await quote(session, bowls(1), 'EID10')
      const { rows } = await place(session, bowls(1), total, 'EID10')
      await become(session, people.neighbour)
      expect((await quote(session, bowls(1), 'EID10')).code_problem).toBe('used_up')
      expect((await place(session, bowls(1), total, 'EID10')).message).toBe('price_changed')
      await become(session, people.admin)
      expect(
        (await setOrderStatus(session, rows[0]!.order.id, 'cancelled')).rows[0]!.report[0]!.code,
      ).toBeNull()
      await become(session, people.neighbour)
      expect((await place(session, bowls(1), total, 'EID10')).rows).toHaveLength(1)
    }))

  test('a customer is known by the account and by the phone number', () =>
    withPromotions([{ ...EID, max_uses_per_customer: 1 }], async (session) => {
      const { total_amount: total } = await quote(session, bowls(1), 'EID10')
      await place(session, bowls(1), total, 'EID10')
      expect((await quote(session, bowls(1), 'EID10')).code_problem).toBe('used_before')
      await become(session, guest)
      // Without an account the phone number is known with the order only.
      expect((await quote(session, bowls(1), 'EID10')).code_problem).toBeNull()
      const again = await place(session, bowls(1), total, 'EID10', { to: { phone: '00212612345678' } })
      expect(again.message).toBe('price_changed')
      expect(JSON.parse(again.detail!)).toMatchObject({ quote: { code_problem: 'used_before' } })
      expect(
        (await place(session, bowls(1), total, 'EID10', { to: { phone: '0699000111' } })).rows,
      ).toHaveLength(1)
    }))

  test.each([
    ['a first order', { is_first_order: true }, people.customer],
    ['one use', { max_uses_per_customer: 1 }, people.customer],
    ['a first order', { is_first_order: true }, guest],
    ['one use', { max_uses_per_customer: 1 }, guest],
  ])(
    'one without a code for %s, quoted to a visitor, is refused with a total that is then taken',
    (_, rules, buyer) =>
      withPromotions(
        [{ kind: 'amount', value: 30, ...rules }],
        async (session) => {
          const asVisitor = async () => {
            await become(session, null)
            const { total_amount: total } = await quote(session, bowls(2))
            await become(session, buyer)
            return total
          }
          const reduced = await asVisitor()
          await place(session, bowls(2), reduced)
          // The browser quotes for anyone, and so the lower total again: what it was refused with has to stay.
          expect(await asVisitor()).toBe(reduced)
          const refusal = await place(session, bowls(2), reduced)
          expect(refusal.message).toBe('price_changed')
          const { quote: now } = JSON.parse(refusal.detail!) as { quote: Quote }
          expect(now).toMatchObject({ total_amount: reduced + 30, promotion: null, code_problem: null })
          expect((await place(session, bowls(2), now.total_amount)).rows).toHaveLength(1)
        },
        buyer,
      ),
  )

  test('the first order is that of a number that never ordered', () =>
    withPromotions(
      [{ ...EID, is_first_order: true }],
      async (session) => {
        const { total_amount: total } = await quote(session, bowls(1), 'EID10')
        // The fixtures have orders of this number.
        const placed = await place(session, bowls(1), total, 'EID10', { to: { phone: '0612345678' } })
        expect(JSON.parse(placed.detail!)).toMatchObject({ quote: { code_problem: 'first_order' } })
        expect(
          (await place(session, bowls(1), total, 'EID10', { to: { phone: '0699000111' } })).rows,
        ).toHaveLength(1)
      },
      guest,
    ))
})

describe('promotions are for admins', () => {
  test('shoppers neither read nor write them', () =>
    withPromotions([EID], async (session) => {
      expect(await session.query('select * from public.promotions')).toEqual([])
      expect((await attempt(session, `update public.promotions set value = 99`)).rows).toEqual([])
      const own = `insert into public.promotions (code, name_en, name_fr, name_ar, kind, value) values ('MINE', 'a', 'a', 'a', 'percent', 99)`
      expect((await attempt(session, own)).code).toBe('42501')
      expect((await attempt(session, 'select public.promotion_uses()')).code).toBe('42501')
    }))

  test('admins see how often each was used, and what for', () =>
    withPromotions([EID], async (session) => {
      const { total_amount: total } = await quote(session, bowls(2), 'EID10')
      await place(session, bowls(2), total, 'EID10')
      await become(session, people.admin)
      const uses = async () => {
        const [row] = await session.query<{ uses: Record<string, object> }>(
          'select public.promotion_uses() as uses',
        )
        return Object.values(row!.uses)
      }
      expect(await uses()).toEqual([{ orders: 1, uses: 1, discount: 20, revenue: total }])
      const remove = () => attempt(session, `delete from public.promotions where code = 'EID10'`)
      expect((await remove()).code).toBe('23503')
      // The cancelled order names it still: it cannot be deleted, and the list must know.
      const [order] = await session.query<{ id: string }>(
        `select id from public.orders where promotion_id is not null`,
      )
      await setOrderStatus(session, order!.id, 'cancelled')
      expect(await uses()).toEqual([{ orders: 1, uses: 0, discount: 0, revenue: 0 }])
      expect((await remove()).code).toBe('23503')
    }))

  test.each([
    [{ code: 'lower', kind: 'percent', value: 10 }],
    [{ code: 'X', kind: 'percent', value: 10 }],
    [{ code: 'MUCH', kind: 'percent', value: 101 }],
    [{ code: 'NONE', kind: 'amount', value: 0 }],
    [{ code: 'MIXED', kind: 'free_delivery', value: 5 }],
    [{ code: 'ALLFREE', kind: 'buy_n', buy_quantity: 2, free_quantity: 2 }],
    [{ code: 'HALF', kind: 'buy_n', buy_quantity: 2 }],
    [{ code: 'BACK', kind: 'percent', value: 10, starts_at: '2030-01-01', ends_at: '2029-01-01' }],
  ])('no promotion like %j', (promotion) =>
    actAs(db, { role: 'owner' }, async (session) => {
      await expect(add(session, promotion)).rejects.toMatchObject({ code: '23514' })
    }),
  )
})
