import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, openStocked } from './database.ts'

// Typical searches in the seeded catalogue, as a visitor.

let db: TestDatabase
beforeAll(async () => {
  db = await openStocked()
})
afterAll(() => db.close())

const asVisitor = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'anon' }, work)

type Found = { id: string; name_en: string; name_fr: string; name_ar: string; is_close: boolean }

/** All results of a search, loaded page by page: those that match all of it, then close ones. */
const findAll = (search: string) =>
  asVisitor(async (session) => {
    const found: Found[] = []
    let cursor: unknown = null
    for (;;) {
      const page: (Found & { next_cursor: unknown })[] = await session.query(
        `select id, name_en, name_fr, name_ar, is_close, next_cursor
         from public.list_products(search => $1, sort => 'newest', page_size => 48,
           cursor => $2::text::jsonb)`,
        [search, cursor === null ? null : JSON.stringify(cursor)],
      )
      found.push(...page)
      if (page.length < 48) return found
      cursor = page.at(-1)?.next_cursor
    }
  })

const find = async (search: string) => (await findAll(search)).filter(({ is_close: isClose }) => !isClose)

const findIds = async (search: string) => (await find(search)).map(({ id }) => id)

const correct = (search: string) =>
  asVisitor(async (session) => {
    const rows = await session.query<{ corrected: string | null }>(
      `select public.catalog_facets(search => $1) ->> 'corrected' as corrected`,
      [search],
    )
    return rows[0]?.corrected
  })

test('the catalogue is the one that is seeded', async () => {
  expect(await find('')).toHaveLength(525)
})

describe('spellings of one word find the same', () => {
  test.each([
    ['zellige', ['زليج', 'zellij', 'Zellige', 'ZELLIGE', 'الزليج', 'زَلِّيج', 'zelige']],
    ['théière', ['theiere', 'THÉIÈRE', 'Théière']],
    ['فانوس', ['فَانُوس', 'فـانـوس', 'الفانوس', 'lantern', 'lanterne', 'fanous']],
    ['ألواح', ['الواح', 'ألوَاح']],
    ['babouche', ['BABOUCHE', 'Babouches', 'بلغة', 'slippers']],
    ['tajine', ['tagine', 'طاجين', 'الطاجين']],
  ])('%s', async (word, spellings) => {
    const expected = await findIds(word)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(525)
    for (const spelling of spellings) expect(await findIds(spelling), spelling).toEqual(expected)
  })
})

test('a teapot is found by its French name without accents', async () => {
  const names = (await find('theiere')).map(({ name_fr }) => name_fr)
  expect(names).toContainEqual(expect.stringMatching(/théière/i))
})

test('a product is found by its name in a language that the page is not in', async () => {
  // The search has no language parameter, so results are independent of the language.
  for (const search of ['Babouches brodées', 'plateau cuivre', 'جلد أصفر']) {
    expect((await find(search)).length, search).toBeGreaterThan(0)
  }
  const [pouf] = await find('بوف')
  expect(await findIds(pouf!.name_fr)).toContain(pouf!.id)
  expect(await findIds(pouf!.name_en)).toContain(pouf!.id)
})

test('words may come in any order, in two languages', async () => {
  const red = await findIds('red babouches')
  expect(red.length).toBeGreaterThan(0)
  expect(await findIds('babouches red')).toEqual(red)
  const every = await findIds('babouches')
  expect(red.length).toBeLessThan(every.length)
  expect(every).toEqual(expect.arrayContaining(red))
  expect((await findIds('pouf cuir')).length).toBeGreaterThan(0)
  expect(await findIds('جلد pouf')).toEqual(await findIds('pouf cuir'))
})

describe('parts of words', () => {
  // A whole word also matches its synonyms.
  test.each([
    ['ellige', 'zellige'],
    ['héièr', 'théière'],
    ['abouch', 'babouche'],
    ['وانيس', 'فانوس'],
  ])('%s finds what %s does', async (part, whole) => {
    const found = await findIds(part)
    expect(found).toEqual(expect.arrayContaining(await findIds(whole)))
  })

  test('one or two letters are the beginning of a word', async () => {
    for (const letters of ['z', 'gl', 'زل']) {
      const found = await find(letters)
      expect(found.length, letters).toBeGreaterThan(0)
      expect(found.length, letters).toBeLessThan(525)
    }
    expect((await findIds('ll')).length).toBeLessThan((await findIds('ell')).length)
  })

  test('a new or renamed product is found at once by its new words', async () => {
    await actAs(db, { role: 'owner' }, async (session) => {
      const count = async (search: string) =>
        (await session.query(`select 1 from public.list_products(search => $1)`, [search])).length
      expect(await count('moonquartz')).toBe(0)
      await session.query(`update public.products set description_fr = 'En moonquartz poli'
        where id = (select id from public.products where is_active order by id limit 1)`)
      expect(await count('oonquart')).toBe(1)
      await session.query(
        `update public.products set description_fr = '' where description_fr like '%moonquartz%'`,
      )
      expect(await count('oonquart')).toBe(0)
      // The maximum length of a description, without a space.
      await session.query(`update public.products set description_en = repeat('م', 5000)
        where id = (select id from public.products where is_active order by id limit 1)`)
      expect(await count('م'.repeat(300))).toBe(1)
    })
  })
})

describe('relevance', () => {
  const HEADING = 'relevance-test'
  /** Adds products of a category of its own, the first one newest, and returns a search of names in the order found. */
  const inShop = (
    products: readonly (readonly [name: string, description: string])[],
    work: (
      search: (text: string, parameters?: string) => Promise<string[]>,
      session: Session,
    ) => Promise<void>,
    category = { name: 'Relevance', city: 'Testville' },
  ) =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query(
        `insert into public.categories (key, name_en, name_fr, name_ar, city) values ($1, $2, $2, $2, $3)`,
        [HEADING, category.name, category.city],
      )
      for (const [index, [name, description]] of products.entries()) {
        await session.query(
          `insert into public.products (name_en, name_fr, name_ar, description_en, price, category_id, image_url,
             is_active, created_at)
           select $1, $1, $1, $2, 10 + $3::int, c.id, 'catalog/bead.avif', true, now() - $3::int * interval '1 day' from public.categories c where c.key = $4`,
          [name, description, index, HEADING],
        )
      }
      const search = async (text: string, parameters = '') =>
        (
          await session.query<{ name_en: string }>(
            `select name_en from public.list_products(search => $1 ${parameters}) where not is_close`,
            [text],
          )
        ).map(({ name_en }) => name_en)
      await work(search, session)
    })

  test('the exact name, then a name that starts with it, then words of the name, then of the description', () =>
    inShop(
      [
        ['Vase', 'Beside a moonquartz'],
        ['Bowl of blue moonquartz', ''],
        ['Moonquartz bowl', ''],
        ['Moonquartz', ''],
      ],
      async (search) => {
        const expected = ['Moonquartz', 'Moonquartz bowl', 'Bowl of blue moonquartz', 'Vase']
        expect(await search('moonquartz')).toEqual(expected)
        expect(await search('  MOONQUÀRTZ! ')).toEqual(expected)
        expect(await search('moonq')).toEqual([
          'Moonquartz bowl',
          'Moonquartz',
          'Bowl of blue moonquartz',
          'Vase',
        ])
        expect(await search('bowl moonquartz')).toEqual(['Bowl of blue moonquartz', 'Moonquartz bowl'])
        expect(await search('moonquartz', `, sort => 'newest'`)).toEqual([
          'Vase',
          'Bowl of blue moonquartz',
          'Moonquartz bowl',
          'Moonquartz',
        ])
      },
    ))

  test('the Arabic article and letter forms make no difference', () =>
    inShop(
      [
        ['مزهرية', 'من الأقحوانية'],
        ['الأقحوانية الكبيرة', ''],
        ['أقحوانية', ''],
      ],
      async (search) => {
        for (const text of ['اقحوانيه', 'الأقحوانية', 'أَقْحُوانِيَة'])
          expect(await search(text), text).toEqual(['أقحوانية', 'الأقحوانية الكبيرة', 'مزهرية'])
      },
    ))

  test('words of the category, of the city and synonyms come before words of the description', () =>
    inShop(
      [
        ['Plate', 'Sold with the moonquartz of Testville'],
        ['Sunbeaker', ''],
        ['Moonquartz plate', ''],
      ],
      async (search, session) => {
        await session.query(
          `insert into public.search_synonyms (terms) values (array['moonquartz', 'sunbeaker'])`,
        )
        expect(await search('moonquartz')).toEqual(['Moonquartz plate', 'Sunbeaker', 'Plate'])
        expect(await search('testville')).toEqual(['Plate', 'Sunbeaker', 'Moonquartz plate'])
        expect(await search('relevan sunbeaker')).toEqual(['Sunbeaker', 'Moonquartz plate', 'Plate'])
        await session.query(
          `update public.categories set name_fr = 'Sunstones', city = 'Otherville' where key = $1`,
          [HEADING],
        )
        expect(await search('sunstones plate')).toEqual(['Plate', 'Moonquartz plate'])
        expect(await search('testville')).toEqual(['Plate'])
        expect(await search('otherville sunbeaker')).toContain('Sunbeaker')
      },
    ))

  test('ties are newest first, and pages continue across them without gap or repeat', () =>
    inShop(
      Array.from({ length: 40 }, (_, n) => [
        n % 4 === 0
          ? 'Moonquartz'
          : n % 4 === 1
            ? `Moonquartz ${n}`
            : n % 4 === 2
              ? `Old moonquartz ${n}`
              : `Vase ${n}`,
        n % 4 === 3 ? 'moonquartz' : '',
      ]),
      async (_search, session) => {
        await session.query(
          `update public.products set created_at = date_trunc('day', now()) where name_en like 'Old moonquartz %'`,
        )
        const page = (size: number, cursor: string | null) =>
          session.query<{ id: string; name_en: string; next_cursor: string }>(
            `select id, name_en, next_cursor::text from public.list_products(search => 'moonquartz', page_size => $1,
               cursor => $2::text::jsonb)`,
            [size, cursor],
          )
        const whole = await page(48, null)
        const kinds = whole.map(({ name_en }) => name_en.replace(/ ?\d+$/, ''))
        expect(kinds.slice(0, 10)).toEqual(Array<string>(10).fill('Moonquartz'))
        expect(whole.slice(10, 20).map(({ name_en }) => name_en)).toEqual(
          Array.from({ length: 10 }, (_, n) => `Moonquartz ${4 * n + 1}`),
        )
        expect(kinds.slice(20)).toEqual([
          ...Array<string>(10).fill('Old moonquartz'),
          ...Array<string>(10).fill('Vase'),
        ])
        for (const size of [1, 7, 10]) {
          const paged: string[] = []
          let cursor: string | null = null
          for (;;) {
            const rows: Awaited<ReturnType<typeof page>> = await page(size, cursor)
            paged.push(...rows.map(({ id }) => id))
            if (rows.length < size) break
            cursor = rows.at(-1)?.next_cursor ?? null
          }
          expect(paged, String(size)).toEqual(whole.map(({ id }) => id))
        }
      },
    ))

  test('the product of a seeded name is the first result for that name, in every language', () =>
    asVisitor(async (session) => {
      const products = await session.query<Found>(
        `select id, name_en, name_fr, name_ar from public.list_products(sort => 'name_en', page_size => 48)`,
      )
      for (const { name_en, name_fr, name_ar } of products.filter((_, index) => index % 6 === 0))
        for (const name of [name_en, name_fr, name_ar]) {
          const [first] = await session.query<Found>(
            `select id, name_en, name_fr, name_ar from public.list_products(search => $1, page_size => 1)`,
            [name],
          )
          expect([first?.name_en, first?.name_fr, first?.name_ar]).toContain(name)
        }
    }))

  test('without a search there is none: newest first', () =>
    asVisitor(async (session) => {
      const ordered = async (parameters: string) =>
        (await session.query<Found>(`select id from public.list_products(${parameters})`)).map(({ id }) => id)
      expect(await ordered(`sort => 'relevance'`)).toEqual(await ordered(`sort => 'newest'`))
      expect(await ordered('')).toEqual(await ordered(`sort => 'newest'`))
    }))
})

describe('a search with filters', () => {
  test.each(['relevance', 'newest', 'price_asc', 'price_desc', 'name_en', 'name_fr', 'name_ar', 'offers'])(
    'can be paged completely by %s, with many or few matches',
    (sort) =>
      asVisitor(async (session) => {
        type Row = { id: string; next_cursor: unknown }
        const page = (search: string, size: number, cursor: unknown) =>
          session.query<Row>(
            `select id, next_cursor from public.list_products(search => $1, city => 'Fez', sort => $2, page_size => $3,
               cursor => $4::text::jsonb)`,
            [search, sort, size, cursor === null ? null : JSON.stringify(cursor)],
          )
        for (const search of ['fez', 'zellige', 'red bowl']) {
          const paged: string[] = []
          let cursor: unknown = null
          for (;;) {
            const rows = await page(search, 7, cursor)
            paged.push(...rows.map(({ id }) => id))
            if (rows.length < 7) break
            cursor = rows.at(-1)?.next_cursor
          }
          expect(new Set(paged).size, search).toBe(paged.length)
          const whole = (await page(search, 48, null)).map(({ id }) => id)
          expect(paged.slice(0, 48), search).toEqual(whole)
          const [row] = await session.query<{ facets: { total: number } }>(
            `select public.catalog_facets(search => $1, city => 'Fez') as facets`,
            [search],
          )
          if (sort !== 'offers') expect(row!.facets.total, search).toBe(paged.length)
        }
      }),
  )

  test('the counts equal those of the lists', () =>
    asVisitor(async (session) => {
      const counted = await session.query<{ facets: { cities: { city: string; count: number }[] } }>(
        `select public.catalog_facets(search => 'copper', category => 'lamps', min_price => 100, max_price => 900) as facets`,
      )
      const { cities } = counted[0]!.facets
      expect(cities.length).toBeGreaterThan(1)
      for (const { city, count } of cities) {
        const rows = await session.query(
          `select 1 from public.list_products(search => 'copper', category => 'lamps', min_price => 100, max_price => 900,
             city => $1, page_size => 48)`,
          [city],
        )
        expect(rows.length, city).toBe(count)
      }
    }))
})

test('a price range can be paged completely in every order, with many or few matches', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query(
      `insert into public.products (name_en, name_fr, name_ar, price, compare_at_price, category_id,
         image_url, is_active, created_at)
       select 'Bead ' || n % 50, 'Perle ' || n % 50, 'خرزة ' || n % 50, 500 + n % 100, case when n % 3 = 0 then 700 + n end,
         (select id from public.categories order by key limit 1),
         'catalog/bead.avif', true, now() - n % 200 * interval '1 day'
       from generate_series(1, 1500) n`,
    )
    const orders = {
      newest: 'p.created_at desc, p.id desc',
      name_en: 'p.sort_en, p.id',
      name_ar: 'p.sort_ar, p.id',
      offers: 'round(1 - p.price / p.compare_at_price, 4) desc, p.id desc',
    }
    for (const [sort, order] of Object.entries(orders)) {
      for (const most of [502, 599]) {
        const expected = await session.query<{ id: string }>(
          `select p.id from public.products p
           where p.is_active ${sort === 'offers' ? 'and p.compare_at_price is not null' : ''} and p.price between 500 and ${most} order by ${order}`,
        )
        const paged: { id: string }[] = []
        let cursor: string | null = null
        for (;;) {
          const rows: { id: string; next_cursor: string }[] = await session.query(
            `select id, next_cursor::text from public.list_products(min_price => 500, max_price => $1, sort => $2, page_size => 48,
               cursor => $3::text::jsonb)`,
            [most, sort, cursor],
          )
          paged.push(...rows.map(({ id }) => ({ id })))
          if (rows.length < 48) break
          cursor = rows.at(-1)?.next_cursor ?? null
        }
        expect(paged, `${sort} up to ${most}`).toEqual(expected)
      }
    }
  }))

describe('anything may be typed', () => {
  test.each(['', ' ', '\u202E', '\t\n', '\u3164'])(
    '%j cannot be seen and returns everything',
    async (search) => {
      expect(await find(search)).toHaveLength(525)
    },
  )

  test.each(['%', '_', '%%%', `'`, '"', `'"`, '\\', '🧿', '()', '؟', '絨毯', 'Ковёр', 'ⴰⵎⵉⵏⴰ', 'שטיח'])(
    '%j is in no product',
    async (search) => {
      expect(await find(search)).toEqual([])
    },
  )

  test.each([
    ['100%', '100'],
    ['%zellige%', 'zellige'],
    ['zell_ige', 'zell ige'],
    [`"copper"`, 'copper'],
    [`l'huile`, 'l huile'],
    ['théière 🫖', 'théière'],
    ['  zellige   ', 'zellige'],
    ['\u202Ezellige\u2069', 'zellige'],
  ])('%j is %j', async (search, plain) => {
    expect(await findIds(search)).toEqual(await findIds(plain))
  })

  test.each([
    'a'.repeat(300),
    'ز'.repeat(300),
    'zellige '.repeat(38),
    'ab '.repeat(100),
    `'; drop table public.products; --`,
    `x') or true or (p.name_en like '%`,
    'active.eq.false)',
    '%L %s %1$s',
  ])('%j is accepted', async (search) => {
    await expect(find(search)).resolves.toBeDefined()
    await expect(correct(search)).resolves.toBeDefined()
  })

  test('an injected condition shows nothing that is withdrawn', async () => {
    expect(await find(`x' or not p.is_active or name_en like 'x`)).toEqual([])
  })
})

describe('a misspelled word is corrected', () => {
  test.each([
    ['lantren', 'lantern'],
    ['lantiren', 'lantern'],
    ['lantenre', 'lanterne'],
    ['taginne', 'tagine'],
    ['babuche', 'babouches'],
    ['zeligge', 'zellige'],
    ['teapto', 'teapot'],
    ['théièrre', 'théière'],
    ['tehiere', 'théière'],
    ['coussain', 'coussin'],
    ['mirrror', 'mirror'],
    ['puof', 'pouf'],
    ['tgaine', 'tagine'],
    ['تاجين', 'طاجين'],
    ['فنوس', 'فانوس'],
    ['زلييج', 'زليج'],
    ['الفانسو', 'فانوس'],
    ['نحاص', 'نحاس'],
  ])('%s: %s', async (search, expected) => {
    expect(await correct(search)).toBe(expected)
    expect(await findIds(search)).toEqual(await findIds(expected))
  })

  test('the words that were right stay as they were typed', async () => {
    expect(await correct('Copper lantren')).toBe('copper lantern')
    expect(await correct('théièrre gravée')).toBe('théière gravée')
  })

  test.each(['zellige', 'bleu', '', ' ', '🧿', 'qwxzkvjq', 'x'.repeat(300)])('%j is not', async (search) => {
    expect(await correct(search)).toBeNull()
  })

  test('in quotation marks nothing is', async () => {
    expect(await correct('"lantren"')).toBeNull()
    expect(await findAll('"lantren"')).toEqual([])
  })

  test('names of withdrawn products are never used', async () => {
    await actAs(db, { role: 'owner' }, async (session) => {
      await session.query(`update public.products set name_en = 'Moonquartz vase', is_active = false
        where id = (select id from public.products where is_active order by id limit 1)`)
      const correctedQuery = () =>
        session.query(`select public.catalog_facets(search => 'moonqartz') ->> 'corrected' as corrected`)
      expect(await correctedQuery()).toEqual([{ corrected: null }])
      await session.query(`update public.products set is_active = true where name_en = 'Moonquartz vase'`)
      expect(await correctedQuery()).toEqual([{ corrected: 'moonquartz' }])
    })
  })
})
