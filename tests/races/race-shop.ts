import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openFilled, type Session, type TestDatabase } from '../db/database.ts'
import { contact, ids, people } from '../db/fixtures.ts'

/** The products and accounts of the fixtures and no orders, so that every order comes from the test. */
export async function addShop(db: Session) {
  for (const statement of [
    `insert into auth.users (id, email, email_confirmed_at) values ('${people.customer}', 'customer@shop.example', now()),
      ('${people.admin}', 'admin@shop.example', now()), ('${people.otherAdmin}', 'other-admin@shop.example', now())`,
    `insert into auth.users (id, email, email_confirmed_at)
      select ('60000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'buyer' || n || '@shop.example', now()
      from generate_series(1, 50) n`,
    `delete from public.email_outbox`,
    `update public.profiles set role = 'admin' where user_id in ('${people.admin}', '${people.otherAdmin}')`,
    `insert into public.categories (id, key, name_en, name_fr, name_ar, city) values
      ('${ids.fezPottery}', 'pottery', 'Pottery', 'Poterie', 'فخار', 'Fez'),
      ('${ids.marrakechPoufs}', 'poufs', 'Poufs', 'Poufs', 'بوفات', 'Marrakech')`,
    `insert into public.products (id, name_en, name_fr, name_ar, price, stock_quantity, category_id, image_url, is_active) values
      ('${ids.bowl}', 'Painted bowl', 'Bol peint', 'زلافة مرسومة', 100, 100, '${ids.fezPottery}', 'catalog/bowl.avif', true),
      ('${ids.pouf}', 'Leather pouf', 'Pouf en cuir', 'بوف من الجلد', 400, 0, '${ids.marrakechPoufs}', 'catalog/pouf.avif', true),
      ('${ids.glass}', 'Tea glass', 'Verre à thé', 'كأس شاي', 20, 100, '${ids.fezPottery}', 'catalog/glass.avif', true)`,
    `insert into public.product_variations (id, product_id, variation_type, variation_value, price_adjustment) values
      ('${ids.red}', '${ids.pouf}', 'color', 'Red', 0), ('${ids.blue}', '${ids.pouf}', 'color', 'Blue', 50),
      ('${ids.small}', '${ids.pouf}', 'size', 'Small', -20)`,
    `update public.stock_units set quantity = 100 where product_id = '${ids.pouf}'`,
  ]) {
    await db.query(statement)
  }
}

/** A new database with the shop, and with what `fill` adds, which it adds once in a run for all that open it by this name. */
export async function openShop(
  name = 'races',
  fill: (db: Session) => Promise<void> = () => Promise.resolve(),
): Promise<TestDatabase> {
  const db = await openFilled(name, async (session) => {
    await addShop(session)
    await fill(session)
  })
  const [database] = await db.query<{ name: string }>('select current_database() as name')
  // Detect deadlocks quickly.
  await db.query(`alter database ${database!.name} set deadlock_timeout = '100ms'`)
  return db
}

export const buyer = (n: number) => `60000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export type Basket = readonly {
  readonly product_id: string
  readonly variation_ids?: readonly string[]
  readonly quantity: number
}[]

export const glass = (quantity = 1) => ({ product_id: ids.glass, quantity })
export const bowl = (quantity = 1) => ({ product_id: ids.bowl, quantity })
export const pouf = (quantity = 1, color: string = ids.red) => ({
  product_id: ids.pouf,
  variation_ids: [color, ids.small],
  quantity,
})

type Placed = { id: string; status: string; total_amount: number; replayed: boolean }

/** The outcome of a request: its result, or the code and message of its error. */
export type Outcome<T = unknown> = {
  readonly answer?: T
  readonly code?: string | undefined
  readonly message?: string | undefined
}

/** Who makes a request: an account by its id, a provider's function, or the owner of the database, as which the scheduler runs. */
export type Caller = { readonly userId: string } | 'service_role' | 'owner'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function settingsOf(caller: Caller): string {
  if (caller === 'owner') return ''
  const role = caller === 'service_role' ? caller : 'authenticated'
  const sub = caller === 'service_role' ? '' : caller.userId
  const claims = JSON.stringify(sub === '' ? { role } : { sub, role })
  return `select set_config('request.jwt.claims', ${quoted(claims)}, true), set_config('request.jwt.claim.sub', ${quoted(sub)}, true),
    set_config('role', ${quoted(role)}, true);`
}

/**
 * Makes one request in its own transaction, like the Data API. Three messages to the server, because a storm makes thousands of
 * requests; what fails when the transaction ends has failed like the statement itself.
 */
export async function requestAs<T>(
  session: Session,
  caller: Caller,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Outcome<T>> {
  await session.query(`begin; ${settingsOf(caller)}`)
  try {
    const rows = await session.query<{ answer: T }>(sql, parameters)
    await session.query('commit')
    return { answer: rows[0]?.answer as T }
  } catch (error) {
    await session.query('rollback')
    if (!(error instanceof Error && 'code' in error)) throw error
    return { code: String(error.code), message: error.message }
  }
}

export const request = <T>(
  session: Session,
  userId: string,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Outcome<T>> => requestAs<T>(session, { userId }, sql, parameters)

export const order = (
  session: Session,
  userId: string,
  basket: Basket,
  total: number,
  key: string = randomUUID(),
) =>
  request<Placed>(
    session,
    userId,
    `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, 'cash_on_delivery', 'en', $4::text::jsonb) as answer`,
    [key, JSON.stringify(basket), String(total), JSON.stringify(contact)],
  )

/** Places an order before the race. */
export async function placed(db: Session, userId: string, basket: Basket, total: number) {
  const { answer, message } = await order(db, userId, basket, total)
  if (answer === undefined) throw new Error(`No order to start from: ${String(message)}`)
  return answer.id
}

export const stockOf = async (db: TestDatabase, productId: string) =>
  (
    await db.query<{ stock: number }>('select stock_quantity as stock from public.products where id = $1', [
      productId,
    ])
  )[0]?.stock

export const statusOf = async (db: TestDatabase, orderId: string) =>
  (await db.query<{ status: string }>('select status::text from public.orders where id = $1', [orderId]))[0]
    ?.status

/** Checks that every order returned by a request exists with the returned values. */
export async function expectOrdersStored(db: TestDatabase, outcomes: readonly Outcome[]) {
  const orders = outcomes.flatMap(({ answer }) =>
    typeof answer === 'object' && answer !== null && 'total_amount' in answer ? [answer as Placed] : [],
  )
  const rows = await db.query<{ id: string; total: number }>(
    'select id, total_amount::float as total from public.orders where id = any ($1::uuid[]) order by id',
    [orders.map(({ id }) => id)],
  )
  expect(rows).toEqual(
    [...new Map(orders.map(({ id, total_amount }) => [id, { id, total: total_amount }])).values()].sort(
      (a, b) => (a.id < b.id ? -1 : 1),
    ),
  )
}

/** Expects only refusals with the shop's own codes. Other errors, deadlocks in particular, are failures. */
export const unexpectedErrors = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ code }) => code !== undefined && !code.startsWith('PT'))
    .map(({ code, message }) => ({ code, message }))
