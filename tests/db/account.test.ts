import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt, openDatabase } from './database.ts'
import { addFixtures, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await addFixtures(db)
})
afterAll(() => db.close())

const as = <T>(userId: string, work: (session: Session) => Promise<T>, claims?: Record<string, unknown>) =>
  actAs(db, { role: 'authenticated', userId, ...(claims && { claims }) }, work)

/** Runs as the tables' owner in the same transaction, to see what remains after the account is deleted. */
const asOwner = (session: Session) => session.query(`select set_config('role', 'none', true)`)
const asPerson = (session: Session) => session.query(`select set_config('role', 'authenticated', true)`)

const leave = (session: Session, confirmation: string | null = 'customer@shop.example') =>
  attempt(session, `select public.delete_account($1)`, [confirmation])

const orderOf = async (session: Session, id: string = ids.customerOrder) => {
  const [order] = await session.query(
    `select user_id, status, total_amount::float, subtotal::float, contact_name, contact_email, phone, address, district,
       landmark, postal_code, notes, city, country, shipping_address, request_hash, contact_redaction_due
     from public.orders where id = $1`,
    [id],
  )
  return order
}

const erased = {
  user_id: null,
  total_amount: 100,
  subtotal: 100,
  contact_name: '',
  contact_email: '',
  phone: '',
  address: '',
  district: '',
  landmark: '',
  postal_code: '',
  notes: '',
  city: 'Fez',
  country: 'morocco',
  shipping_address: 'Fez, morocco',
  request_hash: '',
  contact_redaction_due: false,
}

const setStatus = (session: Session, status: string) =>
  session.query(`update public.orders set status = $1::public.order_status where id = $2`, [
    status,
    ids.customerOrder,
  ])

describe('deleting an account', () => {
  test('removes personal data from finished orders and keeps the sale', () =>
    as(people.customer, async (session) => {
      await asOwner(session)
      await session.query(
        `update public.orders set notes = 'Ring twice', landmark = 'Mosque', district = 'Batha', postal_code = '30000'
         where id = $1`,
        [ids.customerOrder],
      )
      await setStatus(session, 'delivered')
      await asPerson(session)
      expect(await leave(session)).not.toHaveProperty('code')
      await asOwner(session)
      expect(await orderOf(session)).toEqual({ ...erased, status: 'delivered' })
      expect(
        await session.query(
          `select quantity, unit_price::float from public.order_items where order_id = $1`,
          [ids.customerOrder],
        ),
      ).toEqual([{ quantity: 1, unit_price: 100 }])
      const gone = await session.query<{ left: number }>(
        `select (select count(*) from auth.users where id = $1)::int + (select count(*) from public.profiles where user_id = $1)::int
           + (select count(*) from public.saved_carts where user_id = $1)::int as left`,
        [people.customer],
      )
      expect(gone).toEqual([{ left: 0 }])
    }))

  test('does not change other customers’ orders', () =>
    as(people.customer, async (session) => {
      await leave(session)
      await asOwner(session)
      expect(await orderOf(session, ids.neighbourOrder)).toMatchObject({
        user_id: people.neighbour,
        contact_name: 'A Person',
        contact_redaction_due: false,
      })
    }))

  test.each(['delivered', 'cancelled'])('keeps the address of an open order until it is %s', (end) =>
    as(people.customer, async (session) => {
      await leave(session)
      await asOwner(session)
      expect(await orderOf(session)).toMatchObject({
        user_id: null,
        contact_name: 'A Person',
        contact_redaction_due: true,
      })
      await setStatus(session, 'shipped')
      expect(await orderOf(session)).toMatchObject({
        contact_name: 'A Person',
        contact_redaction_due: true,
      })
      await setStatus(session, end)
      expect(await orderOf(session)).toEqual({ ...erased, status: end })
      // The last mail was queued with the previous address.
      const [mail] = await session.query(
        `select recipient from public.email_outbox where order_id = $1 and payload ->> 'status' = $2`,
        [ids.customerOrder, end],
      )
      expect(mail).toEqual({ recipient: 'person@mcg.example' })
    }),
  )

  test('forgets a mail about an erased order as soon as it is sent', () =>
    as(people.customer, async (session) => {
      await asOwner(session)
      await session.query(`update public.email_outbox set sent_at = now() where order_id = $1`, [
        ids.customerOrder,
      ])
      await setStatus(session, 'cancelled')
      await asPerson(session)
      await leave(session)
      await asOwner(session)
      const mails = () =>
        session.query<{ id: number }>(`select id from public.email_outbox where order_id = $1`, [
          ids.customerOrder,
        ])
      // The confirmation was sent and deleted; the mail about the cancellation is still queued.
      const [waiting, ...others] = await mails()
      expect(others).toEqual([])
      await session.query(`select private.record_email_result($1, null)`, [waiting?.id])
      expect(await mails()).toEqual([])
    }))

  test('keeps sent mails about orders whose people are still there', () =>
    as(people.customer, async (session) => {
      await asOwner(session)
      await session.query(`update public.email_outbox set sent_at = now() where order_id = $1`, [
        ids.customerOrder,
      ])
      expect(
        await session.query(`select 1 as kept from public.email_outbox where order_id = $1`, [
          ids.customerOrder,
        ]),
      ).toEqual([{ kept: 1 }])
    }))

  test.each([null, '', 'delete', 'neighbour@shop.example'])(
    'requires typing the account’s address, not %j',
    (typed) =>
      as(people.customer, async (session) => {
        expect(await leave(session, typed)).toMatchObject({ code: 'PT422', message: 'invalid_request' })
        await asOwner(session)
        expect(await orderOf(session)).toMatchObject({ user_id: people.customer, contact_name: 'A Person' })
      }),
  )

  test('takes the address in any case, with spaces around it', () =>
    as(people.customer, async (session) => {
      expect(await leave(session, ' Customer@Shop.example ')).not.toHaveProperty('code')
    }))

  test('refuses the last admin, whole', () =>
    as(people.admin, async (session) => {
      await asOwner(session)
      await session.query(`update public.profiles set role = 'customer' where user_id = $1`, [
        people.otherAdmin,
      ])
      await asPerson(session)
      expect(await leave(session, 'admin@shop.example')).toMatchObject({
        code: 'PT409',
        message: 'last_admin',
      })
      await asOwner(session)
      expect(
        await session.query(`select role from public.profiles where user_id = $1`, [people.admin]),
      ).toEqual([{ role: 'admin' }])
    }))

  test('lets an admin go who is not the last', () =>
    as(people.admin, async (session) => {
      expect(await leave(session, 'admin@shop.example')).not.toHaveProperty('code')
    }))

  test('is not for anonymous sessions, nor for visitors', async () => {
    await as(
      people.customer,
      async (session) => {
        expect(await leave(session)).toMatchObject({ code: '42501' })
      },
      { is_anonymous: true },
    )
    await actAs(db, { role: 'anon' }, async (session) => {
      expect(await leave(session)).toMatchObject({ code: '42501' })
    })
  })

  test('of an account that is gone says so', () =>
    as('00000000-0000-4000-8000-0000000000ee', async (session) => {
      expect(await leave(session)).toMatchObject({ code: 'PT404', message: 'not_found' })
    }))
})

describe('the contact of an order', () => {
  test.each(['private.redact_order_contact(array[$1]::uuid[])'])('cannot be called directly: %s', (call) =>
    as(people.admin, async (session) => {
      expect(await attempt(session, `select ${call}`, [ids.customerOrder])).toMatchObject({ code: '42501' })
    }),
  )

  test('is not erased by a status change alone', () =>
    as(people.admin, async (session) => {
      await setStatus(session, 'delivered')
      expect(await orderOf(session)).toMatchObject({ contact_name: 'A Person' })
    }))
})

describe('a profile', () => {
  test('can be edited by its owner, except role and e-mail address', () =>
    as(people.customer, async (session) => {
      const change = await attempt(
        session,
        `update public.profiles set display_name = 'Amina', phone = '+212612345678', address = '1, derb Lamté', city = 'Fez',
           postal_code = '30000', country = 'morocco', language = 'ar' where user_id = $1`,
        [people.customer],
      )
      expect(change.count).toBe(1)
      for (const column of [`role = 'admin'`, `email = 'x@shop.example'`]) {
        expect(await attempt(session, `update public.profiles set ${column}`)).toMatchObject({
          code: '42501',
        })
      }
    }))

  test('of another customer is inaccessible', () =>
    as(people.customer, async (session) => {
      const change = await attempt(
        session,
        `update public.profiles set display_name = 'Taken' where user_id = $1`,
        [people.neighbour],
      )
      expect(change).toMatchObject({ count: 0 })
      expect(
        await attempt(session, `select 1 from public.profiles where user_id = $1`, [people.neighbour]),
      ).toMatchObject({ count: 0 })
    }))
})
