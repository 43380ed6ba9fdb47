import { expectFits, setTextSize } from './support/text-size.ts'
import { test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { signInAs } from './support/session.ts'

// The admin area with the browser's text at twice the size, on a phone and on a wide screen.

const WORK = [
  '/admin',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/import',
  '/admin/stock-alerts',
  '/admin/sales',
  '/admin/promotions',
  '/admin/orders',
  '/admin/orders/confirm',
  '/admin/orders/new',
  '/admin/returns',
  '/admin/reviews',
  '/admin/payments',
  '/admin/couriers',
  '/admin/couriers/hand-over',
]

const OVERVIEW = [
  '/admin/customers',
  '/admin/analytics',
  '/admin/messages',
  '/admin/messages?box=newsletter',
  '/admin/messages?box=mails',
  '/admin/settings',
  '/admin/settings?section=payments',
  '/admin/settings?section=delivery',
  '/admin/settings?section=couriers',
  '/admin/settings?section=facts',
  '/admin/settings?section=synonyms',
  '/admin/settings?section=texts',
  '/admin/settings?section=audit',
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [360, 1280]) {
  for (const [name, pages] of [
    ['work', WORK],
    ['overview', OVERVIEW],
  ] as const) {
    test(`the admin area fits with text of twice the size (${name}, ${width} px)`, async ({ page }) => {
      test.slow()
      await signInAs(page, 'admin')
      await setTextSize(page, 32)
      await inLanguage(page, 'fr')
      for (const path of pages) await expectFits(page, path, { width, textSize: 32 })
    })
  }
}
