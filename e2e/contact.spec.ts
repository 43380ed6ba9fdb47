import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { asService } from './support/session.ts'

const RPC = '**/rest/v1/rpc/send_contact_message'
const REQUIRED = 'Please fill out all required fields.'
const THANKS = 'Thank you, Salma Idrissi! Your message has been sent successfully. We will contact you soon.'

async function fillIn(page: Page, values: { subject?: string } = {}): Promise<void> {
  const form = page.getByRole('form', { name: 'Your message' })
  await form.getByLabel('Name').fill('Salma Idrissi')
  await form.getByLabel('Email').fill('salma@shop.example')
  await form.getByLabel('Subject').fill(values.subject ?? 'A pouf in blue')
  await form.getByLabel('Message').fill('Could the workshop make it in indigo?\nThank you.')
}

/** Sends the form, and returns when `text` has just appeared. From then on the clock stands until the test moves it. */
async function sendAndStopClock(page: Page, text: string | RegExp): Promise<void> {
  // A jump that is shorter than the limit of a request: one may still be under way.
  await page.clock.pauseAt(Date.now() + 5_000)
  await send(page).click()
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 })
  }).toPass()
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

test(
  'a sent message shows a confirmation for five seconds and clears the form',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.clock.install()
    const sent: unknown[] = []
    await page.route(RPC, (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ status: 204 })
    })
    await page.goto('/Contact')
    await fillIn(page)
    await sendAndStopClock(page, THANKS)
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    expect(sent).toEqual([
      {
        name: 'Salma Idrissi',
        email: 'salma@shop.example',
        subject: 'A pouf in blue',
        message: 'Could the workshop make it in indigo?\nThank you.',
        website: '',
        language: 'en',
      },
    ])

    await page.clock.fastForward(3000)
    await expect(page.getByText(THANKS)).toBeVisible()
    await page.clock.fastForward(2000)
    await expect(page.getByText(THANKS)).toBeHidden()
  },
)

test('an empty field shows an error for five seconds, and nothing is sent', async ({ page }) => {
  await page.clock.install()
  let sent = 0
  await page.route(RPC, (route) => {
    sent += 1
    return route.abort()
  })
  await page.goto('/Contact')
  await fillIn(page, { subject: '   ' })
  await sendAndStopClock(page, REQUIRED)
  await expect(page.getByRole('alert').filter({ hasText: REQUIRED })).toBeVisible()
  await expect(page.getByLabel('Subject')).toBeFocused()

  await page.clock.fastForward(3000)
  await expect(page.getByText(REQUIRED)).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(page.getByText(REQUIRED)).toBeHidden()
  expect(sent).toBe(0)
  await page.clock.resume()

  await page.getByLabel('Subject').fill('A pouf')
  await page.getByLabel('Email').fill('salma@')
  await send(page).click()
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(sent).toBe(0)
})

test('a message is stored, with its language', async ({ page }) => {
  const subject = `A pouf in blue ${crypto.randomUUID()}`
  await page.goto('/Contact')
  await fillIn(page, { subject })
  await send(page).click()
  await expect(page.getByText(THANKS)).toBeVisible()

  const stored = await asService(
    'GET',
    `/rest/v1/contact_messages?select=name,email,language&subject=eq.${encodeURIComponent(subject)}`,
  )
  expect(stored).toEqual([{ name: 'Salma Idrissi', email: 'salma@shop.example', language: 'en' }])
})

test.describe('a message that fails to send', () => {
  test.use({ expectedErrors: /status of 429|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('is kept and can be sent again', async ({ page }) => {
    await page.goto('/Contact')
    await fillIn(page)
    await page.route(RPC, (route) => route.abort())
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The shop cannot be reached' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/indigo/)

    await page.unroute(RPC)
    await page.route(RPC, (route) => route.fulfill({ status: 204 }))
    await send(page).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    await expect(page.getByText('The shop cannot be reached')).toBeHidden()
  })

  test('because of the rate limit shows when to try again', async ({ page }) => {
    await page.route(RPC, (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'PT429', message: 'too_many_requests', details: '{"retry_after":1750}', hint: null },
      }),
    )
    await page.goto('/Contact')
    await fillIn(page)
    await send(page).click()
    await expect(page.getByText('Please try again in 30 minutes.')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('A pouf in blue')
  })
})

test('the honeypot field is neither visible nor focusable', async ({ page }) => {
  await page.goto('/Contact')
  const trap = page.locator('input[name="website"]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  const box = await trap.evaluate(
    (element) => element.parentElement!.parentElement!.getBoundingClientRect().width,
  )
  expect(box).toBeLessThanOrEqual(1)
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0)
})

test('opening hours are compared with the shop’s time', async ({ page }) => {
  // The shop closes at 15:00 on Saturdays.
  await page.clock.setFixedTime(new Date('2026-11-28T15:30:00Z'))
  await page.goto('/Contact')
  const hours = page.getByRole('region', { name: 'Working hours' })
  await expect(hours.getByText('Closed now')).toBeVisible()
  await expect(hours).toContainText('10:00–15:00')
})

test('the map is loaded only on request', async ({ page }) => {
  let requestCount = 0
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requestCount += 1
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
  })
  await page.goto('/Contact')
  const place = page.getByRole('region', { name: 'Find us' })
  await expect(place.getByRole('img')).toBeVisible()
  await expect(place.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  )
  expect(requestCount).toBe(0)

  await place.getByRole('button', { name: 'Show the interactive map' }).click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('height', '250')
  await expect(page.frameLocator('iframe').getByText('map')).toBeVisible()
  expect(requestCount).toBe(1)
})

test('in Arabic the page is right to left, and its numbers are not', async ({ page }) => {
  await page.goto('/Contact?lang=ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا')
  await send(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByText('يُرجى ملء جميع الحقول الإلزامية.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('the address and the opening hours are in the language of the page', async ({ page }) => {
  await page.goto('/Contact?lang=fr')
  const info = page.getByRole('region', { name: 'Coordonnées' })
  await expect(info).toContainText('Fès el-Bali, Fès, Maroc')
  await expect(page.getByRole('region', { name: 'Horaires' })).toContainText('9\u00A0h\u00A0–\u00A018\u00A0h')
  await page.goto('/Contact?lang=ar')
  await expect(page.getByRole('region', { name: 'معلومات الاتصال' })).toContainText('فاس البالي، فاس، المغرب')
  await page.goto('/Contact?lang=en')
  await expect(page.getByRole('region', { name: 'Contact information' })).toContainText(
    'Fes el-Bali, Fez, Morocco',
  )
})

test('an enquiry for several pieces begins in the help page with its questions', async ({ page }) => {
  await inLanguage(page, 'fr')
  await page.goto('/support#faq-bulk')
  await page.getByRole('link', { name: 'Demander une offre' }).click()
  await expect(page).toHaveURL('/fr/Contact?about=bulk')
  await expect(page.getByLabel('Objet')).toHaveValue('Offre pour plusieurs pièces')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Livraison à/)
  await page.reload()
  await expect(page.getByLabel('Objet')).toHaveValue('Offre pour plusieurs pièces')
})
