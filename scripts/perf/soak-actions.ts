import { randomInt, randomUUID } from 'node:crypto'

/** The actions of the soak test's clients, one request each, with their weights. */

export type Answer = { readonly value?: unknown; readonly code?: string; readonly message?: string }

export type Client = {
  /** One request of a customer (or a visitor when null) in its own transaction, like the Data API. */
  ask(userId: string | null, sql: string, parameters?: readonly unknown[]): Promise<Answer>
}

export type Shop = {
  /** Few products, so that clients compete for them. */
  readonly hot: readonly { id: string; price: number; values: readonly { id: string; type: string }[] }[]
  readonly buyers: readonly string[]
  readonly admins: readonly string[]
  readonly orders: { id: string; owner: string; total: number }[]
  /** Idempotency keys of placed orders, with their request. */
  readonly keys: { owner: string; request: readonly unknown[] }[]
  readonly contact: Readonly<Record<string, string>>
}

export type Action = {
  readonly name: string
  readonly share: number
  run(client: Client, shop: Shop): Promise<Answer>
}

const any = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))]
const some = <T>(list: readonly T[], most: number): T[] =>
  [...list].sort(() => randomInt(3) - 1).slice(0, 1 + randomInt(most))

const PLACE = `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, 'cash_on_delivery', 'en', $4::text::jsonb) as value`

function basket(shop: Shop) {
  return some(shop.hot, 4).map(({ id, values }) => ({
    product_id: id,
    variation_ids: [
      ...new Map(some(values, values.length || 1).map((value) => [value.type, value.id])).values(),
    ],
    quantity: 1 + randomInt(2),
  }))
}

/** Requests a quote, waits, and orders at the quoted price. */
async function buy(client: Client, shop: Shop): Promise<Answer> {
  const owner = any(shop.buyers) ?? ''
  const items = JSON.stringify(basket(shop))
  const quoted = await client.ask(
    null,
    `select public.quote_order($1::text::jsonb) ->> 'total_amount' as value`,
    [items],
  )
  if (quoted.code !== undefined) return quoted
  const request = [randomUUID(), items, String(quoted.value), JSON.stringify(shop.contact)]
  const placed = await client.ask(owner, PLACE, request)
  if (placed.code === undefined) {
    const { id, total_amount: total } = placed.value as { id: string; total_amount: number }
    shop.orders.push({ id, owner, total })
    shop.keys.push({ owner, request })
  }
  return placed
}

async function retry(client: Client, shop: Shop): Promise<Answer> {
  const used = any(shop.keys)
  if (used === undefined) return buy(client, shop)
  const again = await client.ask(used.owner, PLACE, used.request)
  const replayed = (again.value as { replayed?: boolean } | undefined)?.replayed
  return again.code === undefined && replayed !== true
    ? { code: 'WRONG', message: 'a retry placed a second order' }
    : again
}

const asAdmin =
  (sql: string, parameters: (shop: Shop) => readonly unknown[]) =>
  (client: Client, shop: Shop): Promise<Answer> =>
    client.ask(any(shop.admins) ?? '', sql, parameters(shop))
const asVisitor =
  (sql: string, parameters: (shop: Shop) => readonly unknown[] = () => []) =>
  (client: Client, shop: Shop): Promise<Answer> =>
    client.ask(null, sql, parameters(shop))

const hotIds = (shop: Shop, most: number) => some(shop.hot, most).map(({ id }) => id)
const orderIds = (shop: Shop, most: number) => some(shop.orders.slice(-200), most).map(({ id }) => id)
const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
/** What cancelling delivered orders has to say of their pieces. */
const ALL_BACK = `select jsonb_agg(jsonb_build_object('item_id', i.id,
  'quantity', i.quantity - i.restocked_quantity - i.written_off_quantity - i.discarded_quantity))
  from public.order_items i where i.order_id`
const words = ['lamp', 'cuivre', 'زليج', 'pouf', 'tajine bleu', 'xyzzy', 'tea', 'ber']

export const actions: readonly Action[] = [
  { name: 'place an order', share: 30, run: buy },
  { name: 'the same order again', share: 6, run: retry },
  {
    name: 'cancel one’s order',
    share: 8,
    run: (client, shop) => {
      const order = any(shop.orders.slice(-200))
      return client.ask(
        order?.owner ?? any(shop.buyers) ?? '',
        'select public.cancel_order($1::uuid) as value',
        [order?.id ?? randomUUID()],
      )
    },
  },
  {
    name: 'save a cart',
    share: 4,
    run: (client, shop) =>
      client.ask(any(shop.buyers) ?? '', 'select public.save_cart($1::text::jsonb) as value', [
        JSON.stringify(basket(shop)),
      ]),
  },
  {
    name: 'list products',
    share: 16,
    run: asVisitor('select count(*) as value from public.list_products(sort => $1)', () => [
      any(['newest', 'price_asc', 'price_desc', 'name_ar', 'offers']),
    ]),
  },
  {
    name: 'search',
    share: 8,
    run: asVisitor('select count(*) as value from public.list_products(search => $1)', () => [any(words)]),
  },
  {
    name: 'count for the filters',
    share: 6,
    run: asVisitor(`select public.catalog_facets(search => $1) as value`, () => [any(['', '', ...words])]),
  },
  {
    name: 'look at a product',
    share: 8,
    run: asVisitor(
      `select p.name_en as value, (select count(*) from public.product_variations v where v.product_id = p.id) as values
       from public.products p where p.id = $1::uuid`,
      (shop) => hotIds(shop, 1),
    ),
  },
  {
    name: 'restock',
    share: 6,
    run: (client, shop) => {
      const product = any(shop.hot)
      return client.ask(
        any(shop.admins) ?? '',
        `select public.adjust_stock($1::uuid, (
           select jsonb_agg(jsonb_build_object('variation_ids', u.variation_ids, 'delta', $2::int))
           from public.stock_units u where u.product_id = $1::uuid), 'Soak') as value`,
        [product?.id, randomInt(4) === 0 ? -3 : 12],
      )
    },
  },
  {
    name: 'change a price',
    share: 3,
    run: (client, shop) => {
      const product = any(shop.hot)
      const price = Math.round((product?.price ?? 100) * (0.95 + randomInt(11) / 100))
      return client.ask(
        any(shop.admins) ?? '',
        `select public.update_product($1::uuid, jsonb_build_object('price', $2::text::numeric, 'compare_at_price', null),
           (select to_jsonb(p) from public.products p where p.id = $1::uuid)) ->> 'price' as value`,
        [product?.id, String(price)],
      )
    },
  },
  {
    name: 'withdraw and offer again',
    share: 2,
    run: asAdmin(
      `update public.products set is_active = $2::boolean where id = $1::uuid returning is_active as value`,
      (shop) => [...hotIds(shop, 1), randomInt(4) > 0],
    ),
  },
  {
    name: 'edit many products',
    share: 2,
    run: asAdmin(
      `select public.bulk_update_products($1::uuid[], $2::text::jsonb, false) as value`,
      (shop) => [hotIds(shop, 8), JSON.stringify({ is_active: true, stock: { add: 4 } })],
    ),
  },
  {
    name: 'import a file',
    share: 1,
    run: asAdmin(`select public.import_products($1::text::jsonb, false) as value`, (shop) => [
      JSON.stringify([
        ...hotIds(shop, 6).map((id) => ({
          id,
          description_en: `Words of today: ${randomUUID().slice(0, 4)}`,
        })),
      ]),
    ]),
  },
  {
    name: 'change an order’s status',
    share: 6,
    run: asAdmin(
      `select public.set_order_statuses(array[o.id], array[o.status::text], $2::text::public.order_status,
         case $2 when 'cancelled' then 'other'::public.cancellation_reason end, returned => (${ALL_BACK} = $1::uuid)) as value
       from public.orders o where o.id = $1::uuid`,
      (shop) => [orderIds(shop, 1)[0] ?? randomUUID(), any(statuses)],
    ),
  },
  {
    name: 'change many statuses',
    share: 2,
    run: asAdmin(
      `select public.set_order_statuses(array_agg(o.id), array_agg(o.status::text), $2::text::public.order_status,
         case $2 when 'cancelled' then 'other'::public.cancellation_reason end, returned => (${ALL_BACK} = any ($1::uuid[]))) as value
       from public.orders o where o.id = any ($1::uuid[])`,
      (shop) => [[randomUUID(), ...orderIds(shop, 10)], any(statuses)],
    ),
  },
  {
    name: 'read the operators’ orders',
    share: 3,
    run: asAdmin('select count(*) as value from public.admin_orders(search => $1)', () => [
      any(['', '', 'amina', 'fez']),
    ]),
  },
  {
    name: 'read the overview',
    share: 1,
    run: asAdmin('select public.admin_overview() as value', () => []),
  },
  {
    name: 'delete an account',
    share: 1,
    run: (client, shop) =>
      client.ask(
        any(shop.buyers) ?? '',
        `select public.delete_account((
        select email from public.profiles where user_id = auth.uid())) as value`,
      ),
  },
]
