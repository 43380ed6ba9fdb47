import { attempt, type Session, type TestDatabase } from './database.ts'
import { ids, setOrderStatus } from './fixtures.ts'
import { asAdminOf, byTransfer, openUnpaidShop, order, receive } from './order-money.ts'

/** A shop whose order is for three bowls of 100 DH. */
export async function openBowlShop(): Promise<TestDatabase> {
  const db = await openUnpaidShop()
  await db.query(`update public.orders set subtotal = 300, total_amount = 300 where id = $1`, [order])
  await db.query('update public.order_items set quantity = 3 where order_id = $1', [order])
  return db
}

/** The result of a function, or the error's message. */
export async function call(session: Session, sql: string, parameters: readonly unknown[]) {
  const { rows, message } = await attempt<{ result: Record<string, unknown> }>(
    session,
    `select ${sql} as result`,
    parameters,
  )
  return message ?? rows[0]!.result
}

/** The order is delivered and paid by transfer, and a bowl of it came back; the session acts as an admin. */
export const withReturnIn = (db: TestDatabase, work: (session: Session, id: string) => Promise<void>) =>
  asAdminOf(db, async (session) => {
    await byTransfer(session)
    await receive(session, 300)
    await setOrderStatus(session, order, 'delivered')
    await work(session, await received(session, order))
  })

export const itemOf = async (session: Session, of: string) =>
  (await session.query<{ id: string }>('select id from public.order_items where order_id = $1', [of]))[0]!.id

/** The return of a bowl of an order, in the state requested. */
export async function requested(session: Session, of: string, quantity = 1): Promise<string> {
  const item = await itemOf(session, of)
  const answer = await call(
    session,
    `(select public.request_return(o.tracking_token, gen_random_uuid(), $2::text::jsonb, 'damaged', 'exchange')
      from public.orders o where o.id = $1)`,
    [of, JSON.stringify([{ item_id: item, quantity }])],
  )
  return (answer as { id: string }).id
}

export const approve = (session: Session, id: string) =>
  call(session, `public.decide_return($1, gen_random_uuid(), 'requested', 'approved')`, [id])

/** The return of bowls of an order that came back, damaged. */
export async function received(session: Session, of: string, quantity = 1): Promise<string> {
  const id = await requested(session, of, quantity)
  await approve(session, id)
  await call(session, `public.receive_return($1, gen_random_uuid(), $2::text::jsonb)`, [
    id,
    JSON.stringify([{ item_id: await itemOf(session, of), restocked: 0, damaged: quantity }]),
  ])
  return id
}

export const bowl = { product_id: ids.bowl, quantity: 1 }
export const glasses = (quantity: number) => ({ product_id: ids.glass, quantity })
export const exchange = (session: Session, id: string, ...items: object[]) =>
  call(session, `public.send_exchange($1, gen_random_uuid(), $2::text::jsonb)`, [id, JSON.stringify(items)])
export const sent = async (session: Session, id: string, ...items: object[]) =>
  ((await exchange(session, id, ...items)) as { order_id: string }).order_id
export const giveBack = (session: Session, id: string, amount: number) =>
  call(session, `public.refund_return($1, gen_random_uuid(), 'transfer', $2::int)`, [id, amount])
const become = async (session: Session, id: string, status: string) =>
  (await setOrderStatus(session, id, status)).rows[0]!.report[0]!.code
export const cancel = (session: Session, id: string) => become(session, id, 'cancelled')
export const reopen = (session: Session, id: string) => become(session, id, 'processing')
