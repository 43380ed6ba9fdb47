import { attempt, type Session } from './database.ts'
import { ids } from './fixtures.ts'

/** The fixtures' order of 100 DH, which goes to Morocco. */
export const order = ids.customerOrder

export async function asOwner<Row = Record<string, unknown>>(
  session: Session,
  statement: string,
  values: unknown[] = [],
) {
  await session.query('reset role')
  const rows = await session.query<Row>(statement, values)
  await session.query('set local role service_role')
  return rows
}

/** Does something as a person, and goes on as the function with what has changed. */
export async function asPerson<T>(
  session: Session,
  userId: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const become = (role: string, sub: string) =>
    session.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true), set_config('role', $3, true)`,
      [JSON.stringify(sub === '' ? { role } : { role, sub }), sub, role],
    )
  await session.query('reset role')
  await become(userId === null ? 'anon' : 'authenticated', userId ?? '')
  const result = await work()
  await session.query('reset role')
  await become('service_role', '')
  return result
}

export const token = async (session: Session) =>
  (
    await session.query<{ token: string }>('select payment_token as token from public.orders where id = $1', [
      order,
    ])
  )[0]?.token ?? ''

export type Started = { reference: string; amount: number; charged_amount: number | null; payment_id: string }
export const start = async (session: Session, method = 'card', currency: string | null = null) =>
  attempt<{ answer: Started }>(
    session,
    'select public.start_payment($4::text::public.payment_provider, $1, $2::text::public.payment_method, $3) as answer',
    [await token(session), method, currency, method === 'paypal' ? 'paypal' : 'cmi'],
  )
export const started = async (...args: Parameters<typeof start>) => {
  const { rows, message } = await start(...args)
  const answer = rows[0]?.answer
  if (answer === undefined) throw new Error(message)
  return answer
}

export type Report = {
  reference: string
  outcome?: string
  amount?: number | null
  currency?: string
  provider?: string
  charge?: string
}
export const report = async (session: Session, given: Report) => {
  const { rows, message } = await attempt<{ answer: { result: string } }>(
    session,
    `select public.report_payment($1::text::public.payment_provider, $2, $3::text::public.payment_state, $4::numeric, $5, $6) as answer`,
    [
      given.provider ?? 'cmi',
      given.reference,
      given.outcome ?? 'succeeded',
      given.amount === undefined ? 100 : given.amount,
      given.currency ?? 'MAD',
      given.charge ?? `charge of ${given.reference}`,
    ],
  )
  return rows[0]?.answer.result ?? message
}

export const money = async (session: Session) =>
  (
    await session.query(
      `select status, payment_status, paid_amount::float as paid, amount_due::float as due, amount_to_refund::float as "toRefund",
         refunding_amount::float as "underWay" from public.orders where id = $1`,
      [order],
    )
  )[0]

export const toFrance = (session: Session) =>
  asOwner(session, `update public.orders set country = 'france', payment_method = 'paypal' where id = $1`, [
    order,
  ])
