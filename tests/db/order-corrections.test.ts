import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(
    `update public.orders set phone = '0612345678', address = '12, derb Lamté', city = 'Fez', postal_code = '30000' where id = $1`,
    [order],
  )
})
afterAll(() => db.close())

const order = ids.customerOrder
const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

type Contact = Readonly<Record<string, string>>

/** The error, or nothing. */
async function correct(session: Session, baseline: Contact, changes: Contact) {
  const { message, detail } = await attempt(
    session,
    'select public.correct_order_contact($1, $2::text::jsonb, $3::text::jsonb)',
    [order, JSON.stringify(baseline), JSON.stringify(changes)],
  )
  return message === undefined ? undefined : [message, detail].filter(Boolean).join(' ')
}

const contact = async (session: Session) =>
  (
    await session.query(
      'select phone, address, city, postal_code, shipping_address from public.orders where id = $1',
      [order],
    )
  )[0]

test('an address is corrected, and the history names its fields', () =>
  asAdmin(async (session) => {
    expect(
      await correct(
        session,
        { address: '12, derb Lamté', city: 'Fez', postal_code: '30000' },
        { address: ' 14, derb Lamté ', city: 'Meknes', postal_code: '50000' },
      ),
    ).toBeUndefined()
    expect(await contact(session)).toMatchObject({
      address: '14, derb Lamté',
      city: 'Meknes',
      postal_code: '50000',
      shipping_address: '14, derb Lamté, Meknes, 50000, morocco',
    })
    expect(
      await session.query('select fields, actor from public.order_corrections where order_id = $1', [order]),
    ).toEqual([{ fields: ['address', 'city', 'postal_code'], actor: people.admin }])
    // What is unchanged is no correction.
    expect(await correct(session, { city: 'Meknes' }, { city: 'Meknes' })).toBeUndefined()
    expect(
      await session.query('select 1 from public.order_corrections where order_id = $1', [order]),
    ).toHaveLength(1)
  }))

test('a corrected number is called again', () =>
  asAdmin(async (session) => {
    await session.query(`select public.record_call($1, gen_random_uuid(), 0, 'wrong_number')`, [order])
    const waiting = async () =>
      (
        await session.query<{ queue: { wrong_number: number; due: number } }>(
          'select public.confirmation_queue() as queue',
        )
      )[0]?.queue
    const before = await waiting()
    expect(before).toMatchObject({ wrong_number: 1 })
    expect(await correct(session, { phone: '0612345678' }, { phone: '06 98 76 54 32' })).toBeUndefined()
    expect(await waiting()).toMatchObject({ wrong_number: 0, due: before!.due + 1 })
  }))

test('what the courier cannot use is refused with its field', () =>
  asAdmin(async (session) => {
    for (const [field, baseline, wrong] of [
      ['phone', '0612345678', '0522000000'],
      ['phone', '0612345678', 'x'],
      ['address', '12, derb Lamté', ' '],
      ['city', 'Fez', 'F'.repeat(101)],
    ] as const)
      expect(await correct(session, { [field]: baseline }, { [field]: wrong })).toBe(
        `invalid_contact {"field": "${field}"}`,
      )
  }))

test('the correction of an admin who saw an older value is refused', () =>
  asAdmin(async (session) => {
    await correct(session, { city: 'Fez' }, { city: 'Meknes' })
    expect(await correct(session, { city: 'Fez' }, { city: 'Rabat' })).toBe('edit_conflict')
    expect(
      await correct(session, { address: '12, derb Lamté' }, { address: '14, derb Lamté' }),
    ).toBeUndefined()
  }))

test('is over once the parcel is on its way', () =>
  asAdmin(async (session) => {
    await setOrderStatus(session, order, 'shipped')
    expect(await correct(session, { city: 'Fez' }, { city: 'Meknes' })).toBe('illegal_transition')
  }))

test('is for admins only', () =>
  actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
    expect(await correct(session, { city: 'Fez' }, { city: 'Meknes' })).toBe('admin_required')
  }))
