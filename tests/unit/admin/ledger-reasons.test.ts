import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reasonText } from '@/admin/payments/ledger-list'

/** The reasons that are written into the ledger by name: reported by a provider's function, or booked by the database. */
function writtenReasons(): string[] {
  const functions = readdirSync('supabase/functions').filter((name) => name.startsWith('pay-'))
  const folders = ['supabase/migrations', ...functions.map((name) => `supabase/functions/${name}`)]
  const sources = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (/\.(?:ts|sql)$/.test(name) ? [`${folder}/${name}`] : [])),
  )
  const patterns = [
    /\breport\([^;]*?'(?:failed|succeeded)',\s*[\w.]+,\s*'([a-z_ ]+)'\)/g,
    /\breason: '([a-z_ ]+)'/g,
    /"reason": "([a-z_ ]+)"/g,
  ]
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, reason]) => reason ?? ''))
  })
  return [...new Set(found)].sort()
}

test('every reason that the shop’s code gives for a payment has words', () => {
  const reasons = writtenReasons()
  expect(reasons).toEqual(
    expect.arrayContaining(['abandoned', 'denied', 'gone', 'not_due', 'refused', 'voided']),
  )
  expect(reasons.filter((reason) => reasonText(reason, ((key: string) => key) as never) === reason)).toEqual(
    [],
  )
})

test('what an admin wrote stays as it is', () => {
  expect(reasonText('A chip', ((key: string) => key) as never)).toBe('A chip')
})
