/**
 * Measures the catalogue's requests with the seeded products and with 100,000, on a throwaway PostgreSQL:
 * `npm run measure:catalogue`. The large one has some 300,000 reviews. Takes some minutes, mostly for loading data. Fails when a
 * budget of catalogue-judge.ts is broken. CATALOGUE_SIZE is another number of products.
 */
import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { type CatalogueFigure, catalogueProblems } from './catalogue-judge.ts'
import { catalogueRequests, type Measured } from './catalogue-requests.ts'
import { openCatalogue } from './large-catalogue.ts'
import { circumstances, percentile, table, saveReport } from './report.ts'

const SIZE = Number(process.env.CATALOGUE_SIZE ?? 100_000)
const ROUNDS = Number(process.env.CATALOGUE_ROUNDS ?? 60)
const PASSES = 3

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] } & Record<string, unknown>

const server = process.env.DATABASE_URL ?? ''

async function connect(name: string, size: number | null) {
  const url = await openCatalogue(server, name, size)
  const plans: string[] = []
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => plans.push(message ?? '') })
  await sql.unsafe('vacuum analyze')
  const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return { sql, plans, pid: session?.pid ?? 0, requests: await catalogueRequests(sql) }
}

/** The CPU time in ms that a server process of this machine has used. Waiting for a busy machine does not count. */
const cpuTime = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000

type Times = { readonly elapsed: number; readonly cpu: number }

const AS_VISITOR = `set local role anon; select set_config('request.jwt.claims', '{"role":"anon"}', true)`

/** Times a visitor's request as PostgREST sees it: the statement alone, inside an open transaction. */
async function time(
  { sql, pid }: { sql: postgres.Sql; pid: number },
  { sql: statement }: Measured,
): Promise<Times> {
  return sql.begin<Times>(async (session) => {
    await session.unsafe(AS_VISITOR)
    const [start, used] = [performance.now(), cpuTime(pid)]
    await session.unsafe(statement)
    return { elapsed: performance.now() - start, cpu: cpuTime(pid) - used }
  })
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The blocks that a request reads (independent of machine load) and the tables it scans sequentially. */
async function explain({ sql, plans }: { sql: postgres.Sql; plans: string[] }, { sql: statement }: Measured) {
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set auto_explain.log_buffers = on;
    set auto_explain.log_format = json; set client_min_messages = log`)
  // Policies are part of the plan: without the one on their state, a product's newest reviews are found by reading all of them.
  await sql.begin(async (session) => {
    await session.unsafe(AS_VISITOR)
    plans.length = 0
    await session.unsafe(statement)
  })
  const lines = plans
    .filter((message) => message.includes('plan:'))
    .map((message) => (JSON.parse(message.slice(message.indexOf('{'))) as { Plan: Plan }).Plan)
  await sql.unsafe('set auto_explain.log_min_duration = -1; reset client_min_messages')
  // Walking an index of product_search without a condition reads all words, like a sequential scan.
  const scanned = lines
    .flatMap(nodes)
    .filter(
      (plan) =>
        plan['Node Type'] === 'Seq Scan' ||
        (plan['Node Type'] === 'Index Scan' &&
          plan['Relation Name'] === 'product_search' &&
          plan['Index Cond'] === undefined),
    )
  const outer = lines.at(-1)
  return {
    blocks: Number(outer?.['Shared Hit Blocks']) + Number(outer?.['Shared Read Blocks']),
    scanned: [...new Set(scanned.map((plan) => plan['Relation Name'] ?? '?'))],
  }
}

if (server === '') throw new Error('DATABASE_URL is not set: run npm run measure:catalogue')
const small = await connect('catalogue_small', null)
const large = await connect('catalogue_large', SIZE)
/** A request in both catalogues. The rounds alternate, so that other load on the machine affects both. */
async function measure(index: number): Promise<{ figure: CatalogueFigure; row: string[] }> {
  const [before, request] = [small.requests[index], large.requests[index]]
  if (before === undefined || request === undefined) throw new Error(`No request ${index}`)
  const times = { small: [] as Times[], large: [] as Times[] }
  for (let round = -3; round < ROUNDS; round += 1) {
    const [few, many] = [await time(small, before), await time(large, request)]
    if (round >= 0) {
      times.small.push(few)
      times.large.push(many)
    }
  }
  const [few, many] = [await explain(small, before), await explain(large, request)]
  const row = [
    request.name,
    ...[times.small, times.large].flatMap((values) =>
      (['elapsed', 'cpu'] as const).flatMap((kind) =>
        [0.5, 0.95].map((share) =>
          percentile(
            values.map((value) => value[kind]),
            share,
          ).toFixed(1),
        ),
      ),
    ),
    String(few.blocks),
    String(many.blocks),
  ]
  console.log(row.join('\t'))
  return {
    figure: {
      name: request.name,
      kind: request.kind,
      firstPage: request.firstPage === true,
      cpu: percentile(
        times.large.map(({ cpu }) => cpu),
        0.95,
      ),
      blocks: { small: few.blocks, large: many.blocks },
      scanned: many.scanned,
    },
    row,
  }
}

// The same statement takes half as long again while other machines use the host: of each request the quietest of some passes counts.
const measured: Awaited<ReturnType<typeof measure>>[] = []
for (let pass = 1; pass <= PASSES; pass += 1)
  for (const index of large.requests.keys()) {
    const now = await measure(index)
    const earlier = measured[index] ?? now
    const quietest = now.figure.cpu < earlier.figure.cpu ? now : earlier
    // A plan that reads a whole table in one of the passes is a fault, however fast.
    const scanned = [...new Set([...earlier.figure.scanned, ...now.figure.scanned])]
    measured[index] = { ...quietest, figure: { ...quietest.figure, scanned } }
  }
const figures = measured.map(({ figure }) => figure)
const rows = measured.map(({ row }) => row)
const [running] = await large.sql<{ version: string }[]>`select current_setting('server_version') as version`
await small.sql.end()
await large.sql.end()

const problems = catalogueProblems(figures, SIZE)
const slowest = (kind: CatalogueFigure['kind']) =>
  Math.max(...figures.filter((figure) => figure.kind === kind).map(({ cpu }) => cpu)).toFixed(1)
saveReport(
  'catalogue',
  `The catalogue at ${SIZE.toLocaleString('en')} products`,
  `\`npm run measure:catalogue\`. ${circumstances()} PostgreSQL ${running?.version.split(' ')[0] ?? ''}.

The SQL that PostgREST generates for the shop's requests, as \`anon\`, over one connection: milliseconds until the rows are
received, ${ROUNDS} times each, alternating between the two catalogues, in the quietest of ${PASSES} passes over all requests; CPU is the time that the server's process worked. Blocks are the 8 KB pages that the request read; they do not depend
on the load of the machine. CPU p95 of the slowest listing page, cards, product page or reviews: ${slowest('listing')} ms (budget 5); of the slowest search or count: ${slowest('search')} ms (budget 15, see catalogue-judge.ts). ${
    problems.length === 0
      ? 'No plan reads a whole table of products, and page 1 reads at most twice the blocks of the small catalogue.'
      : `**Problems:** ${problems.join('; ')}.`
  }

${table(['Request', '541: p50', 'p95', 'CPU p50', 'p95', `${SIZE.toLocaleString('en')}: p50`, 'p95', 'CPU p50', 'p95', 'blocks at 541', `blocks at ${SIZE.toLocaleString('en')}`], rows)}`,
)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
