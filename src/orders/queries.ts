import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

export const orderQueries = {
  all: ['orders'] as const,

  /** One of the signed-in person's own orders, with its lines; null when there is none of that number. */
  byNumber: (orderNumber: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'number', orderNumber],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('orders')
            .select(
              `id, order_number, status, created_at, subtotal, delivery_fee, tax_amount, total_amount, payment_method,
               contact_name, address, district, city, postal_code, country,
               order_items (id, product_id, quantity, unit_price, line_total, selected_variations, name_en, name_fr,
                 name_ar, image_url)`,
            )
            .eq('order_number', orderNumber)
            .abortSignal(signal)
            .maybeSingle(),
        )
      },
    }),

  /** The number of the order that an attempt with this key placed; null when there is none. */
  byKey: (key: string) =>
    queryOptions({ queryKey: [...orderQueries.all, 'key', key], queryFn: () => findOrderByKey(key) }),
}

/** The number of the order that an attempt with this key placed; null when the attempt never arrived. */
export async function findOrderByKey(key: string): Promise<string | null> {
  const client = await supabase()
  const order = unwrap(
    await client.from('orders').select('order_number').eq('idempotency_key', key).maybeSingle(),
  )
  return order?.order_number ?? null
}

export type OrderDetail = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof orderQueries.byNumber>['queryFn']>>>
>
