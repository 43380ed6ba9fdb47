import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query('delete from public.stock_alerts')
})
afterAll(() => db.close())

/** Runs as the owner in a transaction that is rolled back, with the bowl sold out. */
const soldOut = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query(`update public.products set stock_quantity = 0 where id = $1`, [ids.bowl])
    return work(session)
  })

const requestAlert = (
  session: Session,
  contact: string | null,
  product: string = ids.bowl,
  chosen: string[] = [],
) =>
  attempt(session, `select public.request_stock_alert($1, $2::uuid[], $3, 'fr')`, [product, chosen, contact])
const waitFor = async (session: Session, ...contacts: string[]) => {
  for (const contact of contacts) expect(await requestAlert(session, contact)).not.toHaveProperty('code')
}
const restock = (session: Session, quantity: number, product: string = ids.bowl, unit: string[] = []) =>
  session.query(
    `update public.stock_units set quantity = quantity + $2 where product_id = $1 and variation_ids = $3::uuid[]`,
    [product, quantity, [...unit].sort()],
  )
const mails = async (session: Session) =>
  (
    await session.query<{ recipient: string }>(
      `select recipient from public.email_outbox where kind = 'stock_alert' order by id`,
    )
  ).map(({ recipient }) => recipient)
type Alert = { contact: string; ready: boolean; notified: boolean; stopped: boolean }
const alerts = (session: Session) =>
  session.query<Alert>(
    `select coalesce(email, phone) as contact, ready_at is not null as ready, notified_at is not null as notified,
       stopped_at is not null as stopped from public.stock_alerts order by id`,
  )

describe('requesting an alert', () => {
  test('keeps the address in lower case, the number in one form, the language and no account', () =>
    soldOut(async (session) => {
      await waitFor(session, ' Salma@MCG.example ', '06 12-34.56 78', '٠٦٦١٢٢٣٣٤٤', '+212 (0)5 22 00 00 01')
      const rows = await session.query(
        `select email, phone, language, user_id, variation_ids from public.stock_alerts order by id`,
      )
      const kept = { language: 'fr', user_id: null, variation_ids: [] }
      expect(rows).toEqual([
        { ...kept, email: 'salma@mcg.example', phone: null },
        { ...kept, email: null, phone: '+212612345678' },
        { ...kept, email: null, phone: '+212661223344' },
        { ...kept, email: null, phone: '+212522000001' },
      ])
    }))

  test('is linked to the account of who is signed in', () =>
    actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
      expect(
        await requestAlert(session, 'salma@mcg.example', ids.pouf, [ids.red, ids.large]),
      ).not.toHaveProperty('code')
      await session.query(`select set_config('role', 'none', true)`)
      expect(await session.query(`select user_id, variation_ids from public.stock_alerts`)).toEqual([
        { user_id: people.customer, variation_ids: [ids.red, ids.large] },
      ])
    }))

  test.each([
    'salma',
    'a,b@mcg.example',
    'salma@localhost',
    '',
    null,
    '+33 6 12 34 56 78',
    '0412345678',
    '06123456',
    'call 0612345678',
    `${'a'.repeat(250)}@mcg.example`,
  ])('refuses the contact %j', (contact) =>
    soldOut(async (session) => {
      expect(await requestAlert(session, contact)).toMatchObject({
        code: 'PT422',
        message: 'invalid_request',
        detail: '{"field": "contact"}',
      })
    }),
  )

  test('twice leaves one open alert, and the answer is the same', () =>
    soldOut(async (session) => {
      const first = await requestAlert(session, 'salma@mcg.example')
      expect(await requestAlert(session, 'SALMA@mcg.example')).toEqual(first)
      expect(await alerts(session)).toHaveLength(1)
    }))

  test('again in another language changes that of the open alert', () =>
    soldOut(async (session) => {
      await session.query(`select public.request_stock_alert($1, '{}', 'salma@mcg.example', 'en')`, [
        ids.bowl,
      ])
      await waitFor(session, 'salma@mcg.example')
      expect(await session.query('select language from public.stock_alerts')).toEqual([{ language: 'fr' }])
    }))

  test('is refused while there are pieces, and for what a visitor cannot see', () =>
    soldOut(async (session) => {
      expect(await requestAlert(session, 'salma@mcg.example', ids.glass)).toMatchObject({
        message: 'in_stock',
      })
      // Some combinations of the pouf are in stock, so waiting for any of them makes no sense.
      expect(await requestAlert(session, 'salma@mcg.example', ids.pouf)).toMatchObject({
        message: 'in_stock',
      })
      for (const product of [ids.hidden, ids.red]) {
        expect(await requestAlert(session, 'salma@mcg.example', product)).toMatchObject({
          message: 'not_found',
        })
      }
    }))

  test('takes one value of each type, of this product', () =>
    soldOut(async (session) => {
      const refused = { message: 'invalid_request', detail: '{"field": "variation_ids"}' }
      expect(await requestAlert(session, 'a@mcg.example', ids.pouf, [ids.red, ids.blue])).toMatchObject(
        refused,
      )
      expect(await requestAlert(session, 'a@mcg.example', ids.bowl, [ids.red])).toMatchObject(refused)
      expect(await requestAlert(session, 'a@mcg.example', ids.pouf, [ids.hiddenValue])).toMatchObject(refused)
      expect(await requestAlert(session, 'a@mcg.example', ids.pouf, [ids.large])).not.toHaveProperty('code')
    }))

  test('keeps at most thirty open alerts of a contact, and does not say so', () =>
    soldOut(async (session) => {
      await session.query(
        `insert into public.stock_alerts (product_id, variation_ids, email, language)
         select $1, array[gen_random_uuid()], 'salma@mcg.example', 'en' from generate_series(1, 30)`,
        [ids.glass],
      )
      const full = await requestAlert(session, 'salma@mcg.example')
      expect(full).toEqual(await requestAlert(session, 'other@mcg.example'))
      expect((await alerts(session)).length).toBe(31)
    }))
})

describe('when stock rises', () => {
  test('as many people as pieces are mailed, oldest first, and each once', () =>
    soldOut(async (session) => {
      await waitFor(session, 'a@mcg.example', 'b@mcg.example', 'c@mcg.example', 'd@mcg.example')
      await restock(session, 2)
      expect(await mails(session)).toEqual(['a@mcg.example', 'b@mcg.example'])
      await restock(session, 1)
      expect(await mails(session)).toEqual(['a@mcg.example', 'b@mcg.example', 'c@mcg.example'])
      await restock(session, 9)
      expect(await mails(session)).toHaveLength(4)
      await restock(session, -12)
      await restock(session, 5)
      expect(await mails(session)).toHaveLength(4)
    }))

  test('the mail has the names, the chosen variations, the language and the secret of the stop link', () =>
    soldOut(async (session) => {
      await requestAlert(session, 'salma@mcg.example', ids.pouf, [ids.red, ids.large])
      await restock(session, 1, ids.pouf, [ids.red, ids.large])
      const [mail] = await session.query<{ payload: object; language: string }>(
        `select m.payload, m.language from public.email_outbox m join public.stock_alerts a on a.id = m.stock_alert_id
         where m.payload ->> 'token' = a.token`,
      )
      expect(mail).toMatchObject({
        language: 'fr',
        payload: {
          product_id: ids.pouf,
          selected_variations: { color: 'Red', size: 'Large' },
          shop: { name: expect.any(String) as string },
        },
      })
    }))

  test('of another combination, no one is told; of one that contains the choice, yes', () =>
    soldOut(async (session) => {
      await requestAlert(session, 'exact@mcg.example', ids.pouf, [ids.red, ids.large])
      await requestAlert(session, 'anylarge@mcg.example', ids.pouf, [ids.large])
      await restock(session, 3, ids.pouf, [ids.red, ids.small])
      expect(await mails(session)).toEqual([])
      await restock(session, 3, ids.pouf, [ids.blue, ids.large])
      expect(await mails(session)).toEqual(['anylarge@mcg.example'])
    }))

  test('by a cancelled order, its pieces are told too', () =>
    soldOut(async (session) => {
      await waitFor(session, 'salma@mcg.example')
      await session.query(`update public.orders set status = 'cancelled' where id = $1`, [ids.customerOrder])
      expect(await mails(session)).toEqual(['salma@mcg.example'])
    }))

  test('a phone number takes its turn and is listed for an admin', () =>
    soldOut(async (session) => {
      await waitFor(session, '0612345678', 'b@mcg.example', 'c@mcg.example')
      await restock(session, 2)
      expect(await mails(session)).toEqual(['b@mcg.example'])
      expect(await alerts(session)).toEqual([
        { contact: '+212612345678', ready: true, notified: false, stopped: false },
        { contact: 'b@mcg.example', ready: true, notified: true, stopped: false },
        { contact: 'c@mcg.example', ready: false, notified: false, stopped: false },
      ])
      // The piece was sold before the shop called: asking again waits for the next one.
      await restock(session, -2)
      await waitFor(session, '0612345678')
      expect((await alerts(session))[0]).toMatchObject({ ready: false })
      expect(await alerts(session)).toHaveLength(3)
    }))

  test('while automatic mails are off, everyone is listed for an admin', () =>
    soldOut(async (session) => {
      await waitFor(session, 'a@mcg.example')
      await session.query(`update public.shop_settings set email_notifications = false`)
      await restock(session, 2)
      expect(await mails(session)).toEqual([])
      expect(await alerts(session)).toMatchObject([{ ready: true, notified: false }])
    }))

  test('of a hidden product, people are told when it is shown again', () =>
    soldOut(async (session) => {
      await waitFor(session, 'a@mcg.example', 'b@mcg.example')
      await session.query(`update public.products set is_active = false where id = $1`, [ids.bowl])
      await restock(session, 1)
      expect(await mails(session)).toEqual([])
      await session.query(`update public.products set is_active = true where id = $1`, [ids.bowl])
      expect(await mails(session)).toEqual(['a@mcg.example'])
    }))
})

describe('stopping', () => {
  const stop = (session: Session, token: string) =>
    attempt(session, `select public.stop_stock_alerts($1)`, [token])

  test('with the token of a mail ends all open alerts of the contact and no others', () =>
    soldOut(async (session) => {
      await waitFor(session, 'a@mcg.example', 'b@mcg.example')
      await requestAlert(session, 'a@mcg.example', ids.pouf, [ids.large])
      await restock(session, 1)
      const [mail] = await session.query<{ token: string }>(
        `select payload ->> 'token' as token from public.email_outbox where kind = 'stock_alert'`,
      )
      expect(await stop(session, mail!.token)).toEqual(await stop(session, 'unknown'))
      expect(await alerts(session)).toEqual([
        { contact: 'a@mcg.example', ready: true, notified: true, stopped: false },
        { contact: 'b@mcg.example', ready: false, notified: false, stopped: false },
        { contact: 'a@mcg.example', ready: false, notified: false, stopped: true },
      ])
      await restock(session, 5, ids.pouf, [ids.red, ids.large])
      expect(await mails(session)).toEqual(['a@mcg.example'])
    }))
})

describe('personal data', () => {
  test('is deleted with the account: what it asked for, and what its address asked for', () =>
    soldOut(async (session) => {
      await waitFor(session, 'customer@shop.example', 'neighbour@shop.example', '0612345678')
      await session.query(`update public.stock_alerts set user_id = $1 where phone is not null`, [
        people.customer,
      ])
      await restock(session, 1)
      await session.query(`delete from auth.users where id = $1`, [people.customer])
      expect(await alerts(session)).toMatchObject([{ contact: 'neighbour@shop.example' }])
      expect(await mails(session)).toEqual([])
    }))

  test('of an address that the account never confirmed stays', () =>
    soldOut(async (session) => {
      await waitFor(session, 'victim@mcg.example')
      await session.query(
        `insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000ff', 'victim@mcg.example')`,
      )
      await session.query(`delete from auth.users where email = 'victim@mcg.example'`)
      expect(await alerts(session)).toHaveLength(1)
    }))

  test('is deleted 90 days after the end, and after a year of waiting', () =>
    soldOut(async (session) => {
      await waitFor(
        session,
        'a@mcg.example',
        'b@mcg.example',
        'c@mcg.example',
        'd@mcg.example',
        'e@mcg.example',
      )
      const set = (contact: string, columns: string) =>
        session.query(`update public.stock_alerts set ${columns} where email = $1`, [
          `${contact}@mcg.example`,
        ])
      await set('a', `notified_at = now() - interval '91 days'`)
      await set('b', `notified_at = now() - interval '89 days'`)
      await set('c', `stopped_at = now() - interval '91 days'`)
      await set('d', `created_at = now() - interval '1 year 1 day'`)
      await set('e', `created_at = now() - interval '1 year' + interval '1 day'`)
      await session.query(`select private.delete_expired_data()`)
      expect((await alerts(session)).map(({ contact }) => contact)).toEqual([
        'b@mcg.example',
        'e@mcg.example',
      ])
    }))

  test('goes with the variation that can never be in stock again', () =>
    soldOut(async (session) => {
      await requestAlert(session, 'a@mcg.example', ids.pouf, [ids.large])
      await session.query(`delete from public.product_variations where id = $1`, [ids.large])
      expect(await alerts(session)).toEqual([])
    }))
})

describe('in the admin area', () => {
  test('the products that people wait for are counted', () =>
    soldOut(async (session) => {
      await waitFor(session, 'a@mcg.example', '0612345678', 'c@mcg.example', 'd@mcg.example')
      await restock(session, 2)
      await session.query(
        `select set_config('request.jwt.claims', json_build_object('sub', $1::text, 'role', 'authenticated')::text, true),
           set_config('role', 'authenticated', true)`,
        [people.admin],
      )
      expect(
        await session.query(
          `select product_id, stock_quantity, waiting::int, to_notify::int from public.stock_alert_counts()`,
        ),
      ).toEqual([{ product_id: ids.bowl, stock_quantity: 2, waiting: 2, to_notify: 1 }])
      expect(
        await session.query(`select (public.admin_overview() ->> 'to_notify')::int as to_notify`),
      ).toEqual([{ to_notify: 1 }])
    }))

  test('an admin ticks who was notified, and shoppers do not', () =>
    soldOut(async (session) => {
      await waitFor(session, '0612345678')
      const tick = async (user: string) => {
        await session.query(
          `select set_config('request.jwt.claims', json_build_object('sub', $1::text, 'role', 'authenticated')::text, true),
             set_config('role', 'authenticated', true)`,
          [user],
        )
        const { count } = await session.run(`update public.stock_alerts set notified_at = now()`)
        await session.query(`select set_config('role', 'none', true)`)
        return count
      }
      expect([await tick(people.customer), await tick(people.admin)]).toEqual([0, 1])
    }))
})
