import type { Page } from '@playwright/test'
import { order, type Customer, type OrderOptions, type PlacedOrder } from './orders-by-api.ts'

/** Places an order for the customer who is signed in on this page. */
export async function orderOf(
  page: Page,
  product: { id: string },
  options?: OrderOptions,
): Promise<PlacedOrder> {
  const session = await page.evaluate(
    () => JSON.parse(localStorage.getItem('mcg-session') ?? '{}') as Customer['session'],
  )
  return order({ email: 'salma@mcg.example', session }, product, options)
}
