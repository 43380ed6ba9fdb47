import type { Page } from '@playwright/test'
import { newPhone, orderConfirmed, placeOrder, putInCart } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, rawKeys } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { orderNumber } from './support/order-lookup.ts'
import { setStatus } from './support/orders-by-api.ts'
import { asService, signInAs } from './support/session.ts'

const main = (page: Page) => page.getByRole('main')

test('a gift is wrapped for a price, its message is printed on a card, and the slip tells the packer', async ({
  page,
  stockroom,
}) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  await putInCart(page, lantern)
  await page.goto('/checkout')
  await page.getByLabel('First name').fill('Salma')
  await page.getByLabel('Phone').fill(newPhone())
  await page.getByRole('radio', { name: 'To a riad or hotel' }).check()
  await page.getByLabel('Address', { exact: true }).fill('3, derb Taryana')
  await page.getByLabel('City').fill('Fès')
  await page.getByRole('checkbox', { name: 'This order is a gift' }).check()
  // The person who opens the door would pay.
  await expect(page.getByText('For a surprise, choose another payment method.')).toBeVisible()
  await page.getByLabel('Message on the card').fill('Happy Eid, Lina!\nYour aunt')
  await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).check()
  await expect(placeOrder(page)).toContainText('225')
  await placeOrder(page).click()
  await expect(page.getByLabel('Name of the riad or hotel')).toBeFocused()
  // What was typed survives a reload.
  await page.getByLabel('Name of the riad or hotel').fill('Riad Laaroussa, room 4')
  await page.reload()
  await expect(page.getByLabel('Message on the card')).toHaveValue('Happy Eid, Lina!\nYour aunt')
  await expect(placeOrder(page)).toContainText('225')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await placeOrder(page).click()
  await expect(page).toHaveURL(orderConfirmed)
  const number = orderNumber(page)
  await expect(main(page)).toContainText('Gift wrapping')
  await expect(main(page)).toContainText('Riad Laaroussa, room 4')

  await signInAs(page, 'admin')
  await page.goto(`/admin/orders/${number}`)
  await expect(main(page)).toContainText('Gift, to be wrapped: no prices in the parcel')
  await page.getByRole('link', { name: 'Print the card' }).click()
  const card = page.getByRole('article', { name: `Gift card of ${number}` })
  await expect(card).toContainText('Happy Eid, Lina!')
  await expect(card).not.toContainText('200')
  expect(await axe(page, 'main')).toEqual([])
  await page.goto(`/admin/papers/slip?orders=${number}`)
  await expect(page.getByRole('article')).toContainText('Happy Eid, Lina!')
})

test.describe('on a phone in Arabic', { tag: '@once' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('an order is picked up: no address, no delivery fee, and its page says when it is ready', async ({
    page,
    stockroom,
  }) => {
    const lantern = await stockroom.add({ price: 50, stock_quantity: 5 })
    await putInCart(page, lantern)
    await inLanguage(page, 'ar')
    await page.goto('/checkout')
    await main(page).getByLabel('الاسم الشخصي', { exact: true }).fill('سلمى')
    await main(page).getByLabel('الهاتف').fill(newPhone())
    const send = main(page)
      .locator('form')
      .getByRole('button', { name: /تأكيد الطلب/ })
    await expect(send).toContainText('65')
    await page.getByRole('radio', { name: 'الاستلام من معرضنا' }).check()
    await expect(main(page).getByLabel('المدينة')).toBeHidden()
    await expect(send).toContainText('50')
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    expect(await mirror(page, 'fieldset')).toEqual([])
    expect(await rawKeys(page)).toEqual([])
    await send.tap()
    await expect(page).toHaveURL(orderConfirmed)
    await expect(main(page)).toContainText('نقدًا عند الاستلام من المعرض')
    await expect(main(page)).toContainText('فاس البالي')
    const number = orderNumber(page)

    const [placed] = await asService<[{ id: string }]>(
      'GET',
      `/rest/v1/orders?order_number=eq.${number}&select=id`,
    )
    await setStatus(placed, 'pending', 'processing')
    await setStatus(placed, 'processing', 'shipped')
    await page.getByRole('link', { name: 'تتبع هذا الطلب' }).tap()
    await expect(main(page)).toContainText('جاهز للاستلام')
    await expect(main(page)).not.toContainText('تم الشحن')
    expect(await axe(page)).toEqual([])
  })
})
