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

const missing = { code: 'PT409', message: 'picture_missing' }

test('a new product is a draft', async () => {
  await asAdmin(async (session) => {
    const [product] = await session.query(
      `insert into public.products (name_en, name_fr, name_ar, price, category_id)
       values ('Tray', 'Plateau', 'صينية', 90, '${ids.fezPottery}') returning is_active`,
    )
    expect(product).toEqual({ is_active: false })
  })
})

test('a product without a picture cannot be published', async () => {
  await asAdmin(async (session) => {
    const publish = `update public.products set is_active = true where id = '${ids.hidden}'`
    expect(await attempt(session, publish)).toMatchObject(missing)
    expect(
      await attempt(
        session,
        `insert into public.products (name_en, name_fr, name_ar, price, category_id, is_active)
         values ('Tray', 'Plateau', 'صينية', 90, '${ids.fezPottery}', true)`,
      ),
    ).toMatchObject(missing)
    await session.query(
      `update public.products set image_url = 'catalog/vase.avif' where id = '${ids.hidden}'`,
    )
    expect((await attempt(session, publish)).message).toBeUndefined()
  })
})

test('the picture of a published product cannot be removed, that of a draft can', async () => {
  await asAdmin(async (session) => {
    const remove = `update public.products set image_url = null where id = '${ids.bowl}'`
    expect(await attempt(session, remove)).toMatchObject(missing)
    expect(
      await attempt(
        session,
        `select public.update_product('${ids.bowl}', '{"image_url": null}', '{"image_url": "catalog/bowl.avif"}')`,
      ),
    ).toMatchObject(missing)
    await session.query(`update public.products set is_active = false where id = '${ids.bowl}'`)
    expect((await attempt(session, remove)).message).toBeUndefined()
  })
})

test('bulk changes and the import report a missing picture by product and by row', async () => {
  await asAdmin(async (session) => {
    const [bulk] = await session.query<{ report: { code: string | null }[] }>(
      `select public.bulk_update_products('{${ids.hidden}}', '{"is_active": true}') as report`,
    )
    expect(bulk!.report).toMatchObject([{ code: 'picture_missing' }])
    const row = { name_en: 'Tray', name_fr: 'Plateau', name_ar: 'صينية', price: '90', stock_quantity: '1' }
    const [imported] = await session.query<{ report: unknown[] }>(
      `select public.import_products($1::text::jsonb) as report`,
      [
        JSON.stringify([
          { ...row, category: 'pottery', city: 'Fez', is_active: 'true' },
          { ...row, category: 'pottery', city: 'Fez' },
        ]),
      ],
    )
    expect(imported!.report).toMatchObject([
      { code: 'picture_missing', field: 'image_url' },
      { action: 'insert', code: null },
    ])
  })
})
