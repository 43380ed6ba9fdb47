import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

const latestEntry = async (session: Session, table: string) => {
  const [entry] = await session.query<{ id: number }>(
    `select max(id)::int as id from public.audit_log where table_name = $1`,
    [table],
  )
  return entry?.id
}
const restore = (session: Session, entry: number | undefined) =>
  attempt(session, `select public.restore_image($1) as product`, [entry ?? 0])
const gallery = (session: Session) =>
  session.query(
    `select id, product_id, image_url, image_color, position, alt_en, alt_fr, alt_ar from public.product_images
     where product_id = $1`,
    [ids.bowl],
  )

test('a deleted picture comes back with its texts and place', () =>
  asAdmin(async (session) => {
    await session.query(
      `update public.product_images set alt_en = 'A bowl', position = 3, image_color = '#aa3311' where product_id = $1`,
      [ids.bowl],
    )
    const before = await gallery(session)
    await session.query(`delete from public.product_images where product_id = $1`, [ids.bowl])
    const entry = await latestEntry(session, 'product_images')
    expect(await restore(session, entry)).toMatchObject({ rows: [{ product: ids.bowl }] })
    expect(await gallery(session)).toEqual(before)
    // A second time, there is nothing to restore.
    expect(await restore(session, entry)).toMatchObject({ code: '23505' })
  }))

test('a changed picture of a gallery, a product or a variation gets its former values', () =>
  asAdmin(async (session) => {
    const before = await gallery(session)
    await session.query(
      `update public.product_images set image_url = 'catalog/other-1000.avif', alt_fr = 'Autre' where product_id = $1`,
      [ids.bowl],
    )
    await restore(session, await latestEntry(session, 'product_images'))
    expect(await gallery(session)).toEqual(before)

    for (const [table, id] of [
      ['products', ids.bowl],
      ['product_variations', ids.red],
    ] as const) {
      const set = (image: string) =>
        session.query(`update public.${table} set image_url = $1 where id = $2`, [image, id])
      await set('catalog/one-1000.avif')
      await set('catalog/two-1000.avif')
      await restore(session, await latestEntry(session, table))
      expect(await session.query(`select image_url from public.${table} where id = $1`, [id]), table).toEqual(
        [{ image_url: 'catalog/one-1000.avif' }],
      )
    }
  }))

test('a main picture that another of its gallery replaced is the first again', () =>
  asAdmin(async (session) => {
    const pictures = async () =>
      (
        await session.query<{ image_url: string }>(
          `select image_url from public.product_images where product_id = $1 order by position, created_at`,
          [ids.bowl],
        )
      ).map(({ image_url: address }) => address)
    await session.query(`delete from public.product_images where product_id = $1`, [ids.bowl])
    await session.query(
      `insert into public.product_images (product_id, image_url, position)
       values ($1, 'catalog/a-1000.avif', 0), ($1, 'catalog/b-1000.avif', 1), ($1, 'catalog/c-1000.avif', 2)`,
      [ids.bowl],
    )
    const show = (address: string) =>
      session.query(`update public.products set image_url = $2 where id = $1`, [ids.bowl, address])
    await show('catalog/a-1000.avif')
    // As the gallery does it.
    await session.query(
      `update public.product_images set position = case image_url when 'catalog/b-1000.avif' then 0 else 1 end
       where product_id = $1 and position < 2`,
      [ids.bowl],
    )
    await show('catalog/b-1000.avif')
    await restore(session, await latestEntry(session, 'products'))
    expect(await pictures()).toEqual(['a', 'b', 'c'].map((name) => `catalog/${name}-1000.avif`))
    expect(await session.query(`select image_url from public.products where id = $1`, [ids.bowl])).toEqual([
      { image_url: 'catalog/a-1000.avif' },
    ])
  }))

test('other entries, and pictures of deleted products, are refused', () =>
  asAdmin(async (session) => {
    expect(await restore(session, undefined)).toMatchObject({ code: 'PT422', message: 'invalid_request' })
    await session.query(`update public.products set price = 30 where id = $1`, [ids.glass])
    expect(await restore(session, await latestEntry(session, 'products'))).toMatchObject({ code: 'PT422' })
    await session.query(
      `insert into public.product_images (product_id, image_url) values ($1, 'catalog/glass-1000.avif')`,
      [ids.glass],
    )
    await session.query(`delete from public.product_images where product_id = $1`, [ids.glass])
    const entry = await latestEntry(session, 'product_images')
    await session.query(`delete from public.products where id = $1`, [ids.glass])
    expect(await restore(session, entry)).toMatchObject({ code: 'PT404', message: 'not_found' })
  }))
