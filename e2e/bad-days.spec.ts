import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../supabase/local/faults.ts'
import { ANSWERS, arrive, FAULT_ERRORS, hurry, plan, SERVICE_WORDS } from './support/bad-days.ts'
import { fillAddress, newPhone, orderConfirmed, placeOrder, putInCart, signUp } from './support/checkout.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES } from './support/languages.ts'
import { countOrders } from './support/order-lookup.ts'
import { textsOf } from './support/texts.ts'

// The platform's bad days: what the person has typed, chosen and is stays, and an order is placed exactly once.

test.use({ expectedErrors: FAULT_ERRORS })
test.beforeEach(({ page }) => hurry(page))

const rawText = (page: Page) =>
  page.getByText(/Error \{\}|Unexpected (?:token|Application)|status of|sign in first/)

/** What the checkout says of an order that was not confirmed. */
const verdict = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/not received your order|[Nn]othing has been ordered|do not know whether|Too many attempts/)

/** Presses the button until the order is confirmed. In between the person is told what holds, and keeps everything. */
async function placeUntilConfirmed(page: Page): Promise<void> {
  await expect(async () => {
    await placeOrder(page).click({ timeout: 1_000 })
    await expect
      .poll(async () => orderConfirmed.test(page.url()) || (await verdict(page).count()) > 0, {
        timeout: 50_000,
      })
      .toBe(true)
    await expect(rawText(page)).toHaveCount(0)
    if (!orderConfirmed.test(page.url())) {
      await expect(page.getByLabel('First name')).toHaveValue('Salma')
      expect(await page.evaluate(() => localStorage.getItem('mcg-session'))).not.toBeNull()
    }
    await expect(page).toHaveURL(orderConfirmed, { timeout: 500 })
  }).toPass({ timeout: 100_000 })
}

/** As on a device whose clock is slow: the API refuses the token, which the browser takes for a good one. */
const REFUSED_TOKEN: Fault = { path: '/rest/v1/', answer: 401, times: 1 }

test('a refused token and an Auth that fails: the account comes back by itself, the order is placed once', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const email = await signUp(page)
  await plan(REFUSED_TOKEN, { path: '/auth/v1/token', answer: 429, times: 1 })
  await page.goto('/account')
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
  await expect(rawText(page)).toHaveCount(0)

  await putInCart(page, lantern)
  await page.goto('/checkout')
  await fillAddress(page)
  await plan({ path: '/rest/v1/rpc/place_order', answer: 'html', times: 1, isDone: true })
  await placeUntilConfirmed(page)
  expect(await countOrders(lantern)).toBe(1)
})

test('every answer at sign-in is told in words, and the next press signs in', async ({ page }) => {
  test.setTimeout(240_000)
  const email = await signUp(page)
  for (const answer of ANSWERS) {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/auth')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('medina-of-fes')
    await plan({ path: '/auth/v1/token', answer, times: 1 })
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
    await signIn.click()
    if (answer !== 'late') {
      await expect(
        page.getByText(/is not answering|cannot be reached|Too many attempts/).first(),
      ).toBeVisible()
      await expect(rawText(page)).toHaveCount(0)
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await signIn.click()
    }
    await expect(page, String(answer)).toHaveURL('/')
  }
})

test('a refused sign-up says that it is the network’s limit, and the next press creates the account', async ({
  page,
}) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: /Create one/ }).click()
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password').fill('medina-of-fes')
  await plan({ path: '/auth/v1/signup', answer: 429, times: 1 })
  const create = page.getByRole('main').getByRole('button', { name: 'Create account' })
  await create.click()
  await expect(page.getByText(/^Too many attempts from your network/).first()).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('medina-of-fes')
  await create.click()
  await expect(page).toHaveURL('/')
})

test('every answer to reads of the account and the checkout passes by itself', async ({
  page,
  stockroom,
}) => {
  test.setTimeout(400_000)
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const email = await signUp(page)
  await putInCart(page, lantern)
  for (const answer of ANSWERS) {
    // More than a query tries by itself before its failure is shown.
    await plan({ path: '/rest/v1/', answer, times: 8 })
    await page.goto('/checkout')
    await expect(placeOrder(page), String(answer)).toBeEnabled({ timeout: 80_000 })
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
})

for (const language of LANGUAGES) {
  test(`a guest whom Auth refuses for the number of guests is told so in ${language}, and orders once`, async ({
    page,
    stockroom,
  }) => {
    const text = await textsOf(language)
    await inLanguage(page, language)
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const main = page.getByRole('main')
    await page.goto(`/product/${lantern.id}`)
    await page.getByRole('button', { name: text('shop.product.addToCart'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: text('deferred.cart.checkout') })
      .click()
    await page.locator('[name=firstName]').fill('Salma')
    await page.locator('[name=phone]').fill(newPhone())
    await page.locator('[name=address]').fill('12, derb Lamté')
    await page.locator('[name=city]').fill('Fès')
    const send = main.locator('form button[type=submit]')
    await expect(send).toContainText('200')
    await plan({ path: '/auth/v1/signup', answer: 429, times: 1 })
    await send.click()
    await expect(main).toContainText(
      `${text('ordering.checkout.busy')} ${text('ordering.checkout.nothingOrdered')}`,
    )
    await expect(main).not.toContainText(text('ordering.checkout.notSent').slice(0, 20))
    await expect(page.locator('[name=firstName]')).toHaveValue('Salma')
    await expect(page.locator('[name=address]')).toHaveValue('12, derb Lamté')
    await expect(main).toContainText(lantern.name)
    await send.click()
    await expect(page).toHaveURL(orderConfirmed)
    expect(await countOrders(lantern)).toBe(1)
  })

  // The language decides the words only: the others go through one answer of the shop's and one that is not.
  const answers = language === 'en' ? ANSWERS : ([503, 'html'] as const)

  test(`a guest’s purchase in ${language} while each of its requests fails once`, async ({
    page,
    stockroom,
  }) => {
    test.setTimeout(600_000)
    const text = await textsOf(language)
    await inLanguage(page, language)
    const main = page.getByRole('main')
    const isSaid = async () => {
      for (const key of ['notSent', 'nothingOrdered', 'failing', 'unknownText'] as const)
        if (await main.getByText(text(`ordering.checkout.${key}`).slice(0, 30)).count()) return true
      return (await main.getByText(text('deferred.error.too_many_requests')).count()) > 0
    }
    const reach = (target: Locator, address?: string) =>
      arrive(page, target, text('shop.action.retry'), address)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))

    for (const answer of answers) {
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      await plan({ path: '/rest/v1/', answer, times: 1, isForEach: true })
      await page.goto(`/product/${lantern.id}`)
      const add = page.getByRole('button', { name: text('shop.product.addToCart'), exact: true })
      await reach(add, `/product/${lantern.id}`)
      await expect(page.locator('body')).not.toContainText(SERVICE_WORDS, { useInnerText: true })
      await add.click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: text('deferred.cart.checkout') })
        .click()
      // The page waits for the answers that it needs, as long as a reading may take.
      await expect(page).toHaveURL(/\/checkout$/)
      await reach(page.locator('[name=firstName]'))
      await page.locator('[name=firstName]').fill('Salma')
      await page.locator('[name=phone]').fill(newPhone())
      await page.locator('[name=address]').fill('12, derb Lamté')
      await page.locator('[name=city]').fill('Fès')
      const send = main.locator('form button[type=submit]')
      await expect(send, String(answer)).toContainText('200')
      requests.length = 0
      await expect(async () => {
        await send.click({ timeout: 1_000 })
        await expect
          .poll(async () => orderConfirmed.test(page.url()) || (await isSaid()), { timeout: 50_000 })
          .toBe(true)
        await expect(page.locator('body')).not.toContainText(SERVICE_WORDS, { useInnerText: true })
        if (!orderConfirmed.test(page.url()))
          await expect(page.locator('[name=firstName]')).toHaveValue('Salma')
        await expect(page).toHaveURL(orderConfirmed, { timeout: 500 })
      }).toPass({ timeout: 100_000 })
      const attempts = requests.filter((path) => path.endsWith('/rpc/place_order')).length
      expect(attempts, `${answer} met the order`).toBeGreaterThan(answer === 'late' ? 0 : 1)
      await reach(main.getByText(/MCG-[2-9A-Z]{8}/).first())
      await expect(page.locator('body')).not.toContainText(SERVICE_WORDS, { useInnerText: true })
      // The test's own requests come next.
      await plan()
      expect(await countOrders(lantern)).toBe(1)
    }
  })
}
