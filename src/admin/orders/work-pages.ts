import { ConfirmPage } from './confirm-page'
import { NewOrderPage } from './take/new-order-page'

/** Pages in one chunk: see couriers/pages.ts. */
export const pages = { ConfirmPage, NewOrderPage }
