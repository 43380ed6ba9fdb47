import type { Page } from '@playwright/test'
import { CAPTCHA_PREFIX, type CaptchaPlay } from '../supabase/local/captcha.ts'
import { newPhone, orderConfirmed, placeOrder, putInCart } from './support/checkout.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { signOut } from './support/navigation.ts'
import { countOrders } from './support/order-lookup.ts'
import { apiOrigin } from './support/shop-server.ts'

// Auth requires the captcha's tokens, which a stand-in of Cloudflare Turnstile gives. From the source, because no build contains it.

test.use({ expectedErrors: /status of 400/, shopEnv: { E2E_SOURCE: '1', STACK_FAKE_CAPTCHA: '1' } })
test.setTimeout(180_000)

async function plays(play: CaptchaPlay): Promise<void> {
  const answer = await fetch(`${apiOrigin()}${CAPTCHA_PREFIX}/play`, {
    method: 'POST',
    body: JSON.stringify(play),
  })
  expect(answer.status).toBe(204)
}
test.afterEach(() => plays('solve'))

const captcha = (page: Page) => page.getByText('The captcha of the local stack')
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('an account is created, left and signed in to', async ({ page }) => {
  const email = newEmail()
  await page.goto('/auth')
  await page.getByRole('button', { name: /Create one/ }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('medina-of-fes')
  const create = page.getByRole('main').getByRole('button', { name: 'Create account' })
  for (const play of ['fail', 'expired'] as const) {
    await plays(play)
    await create.click()
    await expect(notices(page).getByText('We could not tell that you are a person').last()).toBeVisible()
    await notices(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
  await plays('solve')
  await create.click()
  await expect(page).toHaveURL('/')
  await signOut(page)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('medina-of-fes')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(captcha(page)).toHaveCount(0)
})

test('a guest orders once: after a captcha without an end, a failed one, and an expired token', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await page.getByLabel('First name').fill('Salma')
  await page.getByLabel('Phone').fill(newPhone())
  await page.getByLabel('Address', { exact: true }).fill('12, derb Lamté')
  await page.getByLabel('City').fill('Fès')
  const main = page.getByRole('main')

  await plays('silence')
  await placeOrder(page).click()
  await expect(captcha(page)).toBeVisible()
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(main.getByText('Nothing has been ordered.')).toBeVisible()
  await expect(captcha(page)).toHaveCount(0)

  for (const play of ['fail', 'expired'] as const) {
    await plays(play)
    await placeOrder(page).click()
    await expect(
      main.getByText('We could not tell that you are a person. Please try again. Nothing has been ordered.'),
    ).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Salma')
    expect(await countOrders(lantern)).toBe(0)
  }
  await plays('solve')
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  expect(await countOrders(lantern)).toBe(1)
})
