import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeLine } from '@/lib/place-line'
import { type Actor, type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)
/** Runs as one role and keeps the changes for the rest of the test. */
async function keeping<T>(
  session: Session,
  actor: Actor,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const result = await actAs(session, actor, work, 'commit')
  await session.query('reset role')
  return result
}
const asSender = <T>(session: Session, work: (session: Session) => Promise<T>) =>
  keeping(session, { role: 'service_role' }, work)

type Mail = { id: number; attempts: number; kind: string; recipient: string; language: string }
/** How long a sender keeps the mails that it claimed, longer than any run of the function may take. */
const LEASE_MINUTES = 15
const claim = (session: Session) =>
  asSender(session, (inside) => inside.query<Mail>(`select * from public.claim_emails(100)`))
const fail = (session: Session, id: number) =>
  asSender(session, (inside) => inside.query(`select public.record_email_result($1, 'mailbox full')`, [id]))
const makeDue = (session: Session) =>
  session.query(`update public.email_outbox set next_attempt_at = now() where sent_at is null`)

describe('a mail that cannot be sent', () => {
  test('is retried with doubling delays, given up after a night and a morning, and can be retried by an admin', () =>
    asOwner(async (session) => {
      const waits: number[] = []
      for (let attempts = 1; attempts <= 16; attempts += 1) {
        const [mail] = await claim(session)
        if (mail === undefined) throw new Error('nothing was due')
        expect(mail.attempts).toBe(attempts)
        expect(await claim(session), 'a claimed mail is not claimed again').toEqual([])
        await fail(session, mail.id)
        expect(await claim(session), 'a failed mail waits').toEqual([])
        const [row] = await session.query<{ wait: number; given_up: boolean }>(
          `select round(extract(epoch from next_attempt_at - now()) / 60)::int as wait, failed_at is not null as given_up
           from public.email_outbox where id = $1`,
          [mail.id],
        )
        expect(row?.given_up).toBe(attempts === 16)
        waits.push(row?.wait ?? 0)
        await makeDue(session)
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, ...Array<number>(9).fill(120)])
      // After the last attempt it is given up without a wait.
      expect(waits.slice(0, -1).reduce((sum, wait) => sum + wait)).toBeGreaterThan(18 * 60)
      expect(await claim(session)).toEqual([])

      const seen = `select failed_at is not null as given_up, last_error, attempts from public.email_outbox`
      const given = [{ given_up: true, last_error: 'mailbox full', attempts: 16 }]
      expect(
        await actAs(session, { role: 'authenticated', userId: people.admin }, (inside) => inside.query(seen)),
      ).toEqual(given)
      expect(
        await actAs(session, { role: 'authenticated', userId: people.customer }, (inside) =>
          inside.query(seen),
        ),
      ).toEqual([])

      const [{ id } = { id: 0 }] = await session.query<Mail>(`select id from public.email_outbox`)
      const retry = (userId: string, mailId = id) =>
        keeping(session, { role: 'authenticated', userId }, (inside) =>
          attempt(inside, `select public.retry_email($1)`, [mailId]),
        )
      expect(await retry(people.customer)).toMatchObject({ code: '42501' })
      expect(await retry(people.admin, 999_999)).toMatchObject({ code: 'PT404', message: 'not_found' })
      expect((await retry(people.admin)).code).toBeUndefined()
      expect(await claim(session)).toMatchObject([{ id, attempts: 1 }])
      await asSender(session, (inside) => inside.query(`select public.record_email_result($1)`, [id]))
      expect(await retry(people.admin), 'what is sent is not sent again').toMatchObject({ code: 'PT404' })
    }))

  test('is sent again with all others that were given up, by an admin', () =>
    asOwner(async (session) => {
      await session.query(
        `insert into public.email_outbox (kind, recipient, language, payload, attempts, failed_at, sent_at, next_attempt_at)
         select 'order_status', 'person@mcg.example', 'en', '{}', 16, case when is_given_up then now() end,
           case when is_sent then now() end, now() + interval '1 hour'
         from (values (true, false), (true, false), (true, true), (false, false)) as v (is_given_up, is_sent)`,
      )
      const retry = (userId: string) =>
        keeping(session, { role: 'authenticated', userId }, (inside) =>
          attempt(inside, `select public.retry_failed_emails()`),
        )
      expect(await retry(people.customer)).toMatchObject({ code: '42501' })
      await session.query(`delete from public.email_outbox where kind <> 'order_status'`)
      expect(await claim(session)).toEqual([])
      expect((await retry(people.admin)).code).toBeUndefined()
      expect(await claim(session)).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
      expect(await session.query(`select from public.email_outbox where attempts = 16`)).toHaveLength(2)
    }))

  test('stays with the sender that claimed it, however slow its mail server is', () =>
    asOwner(async (session) => {
      const later = (minutes: number) =>
        session.query(
          `update public.email_outbox set next_attempt_at = next_attempt_at - make_interval(mins => $1),
             claimed_until = claimed_until - make_interval(mins => $1)`,
          [minutes],
        )
      const [mail] = await claim(session)
      await later(LEASE_MINUTES - 1)
      expect(await claim(session), 'the first sender may still be at work').toEqual([])
      await later(1)
      expect(await claim(session), 'its sender has ended without a report').toMatchObject([
        { id: mail?.id, attempts: 2 },
      ])
    }))

  test('is claimed with few others, so that a sender that ends early holds up few', () =>
    asOwner(async (session) => {
      await session.query(
        `insert into public.email_outbox (kind, recipient, language, payload)
         select 'order_status', 'person@mcg.example', 'en', '{}' from generate_series(1, 20)`,
      )
      expect(await claim(session)).toHaveLength(5)
      expect(await claim(session)).toHaveLength(5)
    }))

  test('is also given up when its sender never reports a result', () =>
    asOwner(async (session) => {
      await session.query(
        `update public.email_outbox set attempts = 16, claimed_until = now(), next_attempt_at = now()`,
      )
      expect(await claim(session)).toEqual([])
      expect(
        await session.query(`select failed_at is not null as given_up, last_error from public.email_outbox`),
      ).toEqual([{ given_up: true, last_error: 'no answer from the sender' }])
    }))
})

describe('an order’s confirmation', () => {
  test('is queued once with its content', () =>
    asOwner(async (session) => {
      await session.query(
        `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
        [ids.customerOrder],
      )
      const rows = await session.query<{ payload: Record<string, unknown> }>(
        `select payload from public.email_outbox where order_id = $1`,
        [ids.customerOrder],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]?.payload).toMatchObject({
        shop: { name: 'Moroccan Craft Gallery', email: 'salam@mcg.example' },
        tracking_token: expect.stringMatching(/^[\w-]{43}$/) as string,
        payment_token: expect.stringMatching(/^[\w-]{43}$/) as string,
        min_days: 3,
        max_days: 7,
        lines: [{ name_ar: 'زلافة مرسومة', image_url: null, line_total: 100 }],
        bank_details: null,
      })
    }))

  test.each([
    { country: 'morocco', city: 'Fez', postal_code: '30000', region: '' },
    { country: 'uk', city: 'London', postal_code: 'SW1A 1AA', region: '' },
    { country: 'usa', city: 'New York', postal_code: '10001', region: 'NY' },
  ])('writes the place as the pages do: $city', (place) =>
    asOwner(async (session) => {
      await session.query(
        `update public.orders set country = $2, city = $3, postal_code = $4, region = $5 where id = $1`,
        [ids.neighbourOrder, place.country, place.city, place.postal_code, place.region],
      )
      await session.query(
        `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
        [ids.neighbourOrder],
      )
      expect(
        await session.query(
          `select payload -> 'address' ->> 3 as place from public.email_outbox where order_id = $1`,
          [ids.neighbourOrder],
        ),
      ).toEqual([{ place: placeLine(place) }])
    }),
  )

  test('goes to the confirmed address of the account, never to the one typed with the order', () =>
    asOwner(async (session) => {
      const queue = async () => {
        await session.query(`delete from public.email_outbox`)
        await session.query(
          `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
          [ids.customerOrder],
        )
        return session.query(`select recipient from public.email_outbox where kind = 'order_confirmation'`)
      }
      expect(await queue()).toEqual([{ recipient: 'customer@shop.example' }])
      await session.query(`update auth.users set email_confirmed_at = null where id = $1`, [people.customer])
      expect(await queue()).toEqual([])
    }))

  test.each([
    ['update public.orders set user_id = user_id', true],
    ['update public.shop_settings set email_notifications = false', false],
    ['update auth.users set email_confirmed_at = null', false],
    ['update public.profiles set is_guest = true', true],
    [`update public.profiles set is_guest = true; update public.orders set contact_email = ''`, false],
  ])('is promised by the pages of the order when it is sent: %s', (changes, isSent) =>
    asOwner(async (session) => {
      await session.query(`delete from public.email_outbox`)
      for (const change of changes.split('; ')) await session.query(change)
      await session.query(
        `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
        [ids.customerOrder],
      )
      const [pages] = await session.query(
        `select exists (select 1 from public.email_outbox m where m.order_id = o.id) as sent,
           (public.payment_page(o.payment_token) ->> 'gets_email')::boolean as paying,
           (public.return_page(o.tracking_token) ->> 'gets_email')::boolean as returning
         from public.orders o where o.id = $1`,
        [ids.customerOrder],
      )
      expect(pages).toEqual({ sent: isSent, paying: isSent, returning: isSent })
    }),
  )

  test.each([
    ['update public.orders set user_id = user_id', true],
    ['update public.profiles set is_guest = true', false],
    ['update public.orders set user_id = null', false],
  ])('says whether the order is in an account, as its payment page does: %s', (change, has) =>
    asOwner(async (session) => {
      await session.query(`delete from public.email_outbox`)
      await session.query(change)
      await session.query(
        `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
        [ids.customerOrder],
      )
      const said = await session.query(
        `select payload -> 'has_account' as mail, public.payment_page(o.payment_token) -> 'has_account' as page
         from public.email_outbox m join public.orders o on o.id = m.order_id`,
      )
      expect(said).toEqual([{ mail: has, page: has }])
    }),
  )

  test('contains the bank details for a bank transfer', () =>
    asOwner(async (session) => {
      await session.query(`delete from public.email_outbox`)
      await session.query(`update public.orders set payment_method = 'bank_transfer'`)
      await session.query(
        `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
        [ids.customerOrder],
      )
      const [row] = await session.query<{ bank: string }>(
        `select payload ->> 'bank_details' as bank from public.email_outbox`,
      )
      expect(row?.bank).toContain('IBAN')
    }))
})

describe('the welcome mail', () => {
  const id = '00000000-0000-4000-8000-0000000000fe'
  const signUp = (session: Session, confirmed: boolean) =>
    session.query(
      `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
       values ($1, 'new@shop.example', '{"display_name": "Nadia", "language": "ar"}', ${confirmed ? 'now()' : 'null'})`,
      [id],
    )
  const welcomes = (session: Session) =>
    session.query(
      `select recipient, language, payload ->> 'display_name' as name from public.email_outbox where kind = 'welcome'`,
    )
  const expected = [{ recipient: 'new@shop.example', language: 'ar', name: 'Nadia' }]

  test('is in the account’s language', () =>
    asOwner(async (session) => {
      await signUp(session, true)
      expect(await welcomes(session)).toEqual(expected)
    }))

  test('of an account that names no language waits for the page that saves one', () =>
    asOwner(async (session) => {
      await session.query(
        `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
         values ($1, 'new@shop.example', '{"full_name": "Nadia"}', now())`,
        [id],
      )
      const kinds = async () => (await claim(session)).map(({ kind, language }) => `${kind} ${language}`)
      expect(await kinds()).not.toContain('welcome en')
      await keeping(session, { role: 'authenticated', userId: id }, (inside) =>
        inside.query(`update public.profiles set language = 'fr' where user_id = $1`, [id]),
      )
      expect(await kinds()).toEqual([])
      await session.query(
        `update public.email_outbox set next_attempt_at = next_attempt_at - interval '2 minutes' where user_id = $1`,
        [id],
      )
      expect(await kinds()).toEqual(['welcome fr'])
    }))

  test('of any other account is due at once', () =>
    asOwner(async (session) => {
      await signUp(session, true)
      expect(await claim(session)).toContainEqual(
        expect.objectContaining({ kind: 'welcome', language: 'ar', recipient: 'new@shop.example' }),
      )
    }))

  test('is sent once, after the address is confirmed', () =>
    asOwner(async (session) => {
      await signUp(session, false)
      expect(await welcomes(session)).toEqual([])
      const confirm = `update auth.users set email_confirmed_at = now() where id = $1`
      await session.query(confirm, [id])
      await session.query(`update auth.users set email_confirmed_at = null where id = $1`, [id])
      await session.query(confirm, [id])
      expect(await welcomes(session)).toEqual(expected)
    }))

  test('is not sent when mails are disabled, and is deleted with its account', () =>
    asOwner(async (session) => {
      await session.query(`update public.shop_settings set email_notifications = false`)
      await signUp(session, true)
      expect(await welcomes(session)).toEqual([])
      await session.query(`delete from auth.users where id = $1`, [id])
      await session.query(`update public.shop_settings set email_notifications = true`)
      await signUp(session, true)
      expect(await welcomes(session)).toEqual(expected)
      await session.query(`delete from auth.users where id = $1`, [id])
      expect(await welcomes(session)).toEqual([])
    }))
})

describe('the number of a parcel', () => {
  const change = (session: Session, values: string) =>
    keeping(session, { role: 'authenticated', userId: people.admin }, (inside) =>
      inside.query(`update public.orders set ${values} where id = $1`, [ids.customerOrder]),
    )
  const ship = (session: Session) =>
    keeping(session, { role: 'authenticated', userId: people.admin }, (inside) =>
      inside.query(`select public.set_order_statuses(array[$1]::uuid[], array['pending'], 'shipped')`, [
        ids.customerOrder,
      ]),
    )
  const shipments = (session: Session) =>
    session.query(
      `select payload ->> 'carrier' as carrier, payload ->> 'tracking_number' as number, sent_at is not null as sent
       from public.email_outbox where payload ->> 'status' = 'shipped' order by id`,
    )

  test('is in the mail about the shipment', () =>
    asOwner(async (session) => {
      await change(session, `carrier = 'Amana', tracking_number = 'LB1'`)
      await ship(session)
      expect(await shipments(session)).toEqual([{ carrier: 'Amana', number: 'LB1', sent: false }])
    }))

  test('that is entered later replaces a waiting mail, or is sent in another', () =>
    asOwner(async (session) => {
      await ship(session)
      await change(session, `tracking_number = 'LB1'`)
      expect(await shipments(session)).toEqual([{ carrier: '', number: 'LB1', sent: false }])
      await session.query(`update public.email_outbox set sent_at = now()`)
      await change(session, `tracking_number = 'LB1'`)
      await change(session, `carrier = 'Amana', tracking_number = 'LB2'`)
      expect(await shipments(session)).toEqual([
        { carrier: '', number: 'LB1', sent: true },
        { carrier: 'Amana', number: 'LB2', sent: false },
      ])
    }))
})

describe('the shop is told', () => {
  const toShop = (session: Session) =>
    session.query(
      `select kind, recipient, language, payload ->> 'contact_email' as customer from public.email_outbox
       where kind like 'shop%' order by id`,
    )

  test('about a new order and a new message, in the language of its oldest admin', () =>
    asOwner(async (session) => {
      await session.query(`update public.profiles set language = 'fr' where user_id = $1`, [people.admin])
      await session.query(
        `update public.profiles set created_at = now() - interval '1 year' where user_id = $1`,
        [people.admin],
      )
      await keeping(session, { role: 'authenticated', userId: people.customer }, (inside) =>
        inside.query(
          `select public.place_order(gen_random_uuid(), $1::text::jsonb, $2, 'cash_on_delivery', 'ar', $3::text::jsonb)`,
          [JSON.stringify([{ product_id: ids.glass, quantity: 1 }]), 35, JSON.stringify(contact)],
        ),
      )
      await keeping(session, { role: 'anon' }, (inside) =>
        inside.query(
          `select public.send_contact_message('Nadia', 'nadia@mcg.example', 'Hello', 'A question')`,
        ),
      )
      const mail = { recipient: 'salam@mcg.example', language: 'fr' }
      expect(await toShop(session)).toEqual([
        { ...mail, kind: 'shop_order', customer: contact.email },
        { ...mail, kind: 'shop_message', customer: 'nadia@mcg.example' },
      ])
      await session.query(`delete from public.contact_messages`)
      expect(await toShop(session), 'a deleted message leaves no mail').toHaveLength(1)
    }))
})
