import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  type Outcome,
  request,
  bowl,
  buyer,
  expectOrdersStored,
  glass,
  openShop,
  order,
  placed,
  pouf,
  statusOf,
  stockOf,
  unexpectedErrors,
} from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
})
afterEach(() => db.close())

/** Changes orders that the admin saw as pending. */
const setStatuses = (orders: readonly string[], status: string) => (session: Session) =>
  request<{ code: string | null }[]>(
    session,
    people.admin,
    `select public.set_order_statuses($1::uuid[], array_fill('pending'::text, array[cardinality($1::uuid[])]),
       $2::text::public.order_status, case $2 when 'cancelled' then 'other'::public.cancellation_reason end) as answer`,
    [orders, status],
  )
const setStatus = (id: string, status: string) => setStatuses([id], status)
const cancel =
  (id: string, owner: string = buyer(1)) =>
  (session: Session) =>
    request(session, owner, `select public.cancel_order($1::uuid)`, [id])

describe('a customer cancelling during shipping', () => {
  const meet = async (first: 'ship' | 'cancel') => {
    const id = await placed(db, buyer(1), [pouf(2), bowl()], 860)
    const operations = [setStatus(id, 'shipped'), cancel(id)]
    const outcomes = await race(
      db,
      holdRows('orders', id),
      first === 'ship' ? operations : operations.reverse(),
      {
        inOrder: true,
      },
    )
    return { id, outcomes }
  }

  test('is refused once the order is shipped', async () => {
    const { id, outcomes } = await meet('ship')
    expect(outcomes.map(({ message }) => message)).toEqual([undefined, 'illegal_transition'])
    expect(await statusOf(db, id)).toBe('shipped')
    expect(await stockOf(db, ids.pouf)).toBe(198)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: reading the status before the lock cancels a shipped order', async () => {
    await mutate(db, 'private.cancel_order', (sql) =>
      sql.replace(
        `where id = target_order and user_id = (select auth.uid()) and status = 'pending';`,
        `where id = target_order and exists (
          select 1 from public.orders o where o.id = target_order and o.user_id = (select auth.uid()) and o.status = 'pending');`,
      ),
    )
    const { id } = await meet('ship')
    expect(await statusOf(db, id)).toBe('cancelled')
  })

  test('is not undone by an admin who still saw the order as pending', async () => {
    const { id, outcomes } = await meet('cancel')
    expect(outcomes.map(({ answer }) => answer)).toEqual([
      undefined,
      [expect.objectContaining({ from_status: 'cancelled', code: 'status_changed' })],
    ])
    expect(await statusOf(db, id)).toBe('cancelled')
    expect(await stockOf(db, ids.pouf)).toBe(200)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without comparing the seen status the cancelled order is shipped', async () => {
    await mutate(db, 'private.set_order_statuses', (sql) =>
      sql.replace('each_order.from_status::text is distinct from each_order.seen', 'false'),
    )
    const { id } = await meet('cancel')
    expect(await statusOf(db, id)).toBe('shipped')
  })

  test('mutant: reviving an order without taking stock sells the pieces twice', async () => {
    await mutate(db, 'private.handle_order_status_change', (sql) =>
      sql.replace('perform private.adjust_order_stock(new.id, -1);', ''),
    )
    const { id } = await meet('cancel')
    await request(
      db,
      people.admin,
      `select public.set_order_statuses(array[$1::uuid], '{cancelled}', 'shipped')`,
      [id],
    )
    expect(Object.keys(await brokenInvariants(db))).toContain(
      'what is sold and what is there is what came in',
    )
  })
})

describe('an order cancelled ten times at once', () => {
  const cancelTenTimes = async () => {
    const id = await placed(db, buyer(1), [pouf(3), glass(2)], 1180)
    const outcomes = await race(db, holdRows('orders', id), [
      ...Array.from({ length: 5 }, () => cancel(id)),
      ...Array.from({ length: 3 }, () => setStatus(id, 'cancelled')),
      ...Array.from({ length: 2 }, () => setStatuses([id], 'cancelled')),
    ])
    return outcomes
  }

  test('returns its stock once', async () => {
    expect(unexpectedErrors(await cancelTenTimes())).toEqual([])
    expect(await stockOf(db, ids.pouf)).toBe(200)
    expect(await stockOf(db, ids.glass)).toBe(100)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: counting unchanged statuses returns the stock each time', async () => {
    await mutate(db, 'private.set_order_statuses', (sql) =>
      sql.replace('each_order.from_status::text is distinct from each_order.seen', 'false'),
    )
    await db.query(`drop trigger orders_handle_status_change on public.orders`)
    await db.query(`create trigger orders_handle_status_change after update of status on public.orders
      for each row execute function private.handle_order_status_change()`)
    await cancelTenTimes()
    expect(await stockOf(db, ids.pouf)).toBeGreaterThan(200)
    expect(Object.keys(await brokenInvariants(db))).toContain(
      'an order has moved what it holds, and a cancelled one what was lost',
    )
  })
})

describe('many orders cancelled at once while their products are bought', () => {
  /** Two orders: the first by id contains the product that is locked last, the second the one that is locked first. */
  const crossing = async () => {
    const [first, last] = [ids.bowl, ids.pouf].sort()
    const basket = (id = '') => (id === ids.bowl ? [bowl(2)] : [pouf(2)])
    const total = (id = '') => (id === ids.bowl ? 200 : 760)
    for (let n = 1; n <= 20; n += 1) {
      const behind = await placed(db, buyer(n), basket(last), total(last))
      const ahead = await placed(db, buyer(n), basket(first), total(first))
      if (behind < ahead) return [behind, ahead]
    }
    throw new Error('Twenty pairs of random ids, all the wrong way round')
  }
  const buyBoth = (n: number) => (session: Session) => order(session, buyer(n), [bowl(), pouf()], 480)

  test('all succeed', async () => {
    const orders = await crossing()
    const outcomes = await race<Outcome>(db, holdRows('products', ids.bowl, ids.pouf), [
      setStatuses(orders, 'cancelled'),
      ...Array.from({ length: 20 }, (_, n) => buyBoth(n + 21)),
    ])
    await expectOrdersStored(db, outcomes)
    expect(outcomes.filter(({ code }) => code !== undefined)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: locking orders without ordering deadlocks', async () => {
    await mutate(db, 'private.lock_stock_retrying', (sql) => sql.replace('attempt = 5', 'attempt = 1'))
    await mutate(db, 'private.set_order_statuses', (sql) =>
      sql.replace(/perform private\.lock_order_stock[^;]*;/, ''),
    )
    const orders = await crossing()
    const outcomes = await race<Outcome>(
      db,
      holdRows('products', ids.bowl),
      [buyBoth(50), setStatuses(orders, 'cancelled')],
      { inOrder: true },
    )
    expect(outcomes.filter(({ code }) => code === '40P01')).toHaveLength(1)
  })
})

describe('an account deleted while an admin changes all its orders', () => {
  const leaveAndHandle = async () => {
    const made = []
    for (let n = 0; n < 8; n += 1) made.push(await placed(db, buyer(1), [glass()], 35))
    const sorted = [...made].sort()
    await setStatuses(sorted.slice(4), 'delivered')(db)
    // Both sessions wait for the first order; a session that locked later ones before keeps them.
    return race<Outcome>(
      db,
      holdRows('orders', ...sorted.slice(0, 1)),
      [
        setStatuses(sorted, 'processing'),
        (session) => request(session, buyer(1), `select public.delete_account('buyer1@shop.example')`),
      ],
      { inOrder: true },
    )
  }

  test('leaves every order consistent', async () => {
    expect((await leaveAndHandle()).filter(({ code }) => code !== undefined)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: locking orders the other way round deadlocks', async () => {
    await mutate(db, 'private.redact_account_orders', (sql) =>
      sql.replace('order by o.id for no key update', 'order by o.id desc for no key update'),
    )
    expect((await leaveAndHandle()).filter(({ code }) => code === '40P01')).toHaveLength(1)
  })
})
