import { test as base, expect, type Page } from '@playwright/test'
import { SECRET_KEY } from '../supabase/local/keys.ts'

type Stocked = { id: string; name: string }

/** Writes as the shop's operator, through the API that the page under test uses. */
export type Stockroom = {
  /** A product of this test's own, taken off the shelves afterwards. */
  add: (values: { price: number; stock_quantity: number }) => Promise<Stocked>
  change: (
    id: string,
    values: { price?: number; stock_quantity?: number; is_active?: boolean },
  ) => Promise<void>
}

type Fixtures = {
  /** Console errors that the test brings about itself: the browser logs every refused or broken request. */
  expectedErrors: RegExp | null
  quietConsole: undefined
  patience: undefined
  stockroom: Stockroom
}

/** A page of the build may be looked at before its code is there; what tests do is meant for the code. */
async function takenOver(page: Page): Promise<void> {
  // Where the code never comes the test is about that.
  await page
    .waitForFunction(
      () =>
        (globalThis as { mcgEarlyInput?: object }).mcgEarlyInput === undefined &&
        document.documentElement.dataset.prerendered !== 'similar',
      null,
      { timeout: 5000 },
    )
    .catch(() => undefined)
}

export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],

  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        const text = message.text()
        // Pictures that tests of the admin area give by an invented address are in lists that other tests look at.
        if (/^https?:\/\/[^/]+\.example\//.test(message.location().url)) return
        // The shop writes down what it could not read; a test that breaks requests brings that about as well.
        const expected = expectedErrors !== null && (expectedErrors.test(text) || text.startsWith('mcg: '))
        if (message.type() === 'error' && !expected) problems.push(text)
      })
      page.on('pageerror', (error) => problems.push(error.message))
      await use(undefined)
      expect(problems, 'the browser console must stay free of errors').toEqual([])
    },
    { auto: true },
  ],

  patience: [
    async ({ page }, use) => {
      const goto = page.goto.bind(page)
      page.goto = async (url, options) => {
        const answer = await goto(url, options)
        if (options?.waitUntil !== 'commit') await takenOver(page)
        return answer
      }
      await use(undefined)
    },
    { auto: true },
  ],

  stockroom: async ({ baseURL }, use) => {
    const api = process.env.E2E_STACK === 'separate' ? 'http://127.0.0.1:4318' : (baseURL ?? '')
    const added: string[] = []

    // Node's own fetch: the secret key is a server's, and the stack refuses it from anything that looks like a browser.
    const send = async (method: string, path: string, body?: object): Promise<{ id: string }[]> => {
      const answer = await fetch(`${api}/rest/v1/${path}`, {
        method,
        headers: { apikey: SECRET_KEY, 'content-type': 'application/json', prefer: 'return=representation' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await answer.text()
      expect(answer.ok, text).toBe(true)
      return JSON.parse(text) as { id: string }[]
    }
    const change: Stockroom['change'] = async (id, values) => {
      await send('PATCH', `products?id=eq.${id}`, values)
    }

    await use({
      change,
      add: async (values) => {
        const [category] = await send('GET', 'categories?select=id&limit=1')
        const name = `Test lantern ${crypto.randomUUID().slice(0, 8)}`
        const names = { name_en: name, name_fr: name, name_ar: name }
        const [product] = await send('POST', 'products', { ...names, category_id: category?.id, ...values })
        if (product === undefined) throw new Error('the API returned no product')
        added.push(product.id)
        return { id: product.id, name }
      },
    })
    // What has been ordered cannot be deleted; nobody sees it any more either way.
    for (const id of added) await change(id, { is_active: false })
  },
})

export { expect }

/** An address nobody else signs up with, in this run or any other. */
export function newEmail(): string {
  return `shopper-${crypto.randomUUID()}@mcg.example`
}
