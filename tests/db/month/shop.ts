import { randomUUID } from 'node:crypto'
import { actAs, attempt, openDatabase, type Session, type TestDatabase } from '../database.ts'
import { contact, people } from '../fixtures.ts'
import { PERCENT_OFF, PRICES, type Product, RATES, WRAPPING } from './events.ts'

export const dirhams = (centimes: number) => (centimes / 100).toFixed(2)
const COUNT_OF_BUYERS = 100
export const buyer = (n: number) => `60000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const productId = (product: Product) =>
  `20000000-0000-4000-8000-${String(Object.keys(PRICES).indexOf(product)).padStart(12, '0')}`

/** A shop without orders: its products, an admin, and a buyer for each order. */
export async function openMonthShop(): Promise<TestDatabase> {
  const db = await openDatabase()
  const category = '10000000-0000-4000-8000-000000000001'
  const products = Object.entries(PRICES).map(
    ([name, price]) =>
      `('${productId(name as Product)}', '${name}', '${name}', '${name}', ${dirhams(price)}, 500, '${category}', 'catalog/a.avif', true)`,
  )
  for (const statement of [
    `insert into auth.users (id, email, email_confirmed_at) values ('${people.admin}', 'admin@shop.example', now())`,
    `update public.profiles set role = 'admin' where user_id = '${people.admin}'`,
    `insert into auth.users (id, email, email_confirmed_at)
     select ('60000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'buyer' || n || '@shop.example', now()
     from generate_series(0, ${String(COUNT_OF_BUYERS - 1)}) n`,
    `insert into public.categories (id, key, name_en, name_fr, name_ar, city) values
       ('${category}', 'pottery', 'Pottery', 'Poterie', 'فخار', 'Fez')`,
    `insert into public.products (id, name_en, name_fr, name_ar, price, stock_quantity, category_id, image_url, is_active)
     values ${products.join(', ')}`,
    `insert into public.promotions (code, name_en, name_fr, name_ar, kind, value, is_active)
     values ('MONTH', 'Month', 'Mois', 'شهر', 'percent', ${String(PERCENT_OFF)}, true)`,
    `update public.shop_settings set gift_wrap_price = ${dirhams(WRAPPING)}`,
    `update public.payment_methods set is_ready = true`,
    ...Object.entries(RATES).map(
      ([currency, rate]) =>
        `update public.currency_rates set rate = ${dirhams(rate)} where currency = '${currency}'`,
    ),
    // When each row was written, by the clock of the month.
    `create table public.moments (kind text, id text, at timestamptz, primary key (kind, id))`,
  ])
    await db.query(statement)
  return db
}

type Role = 'admin' | 'function' | 'owner' | number

/** One request as an admin, a buyer (by number), a provider's function or the scheduler, in a transaction of its own. */
export async function call<T>(
  db: TestDatabase,
  role: Role,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<T> {
  const actor =
    role === 'function'
      ? ({ role: 'service_role' } as const)
      : role === 'owner'
        ? ({ role } as const)
        : ({ role: 'authenticated', userId: role === 'admin' ? people.admin : buyer(role) } as const)
  const { rows, message } = await actAs(
    db,
    actor,
    (session) => attempt<{ answer: T }>(session, `select ${sql} as answer`, parameters),
    'commit',
  )
  if (message !== undefined) throw new Error(`${sql}: ${message}`)
  return rows[0]?.answer as T
}

const POSTAL_CODES: Readonly<Record<string, string>> = { spain: '28013', uk: 'SW1A 1AA', canada: 'H2X 1Y4' }

export const contactOf = (n: number, country: string) => ({
  ...contact,
  email: `buyer${String(n)}@shop.example`,
  phone: country === 'morocco' ? `06${String(10_000_000 + n)}` : `+331${String(10_000_000 + n)}`,
  country,
  ...(country !== 'morocco' && { postal_code: POSTAL_CODES[country] ?? '75001' }),
  ...(country === 'usa' && { region: 'NY' }),
})

/** Writes down the moment of everything that the last request has changed. */
export const keepMoment = (db: TestDatabase, at: string) =>
  db.query(
    `insert into public.moments
     select r.kind, r.id, $1::timestamptz from (
       select 'order' as kind, id::text from public.orders
       union all select 'payment', id::text from public.payments
       union all select 'settled', id::text from public.payments where settled_at is not null
       union all select 'invoice', id::text from public.invoices
       union all select 'history', id::text from public.order_status_history) r
     on conflict do nothing`,
    [at],
  )

/**
 * Moves the clocks of all rows to their moments, for the figures by day. It is done once, at the end: until then what depends on
 * the hour (holds, limits, the days of returns) works by the clock of the machine.
 */
export async function moveClocks(db: TestDatabase): Promise<void> {
  const moment = (kind: string) =>
    `(select m.at from public.moments m where m.kind = '${kind}' and m.id = r.id::text)`
  await actAs(
    db,
    { role: 'owner' },
    async (owner: Session) => {
      for (const statement of [
        // What succeeded keeps its day, and history cannot be changed, except by who sets the triggers aside.
        `set local session_replication_role = replica`,
        `update public.orders r set created_at = ${moment('order')}`,
        `update public.payments r set created_at = ${moment('payment')}, settled_at = ${moment('settled')},
           received_on = case when received_on = (settled_at at time zone 'UTC')::date
             then (${moment('settled')} at time zone 'UTC')::date else received_on end`,
        `update public.invoices r set issued_at = ${moment('invoice')}`,
        `update public.order_status_history r set created_at = ${moment('history')}`,
      ])
        await owner.query(statement)
    },
    'commit',
  )
}

export const newKey = () => randomUUID()
