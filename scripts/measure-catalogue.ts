/**
 * What the catalogue's requests cost at the seeded size and at 100,000 products, on a throwaway PostgreSQL:
 * `npm run measure:catalogue`. Takes some minutes, most of them for loading. Fails when a plan of the large catalogue
 * reads all products, or when page 1 reads more than twice of what it does in the small one.
 */
import postgres from 'postgres'
import { catalogueRequests, type Measured } from './catalogue-requests.ts'
import { openCatalogue } from './large-catalogue.ts'
import { circumstances, percentile, table, writeSection } from './performance-notes.ts'

const SIZE = Number(process.env.CATALOGUE_SIZE ?? 100_000)
const ROUNDS = 60

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] } & Record<string, unknown>

const server = process.env.DATABASE_URL ?? ''

async function connect(name: string, size: number | null) {
  const url = await openCatalogue(server, name, size)
  const plans: string[] = []
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => plans.push(message ?? '') })
  await sql.unsafe('vacuum analyze')
  return { sql, plans, requests: await catalogueRequests(sql) }
}

/** A visitor's request, timed as PostgREST would wait for it: the statement itself, its transaction already begun. */
async function time(sql: postgres.Sql, { sql: statement }: Measured): Promise<number> {
  return sql.begin<number>(async (session) => {
    await session.unsafe(
      `set local role anon; select set_config('request.jwt.claims', '{"role":"anon"}', true)`,
    )
    const start = performance.now()
    await session.unsafe(statement)
    return performance.now() - start
  })
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** Blocks that a request touches, whatever else the machine does, and the tables it reads from end to end. */
async function explain({ sql, plans }: { sql: postgres.Sql; plans: string[] }, { sql: statement }: Measured) {
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set auto_explain.log_buffers = on;
    set auto_explain.log_format = json; set client_min_messages = log`)
  plans.length = 0
  await sql.unsafe(statement)
  const told = plans
    .filter((message) => message.includes('plan:'))
    .map((message) => (JSON.parse(message.slice(message.indexOf('{'))) as { Plan: Plan }).Plan)
  await sql.unsafe('set auto_explain.log_min_duration = -1; reset client_min_messages')
  const scanned = told.flatMap(nodes).filter((plan) => plan['Node Type'] === 'Seq Scan')
  const outer = told.at(-1)
  return {
    blocks: Number(outer?.['Shared Hit Blocks']) + Number(outer?.['Shared Read Blocks']),
    scanned: [...new Set(scanned.map((plan) => plan['Relation Name'] ?? '?'))],
  }
}

if (server === '') throw new Error('Wants DATABASE_URL: run it through scripts/with-postgres.ts')
const small = await connect('catalogue_small', null)
const large = await connect('catalogue_large', SIZE)
const problems: string[] = []
const rows: string[][] = []
for (const [index, request] of large.requests.entries()) {
  const before = small.requests[index]
  if (before === undefined) continue
  const times = { small: [] as number[], large: [] as number[] }
  // In turns, so that whatever else runs here slows both.
  for (let round = -3; round < ROUNDS; round += 1) {
    const [few, many] = [await time(small.sql, before), await time(large.sql, request)]
    if (round >= 0) {
      times.small.push(few)
      times.large.push(many)
    }
  }
  const [few, many] = [await explain(small, before), await explain(large, request)]
  if (many.scanned.includes('products')) problems.push(`${request.name}: reads all products`)
  const growth = many.blocks / few.blocks
  if (request.firstPage && growth > 2)
    problems.push(`${request.name}: ${growth.toFixed(1)} times the blocks of the small catalogue`)
  const row = [
    request.name,
    ...[times.small, times.large].flatMap((values) =>
      [0.5, 0.95].map((share) => percentile(values, share).toFixed(1)),
    ),
    String(few.blocks),
    String(many.blocks),
  ]
  rows.push(row)
  console.log(row.join('\t'))
}
const [running] = await large.sql<{ version: string }[]>`select current_setting('server_version') as version`
await small.sql.end()
await large.sql.end()

const listings = large.requests.filter(({ listing }) => listing).map(({ name }) => name)
const slowest = Math.max(
  ...rows.filter(([name]) => listings.includes(name ?? '')).map((row) => Number(row[4])),
)
writeSection(
  `The catalogue at ${SIZE.toLocaleString('en')} products`,
  `\`npm run measure:catalogue\`. ${circumstances()} PostgreSQL ${running?.version.split(' ')[0] ?? ''}.

The statements that PostgREST makes of the shop's requests, as \`anon\`, over one connection: milliseconds until the rows are
there, ${ROUNDS} times each, the two catalogues in turns. Blocks are 8 KB pages that the request touched; they do not depend on
what else the machine does. Slowest listing page without a search: ${slowest.toFixed(1)} ms p95 (budget 5). ${
    problems.length === 0
      ? 'No plan reads all products, and page 1 touches at most twice the blocks of the small catalogue.'
      : `**Problems:** ${problems.join('; ')}.`
  }

${table(['Request', '541: p50', 'p95', `${SIZE.toLocaleString('en')}: p50`, 'p95', 'blocks at 541', `blocks at ${SIZE.toLocaleString('en')}`], rows)}`,
)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
