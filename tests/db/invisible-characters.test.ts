import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const admin = { role: 'authenticated', userId: people.admin } as const

const INVISIBLE = {
  'a left-to-right mark': '\u200E',
  'a right-to-left mark': '\u200F',
  'an Arabic letter mark': '\u061C',
  'an override': '\u202E',
  'a soft hyphen': '\u00AD',
  'a Hangul filler': '\u3164',
  'a half-width filler': '\uFFA0',
  'a Braille blank': '\u2800',
  'a tag': '\u{E0041}',
} as const

test.each(Object.entries(INVISIBLE))('%s is refused in names and removed from descriptions', (_kind, mark) =>
  actAs(db, admin, async (session) => {
    for (const [table, column] of [
      ['products', 'name_ar'],
      ['categories', 'name_fr'],
      ['product_variations', 'variation_value'],
      ['shop_settings', 'site_name'],
    ] as const) {
      const where = table === 'shop_settings' ? '' : 'where id = any ($2::uuid[])'
      const change = `update public.${table} set ${column} = $1 ${where}`
      const among = where === '' ? [] : [[ids.bowl, ids.fezPottery, ids.red]]
      expect((await attempt(session, change, [`Red${mark}dish`, ...among])).code, table).toBe('23514')
      expect((await attempt(session, change, ['Reddish ☎️', ...among])).count, table).toBe(1)
    }
    await session.query(`update public.products set description_en = $1 where id = $2`, [
      `Two${mark} lines\nand 👩‍🎨${mark}`,
      ids.bowl,
    ])
    await session.query(`update public.product_images set alt_fr = $1 where product_id = $2`, [
      `Un${mark} bol`,
      ids.bowl,
    ])
    expect(
      await session.query(
        `select p.description_en, i.alt_fr from public.products p join public.product_images i on i.product_id = p.id
         where p.id = $1`,
        [ids.bowl],
      ),
    ).toEqual([{ description_en: 'Two lines\nand 👩‍🎨', alt_fr: 'Un bol' }])
  }),
)

test('the address of a picture cannot leave its folder', () =>
  actAs(db, admin, async (session) => {
    for (const address of ['catalog/../secret-1000.avif', 'https://pictures.example/a/../b.png', 'a..b.avif'])
      for (const [table, column] of [
        ['products', 'id'],
        ['product_images', 'product_id'],
        ['product_variations', 'id'],
      ] as const)
        expect(
          (
            await attempt(
              session,
              `update public.${table} set image_url = $1 where ${column} = any ($2::uuid[])`,
              [address, [ids.bowl, ids.red]],
            )
          ).code,
          table,
        ).toBe('23514')
  }))
