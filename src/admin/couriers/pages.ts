import { CourierPage } from './courier-page'
import { CouriersPage } from './couriers-page'
import { HandOverPage } from './hand-over-page'
import { ManifestPage } from './manifest-page'
import { RemittancePage } from './remittance-page'

/**
 * Pages in one chunk: together they are smaller than what as many files cost the shop's entry, which names them.
 */
export const pages = { CourierPage, CouriersPage, HandOverPage, ManifestPage, RemittancePage }
