import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROVIDER_OF, PROVIDERS } from '@/payments/providers'
import { openDatabase, type TestDatabase } from './database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

test('screens expect of the providers what the database does', async () => {
  const providers = await db.query<{ provider: string }>(
    `select provider, flow, charges_dirhams as "chargesDirhams", refunds_by_api as "refundsByApi", needs_email as "needsEmail"
     from public.payment_providers`,
  )
  expect(
    Object.fromEntries(providers.map(({ provider, ...capabilities }) => [provider, capabilities])),
  ).toEqual(PROVIDERS)
  const methods = await db.query<{ method: string; provider: string }>(
    'select method, provider from public.payment_methods',
  )
  expect(Object.fromEntries(methods.map(({ method, provider }) => [method, provider]))).toEqual(PROVIDER_OF)
})

test('only a provider with pages of its own can have what those bring', async () => {
  for (const change of [
    'charges_dirhams = false',
    'captures_itself = false',
    'refunds_by_api = true',
    'needs_email = true',
    `gives_up_after = '1 hour'`,
  ])
    await expect(
      db.query(`update public.payment_providers set ${change} where provider = 'cash'`),
      change,
    ).rejects.toThrow('payment_providers_check')
})

test('no function of the database names a provider with pages of its own', () => {
  const folder = 'supabase/migrations'
  const named = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => /'(?:cmi|paypal|card)'/.test(line))
      // Their names, and their rows.
      .filter((line) => !/^create type public\.payment_|^ {2}\('/.test(line)),
  )
  expect(named).toEqual([])
})
