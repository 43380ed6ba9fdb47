import { ar } from '../src/i18n/messages/alerts/ar.ts'
import { ar as product } from '../src/i18n/messages/product/ar.ts'
import { readRows } from './support/admin-products.ts'
import { newEmail, expect, test } from './support/fixtures.ts'
import { inLanguage, rawKeys } from './support/languages.ts'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { mailTo } from './support/mailbox.ts'
import { callAs, createSession, signInAs } from './support/session.ts'
import { variations } from './support/variations.ts'

/** An admin enters a delivery of pieces. */
async function restock(id: string, pieces: number, variationIds: readonly string[] = []): Promise<void> {
  const answer = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/adjust_stock', {
    product_id: id,
    changes: [{ variation_ids: variationIds, delta: pieces }],
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

test(
  'a shopper asks in Arabic on a phone, the admin restocks, and the mail arrives',
  { tag: '@smoke' },
  async ({ page, request, stockroom }) => {
    const lamp = await stockroom.add({ price: 80, stock_quantity: 0 })
    const email = newEmail()
    await page.setViewportSize({ width: 360, height: 740 })
    await inLanguage(page, 'ar')
    await page.goto(`/product/${lamp.id}`)
    const open = page.getByRole('button', { name: product['product.tellMe'] })
    await expect(open).toHaveAccessibleDescription(/^نفد المخزون/)
    await open.click()
    const dialog = page.getByRole('dialog', { name: product['product.tellMe'] })
    const field = dialog.getByRole('textbox', { name: ar['alerts.contact'] })
    await expect(field).toBeFocused()
    await expect(dialog).toContainText(ar['alerts.consent'])

    await field.fill('salma at home')
    await dialog.getByRole('button', { name: ar['alerts.submit'] }).click()
    await expect(dialog.getByText(ar['alerts.invalid'])).toBeVisible()
    await expect(field).toBeFocused()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    expect(await mirror(page)).toEqual([])
    expect(await rawKeys(page, '[role=dialog]')).toEqual([])

    await field.fill(email)
    await field.press('Enter')
    await expect(dialog.getByRole('status')).toHaveText(ar['alerts.done'])
    await dialog.getByRole('button', { name: 'إغلاق' }).last().click()
    await expect(open).toBeFocused()

    await restock(lamp.id, 1)
    const mail = await mailTo(request, email, /^القطعة متوفرة من جديد/)
    expect(mail.subject).toContain(lamp.name)
    const [, shown = '', stop = ''] = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => {
      const { pathname, search } = new URL(href.replaceAll('&amp;', '&'))
      return `${pathname}${search}`
    })
    await page.goto(shown)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lamp.name)
    await expect(page.getByRole('button', { name: 'أضف إلى السلة', exact: true })).toBeEnabled()

    await page.goto(stop)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('button', { name: ar['alerts.stop'] }).click()
    await expect(page.locator(':focus')).toHaveText(ar['alerts.stopped'])
    expect(await axe(page)).toEqual([])
  },
)

test(
  'a sold-out combination can be chosen; the shop tells a phone number by chat',
  { tag: '@once' },
  async ({ page, stockroom }) => {
    const pouf = await stockroom.add({ price: 80, stock_quantity: 0 })
    await variations.add(pouf.id, [
      { variation_type: 'color', variation_value: 'Red' },
      { variation_type: 'color', variation_value: 'Blue' },
    ])
    await variations.sellOut(pouf.id, 'Red')
    await page.goto(`/product/${pouf.id}`)
    const red = page.getByRole('radio', { name: 'Red Out' })
    await red.check()
    await expect(page).toHaveURL(/color=Red/)
    await page.getByRole('button', { name: 'Tell me when it is back' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' })
    await expect(dialog).toContainText(`${pouf.name} · Red`)
    const phone = `06${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`
    await dialog.getByRole('textbox').fill(phone)
    await dialog.getByRole('button', { name: 'Tell me', exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText('We have noted it.')
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Blue' }).check()
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeEnabled()

    const contact = `+212${phone.slice(1)}`
    await signInAs(page, 'admin')
    await page.goto(`/admin/stock-alerts?product=${pouf.id}&state=waiting`)
    const row = page.getByRole('row').filter({ hasText: contact })
    await expect(row).toContainText('Red')
    const [value] = await readRows<{ id: string }>(
      `product_variations?select=id&product_id=eq.${pouf.id}&variation_value=eq.Red`,
    )
    await restock(pouf.id, 2, [value?.id ?? ''])
    await page.goto(`/admin/stock-alerts?product=${pouf.id}&state=to_notify`)
    await expect(row.getByRole('link', { name: `WhatsApp: ${contact}` })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${contact.slice(1)}\\?text=.*color%3DRed`),
    )
    expect(await axe(page)).toEqual([])
    // The row leaves the list with the answer, so that the box is never seen ticked.
    await row.getByRole('checkbox', { name: `Told: ${contact}` }).click()
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
    await page.goto(`/admin/stock-alerts?product=${pouf.id}&state=notified`)
    await expect(row.getByRole('checkbox', { name: `Told: ${contact}` })).toBeChecked()
  },
)
