/**
 * Runs all actions of customers and admins concurrently on a throwaway PostgreSQL with the seeded catalogue:
 * `npm run test:soak`. SOAK_SECONDS and SOAK_CLIENTS set length and concurrency. Fails when an invariant is violated, when an
 * order differs from its response, or when a client gets an unexpected error.
 */
import { randomInt } from 'node:crypto'
import postgres from 'postgres'
import { ERROR_CODES } from '../../src/lib/errors.ts'
import { startStack } from '../../supabase/local/stack.ts'
import { contact } from '../../tests/db/fixtures.ts'
import { brokenInvariants, invariants } from '../../tests/races/invariants.ts'
import { circumstances, percentile, table, saveReport } from './report.ts'
import { type Answer, type Client, type Action, type Shop, actions } from './soak-actions.ts'

const SECONDS = Number(process.env.SOAK_SECONDS ?? 120)
const CLIENTS = Number(process.env.SOAK_CLIENTS ?? 40)
const BUYERS = 20_000
const server = process.env.DATABASE_URL ?? ''
if (server === '') throw new Error('DATABASE_URL is not set: run npm run test:soak')

async function openShop() {
  const name = `shop_soak_${process.pid}`
  const url = String(Object.assign(new URL(server), { pathname: `/${name}` }))
  const maintenance = postgres(server, { max: 1, onnotice: () => undefined })
  await maintenance.unsafe(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  await (await startStack({ databaseUrl: url, seed: true })).close()
  const sql = postgres(url, { max: CLIENTS + 2, onnotice: () => undefined })
  // Existing accounts, so that no welcome emails are queued.
  await sql.unsafe(`insert into auth.users (id, email)
    select ('60000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'buyer' || n || '@shop.example' from generate_series(1, ${BUYERS}) n`)
  await sql.unsafe(
    `update public.profiles set role = 'admin' where email in ('buyer1@shop.example', 'buyer2@shop.example', 'buyer3@shop.example')`,
  )
  const people = await sql<
    { id: string; role: string }[]
  >`select user_id as id, role::text from public.profiles order by email`
  const hot = await sql<Shop['hot'][number][]>`
    select p.id, p.price::float as price, coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'type', v.variation_type)) from public.product_variations v
      where v.product_id = p.id), '[]') as values
    from public.products p where p.is_active order by md5(p.id::text) limit 24`
  await sql`update public.stock_units set quantity = 60 where product_id = any (${hot.map(({ id }) => id)})`
  // The seeded orders have no emails.
  await sql.unsafe(`select private.enqueue_order_email('order_confirmation', o) from public.orders o`)
  await sql.unsafe(`select private.enqueue_order_email('order_status', o) from public.orders o
    join public.order_status_history h on h.order_id = o.id and h.from_status is not null
    where not exists (select 1 from public.email_outbox m where m.order_id = o.id and m.kind = 'order_status')`)
  await sql.unsafe('analyze')
  const earlier = await sql<{ id: string }[]>`select id from public.orders`
  const of = (role: string) => people.filter((person) => person.role === role).map(({ id }) => id)
  const shop: Shop = { hot, buyers: of('customer'), admins: of('admin'), orders: [], keys: [], contact }
  return {
    sql,
    shop,
    earlier: earlier.map(({ id }) => id),
    async close() {
      await sql.end()
      await maintenance.unsafe(`drop database if exists ${name} with (force)`)
      await maintenance.end()
    },
  }
}

type Statement = (sql: string, parameters?: readonly unknown[]) => Promise<{ value?: unknown }[]>

function clientOf(connection: postgres.ReservedSql): Client {
  const run: Statement = (sql, parameters = []) =>
    connection.unsafe<{ value?: unknown }[]>(
      sql,
      parameters as (string | number | boolean | string[] | null)[],
    )
  return {
    async ask(userId, sql, parameters) {
      const role = userId === null ? 'anon' : 'authenticated'
      try {
        await run('begin')
        await run(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true), set_config('role', $3, true)`,
          [JSON.stringify({ role, ...(userId !== null && { sub: userId }) }), userId ?? '', role],
        )
        const [row] = await run(sql, parameters)
        await run('commit')
        return { value: row?.value }
      } catch (error) {
        await run('rollback')
        if (!(error instanceof postgres.PostgresError)) throw error
        return { code: error.code, message: error.message }
      }
    },
  }
}

const lottery = actions.flatMap((action) => Array.from({ length: action.share }, () => action))
const names: readonly string[] = ERROR_CODES
const isTyped = ({ code = '', message = '' }: Answer) =>
  (/^PT4\d\d$/.test(code) && names.includes(message)) || (code === '42501' && message === 'sign_in_required')

const opened = await openShop()
const { sql, shop, earlier } = opened
const times = new Map<Action, number[]>(actions.map((action) => [action, []]))
const refusals = new Map<string, number>()
const problems: string[] = []

console.log(`${CLIENTS} clients, ${SECONDS} seconds`)
const end = performance.now() + SECONDS * 1000
await Promise.all(
  Array.from({ length: CLIENTS }, async () => {
    const connection = await sql.reserve()
    const client = clientOf(connection)
    while (performance.now() < end) {
      const action = lottery[randomInt(lottery.length)]
      if (action === undefined) continue
      const start = performance.now()
      const answer = await action.run(client, shop)
      times.get(action)?.push(performance.now() - start)
      if (answer.code === undefined) continue
      const name = `${answer.message ?? ''} (${answer.code})`
      if (isTyped(answer)) refusals.set(name, (refusals.get(name) ?? 0) + 1)
      else problems.push(`${action.name}: ${name}`)
    }
    connection.release()
  }),
)

for (const [name, rows] of Object.entries(
  await brokenInvariants({ query: async (text) => [...(await sql.unsafe(text))] as never[] }),
)) {
  problems.push(`${name}: ${JSON.stringify(rows)}`)
}
// Every order in a response exists, and every order was in a response.
const placed = await sql<{ id: string; total: number }[]>`
  select id, total_amount::float as total from public.orders where id <> all (${earlier})`
const answered = new Map(shop.orders.map(({ id, total }) => [id, total]))
for (const { id, total } of placed)
  if (answered.get(id) !== total)
    problems.push(`order ${id}: the response said ${answered.get(id) ?? 'nothing'}, the row says ${total}`)
if (placed.length !== answered.size)
  problems.push(`${answered.size} orders in responses, ${placed.length} in the database`)
const [running] = await sql<{ version: string }[]>`select current_setting('server_version') as version`
await opened.close()

const rows = actions.map((action) => {
  const taken = times.get(action) ?? []
  const at = (share: number) => (taken.length === 0 ? '-' : percentile(taken, share).toFixed(0))
  return [action.name, String(taken.length), (taken.length / SECONDS).toFixed(1), at(0.5), at(0.95), at(0.99)]
})
const total = [...times.values()].reduce((sum, taken) => sum + taken.length, 0)
const figures = table(
  ['Request', 'times', 'per second', 'p50 ms', 'p95 ms', 'p99 ms'],
  [
    ...rows,
    [
      '**all**',
      String(total),
      (total / SECONDS).toFixed(1),
      ...[0.5, 0.95, 0.99].map((share) => percentile([...times.values()].flat(), share).toFixed(0)),
    ],
  ],
)
const refused = table(
  ['Refused with', 'times'],
  [...refusals].sort((a, b) => b[1] - a[1]).map(([name, count]) => [name, String(count)]),
)

if (problems.length > 0) {
  console.error(`\n${problems.length} problems:\n${problems.slice(0, 40).join('\n')}`)
  process.exitCode = 1
} else {
  console.log(`All ${Object.keys(invariants).length} invariants hold.`)
}
saveReport(
  'soak',
  'Under load',
  `\`npm run test:soak\`. ${circumstances()} PostgreSQL ${running?.version.split(' ')[0] ?? ''}.

${CLIENTS} clients for ${SECONDS} seconds, each sending requests without a pause, on ${shop.hot.length} products of the seeded catalogue: deliberately more
than a shop receives. Milliseconds until the transaction has ended, over direct connections; an order includes its quote. ${answered.size} orders were placed. ${
    problems.length === 0
      ? `All ${Object.keys(invariants).length} invariants of \`tests/races/invariants.ts\` held afterwards, every response matched its order, and there was no deadlock and no unexpected error.`
      : `**Problems:** ${problems.slice(0, 5).join('; ')}.`
  }

${figures}

${refused}`,
)
