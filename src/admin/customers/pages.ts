import { CustomerPage } from './customer-page'
import { CustomersPage } from './customers-page'

/** Pages in one chunk: see couriers/pages.ts. */
export const pages = { CustomerPage, CustomersPage }
