import { openShop, ids, people } from './fixtures.ts'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'

/** The fixtures' order of 100 DH, which is paid at the door. */
export const order = ids.customerOrder

/** A shop of which no order is paid. */
export async function openUnpaidShop(): Promise<TestDatabase> {
  const db = await openShop()
  await db.query(
    'truncate public.payment_events, public.refund_lines, public.returns, public.return_lines, public.return_events, public.return_photos, public.payments, public.invoices, public.payment_differences, public.payment_disputes',
  )
  await db.query(`update public.orders set paid_amount = 0, payment_status = 'unpaid'`)
  return db
}

export const asAdminOf = <T>(db: TestDatabase, work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

/** Runs a statement as the database's owner, as the scheduled jobs and the Edge Functions' functions do. */
export async function asOwner<Row extends object>(
  session: Session,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  await session.query('reset role')
  const rows = await session.query<Row>(statement, values)
  await session.query('set local role authenticated')
  return rows
}

export const byTransfer = (session: Session) =>
  asOwner(session, `update public.orders set payment_method = 'bank_transfer' where id = $1`, [order])

/** What the order says of its money. */
export const money = async (session: Session) =>
  (
    await session.query(
      `select payment_status, paid_amount::float as paid, refunded_amount::float as refunded, amount_due::float as due,
         amount_to_refund::float as "toRefund" from public.orders where id = $1`,
      [order],
    )
  )[0]

export const receive = (session: Session, amount: number, reference = 'bank-1', provider = 'transfer') =>
  attempt(
    session,
    `select public.record_payment($1, $2::text::public.payment_provider, $3, $4::numeric, current_date - 1, 'seen on the statement')`,
    [order, provider, reference, amount],
  )

/** Also another amount than the pieces cost, or of what the exchange of a return had left. */
export const refund = (
  session: Session,
  amount: number,
  reference = 'back-1',
  lines: object[] = [],
  creditOf: string | null = null,
) =>
  attempt(
    session,
    `select public.refund_order($1, 'transfer', $2, $3::numeric, 'a chip on the rim', $4::text::jsonb, other_amount => true,
       credit_of => $5)`,
    [order, reference, amount, JSON.stringify(lines), creditOf],
  )

/** How many bowls are in stock. */
export const stock = async (session: Session) =>
  (
    await session.query<{ quantity: number }>(
      `select quantity from public.stock_units where product_id = $1 and variation_ids = '{}'`,
      [ids.bowl],
    )
  )[0]?.quantity
