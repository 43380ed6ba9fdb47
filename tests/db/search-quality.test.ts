import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCatalogue } from './catalogue.ts'
import { type TestDatabase, actAs } from './database.ts'
import { arabic, english, french, type JudgedQuery, mixed, nonsense } from './search/judged-queries.ts'
import { judge, judgedProducts, summarize } from './search/judged-search.ts'

// How good searches are in the seeded catalogue: what belongs on the first page is judged in judged-queries.ts.

const PAGE = 12

let db: TestDatabase
beforeAll(async () => {
  db = await openCatalogue()
})
afterAll(() => db.close())

const find = (search: string) =>
  actAs(db, { role: 'anon' }, async (session) => {
    const rows = await session.query<{ id: string }>(
      `select id from public.list_products(search => $1, page_size => $2)`,
      [search, PAGE],
    )
    return rows.map(({ id }) => id)
  })

test('the judge sees the catalogue that is searched', () => {
  expect(judgedProducts.size).toBe(525)
})

test.each([
  ['English', english],
  ['French', french],
  ['Arabic', arabic],
  ['Darija, two languages and misspellings', mixed],
] as [string, readonly JudgedQuery[]][])(
  '%s: what belongs on the first page is there',
  async (_, queries) => {
    const judged = []
    for (const query of queries) judged.push(judge(query, await find(query[0])))
    const summary = summarize(judged)
    const poor = judged
      .filter(({ at5 }) => at5 < 0.6)
      .map(({ query, at5, wrong }) => `${query} (${at5}): ${wrong.join(', ')}`)
    expect(summary.empty, 'searches without results').toEqual([])
    expect(summary.at5, poor.join('\n')).toBeGreaterThanOrEqual(0.95)
  },
)

test.each(nonsense)('%s finds nothing', async (search) => {
  expect(await find(search)).toEqual([])
})
