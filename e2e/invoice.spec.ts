import { documentsOf, newCustomer, order, recordTransfer, type PlacedOrder } from './support/orders-by-api.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { callAs, createSession } from './support/session.ts'

/** Pays the order of 400 DH, gives 20.50 DH of it back, and returns its invoice and its credit note. */
async function paidAndRefunded(placed: PlacedOrder) {
  await recordTransfer(placed, 400)
  const refunded = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/refund_order', {
    order_id: placed.id,
    provider: 'transfer',
    reference: `refund ${placed.id}`,
    amount: 20.5,
    reason: 'A crack in the glaze',
    lines: [],
  })
  expect(refunded.ok, await refunded.text()).toBe(true)
  const [invoice, note] = await documentsOf(placed)
  if (invoice === undefined || note === undefined) throw new Error('a document is missing')
  return [invoice, note] as const
}

const WORDS = {
  en: {
    invoice: 'Invoice',
    note: 'Credit note',
    total: '400.00\u00a0DH',
    notFound: 'We cannot find this document',
  },
  fr: {
    invoice: 'Facture',
    note: 'Facture d’avoir',
    total: '400,00\u00a0DH',
    notFound: 'Ce document est introuvable',
  },
  ar: {
    invoice: 'فاتورة',
    note: 'إشعار دائن',
    total: '400.00\u00a0درهم',
    notFound: 'تعذر العثور على هذه الوثيقة',
  },
} as const

for (const language of LANGUAGES) {
  test(`invoice and credit note in ${language}, on screen and on paper`, async ({ page, stockroom }) => {
    const words = WORDS[language]
    const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
    const customer = await newCustomer()
    const placed = await order(customer, lantern, { quantity: 2, language, payment: 'bank_transfer' })
    const invoices = await paidAndRefunded(placed)
    const token = placed.payment_token
    await inLanguage(page, language)

    for (const [{ number, kind }, title] of [
      [invoices[0], words.invoice],
      [invoices[1], words.note],
    ] as const) {
      await page.goto(`/invoice/${number}?token=${token}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} ${number}`)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      const paper = page.getByRole('article', { name: number })
      await expect(paper).toContainText(placed.order_number)
      await expect(paper).toContainText(kind === 'invoice' ? words.total : 'A crack in the glaze')
      expect((await rawKeys(page)).filter((key) => key !== 'mcg.example')).toEqual([])
      expect(await axe(page)).toEqual([])
      expect(await overflow(page)).toEqual([])

      await page.emulateMedia({ media: 'print' })
      await expect(paper).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(paper).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
      // A4, as the page asks for.
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/)
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: null })
    }

    await page.goto(`/invoice/${invoices[0].number}?token=${token.slice(0, -1)}_`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound)
    await expect(page.getByRole('main')).not.toContainText('Salma')
    expect(await axe(page)).toEqual([])
  })
}

test('an invoice of 50 lines repeats its header and cuts no row', async ({ page, stockroom }) => {
  const lantern = await stockroom.add({ price: 200, stock_quantity: 5 })
  const customer = await newCustomer()
  const placed = await order(customer, lantern, { quantity: 2, language: 'fr', payment: 'bank_transfer' })
  const invoices = await paidAndRefunded(placed)
  const token = placed.payment_token
  await page.route('**/rest/v1/rpc/invoice', async (route) => {
    const invoice = (await (await route.fetch()).json()) as { lines: { id: string }[] }
    const [line] = invoice.lines
    const lines = Array.from({ length: 50 }, (_, index) => ({ ...line, id: String(index) }))
    await route.fulfill({ json: { ...invoice, lines, total_amount: 20_000, tax_amount: 0 } })
  })
  await page.goto(`/invoice/${invoices[0].number}?token=${token}`)
  await expect(page.getByRole('article').getByRole('row')).toHaveCount(52)
  await expect(page.getByRole('article')).toContainText('vingt mille dirhams')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(1)
  expect(pages).toBeLessThan(5)
  await expect(page.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group')
})
