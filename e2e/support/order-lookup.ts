import type { Page } from '@playwright/test'
import { asService } from './session.ts'

/** Number of orders that contain the product. */
export async function countOrders(product: { id: string }): Promise<number> {
  const lines = await asService<{ order_id: string }[]>(
    'GET',
    `/rest/v1/order_items?select=order_id&product_id=eq.${product.id}`,
  )
  return new Set(lines.map(({ order_id: order }) => order)).size
}

export const orderNumber = (page: Page) => new URL(page.url()).searchParams.get('order') ?? ''
