import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { contact, ids, people } from './fixtures.ts'
import { asAdminOf, openUnpaidShop, order, receive, refund } from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) => asAdminOf(db, work)

/** Changes the shop or an order without the rights of a role, and goes on as an admin. */
async function prepare(session: Session, sql: string, parameters: unknown[] = []) {
  await session.query('reset role')
  await session.query(sql, parameters)
  await session.query('set local role authenticated')
}
const setRate = (session: Session, rate: number | null) =>
  prepare(session, 'update public.shop_settings set tax_rate = $1::numeric', [rate])

/** Does what the end of the transaction does. */
async function settle(session: Session) {
  await session.query('set constraints all immediate')
  await session.query('set constraints all deferred')
}

const documents = (session: Session) =>
  session.query(
    `select kind, total_amount::float8 as total, tax_rate::float8 as rate, tax_amount::float8 as tax, exemption
     from public.invoices order by issued_at`,
  )

describe('the VAT of an order', () => {
  const quote = async (session: Session, country: string) =>
    (
      await session.query<{ quote: Record<string, unknown> }>(
        'select public.quote_order($1::text::jsonb, $2) as quote',
        [JSON.stringify([{ product_id: ids.glass, quantity: 1 }]), country],
      )
    )[0]?.quote

  test('is that of the settings at home, none abroad, and unknown until it is set', () =>
    asAdmin(async (session) => {
      await setRate(session, 0.2)
      expect(await quote(session, 'morocco')).toMatchObject({
        total_amount: 35,
        tax_rate: 0.2,
        tax_amount: 5.83,
      })
      expect(await quote(session, 'france')).toMatchObject({ total_amount: 170, tax_rate: 0, tax_amount: 0 })
      await setRate(session, null)
      expect(await quote(session, 'morocco')).toMatchObject({
        total_amount: 35,
        tax_rate: null,
        tax_amount: 0,
      })
      expect(await quote(session, 'france')).toMatchObject({ tax_rate: 0 })
    }))

  test('is not set in a new shop', () =>
    asAdmin(async (session) => {
      expect(await session.query('select tax_rate from public.shop_settings')).toEqual([{ tax_rate: null }])
    }))
})

describe('the documents of an order', () => {
  test('that is sent abroad have no VAT and say why, whatever rate stands in the order', () =>
    asAdmin(async (session) => {
      await setRate(session, 0.2)
      await prepare(session, `update public.orders set country = 'france', tax_rate = 0.2 where id = $1`, [
        order,
      ])
      await receive(session, 100)
      await settle(session)
      await refund(session, 40)
      await settle(session)
      expect(await documents(session)).toEqual([
        { kind: 'invoice', total: 100, rate: 0, tax: 0, exemption: 'export' },
        { kind: 'credit_note', total: 40, rate: 0, tax: 0, exemption: 'export' },
      ])
      const [read] = await session.query<{ invoice: Record<string, unknown> }>(
        `select public.invoice(o.payment_token, i.number) as invoice
         from public.invoices i join public.orders o on o.id = i.order_id where i.kind = 'invoice'`,
      )
      expect(read?.invoice).toMatchObject({ exemption: 'export', tax_rate: 0 })
    }))

  test('that was placed before the rate was set have the rate of the day of issue', () =>
    asAdmin(async (session) => {
      await prepare(session, 'update public.orders set tax_rate = null, tax_amount = 0 where id = $1', [
        order,
      ])
      await setRate(session, 0.2)
      await receive(session, 100)
      await settle(session)
      expect(await documents(session)).toEqual([
        { kind: 'invoice', total: 100, rate: 0.2, tax: 16.67, exemption: null },
      ])
    }))

  test('name no VAT while no rate is set, and credit notes follow their invoice', () =>
    asAdmin(async (session) => {
      await prepare(session, 'update public.orders set tax_rate = null, tax_amount = 0 where id = $1', [
        order,
      ])
      await receive(session, 100)
      await settle(session)
      await setRate(session, 0.2)
      await refund(session, 40)
      await settle(session)
      expect(await documents(session)).toEqual([
        { kind: 'invoice', total: 100, rate: null, tax: 0, exemption: null },
        { kind: 'credit_note', total: 40, rate: null, tax: 0, exemption: null },
      ])
    }))
})

describe('a company', () => {
  const ICE = '001234567000089'
  const place = (session: Session, given: object) =>
    attempt<{ order: { id: string } }>(
      session,
      `select public.place_order($1::uuid, $2::text::jsonb, $3::numeric, 'bank_transfer', 'fr', $4::text::jsonb) as "order"`,
      [
        randomUUID(),
        JSON.stringify([{ product_id: ids.glass, quantity: 1 }]),
        'country' in given ? 170 : 35,
        JSON.stringify({ ...contact, ...given }),
      ],
    )
  const asCustomer = <T>(work: (session: Session) => Promise<T>) =>
    actAs(db, { role: 'authenticated', userId: people.customer }, work)
  const setCompany = (session: Session, company: string, ice = '', seen = ['', '']) =>
    attempt(session, 'select public.set_order_company($1, $2, $3, $4, $5)', [order, ...seen, company, ice])

  test('names itself when it orders', () =>
    asCustomer(async (session) => {
      const placed = (await place(session, { company: ' Dar Lamté SARL ', ice: ICE })).rows[0]?.order
      expect(
        await session.query('select company, company_ice from public.orders where id = $1', [placed?.id]),
      ).toEqual([{ company: 'Dar Lamté SARL', company_ice: ICE }])
      const abroad = { country: 'france', postal_code: '75011', company: 'Maison Lamté' }
      expect((await place(session, abroad)).message).toBeUndefined()
    }))

  test.each([
    ['an identifier of 14 digits', { company: 'Dar Lamté', ice: ICE.slice(1) }, 'ice'],
    ['an identifier with a letter', { company: 'Dar Lamté', ice: 'A01234567000089' }, 'ice'],
    ['an identifier without a company', { ice: ICE }, 'company'],
    ['a company with a link', { company: 'see https://evil.example' }, 'company'],
    ['an identifier abroad', { company: 'Lamté', ice: ICE, country: 'france', postal_code: '75011' }, 'ice'],
  ])('is refused with %s', (_, given, field) =>
    asCustomer(async (session) => {
      expect(await place(session, given)).toMatchObject({
        message: 'invalid_contact',
        detail: `{"field": "${field}"}`,
      })
    }),
  )

  test('stands on the invoice, and is changed by an admin until then', () =>
    asAdmin(async (session) => {
      expect((await setCompany(session, 'Dar Lamté SARL', ICE)).message).toBeUndefined()
      expect((await setCompany(session, 'Dar Lamté SARL', ICE)).message).toBeUndefined()
      expect(
        await session.query('select fields, actor from public.order_corrections where order_id = $1', [
          order,
        ]),
      ).toEqual([{ fields: ['company'], actor: people.admin }])
      for (const [company, ice, field] of [
        ['Dar', '12', 'ice'],
        ['', ICE, 'company'],
        ['a'.repeat(121), '', 'company'],
      ] as const)
        expect(await setCompany(session, company, ice)).toMatchObject({
          message: 'invalid_contact',
          detail: `{"field": "${field}"}`,
        })
      await receive(session, 100)
      await settle(session)
      expect(await session.query('select buyer from public.invoices')).toMatchObject([
        { buyer: { name: 'A Person', company: 'Dar Lamté SARL', ice: ICE } },
      ])
      expect(await setCompany(session, 'Another')).toMatchObject({
        code: 'PT409',
        message: 'already_invoiced',
      })
    }))

  test('that another admin has changed is not overwritten, and what is there already is saved', () =>
    asAdmin(async (session) => {
      const company = async () =>
        session.query('select company, company_ice from public.orders where id = $1', [order])
      await setCompany(session, 'Dar Lamté SARL', ICE)
      const saved = [{ company: 'Dar Lamté SARL', company_ice: ICE }]
      for (const seen of [
        ['', ''],
        ['Dar Lamté SARL', ''],
      ])
        expect(await setCompany(session, 'Riad SA', '', seen)).toMatchObject({
          code: 'PT409',
          message: 'edit_conflict',
        })
      expect(await company()).toEqual(saved)
      expect((await setCompany(session, 'Dar Lamté SARL', ICE)).message).toBeUndefined()
      expect((await setCompany(session, '', '', ['Dar Lamté SARL', ICE])).message).toBeUndefined()
      expect(await company()).toEqual([{ company: '', company_ice: '' }])
    }))

  test('is removed with the contact of an account that is deleted', () =>
    asAdmin(async (session) => {
      await setCompany(session, 'Dar Lamté SARL', ICE)
      await prepare(session, 'select private.redact_order_contact(array[$1::uuid])', [order])
      expect(
        await session.query('select company, company_ice from public.orders where id = $1', [order]),
      ).toEqual([{ company: '', company_ice: '' }])
      expect(await setCompany(session, 'Another')).toMatchObject({
        code: 'PT409',
        message: 'illegal_transition',
      })
    }))

  test('is set by admins only', () =>
    asCustomer(async (session) => {
      expect((await setCompany(session, 'Dar Lamté')).code).toBe('42501')
    }))
})
