import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'

const FOLDER = 'supabase/migrations'
const sql = readdirSync(FOLDER)
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .join('\n')
const config = parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as { api: { max_rows: number } }

// The Data API cuts longer answers without an error.
test('what the database allows is never longer than an answer of the Data API', () => {
  const pages = [...sql.matchAll(/page_size, 0\) not between 1 and (\d+)/g)].map(([, max]) => Number(max))
  const combinations = /max_combinations constant integer := (\d+)/.exec(sql)?.[1]
  expect(pages.length).toBeGreaterThan(3)
  expect(Math.max(...pages, Number(combinations))).toBeLessThan(config.api.max_rows)
})
