import type { Page } from '@playwright/test'
import { signInAs } from './support/session.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'

type Report = {
  vitals: { metric: string; page: string }[]
  errors: { message: string; page: string }[]
}

/**
 * Makes the browser look like a sampled visitor: automated browsers are not reported, and only some visits are. Playwright
 * does not see beacons that are sent during unload, so the page records them.
 */
async function asVisitor(page: Page, optsOut = false): Promise<void> {
  await page.addInitScript((privacy) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => privacy })
    Math.random = () => 0.05
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => {
      if (init?.keepalive === true) {
        const said = JSON.parse(localStorage.getItem('e2e-said') ?? '[]') as string[]
        localStorage.setItem('e2e-said', JSON.stringify([...said, (init.body as URLSearchParams).toString()]))
      }
      return send(input, init)
    }
  }, optsOut)
}

const said = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('e2e-said') ?? '[]') as string[])

/** Throws an uncaught error. */
const fail = (page: Page, message: string) =>
  page.evaluate((text) => {
    dispatchEvent(new ErrorEvent('error', { error: new TypeError(text), message: text }))
  }, message)

test('a visit is reported once, anonymously, and appears in the admin area', async ({
  page,
  context,
  stockroom,
}) => {
  const product = await stockroom.add({ price: 240, stock_quantity: 9 })
  // Reports contain no digits, so a word of letters identifies this run.
  const word = crypto
    .randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  await asVisitor(page)
  const measuring = page.waitForResponse(/\/assets\/web-vitals-/)
  await page.goto(`/product/${product.id}?utm_source=letter-to-amina`)
  await measuring
  // The code that has arrived also has to run.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve)))),
  )
  await fail(
    page,
    `No ${word} for amina@mcg.example in /product/${product.id}?token=hush, +212 6 12 34 56 78`,
  )
  await page.goto('/robots.txt')

  const [body = '', ...others] = await said(page)
  expect(others).toEqual([])
  const report = JSON.parse(new URLSearchParams(body).get('report') ?? '') as Report
  expect(report).toMatchObject({ language: 'en', device: 'desktop' })
  expect(report.vitals.map(({ metric }) => metric).sort()).toEqual(
    expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']),
  )
  for (const vital of report.vitals) expect(vital.page).toBe('/product/:id')
  expect(report.errors).toMatchObject([
    {
      message: `TypeError: No ${word} for <mail> in /product/<id>?<query> <number>`,
      page: '/product/:id',
    },
  ])
  expect(body).not.toMatch(/amina|hush|letter/)
  expect(body).not.toContain(product.id)

  const admin = await context.newPage()
  await signInAs(admin, 'admin')
  await admin.goto('/admin/analytics?period=7')
  const section = admin.getByRole('region', { name: 'Speed and errors' })
  const speed = section.getByRole('table', { name: 'Speed by page' })
  await expect(speed.getByRole('row').filter({ hasText: '/product/:id' }).first()).toContainText(
    /Good|Needs work|Poor/,
  )
  const error = section
    .getByRole('table', { name: 'Errors in browsers' })
    .getByRole('row')
    .filter({ hasText: word })
  await expect(error).toContainText('<mail>')
  await expect(error).toContainText('/product/:id')
  expect(await axe(admin, '[aria-labelledby=visits]')).toEqual([])
  await admin.setViewportSize({ width: 390, height: 844 })
  await admin.goto('/admin/analytics?period=7&lang=ar')
  await expect(
    admin.getByRole('table', { name: 'أخطاء المتصفحات' }).getByRole('row').filter({ hasText: word }),
  ).toBeVisible()
  expect(await axe(admin, '[aria-labelledby=visits]')).toEqual([])
  expect(await overflow(admin)).toEqual([])
  expect(await mirror(admin, '[aria-labelledby=visits]')).toEqual([])
})

test('a browser with Do Not Track reports nothing', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await asVisitor(page, true)
  const listening = page.waitForResponse(/\/assets\/idle-/)
  await page.goto('/terms')
  await listening
  await fail(page, 'Not reported')
  await page.goto('/robots.txt')
  expect(await said(page)).toEqual([])
  expect(requested.filter((url) => /report_telemetry|web-vitals/.test(url))).toEqual([])
})
