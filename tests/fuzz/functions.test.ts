import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERROR_CODES } from '../../src/lib/errors.ts'
import type { TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { brokenInvariants, invariants } from '../races/invariants.ts'
import { bowl, buyer, openShop, placed, pouf } from '../races/race-shop.ts'
import { argumentsOf as otherArgumentsOf, SEED } from './arbitraries.ts'
import { orderArgumentsOf } from './order-arbitraries.ts'
import { paymentArgumentsOf } from './payment-arbitraries.ts'
import { shopperArgumentsOf } from './shopper-arbitraries.ts'
import { type Caller, type Outcome, type Signature, HELPERS, readSignatures, request } from './requests.ts'

// Calls every function of the API with random arguments as every role: it returns or fails with one of the shop's codes.

const RUNS = 320

let db: TestDatabase
let orders: string[]
let token: string
let paymentToken: string
let signatures: Signature[]
let before: unknown

/** A checksum of all tables. */
const contents = () =>
  db.query(
    `select c.oid::regclass::text as name, (xpath('/row/n/text()', query_to_xml(format(
        'select coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as n from %s t', c.oid::regclass), true, true, '')))[1]::text as content
     from pg_class c where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
  )

beforeAll(async () => {
  db = await openShop()
  // Enough words that a search for one letter matches hundreds.
  await db.query(`insert into public.products (name_en, name_fr, name_ar, price, stock_quantity, category_id, image_url, is_active)
    select l || ' ' || l || md5(l || n), 'nom ' || chr(97 + n % 26) || md5(n::text), 'اسم ' || n, 10 + n, 5, '${ids.fezPottery}', 'catalog/bead.avif', true
    from generate_series(1, 310) n, unnest(array['a', 'b']) l`)
  orders = [
    await placed(db, people.customer, [bowl(2)], 200),
    await placed(db, people.customer, [pouf(1)], 380),
    await placed(db, buyer(1), [pouf(2), bowl(1)], 860),
  ]
  const [tokens] = await db.query<{ tracking_token: string; payment_token: string }>(
    'select tracking_token, payment_token from public.orders limit 1',
  )
  token = tokens!.tracking_token
  paymentToken = tokens!.payment_token
  for (const statement of HELPERS.split(/;\s*(?=grant |create function)/)) await db.query(statement)
  await db.query('analyze')
  signatures = await readSignatures(db)
  // Random arguments must not take more time than the API's limit.
  await db.query(`set statement_timeout = '5s'`)
  before = await contents()
})
afterAll(async () => {
  await db.close()
})

// Errors raised before a function is called, because an argument does not have its declared type.
const MALFORMED = ['22P02', '22P05', '22003', '22007', '22008', '22009', '22021', '22023', '54000', '54001']
const codes: readonly string[] = ERROR_CODES

/** Why an outcome is a bug; null when it is expected. */
function complaint({ stage, code, message, detail }: Outcome): string | null {
  if (code === null) return null
  if (detail?.includes('Failing row') === true) return `a row in the answer: ${detail}`
  if (stage === 'arguments')
    return MALFORMED.includes(code) ? null : `arguments refused with ${code} ${message ?? ''}`
  if (/^PT4\d\d$/.test(code))
    return codes.includes(message ?? '') ? null : `a refusal without a name: ${message ?? ''}`
  if (code === '42501') {
    return /^(admin_required|sign_in_required|permission denied for function \w+)$/.test(message ?? '')
      ? null
      : `not a refusal of the shop's: ${message ?? ''}`
  }
  return `${code} ${message ?? ''}`
}

const callers: readonly Caller[] = [
  { role: 'anon' },
  { role: 'authenticated', userId: people.customer },
  { role: 'authenticated', userId: people.admin },
  // A deleted account with a token that is still valid.
  { role: 'authenticated', userId: '00000000-0000-4000-8000-0000000000ff' },
  { role: 'service_role' },
]

const NEED_A_LIVE_DATABASE = 'no session is left in a transaction or waits for a lock'
const holds = `select coalesce(jsonb_agg(h.name), '[]') from (${Object.entries(invariants)
  .filter(([name]) => name !== NEED_A_LIVE_DATABASE)
  .map(([name, sql]) => `select '${name}' as name where exists (${sql})`)
  .join(' union all ')}) h`
const products = `select jsonb_object_agg(p.id, to_jsonb(p) - 'updated_at') from public.products p
  where p.id in ('${ids.bowl}', '${ids.pouf}', '${ids.glass}')`

/** Only one in so many calls is checked against all tables, because reading them takes longer than the call. */
const probes: Readonly<Record<string, readonly [sql: string, every: number]>> = {
  place_order: [holds, 4],
  correct_order_lines: [holds, 4],
  place_order_draft: [holds, 4],
  cancel_order: [holds, 8],
  set_order_statuses: [holds, 4],
  adjust_stock: [holds, 4],
  update_product: [holds, 4],
  bulk_update_products: [products, 1],
  import_products: [products, 1],
}

function expectKept(name: string, body: Readonly<Record<string, string>>, outcome: Outcome) {
  const [probe] = probes[name] ?? []
  if (probe === undefined || outcome.before === null) return
  if (probe === holds) {
    expect(outcome.after).toEqual([])
  } else if (
    outcome.code !== null ||
    body.preview === undefined ||
    body.preview === 'true' ||
    body.preview === '"yes"'
  ) {
    expect(outcome.after).toEqual(outcome.before)
  } else if (name === 'bulk_update_products') {
    const [report] = outcome.answer as [{ id: string; code: string | null }[]]
    const [was, is] = [outcome.before, outcome.after] as [Record<string, unknown>, Record<string, unknown>]
    for (const { id, code } of report) if (code !== null && id in was) expect(is[id]).toEqual(was[id])
  }
}

const argumentsOf = (orders: readonly string[], token: string) => ({
  ...otherArgumentsOf(orders),
  ...paymentArgumentsOf(orders, paymentToken),
  ...orderArgumentsOf(orders, token),
  ...shopperArgumentsOf(token),
})
const names = Object.keys(argumentsOf(['x'], ''))

test('has arguments for every function', () => {
  expect(signatures.map(({ name }) => name)).toEqual([...names].sort())
})

describe.each(names)('%s', (name) => {
  test('responds or refuses with a known code for any input', async () => {
    const signature = signatures.find((each) => each.name === name)!
    const sources = argumentsOf(orders, token)[name] ?? {}
    const allowed = callers.filter(({ role }) => signature.roles.includes(role))
    // Most calls are made as admin, because they reach more code; other roles are mostly refused.
    const caller = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          ...(name.startsWith('admin_') || probes[name]
            ? [...allowed, ...allowed.slice(1, 2), ...Array.from({ length: 6 }, () => callers[2]!)]
            : allowed),
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom(...callers) },
    )
    const body = fc
      .record(sources, { requiredKeys: signature.required.filter((argument) => argument in sources) })
      // Most changes send the correct baseline.
      .map((given) =>
        given.seen === 'SEEN'
          ? {
              ...given,
              seen: `{"name_en":"Painted bowl","name_fr":"Bol peint","name_ar":"زلافة مرسومة","description_en":"","price":100,"compare_at_price":null,"image_url":"catalog/bowl.avif","image_color":null,"category_id":"${ids.fezPottery}","is_active":true}`,
            }
          : given,
      )
    let count = 0
    await fc.assert(
      fc.asyncProperty(caller, body, async (asking, given) => {
        count += 1
        const [probe, every] = probes[name] ?? []
        const looked = probe !== undefined && every !== undefined && count % every === 0
        const outcome = await request(db, signature, asking, given, looked ? probe : undefined)
        const wrong = complaint(outcome)
        if (wrong !== null) throw new Error(wrong)
        expectKept(name, given, outcome)
      }),
      { seed: SEED, numRuns: RUNS, plugins: [fc.interruptAfterTimeLimit(50_000, { failOnInterrupt: true })] },
    )
  })
})

test('no rows were written', async () => {
  expect(await contents()).toEqual(before)
  expect(await brokenInvariants(db)).toEqual({})
})
