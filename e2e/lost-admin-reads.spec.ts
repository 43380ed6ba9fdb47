import { test, type Stockroom } from './support/fixtures.ts'
import { LOST_ERRORS } from './support/lost-files.ts'
import { loseEachRead } from './support/lost-reads.ts'
import { newCustomer, order } from './support/orders-by-api.ts'
import { signInAs } from './support/session.ts'

// As lost-reads.spec.ts, for what the admin's screens read.
test.use({ expectedErrors: LOST_ERRORS })

type Path = string | ((stockroom: Stockroom) => Promise<string>)
const ordered = async (stockroom: Stockroom) => {
  const customer = await newCustomer()
  const placed = await order(customer, await stockroom.add({ price: 200, stock_quantity: 9 }))
  return { customer, number: placed.order_number }
}

const SCREENS: Readonly<Record<string, Path>> = {
  dashboard: '/admin',
  products: '/admin/products',
  'new product': '/admin/products/new',
  product: async (stockroom) =>
    `/admin/products/${(await stockroom.add({ price: 200, stock_quantity: 9 })).id}`,
  'stock alerts': '/admin/stock-alerts',
  promotions: '/admin/promotions',
  sales: '/admin/sales',
  orders: '/admin/orders',
  'calls to confirm': '/admin/orders/confirm',
  'order that is taken': '/admin/orders/new',
  order: async (stockroom) => `/admin/orders/${(await ordered(stockroom)).number}`,
  returns: '/admin/returns',
  reviews: '/admin/reviews',
  couriers: '/admin/couriers',
  'hand-over': '/admin/couriers/hand-over',
  payments: '/admin/payments',
  journal: '/admin/payments?tab=journal',
  statement: '/admin/payments?tab=statement',
  customers: '/admin/customers',
  customer: async (stockroom) => `/admin/customers/${(await ordered(stockroom)).customer.session.user.id}`,
  analytics: '/admin/analytics',
  messages: '/admin/messages',
  mails: '/admin/messages?box=mails',
  newsletter: '/admin/messages?box=newsletter',
  settings: '/admin/settings',
  'settings of delivery': '/admin/settings?section=delivery',
  'settings of couriers': '/admin/settings?section=couriers',
  'settings of payments': '/admin/settings?section=payments',
  'settings of synonyms': '/admin/settings?section=synonyms',
  'settings of facts': '/admin/settings?section=facts',
  'settings of texts': '/admin/settings?section=texts',
  'audit log': '/admin/settings?section=audit',
}

/** Where what other pages need for their header, or to be let in, is what the screen is about. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['profiles'],
  settings: ['shop_settings'],
  'settings of delivery': ['delivery_rates'],
}

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: what is shown stays, or a button reads again, whichever read is lost @once`, async ({
    page,
    stockroom,
  }) => {
    test.setTimeout(300_000)
    const address = typeof path === 'string' ? path : await path(stockroom)
    await signInAs(page, 'admin')
    await loseEachRead(
      page,
      address,
      { whole: /^(?!.*Loading).*\S/, also: ALSO[name] ?? [] },
      ['lost for long'],
      1_000,
    )
  })
}
