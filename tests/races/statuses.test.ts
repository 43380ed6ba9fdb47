import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, openDatabase } from '../db/database.ts'
import { ids, people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import {
  type Ending,
  ask,
  bowl,
  buyer,
  expectTold,
  glass,
  openShop,
  order,
  placed,
  pouf,
  statusOf,
  stockOf,
  untyped,
} from './shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openDatabase()
  await openShop(db)
})
afterEach(() => db.close())

const setStatus = (id: string, status: string) => (session: Session) =>
  ask(
    session,
    people.admin,
    `update public.orders set status = $2::text::public.order_status where id = $1`,
    [id, status],
  )
const setStatuses = (orders: readonly string[], status: string) => (session: Session) =>
  ask<{ code: string | null }[]>(
    session,
    people.admin,
    `select public.set_order_statuses($1::uuid[], $2::text::public.order_status) as answer`,
    [orders, status],
  )
const cancel =
  (id: string, owner: string = buyer(1)) =>
  (session: Session) =>
    ask(session, owner, `select public.cancel_order($1::uuid)`, [id])

describe('a customer who cancels what is being shipped', () => {
  const meet = async (first: 'ship' | 'cancel') => {
    const id = await placed(db, buyer(1), [pouf(2), bowl()], 860)
    const deeds = [setStatus(id, 'shipped'), cancel(id)]
    const endings = await race(db, holdRows('orders', id), first === 'ship' ? deeds : deeds.reverse(), {
      inOrder: true,
    })
    return { id, endings }
  }

  test('comes too late when it has been shipped', async () => {
    const { id, endings } = await meet('ship')
    expect(endings.map(({ message }) => message)).toEqual([undefined, 'illegal_transition'])
    expect(await statusOf(db, id)).toBe('shipped')
    expect(await stockOf(db, ids.pouf)).toBe(98)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would cancel a parcel on its way if the status were looked at before the wait', async () => {
    await mutate(db, 'private.cancel_order', (sql) =>
      sql.replace(
        `where id = cancelled and user_id = (select auth.uid()) and status = 'pending';`,
        `where id = cancelled and exists (
          select 1 from public.orders o where o.id = cancelled and o.user_id = (select auth.uid()) and o.status = 'pending');`,
      ),
    )
    const { id } = await meet('ship')
    expect(await statusOf(db, id)).toBe('cancelled')
  })

  test('who was first is followed by an operator who decides: the stock is taken again', async () => {
    const { id, endings } = await meet('cancel')
    expect(untyped(endings)).toEqual([])
    expect(await statusOf(db, id)).toBe('shipped')
    expect(await stockOf(db, ids.pouf)).toBe(98)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would ship pieces that are for sale if reviving took no stock', async () => {
    await mutate(db, 'private.follow_order_status', (sql) =>
      sql.replace('perform private.take_stock(new.id);', ''),
    )
    await meet('cancel')
    expect(Object.keys(await brokenInvariants(db))).toContain(
      'what is sold and what is there is what came in',
    )
  })
})

describe('an order that is cancelled ten times at once', () => {
  const cancelTenTimes = async () => {
    const id = await placed(db, buyer(1), [pouf(3), glass(2)], 1180)
    const endings = await race(db, holdRows('orders', id), [
      ...Array.from({ length: 5 }, () => cancel(id)),
      ...Array.from({ length: 3 }, () => setStatus(id, 'cancelled')),
      ...Array.from({ length: 2 }, () => setStatuses([id], 'cancelled')),
    ])
    return endings
  }

  test('gives its stock back once', async () => {
    expect(untyped(await cancelTenTimes())).toEqual([])
    expect(await stockOf(db, ids.pouf)).toBe(100)
    expect(await stockOf(db, ids.glass)).toBe(100)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would give it back each time if a change to the same status counted', async () => {
    await db.query(`drop trigger orders_follow_status on public.orders`)
    await db.query(`create trigger orders_follow_status after update of status on public.orders
      for each row execute function private.follow_order_status()`)
    await cancelTenTimes()
    expect(await stockOf(db, ids.pouf)).toBeGreaterThan(100)
    expect(Object.keys(await brokenInvariants(db))).toContain(
      'an order has moved what it holds, and a cancelled one nothing',
    )
  })
})

describe('many orders cancelled at once, while their pieces are bought', () => {
  /** Two orders, of which the first by id holds what baskets lock last, and the second what they lock first. */
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
    const endings = await race<Ending>(db, holdRows('products', ids.bowl, ids.pouf), [
      setStatuses(orders, 'cancelled'),
      ...Array.from({ length: 20 }, (_, n) => buyBoth(n + 21)),
    ])
    await expectTold(db, endings)
    expect(endings.filter(({ code }) => code !== undefined)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would deadlock if each order were locked as it comes', async () => {
    await mutate(db, 'public.set_order_statuses', (sql) =>
      sql.replace(/perform private\.lock_order_stock[^;]*;/, ''),
    )
    const orders = await crossing()
    const endings = await race<Ending>(
      db,
      holdRows('products', ids.bowl),
      [buyBoth(50), setStatuses(orders, 'cancelled')],
      { inOrder: true },
    )
    expect(endings.filter(({ code }) => code === '40P01')).toHaveLength(1)
  })
})

describe('an account deleted while an operator handles all its orders', () => {
  const leaveAndHandle = async () => {
    const made = []
    for (let n = 0; n < 8; n += 1) made.push(await placed(db, buyer(1), [glass()], 35))
    // Finished ones are erased before the others are marked, so the account's way through them is not that of their ids.
    const sorted = [...made].sort()
    await setStatuses(sorted.slice(4), 'delivered')(db)
    // Both wait for the first; whoever has taken hold of the last ones by then, has them.
    return race<Ending>(
      db,
      holdRows('orders', ...sorted.slice(0, 1)),
      [
        setStatuses(sorted, 'processing'),
        (session) => ask(session, buyer(1), `select public.delete_account('buyer1@shop.example')`),
      ],
      { inOrder: true },
    )
  }

  test('leaves every order in order', async () => {
    expect((await leaveAndHandle()).filter(({ code }) => code !== undefined)).toEqual([])
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('would deadlock if it began with those that are finished', async () => {
    await mutate(db, 'private.delete_account', (sql) =>
      sql.replace(/perform 1 from public\.orders[^;]*;/, ''),
    )
    expect((await leaveAndHandle()).filter(({ code }) => code === '40P01')).toHaveLength(1)
  })
})
