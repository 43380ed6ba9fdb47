import { expect } from '@playwright/test'
import { guardReadiness } from './readiness.ts'
import { asService } from './session.ts'
import { test as base } from './shop-fixture.ts'
import { translateContexts } from './translator.ts'

/** What a new product of the admin area is: hidden, and without a picture. */
export const DRAFT = { is_active: false, image_url: null } as const

type SentRow = { id: string; image_url?: string | null }
type Stocked = { id: string; name: string }

/** Manages products with the secret key, through the API that the page under test uses. */
export type Stockroom = {
  /** Adds a product that is shown in the shop with another product's picture; it is deactivated after the test. */
  add: (values: {
    price: number
    stock_quantity: number
    is_active?: boolean
    lead_time_days?: number
    image_url?: string | null
  }) => Promise<Stocked>
  change: (
    id: string,
    values: { price?: number; stock_quantity?: number; is_active?: boolean },
  ) => Promise<void>
}

type Fixtures = {
  /** Console errors that the test causes on purpose: the browser logs every failed request. */
  expectedErrors: RegExp | null
  quietConsole: undefined
  waitsForReadiness: undefined
  /** With TRANSLATED=1 every page is translated. */
  translatesPages: undefined
  stockroom: Stockroom
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ ownShop }, use) => use(ownShop),

  expectedErrors: [null, { option: true }],

  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const problems: { text: string; url?: string }[] = []
      // A page that the build does not have, such as that of a new product: the host answers with 404.html, which is the app.
      const unbuilt = new Set<string>()
      page.on('response', (response) => {
        if (response.status() === 404 && response.request().isNavigationRequest()) unbuilt.add(response.url())
      })
      page.on('console', (message) => {
        const text = message.text()
        // Admin tests add pictures with invented URLs, which appear in lists of other tests.
        if (/^https?:\/\/[^/]+\.example\//.test(message.location().url)) return
        // The shop logs failed reads, which a test that breaks requests causes as well.
        const expected = expectedErrors !== null && (expectedErrors.test(text) || text.startsWith('mcg: '))
        if (message.type() === 'error' && !expected) problems.push({ text, url: message.location().url })
      })
      page.on('pageerror', (error) => problems.push({ text: error.message }))
      await use(undefined)
      const unexpected = problems.filter(
        ({ text, url = '' }) => !(text.includes('status of 404') && unbuilt.has(url)),
      )
      expect(unexpected, 'the browser console must stay free of errors').toEqual([])
    },
    { auto: true },
  ],

  waitsForReadiness: [
    async ({ browser, context, page: _made, javaScriptEnabled }, use) => {
      const end = javaScriptEnabled ? await guardReadiness(browser, context) : undefined
      await use(undefined)
      await end?.()
    },
    { auto: true },
  ],

  translatesPages: [
    async ({ browser, context, waitsForReadiness: _before }, use) => {
      const end = process.env.TRANSLATED === '1' ? await translateContexts(browser, context) : undefined
      await use(undefined)
      end?.()
    },
    { auto: true },
  ],

  // Depends on ownShop, because the API's origin is that of the running shop.
  stockroom: async ({ ownShop: _running }, use) => {
    const added: string[] = []

    const send = (method: string, path: string, body?: object) =>
      asService<SentRow[]>(method, `/rest/v1/${path}`, body)
    const change: Stockroom['change'] = async (id, values) => {
      await send('PATCH', `products?id=eq.${id}`, values)
    }

    await use({
      change,
      add: async (values) => {
        const [[category], [pictured]] = await Promise.all([
          send('GET', 'categories?select=id&limit=1'),
          send('GET', 'products?select=id,image_url&is_active=is.true&order=created_at&limit=1'),
        ])
        const name = `Test lantern ${randomLetters()}`
        const names = { name_en: name, name_fr: name, name_ar: name }
        const [product] = await send('POST', 'products', {
          ...names,
          category_id: category?.id,
          image_url: pictured?.image_url,
          is_active: true,
          ...values,
        })
        if (product === undefined) throw new Error('the API returned no product')
        added.push(product.id)
        return { id: product.id, name }
      },
    })
    // Deactivated instead of deleted, because ordered products cannot be deleted.
    for (const id of added) await change(id, { is_active: false })
  },
})

export { expect }

/** A word that is unique, and contains no digits: a price is looked for in texts that name the product. */
function randomLetters(): string {
  return crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/\w/g, (digit) => 'abcdefghijklmnop'.charAt(parseInt(digit, 16)))
}

/** A unique email address. */
export function newEmail(): string {
  return `shopper-${crypto.randomUUID()}@mcg.example`
}
