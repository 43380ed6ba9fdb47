import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query('delete from public.customer_addresses')
})
afterAll(() => db.close())

const asCustomer = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.customer }, work)
const asOwner = (session: Session) => session.query(`select set_config('role', 'none', true)`)

type Row = { name: string; is_default: boolean }
const add = async (session: Session, name: string, city = name, isDefault = false) =>
  (
    await session.query<{ id: string }>(
      `insert into public.customer_addresses (name, address, city, country, is_default)
       values ($1, '1 rue', $2, 'morocco', $3) returning id`,
      [name, city, isDefault],
    )
  )[0]!.id
const saved = (session: Session) =>
  session.query<Row>(`select name, is_default from public.customer_addresses order by created_at, name`)
const profile = async (session: Session) =>
  (
    await session.query<{ address: string; city: string; country: string }>(
      `select address, city, country from public.profiles where user_id = $1`,
      [people.customer],
    )
  )[0]
const saveInProfile = (session: Session, city: string, address = '1 rue') =>
  session.query(
    `update public.profiles set address = $2, city = $1, country = 'morocco' where user_id = $3`,
    [city, address, people.customer],
  )

describe('saved addresses', () => {
  test('the first one is the default and the profile’s', () =>
    asCustomer(async (session) => {
      await add(session, 'Home', 'Fez')
      await add(session, 'Work', 'Rabat')
      expect(await saved(session)).toEqual([
        { name: 'Home', is_default: true },
        { name: 'Work', is_default: false },
      ])
      expect(await profile(session)).toEqual({ address: '1 rue', city: 'Fez', country: 'morocco' })
    }))

  test('is added once by its id, and another person’s id gives nothing of theirs', () =>
    asCustomer(async (session) => {
      const insert = (id: string) =>
        attempt(
          session,
          `insert into public.customer_addresses (id, name, address, city, country) values ($1, 'Home', '1 rue', 'Fez', 'morocco')`,
          [id],
        )
      const own = '50000000-0000-4000-8000-00000000adde'
      expect(await insert(own)).not.toHaveProperty('code')
      expect(await insert(own)).toMatchObject({ code: '23505' })
      expect(await saved(session)).toHaveLength(1)

      const foreign = '50000000-0000-4000-8000-00000000addf'
      await asOwner(session)
      await session.query(
        `insert into public.customer_addresses (id, user_id, name, address, city, country)
         values ($1, $2, 'Work', '2 rue', 'Rabat', 'morocco')`,
        [foreign, people.neighbour],
      )
      await session.query(`select set_config('role', 'authenticated', true)`)
      expect(await insert(foreign)).toMatchObject({ code: '23505' })
      const change = `update public.customer_addresses set city = 'Fez' where id = $1 returning id`
      expect(await session.query(change, [foreign])).toEqual([])
    }))

  test('another default takes the place of the last one, and a default is not simply given up', () =>
    asCustomer(async (session) => {
      const home = await add(session, 'Home', 'Fez')
      const work = await add(session, 'Work', 'Rabat')
      await session.query(`update public.customer_addresses set is_default = true where id = $1`, [work])
      expect(await saved(session)).toEqual([
        { name: 'Home', is_default: false },
        { name: 'Work', is_default: true },
      ])
      expect(await profile(session)).toMatchObject({ city: 'Rabat' })
      await session.query(`update public.customer_addresses set is_default = false where id = $1`, [work])
      expect(await saved(session)).toMatchObject([{ is_default: false }, { is_default: true }])
      await session.query(`update public.customer_addresses set city = 'Tetouan' where id = $1`, [home])
      expect(await profile(session)).toMatchObject({ city: 'Rabat' })
      await session.query(`update public.customer_addresses set city = 'Meknes' where id = $1`, [work])
      expect(await profile(session)).toMatchObject({ city: 'Meknes' })
      expect(await saved(session)).toHaveLength(2)
    }))

  test('deleting the default makes the oldest other one the default; without one the profile has no address', () =>
    asCustomer(async (session) => {
      const home = await add(session, 'Home', 'Fez')
      const work = await add(session, 'Work', 'Rabat')
      await session.query(`delete from public.customer_addresses where id = $1`, [home])
      expect(await saved(session)).toEqual([{ name: 'Work', is_default: true }])
      expect(await profile(session)).toMatchObject({ city: 'Rabat' })
      await session.query(`delete from public.customer_addresses where id = $1`, [work])
      expect(await profile(session)).toEqual({ address: '', city: '', country: '' })
    }))

  test('ten at most', () =>
    asCustomer(async (session) => {
      for (let n = 0; n < 10; n += 1) await add(session, `Place ${n}`)
      expect(
        await attempt(
          session,
          `insert into public.customer_addresses (name, address, city, country) values ('x', 'x', 'x', 'morocco')`,
        ),
      ).toMatchObject({ code: 'PT409', message: 'too_many_addresses' })
      expect(await saved(session)).toHaveLength(10)
      // From the checkout: it takes the place of the default one.
      await saveInProfile(session, 'Chefchaouen')
      expect(await saved(session)).toHaveLength(10)
      expect(await session.query(`select city from public.customer_addresses where is_default`)).toEqual([
        { city: 'Chefchaouen' },
      ])
    }))

  test('are folded as they were typed', () =>
    asCustomer(async (session) => {
      await session.query(
        `insert into public.customer_addresses (name, address, city, postal_code, country)
         values ($1, $2, 'Paris', $3, 'france')`,
        ['\u202B Home\u202C', '3\u00A0rue\u3000des Lilas', 'F\u201175011 Cedex 11'],
      )
      expect(
        await session.query(
          `select name, address, postal_code from public.customer_addresses where city = 'Paris'`,
        ),
      ).toEqual([{ name: 'Home', address: '3 rue des Lilas', postal_code: '75011' }])
    }))

  test.each([
    [`''`, `'1 rue'`],
    [`repeat('x', 41)`, `'1 rue'`],
    [`chr(8238) || chr(12644)`, `'1 rue'`],
    [`'Home'`, `''`],
  ])('the name %s with the address %s is refused', (name, address) =>
    asCustomer(async (session) => {
      expect(
        await attempt(
          session,
          `insert into public.customer_addresses (name, address, city, country) values (${name}, ${address}, 'Fez', 'morocco')`,
        ),
      ).toMatchObject({ code: '23514' })
    }),
  )
})

describe('an address that is saved in the profile', () => {
  test('becomes a saved one: "Home" first, then named after its city, each the default', () =>
    asCustomer(async (session) => {
      await session.query(`update public.profiles set language = 'fr' where user_id = $1`, [people.customer])
      await saveInProfile(session, 'Fez')
      await saveInProfile(session, 'Rabat')
      expect(await saved(session)).toEqual([
        { name: 'Domicile', is_default: false },
        { name: 'Rabat', is_default: true },
      ])
    }))

  test('is found again among the saved ones', () =>
    asCustomer(async (session) => {
      await add(session, 'Home', 'Fez')
      await add(session, 'Work', 'Rabat')
      await saveInProfile(session, 'Rabat')
      expect(await saved(session)).toEqual([
        { name: 'Home', is_default: false },
        { name: 'Work', is_default: true },
      ])
    }))

  test('stays in the profile only while a part is missing', () =>
    asCustomer(async (session) => {
      await session.query(`update public.profiles set city = 'Fez', country = 'morocco' where user_id = $1`, [
        people.customer,
      ])
      expect(await saved(session)).toEqual([])
    }))
})

describe('addresses of others', () => {
  test('are not read, changed or deleted, and none is added in another name', async () => {
    await asCustomer(async (session) => {
      await asOwner(session)
      await session.query(
        `insert into public.customer_addresses (user_id, name, address, city, country) values ($1, 'Home', '9 rue', 'Rabat', 'morocco')`,
        [people.neighbour],
      )
      await session.query(`select set_config('role', 'authenticated', true)`)
      expect(await saved(session)).toEqual([])
      for (const sql of [
        `update public.customer_addresses set name = 'x'`,
        `delete from public.customer_addresses`,
      ]) {
        expect((await session.run(sql)).count).toBe(0)
      }
      expect(
        await attempt(
          session,
          `insert into public.customer_addresses (user_id, name, address, city, country) values ($1, 'x', 'x', 'x', 'morocco')`,
          [people.neighbour],
        ),
      ).toMatchObject({ code: '42501' })
    })
  })

  test('go with their account', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query(
        `insert into public.customer_addresses (user_id, name, address, city, country)
         select id, name, '9 rue', 'Rabat', 'morocco' from unnest(array[$1, $2]::uuid[]) id, unnest(array['Home', 'Work']) name`,
        [people.customer, people.neighbour],
      )
      await session.query(`delete from auth.users where id = $1`, [people.customer])
      expect(await session.query(`select distinct user_id from public.customer_addresses`)).toEqual([
        { user_id: people.neighbour },
      ])
    }))
})
