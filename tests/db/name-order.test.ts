import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, actAs, openStocked } from './database.ts'

// The lists sort on the server as the browser's Intl.Collator sorts, on both databases.

let db: TestDatabase
beforeAll(async () => {
  db = await openStocked()
})
afterAll(() => db.close())

describe('by name, products are in the order of a dictionary of the language', () => {
  const byName = (language: 'en' | 'fr' | 'ar') =>
    actAs(db, { role: 'anon' }, async (session) => {
      const found: string[] = []
      let cursor: string | null = null
      for (;;) {
        const page: { name: string; next_cursor: string }[] = await session.query(
          `select name_${language} as name, next_cursor::text from public.list_products(sort => 'name_${language}', page_size => 48,
             cursor => $1::text::jsonb)`,
          [cursor],
        )
        found.push(...page.map(({ name }) => name))
        if (page.length < 48) return found
        cursor = page.at(-1)?.next_cursor ?? null
      }
    })

  test.each(['en', 'fr', 'ar'] as const)('the whole catalogue in %s', async (language) => {
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
    const names = await byName(language)
    expect(names).toHaveLength(525)
    const inverted = names.slice(1).filter((name, index) => compare(names[index]!, name) > 0)
    expect(inverted).toEqual([])
  })

  test.each([
    [
      'fr',
      [
        'Œuf d’autruche',
        'Écharpe',
        'echarpe',
        'Zellige',
        'Éventail',
        'Oeuf',
        'L’oiseau',
        'Lampe',
        'Pouf 2',
        'Pouf, rond',
        'Pouf',
      ],
    ],
    [
      'en',
      [
        'café set',
        'Cafe rug',
        'bowl',
        'Bowl-shaped',
        'Bowl & spoon',
        'Bowl (blue)',
        '12 cups',
        '٣ cups',
        'Ångström',
      ],
    ],
    [
      'ar',
      [
        'أباجورة',
        'إبريق',
        'آنية',
        'ابريق',
        'بلغة',
        'تاج',
        'ةاج',
        'يد',
        'ىد',
        'وسادة',
        'ؤسادة',
        'طَاجين',
        'طاجين',
        'هدية',
      ],
    ],
  ] as const)('names as they are written in %s', async (language, names) => {
    const sorted = await db.query<{ name: string }>(
      `select name from unnest($1::text[]) as given (name) order by private.sort_key(name) collate "C", name collate "C"`,
      [`{${names.map((name) => JSON.stringify(name)).join(',')}}`],
    )
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
    const order = sorted.map(({ name }) => name)
    const inverted = order.slice(1).filter((name, index) => compare(order[index]!, name) > 0)
    expect(inverted).toEqual([])
  })
})
