/**
 * What a shopper and an operator do, in engines that Playwright does not drive. The screens of each step are kept in
 * .measurements/engines, to be looked at beside Chromium's.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPhone, orderConfirmed } from '../support/checkout.ts'
import { newEmail } from '../support/fixtures.ts'
import { textsOf } from '../support/texts.ts'
import { expect, test } from './fixtures.ts'

const SCREENS = '.measurements/engines'
const ADMIN = { email: 'admin@mcg.example', password: 'medina-1995' }

for (const language of ['en', 'ar'] as const)
  for (const device of ['phone', 'desktop'] as const)
    test(`browse, filter, search, buy by cash, sign in, prepare the order (${language}, ${device})`, async ({
      visit,
    }, { project }) => {
      test.setTimeout(240_000)
      const t = await textsOf(language)
      /** The beginning of a text, before its first value. */
      const start = (key: string) => t(key, { count: 3 }).split(/[\d{]/)[0] ?? ''
      const at = (path: string) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`)
      const visitor = await visit(device)
      const folder = join(SCREENS, project.name)
      mkdirSync(folder, { recursive: true })
      let step = 0
      const look = async (name: string) => {
        step += 1
        const file = `${language}-${device}-${step}-${name}.png`
        expect(await visitor.overflow(), `${name} scrolls to the side`).toBe(0)
        expect(await visitor.undrawnPlaceholders()).toEqual([])
        // Safari told it to half of all first visitors.
        expect(await visitor.text('body')).not.toContain(t('shop.update.ready'))
        writeFileSync(join(folder, file), await visitor.screenshot())
      }

      await test.step('browse', async () => {
        await visitor.open(at('/'))
        await visitor.see('h1', t('home.title'))
        await look('home')
        await visitor.press('main a', t('home.shopAll'))
        await visitor.arriveAt(/\/products$/)
        await visitor.see('main article a')
        // A first page may be shown without them.
        await expect.poll(visitor.unusedFonts).toEqual([])
      })

      await test.step('filter', async () => {
        if (device === 'phone') await visitor.press('main button', t('listing.filters.title'))
        await visitor.choose(t('listing.city'), 'Marrakech')
        await visitor.arriveAt(/\/products\?city=Marrakech$/)
        if (device === 'phone') await visitor.press('[role=dialog] button', start('listing.filters.show'))
        await visitor.see('main article a')
        await look('list')
      })

      await test.step('search', async () => {
        if (device === 'phone') await visitor.press('header button', t('shop.search.label'))
        const words = language === 'ar' ? 'زليج' : 'Zellij'
        await visitor.fill(t('shop.search.label'), words)
        await visitor.see('[role=option]:has(img)')
        await look('suggestions')
        await visitor.fill(t('shop.search.label'), words, true)
        await visitor.arriveAt(/\/products\?q=/)
        // The list of before stays until the new one is there.
        await expect.poll(() => visitor.text('main article')).toMatch(language === 'ar' ? /زليج/ : /zellige/i)
        await visitor.press('main article:has(button) a[href*="/product/"]')
        await visitor.arriveAt(/\/product\//)
      })

      const orderNumber = await test.step('buy', async () => {
        await visitor.see('h1')
        await look('product')
        const unchosen =
          'main fieldset:not(:has(:checked)) label:not(:has(.line-through)):has(input[type=radio])'
        while (await visitor.isShown(unchosen)) await visitor.press(unchosen)
        await visitor.press('main button', t('shop.product.addToCart'))
        await visitor.see('[role=dialog] a', t('deferred.cart.checkout'))
        await look('drawer')
        await visitor.press('[role=dialog] a', t('deferred.cart.checkout'))
        await visitor.arriveAt(/\/checkout$/)
        await visitor.fill(t('ordering.checkout.firstName'), 'Salma')
        await visitor.fill(t('ordering.checkout.lastName'), 'Idrissi')
        await visitor.fill(t('ordering.checkout.email'), newEmail())
        await visitor.fill(t('ordering.checkout.phone'), newPhone())
        await visitor.fill(t('ordering.checkout.streetAddress'), '12, derb Lamté')
        await visitor.fill(t('ordering.checkout.city'), 'Fès')
        await visitor.see('main button', t('ordering.checkout.placeOrder'))
        await look('checkout')
        await visitor.press('main button', t('ordering.checkout.placeOrder'))
        const address = await visitor.arriveAt(orderConfirmed)
        await visitor.see('h1', t('ordering.order.thanks'))
        await look('order')
        return address.slice(-'MCG-XXXXXXXX'.length)
      })

      await test.step('sign in', async () => {
        await visitor.open(at(`/auth?next=${encodeURIComponent(`/admin/orders?q=${orderNumber}`)}`))
        await visitor.fill(t('account.auth.email'), ADMIN.email)
        await visitor.fill(t('account.auth.password'), ADMIN.password)
        await look('sign-in')
        await visitor.press('main form button', t('account.auth.signIn'))
        await visitor.arriveAt(/\/admin\/orders/)
      })

      await test.step('prepare the order', async () => {
        await visitor.see('main a', orderNumber)
        await look('admin-orders')
        await visitor.press('main a', orderNumber)
        await visitor.see('h1', orderNumber)
        const status = (name: 'pending' | 'processing') =>
          t('adminOrders.statusOf', { number: orderNumber, status: t(`ordering.order.status.${name}`) })
        await visitor.press('main button', status('pending'))
        await visitor.press('[role^=menuitem]', t('ordering.order.status.processing'))
        await visitor.see('main button', status('processing'))
        await look('admin-order')
      })
    })
