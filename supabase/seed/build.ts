import { catalogueSql } from './catalogue-sql.ts'
import { makeCustomers } from './customers.ts'
import { demoSql } from './demo-sql.ts'
import { makeOrders, soldQuantities } from './orders.ts'
import pictures from './pictures.json' with { type: 'json' }
import { makeProducts } from './products.ts'
import { makeReviews } from './reviews.ts'

/** The same text at every run: nothing here reads the clock. */
export function buildSeed() {
  const products = makeProducts()
  const customers = makeCustomers()
  const orders = makeOrders(products, customers)
  const reviews = makeReviews(orders)
  const sold = soldQuantities(orders)
  return {
    products,
    customers,
    orders,
    reviews,
    catalogue: catalogueSql(products, pictures, sold),
    demo: demoSql(customers, orders, reviews),
  }
}
