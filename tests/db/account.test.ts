import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RETURN_DAYS } from '../../src/content/returns.ts'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
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

const mails = (session: Session) =>
  session.query<{ id: number }>(`select id from public.email_outbox where order_id = $1`, [ids.customerOrder])

const setStatus = (session: Session, status: string) =>
  session.query(`update public.orders set status = $1::public.order_status where id = $2`, [
    status,
    ids.customerOrder,
  ])

/** What the history says happened so many days earlier, and then the daily job runs. */
async function afterDays(session: Session, days: number) {
  await session.query(
    'alter table public.order_status_history disable trigger order_status_history_append_only',
  )
  await session.query(
    'update public.order_status_history set created_at = created_at - make_interval(days => $1::int)',
    [String(days)],
  )
  await session.query('select private.delete_expired_data()')
}

describe('deleting an account', () => {
  test('takes the address as it was copied, with marks around it', () =>
    as(people.customer, async (session) => {
      await asOwner(session)
      await setStatus(session, 'delivered')
      await asPerson(session)
      expect(await leave(session, '\u202ACustomer@shop.example\u202C')).not.toHaveProperty('code')
    }))

  test('removes personal data from finished orders when returns are over, and keeps the sale', () =>
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
      await afterDays(session, RETURN_DAYS)
      expect(await orderOf(session)).toMatchObject({ user_id: null, contact_name: 'A Person' })
      await afterDays(session, 1)
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

  test.each([
    ['delivered', RETURN_DAYS + 1],
    ['cancelled', 1],
  ])('keeps the address of an open order until it was %s %i days ago', (end, days) =>
    as(people.customer, async (session) => {
      await leave(session)
      await asOwner(session)
      const kept = { user_id: null, contact_name: 'A Person', contact_redaction_due: true }
      expect(await orderOf(session)).toMatchObject(kept)
      await setStatus(session, 'shipped')
      await setStatus(session, end)
      // The advance is given back.
      await session.query('update public.orders set refunded_amount = amount_to_refund')
      await afterDays(session, days - 1)
      expect(await orderOf(session)).toMatchObject({ ...kept, status: end })
      // The last mail was queued with the previous address.
      const [mail] = await session.query(
        `select recipient from public.email_outbox where order_id = $1 and payload ->> 'status' = $2`,
        [ids.customerOrder, end],
      )
      expect(mail).toEqual({ recipient: 'customer@shop.example' })
      await afterDays(session, 1)
      expect(await orderOf(session)).toEqual({ ...erased, status: end })
    }),
  )

  test('deletes every mail of the account: sent, waiting and given up', () =>
    as(people.customer, async (session) => {
      await asOwner(session)
      await session.query(`update public.email_outbox set sent_at = now() where order_id = $1`, [
        ids.customerOrder,
      ])
      await setStatus(session, 'processing')
      await session.query(`update public.email_outbox set failed_at = now() where order_id = $1`, [
        ids.customerOrder,
      ])
      await setStatus(session, 'cancelled')
      expect(await mails(session)).toHaveLength(3)
      await asPerson(session)
      await leave(session)
      await asOwner(session)
      expect(await mails(session)).toEqual([])
    }))

  test.each([
    ['sent', 1, null],
    ['given up', 16, 'no such host'],
  ])('deletes the last mail of an order that finishes later when it is %s', (_end, attempts, error) =>
    as(people.customer, async (session) => {
      await leave(session)
      await asOwner(session)
      await setStatus(session, 'shipped')
      await setStatus(session, 'delivered')
      await afterDays(session, RETURN_DAYS + 1)
      const waiting = await mails(session)
      expect(waiting).toHaveLength(2)
      await session.query(`update public.email_outbox set attempts = $1`, [attempts])
      for (const { id } of waiting)
        await session.query(`select private.record_email_result($1, $2)`, [id, error])
      expect(await mails(session)).toEqual([])
    }),
  )

  test('by the Auth service removes the same', () =>
    as(people.customer, async (session) => {
      await asOwner(session)
      await setStatus(session, 'delivered')
      await session.query(`delete from auth.users where id = $1`, [people.customer])
      expect(await mails(session)).toEqual([])
      await afterDays(session, RETURN_DAYS + 1)
      expect(await orderOf(session)).toEqual({ ...erased, status: 'delivered' })
      await session.query(`delete from auth.users where id = $1`, [people.neighbour])
      expect(await orderOf(session, ids.neighbourOrder)).toMatchObject({
        contact_redaction_due: true,
        contact_email: 'neighbour@shop.example',
      })
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

test('personal data is deleted when its time is over, and not before', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    const counts = () =>
      session.query(
        `select (select count(*)::int from public.email_outbox) as mails,
           (select count(*)::int from public.contact_messages) as messages,
           (select count(*)::int from public.search_misses) as searches,
           (select count(*)::int from public.orders where contact_email <> '') as contacts`,
      )
    await session.query(`update public.orders set status = 'delivered'`)
    await session.query(`update public.email_outbox set sent_at = now()`)
    await session.query(`insert into public.contact_messages (name, email, subject, message, language, is_spam)
      values ('S', 's@mcg.example', 'Pills', 'Buy', 'en', true)`)
    const backdate = (days: number) =>
      session.query(
        `with m as (update public.email_outbox set created_at = now() - make_interval(days => $1)),
           c as (update public.contact_messages set created_at = now() - make_interval(days => $1)),
           s as (update public.search_misses set last_seen_at = now() - make_interval(days => $1))
         update public.orders set created_at = now() - make_interval(days => $1)`,
        [days],
      )
    const left = async (days: number) => {
      await backdate(days)
      await session.query(`select private.delete_expired_data()`)
      return counts()
    }
    expect(await left(29)).toEqual([{ mails: 3, messages: 2, searches: 1, contacts: 2 }])
    expect(await left(31)).toEqual([{ mails: 3, messages: 1, searches: 1, contacts: 2 }])
    expect(await left(91)).toEqual([{ mails: 0, messages: 1, searches: 1, contacts: 2 }])
    expect(await left(367)).toEqual([{ mails: 0, messages: 0, searches: 0, contacts: 2 }])
    expect(await left(3660)).toEqual([{ mails: 0, messages: 0, searches: 0, contacts: 0 }])
  }))

describe('the contact of an order', () => {
  test.each(['private.redact_order_contact(array[$1]::uuid[])'])('cannot be called directly: %s', (call) =>
    as(people.admin, async (session) => {
      expect(await attempt(session, `select ${call}`, [ids.customerOrder])).toMatchObject({ code: '42501' })
    }),
  )

  test('is not erased by a status change alone', () =>
    as(people.admin, async (session) => {
      await asOwner(session)
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
