import { ReturnPage } from './return-page'
import { ReturnsPage } from './returns-page'

/** Pages in one chunk: see couriers/pages.ts. */
export const pages = { ReturnPage, ReturnsPage }
