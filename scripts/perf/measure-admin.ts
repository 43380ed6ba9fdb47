/**
 * Measures the admin's lists and statistics with 100,000 products and 50,000 orders on a throwaway PostgreSQL:
 * `npm run measure:admin`. Takes some minutes, mostly for loading data. Fails when a query exceeds its budget. CATALOGUE_SIZE
 * and ORDERS are other numbers of products and orders.
 */
import postgres from 'postgres'
import { startStack } from '../../supabase/local/stack.ts'
import { adminProblem, BADGES_BUDGET_MS, BUDGET_MS } from './admin-judge.ts'
import { enlargeCatalogue } from './large-catalogue.ts'
import { enlargeShop } from './large-shop.ts'
import { circumstances, percentile, table, saveReport } from './report.ts'

const PRODUCTS = Number(process.env.CATALOGUE_SIZE ?? 100_000)
const ORDERS = Number(process.env.ORDERS ?? 50_000)
const ROUNDS = 40

const server = process.env.DATABASE_URL ?? ''
if (server === '') throw new Error('DATABASE_URL is not set: run npm run measure:admin')

const url = String(Object.assign(new URL(server), { pathname: '/large_shop' }))
const maintenance = postgres(server, { max: 1, onnotice: () => undefined })
await maintenance.unsafe(`create database large_shop template template0 encoding 'UTF8' locale 'C.UTF-8'`)
await maintenance.end()
await (await startStack({ databaseUrl: url, seed: true })).close()
const sql = postgres(url, { max: 1, onnotice: () => undefined })
await enlargeCatalogue(sql, PRODUCTS)
await enlargeShop(sql, { customers: Math.round(ORDERS / 2.5), orders: ORDERS })

type Sample = {
  user_id: string
  number: string
  phone: string
  at: string
  id: string
  name: string
  street: string
  parcel: string
  product: string
  courier: string
}
const [sample] = await sql<Sample[]>`
  select p.user_id, o.order_number as number, o.phone, o.created_at::text as at, o.id, o.contact_name as name,
    o.address as street, o.tracking_number as parcel, o.courier_id as courier,
    (select i.name_fr from public.order_items i where i.order_id = o.id limit 1) as product
  from public.orders o, public.profiles p where p.role = 'admin' and o.tracking_number <> ''
  order by o.created_at offset ${Math.round(ORDERS / 4)} limit 1`
const [deep] = await sql<
  { id: string; at: string; user: string; joined: string; name: string; named: string }[]
>`
  select p.id, p.created_at::text as at, u.user_id as user, u.created_at::text as joined, n.sort_en as name, n.id as named
  from (select id, created_at from public.products order by created_at desc offset ${Math.round(PRODUCTS / 2)} limit 1) p,
    (select user_id, created_at from public.profiles order by created_at desc offset ${Math.round(ORDERS / 5)} limit 1) u,
    (select id, sort_en from public.products order by sort_en offset ${Math.round(PRODUCTS / 2)} limit 1) n`
if (sample === undefined || deep === undefined) throw new Error('the shop is empty')

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const cursor = (value: string, id: string) =>
  `cursor => jsonb_build_object('value', ${text(value)}, 'id', ${text(id)})`
const rpc = (name: string, args: string) => `select * from public.${name}(${args})`

const requests: readonly (readonly [name: string, statement: string, budget?: number])[] = [
  ['dashboard', rpc('admin_overview', '')],
  ['analytics', rpc('admin_analytics', '')],
  ['statistics, 30 days', rpc('admin_statistics', `current_date - 29, current_date`)],
  ['statistics, a year', rpc('admin_statistics', `current_date - 365, current_date`)],
  ['orders: first page', rpc('admin_orders', 'page_size => 31')],
  [
    'orders: to confirm, oldest first',
    rpc('admin_orders', `status => 'pending', sort => 'oldest', page_size => 31`),
  ],
  ['orders: a page in the middle', rpc('admin_orders', `${cursor(sample.at, sample.id)}, page_size => 31`)],
  [
    'orders: of a week',
    rpc('admin_orders', `from_day => current_date - 300, to_day => current_date - 293, page_size => 31`),
  ],
  ['orders: by number', rpc('admin_orders', `search => ${text(sample.number)}, page_size => 31`)],
  [
    'orders: by phone',
    rpc('admin_orders', `search => ${text(sample.phone.replace('+212', '0'))}, page_size => 31`),
  ],
  [
    'orders: by the end of a phone',
    rpc('admin_orders', `search => ${text(sample.phone.slice(-4))}, page_size => 31`),
  ],
  ['orders: by name', rpc('admin_orders', `search => ${text(sample.name)}, page_size => 31`)],
  ['orders: by a common name', rpc('admin_orders', `search => 'salma', page_size => 31`)],
  ['orders: by a city', rpc('admin_orders', `search => 'casablanca', status => 'pending', page_size => 31`)],
  ['orders: by parcel', rpc('admin_orders', `search => ${text(sample.parcel)}, page_size => 31`)],
  ['orders: by street', rpc('admin_orders', `search => ${text(sample.street)}, page_size => 31`)],
  ['orders: by a word of most streets', rpc('admin_orders', `search => 'derb', page_size => 31`)],
  ['orders: by product', rpc('admin_orders', `search => ${text(sample.product)}, page_size => 31`)],
  ['orders: by a common word of products', rpc('admin_orders', `search => 'lantern', page_size => 31`)],
  [
    'orders: by product, to confirm, oldest first',
    rpc('admin_orders', `search => 'lantern', status => 'pending', sort => 'oldest', page_size => 31`),
  ],
  ['orders: of a courier', rpc('admin_orders', `courier => ${text(sample.courier)}, page_size => 31`)],
  ['orders: coming back', rpc('admin_orders', `delivery => 'coming_back', page_size => 31`)],
  ['orders: to refund', rpc('admin_orders', `payment => 'to_refund', page_size => 31`)],
  ['orders: nothing found', rpc('admin_orders', `search => 'zzzz', page_size => 31`)],
  ['order counts', rpc('admin_order_counts', '')],
  ['order counts of a common word of products', rpc('admin_order_counts', `search => 'lantern'`)],
  ['order counts of a common name', rpc('admin_order_counts', `search => 'salma'`)],
  [
    'order counts of a month',
    rpc('admin_order_counts', `from_day => current_date - 29, to_day => current_date`),
  ],
  [
    'orders: saved views',
    `select id, name, query from public.admin_views where list = 'orders' order by created_at`,
  ],
  ['orders to call now', rpc('confirmation_queue', `'due'`)],
  ['badges of the menu', rpc('admin_badges', ''), BADGES_BUDGET_MS],
  ['couriers: what each holds', rpc('courier_balances', '')],
  ['parcels of a courier: on their way', rpc('courier_parcels', `${text(sample.courier)}, 'out'`)],
  ['parcels of a courier: cash held', rpc('courier_parcels', `${text(sample.courier)}, 'held'`)],
  ['returns: requested', rpc('admin_returns', '')],
  ['returns: closed', rpc('admin_returns', `'closed'`)],
  ['customers by phone, for an order that is taken', rpc('find_customers', text(sample.phone.slice(-8)))],
  ['customers by name, for an order that is taken', rpc('find_customers', `'salma'`)],
  ['a product by its number, for an order that is taken', rpc('product_by_number', `'LAN-0001'`)],
  ['customers: first page', rpc('admin_customers', 'page_size => 31')],
  [
    'customers: a page in the middle',
    rpc('admin_customers', `${cursor(deep.joined, deep.user)}, page_size => 31`),
  ],
  ['customers: by name', rpc('admin_customers', `search => 'salma idrissi', page_size => 31`)],
  ['customers: admins', rpc('admin_customers', `role => 'admin', page_size => 31`)],
  ['products: first page', rpc('admin_products', 'page_size => 31')],
  ['products: a page in the middle', rpc('admin_products', `${cursor(deep.at, deep.id)}, page_size => 31`)],
  [
    'products: by name, in the middle',
    rpc('admin_products', `sort => 'name_en', ${cursor(deep.name, deep.named)}, page_size => 31`),
  ],
  ['products: least stock first', rpc('admin_products', `sort => 'stock_asc', page_size => 31`)],
  ['products: low stock', rpc('admin_products', `stock => 'low', page_size => 31`)],
  [
    'products: sold out, dearest first',
    rpc('admin_products', `stock => 'out', sort => 'price_desc', page_size => 31`),
  ],
  ['products: inactive', rpc('admin_products', `state => 'inactive', page_size => 31`)],
  [
    'products: of a city and craft',
    rpc('admin_products', `city => 'Fez', category => 'copperware', page_size => 31`),
  ],
  ['products: a common word', rpc('admin_products', `search => 'lantern', page_size => 31`)],
  [
    'products: two words',
    rpc('admin_products', `search => 'blue bowl', sort => 'price_asc', page_size => 31`),
  ],
  [
    'an order with its lines and everything that happened',
    `select o.*, (select jsonb_agg(i) from public.order_items i where i.order_id = o.id),
      (select jsonb_agg(h) from public.order_status_history h where h.order_id = o.id),
      (select jsonb_agg(n) from public.order_notes n where n.order_id = o.id),
      (select jsonb_agg(c) from public.order_calls c where c.order_id = o.id),
      (select jsonb_agg(c) from public.order_corrections c where c.order_id = o.id),
      (select jsonb_agg(d) from public.delivery_outcomes d where d.order_id = o.id),
      (select jsonb_agg(p) from public.payments p where p.order_id = o.id),
      (select jsonb_agg(m) from public.email_outbox m where m.order_id = o.id),
      (select jsonb_agg(m) from public.stock_movements m where m.order_id = o.id)
    from public.orders o where o.order_number = ${text(sample.number)}`,
  ],
  [
    'messages: open',
    `select * from public.contact_messages where answered_at is null order by created_at desc limit 31`,
  ],
  ['messages: all', `select * from public.contact_messages order by created_at desc, id desc limit 31`],
  ['mails: all', `select * from public.email_outbox order by id desc limit 31`],
  [
    'mails: given up',
    `select * from public.email_outbox where failed_at is not null order by id desc limit 31`,
  ],
  ['log: all', `select * from public.audit_log order by id desc limit 31`],
  [
    'stock movements of a product',
    `select * from public.stock_movements where product_id = ${text(deep.id)} order by id desc limit 31`,
  ],
]

/** Times an admin's request as PostgREST sees it: the statement alone, inside an open transaction. */
async function time(statement: string): Promise<number> {
  return sql.begin<number>(async (session) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: sample?.user_id })
    await session.unsafe(
      `set local role authenticated; select set_config('request.jwt.claims', ${text(claims)}, true)`,
    )
    const start = performance.now()
    await session.unsafe(statement)
    return performance.now() - start
  })
}

const rows: string[][] = []
const problems: string[] = []
for (const [name, statement, budget = BUDGET_MS] of requests) {
  const times: number[] = []
  for (let round = -2; round < ROUNDS; round += 1) {
    const took = await time(statement)
    if (round >= 0) times.push(took)
  }
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
  const problem = adminProblem({ name, elapsed: most, budget })
  if (problem !== undefined) problems.push(problem)
  rows.push([name, half.toFixed(1), most.toFixed(1)])
  console.log([name, half.toFixed(1), most.toFixed(1)].join('\t'))
}
await sql.end()

saveReport(
  'admin',
  `The admin area at ${PRODUCTS.toLocaleString('en')} products and ${ORDERS.toLocaleString('en')} orders`,
  `\`npm run measure:admin\`. ${circumstances()}

The SQL that PostgREST generates for the admin area's requests, as \`authenticated\`, over one connection: milliseconds until
the rows are received, ${ROUNDS} times each. Budget: ${BUDGET_MS} ms p95, ${BADGES_BUDGET_MS} ms for the badges. ${
    problems.length === 0 ? 'All are within it.' : `**Beyond it:** ${problems.join('; ')}.`
  }

${table(['Request', 'p50', 'p95'], rows)}`,
)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
