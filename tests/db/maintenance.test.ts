import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const setMaintenance = (session: Session, on: boolean) =>
  session.query(`update public.shop_settings set maintenance_mode = $1`, [on])

const place = (session: Session, userId: string, key: string) =>
  actAs(
    session,
    { role: 'authenticated', userId },
    (buyer) =>
      attempt<{ placed: { replayed: boolean } }>(
        buyer,
        `select public.place_order($1, $2::text::jsonb, 200, 'cash_on_delivery', 'en', $3::text::jsonb) as placed`,
        [key, JSON.stringify([{ product_id: ids.bowl, quantity: 2 }]), JSON.stringify(contact)],
      ),
    'commit',
  )

const closed = { code: 'PT503', message: 'maintenance' }

test('during maintenance, messages and subscriptions are refused by name', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await setMaintenance(session, true)
    for (const actor of [{ role: 'anon' }, { role: 'authenticated', userId: people.customer }] as const)
      await actAs(session, actor, async (visitor) => {
        const message = `select public.send_contact_message('Amina', 'amina@mcg.example', 'Hello', 'A question')`
        expect(await attempt(visitor, message), actor.role).toMatchObject(closed)
        const subscribe = `select public.subscribe_newsletter('amina@mcg.example')`
        expect(await attempt(visitor, subscribe), actor.role).toMatchObject(closed)
        const alert = `select public.request_stock_alert('${ids.bowl}', '{}', 'amina@mcg.example')`
        expect(await attempt(visitor, alert), actor.role).toMatchObject(closed)
      })
  }))

test('orders are refused too, except of admins; a retry gets the order that was placed before', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    const key = randomUUID()
    expect(await place(session, people.customer, key)).toMatchObject({
      rows: [{ placed: { replayed: false } }],
    })
    await session.query('reset role')
    await setMaintenance(session, true)
    expect(await place(session, people.customer, key)).toMatchObject({
      rows: [{ placed: { replayed: true } }],
    })
    await session.query('reset role')
    expect(await place(session, people.customer, randomUUID())).toMatchObject(closed)
    await session.query('reset role')
    expect(await place(session, people.admin, randomUUID())).toMatchObject({
      rows: [{ placed: { replayed: false } }],
    })
  }))
