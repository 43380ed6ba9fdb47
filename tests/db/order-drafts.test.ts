import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query('delete from public.order_drafts')
})
afterAll(() => db.close())

const draftId = '60000000-0000-4000-8000-000000000001'
const asAdmin = (work: (session: Session) => Promise<void>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

type Content = Record<string, unknown>
const content: Content = {
  ...{ source: 'phone', language: 'ar', payment_method: 'cash_on_delivery', contact },
  items: [{ product_id: ids.glass, quantity: 2 }],
}

type Saved = { id: string; token: string; revision: number; quote: Record<string, number> }
const save = async (session: Session, changes: Content = {}, seen = 0) => {
  const { rows, message, detail } = await attempt<{ draft: Saved }>(
    session,
    'select public.save_order_draft($1, $2, $3::text::jsonb) as draft',
    [draftId, seen, JSON.stringify({ ...content, ...changes })],
  )
  return { draft: rows[0]?.draft, refused: [message, detail].filter(Boolean).join(' ') }
}

type Placed = { order_number: string; status: string; total_amount: number; replayed: boolean }
const place = async (
  session: Session,
  total: number,
  { seen = 0, received = null as Content | null } = {},
) => {
  const { rows, message, detail } = await attempt<{ placed: Placed }>(
    session,
    'select public.place_order_draft($1, $2, $3, $4::text::jsonb) as placed',
    [draftId, seen, total, received === null ? null : JSON.stringify(received)],
  )
  return { placed: rows[0]?.placed, refused: [message, detail].filter(Boolean).join(' ') }
}

const theOrder = async (session: Session, number: string | undefined) =>
  (
    await session.query(
      `select user_id, source, status, contact_name, contact_email, discount_amount::float, delivery_fee::float, total_amount::float,
         payment_status, language from public.orders where order_number = $1`,
      [number],
    )
  )[0]

test('an order is taken on the phone: no email, one name, the price that was agreed, prepared without a call', () =>
  asAdmin(async (session) => {
    const { draft } = await save(session, {
      ...{ delivery_fee: 10, discount_amount: 5, discount_reason: 'Second order' },
      contact: { ...contact, email: '', last_name: '' },
    })
    expect(draft?.quote).toMatchObject({ subtotal: 40, delivery_fee: 10, total_amount: 45 })
    const { placed } = await place(session, 45)
    expect(placed).toMatchObject({ status: 'processing', replayed: false })
    expect(await theOrder(session, placed?.order_number)).toEqual({
      ...{ user_id: null, source: 'phone', status: 'processing', contact_name: 'Amina', contact_email: '' },
      ...{ discount_amount: 5, delivery_fee: 10, total_amount: 45, payment_status: 'unpaid', language: 'ar' },
    })
    expect(
      await session.query('select quantity from public.stock_units where product_id = $1', [ids.glass]),
    ).toEqual([{ quantity: 3 }])
    // The shop's own mail is queued, none without an address.
    expect(
      await session.query(
        `select m.kind from public.email_outbox m join public.orders o on o.id = m.order_id where o.order_number = $1`,
        [placed?.order_number],
      ),
    ).toEqual([{ kind: 'shop_order' }])
    // Pressed twice.
    expect((await place(session, 45)).placed).toMatchObject({
      order_number: placed?.order_number,
      replayed: true,
    })
    expect((await save(session, {}, 0)).refused).toBe('edit_conflict')
    expect(await session.query('select contact from public.order_drafts where id = $1', [draftId])).toEqual([
      { contact: {} },
    ])
  }))

test('delivery costs what the rates say unless the admin agreed to another price', () =>
  asAdmin(async (session) => {
    expect((await save(session)).draft?.quote).toMatchObject({ delivery_fee: 15, total_amount: 55 })
    expect((await save(session, { delivery_fee: 0 }, 0)).draft?.quote).toMatchObject({ total_amount: 40 })
    expect((await save(session, { discount_amount: 41, discount_reason: 'x' }, 1)).refused).toBe('')
    expect(
      (await save(session, { delivery_fee: 0, discount_amount: 41, discount_reason: 'x' }, 2)).refused,
    ).toBe('invalid_request {"field": "discount"}')
    expect((await save(session, { discount_amount: 1 }, 2)).refused).toBe('invalid_request')
  }))

test('money that came in already is recorded with the order, which is paid and prepared', () =>
  asAdmin(async (session) => {
    await save(session, { source: 'showroom', payment_method: 'bank_transfer' })
    const { placed } = await place(session, 55, {
      received: { provider: 'transfer', amount: 55, reference: 'VIR-1' },
    })
    expect(await theOrder(session, placed?.order_number)).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
    })
  }))

test.each([
  ['all of it', 'transfer', 55, { status: 'processing', due: 0, promised: true }],
  ['a part', 'cash', 20, { status: 'pending', due: 35, promised: false }],
])('the confirmation asks for what is due after money that came in: %s', (_part, provider, amount, said) =>
  asAdmin(async (session) => {
    await save(session, { source: 'showroom', payment_method: 'bank_transfer' })
    const { placed } = await place(session, 55, { received: { provider, amount, reference: 'VIR-1' } })
    expect(
      await session.query(
        `select kind, payload ->> 'status' as status, (payload ->> 'amount_due')::float as due,
           payload ->> 'promised_from' is not null as promised
         from public.email_outbox
         where payload ->> 'order_number' = $1 and kind in ('order_confirmation', 'shop_order') order by kind`,
        [placed?.order_number],
      ),
    ).toEqual([
      { kind: 'order_confirmation', ...said },
      { kind: 'shop_order', ...said },
    ])
  }),
)

test('money that came in is not lost when the order was placed without it meanwhile', () =>
  asAdmin(async (session) => {
    await save(session, { source: 'showroom', payment_method: 'bank_transfer' })
    const received = { provider: 'transfer', amount: 55, reference: 'VIR-1' }
    await place(session, 55)
    expect((await place(session, 55, { received })).refused).toBe('edit_conflict')
    expect((await place(session, 55)).placed).toMatchObject({ replayed: true })
  }))

test('an order that was placed with its money is the same when the request is repeated', () =>
  asAdmin(async (session) => {
    await save(session, { source: 'showroom', payment_method: 'bank_transfer' })
    const received = { provider: 'transfer', amount: 55, reference: 'VIR-1' }
    await place(session, 55, { received })
    expect((await place(session, 55, { received })).placed).toMatchObject({ replayed: true })
    for (const corrected of [{ amount: 40 }, { provider: 'cash' }, { reference: 'VIR-2' }])
      expect((await place(session, 55, { received: { ...received, ...corrected } })).refused).toBe(
        'edit_conflict',
      )
  }))

test('money that was recorded with an order is not left out of a request that names none', () =>
  asAdmin(async (session) => {
    await save(session, { source: 'showroom', payment_method: 'bank_transfer' })
    await place(session, 55, {
      received: { provider: 'cash', amount: 55, reference: `taken ${draftId}` },
    })
    expect((await place(session, 55)).refused).toBe('edit_conflict')
    await session.query(
      `select public.reverse_payment((select id from public.payments where provider_reference = $1))`,
      [`taken ${draftId}`],
    )
    expect((await place(session, 55)).placed).toMatchObject({ replayed: true })
  }))

test('a transfer that is awaited waits as for every order', () =>
  asAdmin(async (session) => {
    await save(session, { payment_method: 'bank_transfer' })
    expect((await place(session, 55)).placed?.status).toBe('pending')
  }))

test('a price that changed, pieces that are gone and a contact that is incomplete are refused', () =>
  asAdmin(async (session) => {
    await save(session)
    expect((await place(session, 54)).refused).toMatch(/^price_changed .*"total_amount": 55/)
    await save(session, { items: [{ product_id: ids.glass, quantity: 6 }] }, 0)
    expect((await place(session, 135, { seen: 1 })).refused).toMatch(/^out_of_stock/)
    await save(session, { contact: { ...contact, address: '' } }, 1)
    expect((await place(session, 55, { seen: 2 })).refused).toBe('invalid_contact {"field": "address"}')
    await save(session, { contact: { ...contact, country: 'france', postal_code: '75001', email: '' } }, 2)
    expect((await place(session, 190, { seen: 3 })).refused).toBe('invalid_contact {"field": "email"}')
    await save(session, { contact: { ...contact, phone: '0522334455' } }, 3)
    expect((await place(session, 55, { seen: 4 })).refused).toBe('invalid_contact {"field": "phone"}')
    // The admin saw an earlier state.
    expect((await place(session, 55, { seen: 3 })).refused).toBe('edit_conflict')
    expect((await save(session, { items: [] }, 4)).refused).toBe('invalid_request')
    expect((await save(session, { source: 'web' }, 4)).refused).toBe('invalid_request')
  }))

test('the customer completes the order by its link, once', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    const asVisitor = <T>(work: (inside: Session) => Promise<T>) =>
      actAs(session, { role: 'anon' }, work, 'commit')
    let token = ''
    await actAs(
      session,
      { role: 'authenticated', userId: people.admin },
      async (inside) => {
        const { draft } = await save(inside, { contact: { first_name: 'Amina', phone: '0612345678' } })
        token = draft?.token ?? ''
      },
      'commit',
    )
    const page = () =>
      asVisitor(
        async (inside) =>
          (await inside.query<{ page: Content | null }>('select public.draft_page($1) as page', [token]))[0]
            ?.page,
      )
    expect(await page()).toMatchObject({
      state: 'open',
      contact: { first_name: 'Amina' },
      quote: { total_amount: 55 },
    })
    const complete = (total: number, given: Content = contact) =>
      asVisitor(async (inside) => {
        const { rows, message, detail } = await attempt<{ placed: Placed }>(
          inside,
          `select public.complete_draft($1, $2::text::jsonb, 'cash_on_delivery', $3) as placed`,
          [token, JSON.stringify(given), total],
        )
        return rows[0]?.placed ?? [message, detail].filter(Boolean).join(' ')
      })
    // The customer fills in everything.
    expect(await complete(55, { ...contact, address: '' })).toBe('invalid_contact {"field": "address"}')
    expect(await complete(1)).toMatch(/^price_changed/)
    // As a guest's: within Morocco without an email address.
    const placed = (await complete(55, { ...contact, email: '', last_name: '' })) as Placed
    expect(placed).toMatchObject({ status: 'pending', replayed: false })
    expect(await complete(55)).toMatchObject({ order_number: placed.order_number, replayed: true })
    expect(await page()).toMatchObject({ state: 'placed', order_number: placed.order_number })
    await session.query('reset role')
    expect(await theOrder(session, placed.order_number)).toMatchObject({ source: 'phone', user_id: null })
  }))

test('the link of an order that was placed leads to its payment, by whomever it was placed', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    const admin = { role: 'authenticated', userId: people.admin } as const
    const visitor = { role: 'anon' } as const
    const draft = async (changes: Content) => {
      await session.query('reset role')
      await session.query('delete from public.order_drafts')
      return actAs(session, admin, async (inside) => (await save(inside, changes)).draft, 'commit')
    }
    const read = async (token: string | undefined) =>
      actAs(session, visitor, async (inside) => {
        const [row] = await inside.query<{ page: Content }>('select public.draft_page($1) as page', [token])
        return row?.page
      })

    const byTransfer = await draft({ payment_method: 'bank_transfer' })
    const placed = await actAs(
      session,
      visitor,
      async (inside) => {
        const [row] = await inside.query<{ placed: Content }>(
          `select public.complete_draft($1, $2::text::jsonb, 'bank_transfer', 55) as placed`,
          [byTransfer?.token, JSON.stringify(contact)],
        )
        return row?.placed
      },
      'commit',
    )
    const { order_number, tracking_token, payment_token } = placed ?? {}
    expect(payment_token).toMatch(/^[\w-]{20,}$/)
    expect(await read(byTransfer?.token)).toEqual({
      ...{ state: 'placed', order_number, tracking_token, payment_token },
      ...{ payment_method: 'bank_transfer', total_amount: 55, amount_due: 55 },
    })

    const paid = await draft({ source: 'showroom', payment_method: 'bank_transfer' })
    const received = { provider: 'transfer', amount: 55, reference: 'VIR-2' }
    await actAs(session, admin, (inside) => place(inside, 55, { received }), 'commit')
    expect(await read(paid?.token)).toMatchObject({ state: 'placed', total_amount: 55, amount_due: 0 })
  }))

test('paid by card, the bank asks the customer for an email address, and not the admin who may have none', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query('update public.payment_methods set is_enabled = true, is_ready = true')
    const without = { ...contact, email: '' }
    const admin = { role: 'authenticated', userId: people.admin } as const
    const { draft } = await actAs(
      session,
      admin,
      (inside) => save(inside, { payment_method: 'card', contact: without }),
      'commit',
    )
    const { message, detail } = await actAs(session, { role: 'anon' }, (inside) =>
      attempt(inside, `select public.complete_draft($1, $2::text::jsonb, 'card', 55)`, [
        draft?.token,
        JSON.stringify(without),
      ]),
    )
    expect([message, detail]).toEqual(['invalid_contact', '{"field": "email"}'])
    const { placed } = await actAs(session, admin, (inside) => place(inside, 55))
    expect(placed).toMatchObject({ status: 'pending', replayed: false })
  }))

test('a link that is too old places nothing', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query(
      `insert into public.order_drafts (token, source, language, items, payment_method, expires_at)
       values ($1, 'whatsapp', 'fr', $2::text::jsonb, 'cash_on_delivery', now() - interval '1 minute')`,
      ['t'.repeat(43), JSON.stringify([{ product_id: ids.glass, quantity: 1 }])],
    )
    expect(
      await session.query(
        `select public.draft_page($1) ->> 'state' as state, public.draft_page('none') as none`,
        ['t'.repeat(43)],
      ),
    ).toEqual([{ state: 'expired', none: null }])
    const { message } = await attempt(
      session,
      `select public.complete_draft($1, $2::text::jsonb, 'cash_on_delivery', 35)`,
      ['t'.repeat(43), JSON.stringify(contact)],
    )
    expect(message).toBe('unavailable')
  }))

test('an agreed price of delivery is for the country of the draft', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    const token = 'u'.repeat(43)
    const complete = async (fee: number | null, from: Content, given: Content, total: number) => {
      await session.query('delete from public.order_drafts where token = $1', [token])
      await session.query(
        `insert into public.order_drafts (token, source, language, items, payment_method, contact, delivery_fee)
         values ($1, 'whatsapp', 'fr', $2::text::jsonb, 'bank_transfer', $3::text::jsonb, $4)`,
        [token, JSON.stringify(content.items), JSON.stringify(from), fee],
      )
      const { rows, message, detail } = await attempt<{ placed: Placed }>(
        session,
        `select public.complete_draft($1, $2::text::jsonb, 'bank_transfer', $3) as placed`,
        [token, JSON.stringify(given), total],
      )
      return rows[0]?.placed.total_amount ?? [message, detail].filter(Boolean).join(' ')
    }
    const abroad = { ...contact, country: 'france', postal_code: '75001' }
    const refused = 'invalid_contact {"field": "country"}'
    expect(await complete(10, contact, abroad, 50)).toBe(refused)
    // A draft without a country is for Morocco, as its page says.
    expect(await complete(10, {}, abroad, 50)).toBe(refused)
    expect(await complete(10, abroad, contact, 50)).toBe(refused)
    expect(await complete(10, contact, { ...contact, country: '' }, 50)).toBe(refused)
    expect(await complete(10, {}, contact, 50)).toBe(50)
    await session.query('update public.order_drafts set token = $1 where token = $2', ['v'.repeat(43), token])
    // What the rates say is quoted for the country that was chosen.
    expect(await complete(null, contact, abroad, 50)).toMatch(/^price_changed/)
  }))

test('a draft that was not placed is deleted 90 days after its link has expired', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await actAs(
      session,
      { role: 'authenticated', userId: people.admin },
      async (inside) => {
        await save(inside)
        await place(inside, 55)
      },
      'commit',
    )
    await session.query('reset role')
    await session.query(
      `insert into public.order_drafts (source, language, items, payment_method) values ('phone', 'fr', '[]', 'bank_transfer')`,
    )
    const left = async (days: number) => {
      await session.query('update public.order_drafts set expires_at = now() - make_interval(days => $1)', [
        days,
      ])
      await session.query('select private.delete_expired_data()')
      return session.query('select order_id is not null as placed from public.order_drafts order by 1')
    }
    expect(await left(89)).toEqual([{ placed: false }, { placed: true }])
    expect(await left(91)).toEqual([{ placed: true }])
  }))

test('customers are found by phone, in any spelling, and by name, with what became of their orders', () =>
  asAdmin(async (session) => {
    const find = async (search: string) =>
      (await session.query<{ found: Content[] }>('select public.find_customers($1) as found', [search]))[0]
        ?.found
    // Two accounts ordered with this number: one customer.
    expect(await find('+212 6 12-34 56 78')).toMatchObject([
      { contact_name: 'A Person', phone: '0612345678', history: { orders: 1 } },
    ])
    expect(await find('pers')).toHaveLength(1)
    expect(await find('pe')).toEqual([])
    expect(await find('zzz')).toEqual([])
  }))

test('a customer who picked an order up has the address of an order that was sent, or none, but not the shop’s', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query(
      `update public.orders set phone = '0612345678', is_pickup = id = $1, address = case when id = $1 then 'The shop' else 'Their street' end,
         city = case when id = $1 then '' else 'Fez' end, created_at = now() - case when id = $1 then interval '1 day' else interval '1 month' end
       where id in ($1, $2)`,
      [ids.customerOrder, ids.neighbourOrder],
    )
    const find = () =>
      actAs(session, { role: 'authenticated', userId: people.admin }, async (inside) => {
        const [row] = await inside.query<{ found: Content[] }>(
          `select public.find_customers('0612345678') as found`,
        )
        return row?.found
      })
    expect(await find()).toMatchObject([{ address: 'Their street', city: 'Fez', history: { orders: 1 } }])
    await session.query('update public.orders set is_pickup = true where id = $1', [ids.neighbourOrder])
    expect(await find()).toMatchObject([{ address: '', city: '', history: { orders: 1 } }])
  }))

test('customers take no orders for others and see no drafts', () =>
  actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
    expect((await save(session)).refused).toBe('admin_required')
    expect((await place(session, 55)).refused).toBe('admin_required')
    const { message } = await attempt(session, `select public.find_customers('0612345678')`)
    expect(message).toBe('admin_required')
  }))
