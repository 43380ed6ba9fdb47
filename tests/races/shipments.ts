import type { Session } from '../db/database.ts'

/**
 * Writes down, order by order, what happens to its money and its parcel. Both happen under the lock of the order, so that the
 * numbers have the order in which it happened; times of transactions have not.
 */
export async function logShipments(db: Session): Promise<void> {
  for (const statement of [
    `create table public.shipment_log (id bigint generated always as identity primary key, order_id uuid not null, event text not null,
       amount numeric not null default 0)`,
    `create function public.log_money() returns trigger language plpgsql security definer set search_path = '' as $$
     begin
       if new.state = 'succeeded' and (tg_op = 'INSERT' or old.state <> 'succeeded') then
         insert into public.shipment_log (order_id, event, amount) values (new.order_id,
           -- What is booked by mistake was never paid; a chargeback takes back what was.
           case when new.kind = 'reversal' and not (select c.is_reversed from public.payments c where c.id = new.refund_of)
             then 'chargeback' else new.kind::text end, new.amount);
       end if;
       return null;
     end $$`,
    `create trigger log_money after insert or update of state on public.payments for each row execute function public.log_money()`,
    `create function public.log_status() returns trigger language plpgsql security definer set search_path = '' as $$
     begin
       insert into public.shipment_log (order_id, event) values (new.order_id, case when new.unpaid_override then 'sent unpaid on purpose'
         else new.to_status::text end);
       return null;
     end $$`,
    `create trigger log_status after insert on public.order_status_history for each row execute function public.log_status()`,
  ])
    await db.query(statement)
}

type Logged = { event: string; amount: number }

/**
 * Whether goods left the shop that were not paid: their price is that of their pieces and fees. Only what was given back of an
 * order that was paid in full lowers it. Centimes.
 */
function leftUnpaid(price: number, events: readonly Logged[]): boolean {
  let received = 0
  let refunded = 0
  let lowered = 0
  let status = 'pending'
  for (const { event, amount } of events) {
    const held = received - refunded
    switch (event) {
      case 'charge':
        received += amount
        break
      case 'refund': {
        const owed = status === 'cancelled' ? 0 : price - lowered
        // An excess goes back first, and that of an order that is cancelled is all of it.
        if (status === 'delivered' || held >= owed) lowered += Math.max(amount - Math.max(held - owed, 0), 0)
        refunded += amount
        break
      }
      case 'chargeback':
        received -= amount
        break
      case 'reversal':
        received -= amount
        if (received < price && status !== 'delivered') lowered = 0
        break
      default: {
        const leaves = event === 'shipped' || event === 'delivered'
        const hasLeft = ['shipped', 'delivered', 'sent unpaid on purpose'].includes(status)
        if (leaves && !hasLeft && (held <= 0 || held < price - lowered)) return true
        status = event
      }
    }
  }
  return false
}

/** The orders whose goods left the shop before they were paid; those that are paid at the door may. */
export async function unpaidShipments(db: Pick<Session, 'query'>) {
  const orders = await db.query<{ id: string; price: number; events: Logged[] }>(
    `select o.id, (100 * (l.price + o.delivery_fee + o.gift_fee - o.discount_amount))::int as price, e.events
     from public.orders o
     cross join lateral (select sum(i.unit_price * i.quantity) as price from public.order_items i where i.order_id = o.id) l
     cross join lateral (
       select jsonb_agg(jsonb_build_object('event', g.event, 'amount', (100 * g.amount)::int) order by g.id) as events
       from public.shipment_log g where g.order_id = o.id) e
     where o.payment_method <> 'cash_on_delivery' and e.events is not null`,
  )
  return orders.filter(({ price, events }) => leftUnpaid(price, events))
}
