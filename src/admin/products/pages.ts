import { EditProductPage } from './edit-product-page'
import { NewProductPage } from './new-product-page'

/** Pages in one chunk: see couriers/pages.ts. */
export const pages = { EditProductPage, NewProductPage }
