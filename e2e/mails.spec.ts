import { publicUrl } from '../supabase/functions/_shared/public-url.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { mailTo } from './support/mailbox.ts'
import { orderNumber, countOrders } from './support/order-lookup.ts'
import { fillAddress, orderConfirmed, placeOrder, putInCart, signUp } from './support/checkout.ts'

// From the checkout to the email and its tracking page, in every language.

const WORDS = {
  en: {
    checkout: 'Checkout',
    subject: 'We have received your order',
    track: 'Follow this order',
    pending: 'Pending',
    amount: '200\u00a0DH',
  },
  fr: {
    checkout: 'Passer la commande',
    subject: 'Nous avons reçu votre commande',
    track: 'Suivre cette commande',
    pending: 'En attente',
    amount: '200\u00a0DH',
  },
  ar: {
    checkout: 'إتمام الطلب',
    subject: 'توصلنا بطلبك',
    track: 'تتبع هذا الطلب',
    pending: 'قيد الانتظار',
    amount: '200\u00a0درهم',
  },
} as const

for (const language of LANGUAGES) {
  test(
    `an order in ${language}: form, confirmation, email, tracking`,
    { tag: language === 'ar' ? '@smoke' : [] },
    async ({ page, browser, stockroom }) => {
      const words = WORDS[language]
      const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
      const email = await signUp(page)
      await putInCart(page, lantern)
      await inLanguage(page, language)
      await page.goto('/checkout')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkout)
      // Before the check of contrast: the button changes its colors when it becomes enabled.
      const send = page.getByRole('main').locator('form button[type=submit]')
      await expect(send).toBeEnabled()
      expect(await axe(page)).toEqual([])
      expect(await overflow(page)).toEqual([])

      // Empty form: every field shows an error, the first one has the focus.
      await send.click()
      await expect(page.locator('[name=firstName]')).toBeFocused()
      await expect(page.locator('[name=firstName]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await axe(page)).toEqual([])

      await page.locator('[name=firstName]').fill('Salma')
      await page.locator('[name=lastName]').fill('Idrissi')
      await page.locator('[name=phone]').fill('٠٦١٢٣٤٥٦٧٨')
      await page.locator('[name=address]').fill('12, derb Lamté')
      await page.locator('[name=city]').fill('Fès')
      await expect(send).toContainText(words.amount)
      expect(await rawKeys(page)).toEqual([])
      await send.click()

      await expect(page).toHaveURL(orderConfirmed)
      const number = orderNumber(page)
      await page.reload()
      await expect(page.getByRole('main')).toContainText(number)
      // The shop's domain looks like a message key.
      expect((await rawKeys(page)).filter((found) => found !== 'mcg.example')).toEqual([])
      expect(await axe(page)).toEqual([])
      expect(await overflow(page)).toEqual([])
      const chat = page.getByRole('main').locator('a[href^="https://wa.me/"]')
      expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(number)
      expect(await countOrders(lantern)).toBe(1)

      const mail = await mailTo(page.request, email, new RegExp(number))
      expect(mail.subject).toContain(words.subject)
      expect(mail.html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(mail.text).toContain(lantern.name)
      expect(mail.text).toContain(words.amount)
      const link = /\/track\/[\w-]{43}/.exec(mail.text)?.[0] ?? ''
      await expect(page.getByRole('link', { name: words.track })).toHaveAttribute(
        'href',
        publicUrl(link, language),
      )

      // On another device, signed out.
      const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
      const stranger = await elsewhere.newPage()
      await inLanguage(stranger, language)
      await stranger.goto(link)
      await expect(stranger.getByRole('main')).toContainText(number)
      await expect(stranger.getByRole('main')).toContainText(lantern.name)
      await expect(stranger.getByRole('main')).toContainText(words.pending)
      await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      for (const secret of ['Salma', 'Idrissi', email, '612345678', 'Lamté', words.amount]) {
        await expect(stranger.getByRole('main')).not.toContainText(secret)
      }
      expect(await axe(stranger)).toEqual([])
      expect(await overflow(stranger)).toEqual([])
      await stranger.goto(`${link.slice(0, -1)}_`)
      await expect(stranger.getByRole('main')).not.toContainText(number)
      await elsewhere.close()
    },
  )
}

test('a new account gets one welcome email, and a saved address fills the next checkout', async ({
  page,
  stockroom,
}) => {
  const email = await signUp(page)
  const welcome = await mailTo(page.request, email, /Welcome/)
  expect(welcome.text).toContain('/products')

  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await fillAddress(page)
  await page.getByLabel('District').fill('Batha')
  await page.getByRole('checkbox', { name: 'Save this address' }).check()
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)

  await putInCart(page, lantern)
  await page.goto('/checkout')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12, derb Lamté')
  await expect(page.getByLabel('District')).toHaveValue('Batha')
  await expect(page.getByLabel('Phone')).toHaveValue('+212612345678')
})

test('the development mailbox shows an email', async ({ page }) => {
  const email = await signUp(page)
  await mailTo(page.request, email, /Welcome/)
  await page.goto('/_mail')
  const article = page.getByRole('article').filter({ hasText: email })
  await expect(article.getByRole('heading')).toHaveText('Welcome to Moroccan Craft Gallery')
  await expect(
    article.frameLocator('iframe').getByRole('link', { name: 'Discover the pieces' }),
  ).toHaveAttribute('href', /\/products$/)
})
