import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { LANGUAGES, type Language } from '@/i18n/locales'
import { adjustmentOf, type Invoice } from '@/orders/invoice-queries'
import { InvoiceDocument } from '@/pages/invoice/invoice-document'
import { renderInShop } from '../../../render'

const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  number: 'F2026-00007',
  kind: 'invoice',
  issued_at: '2026-11-23T10:00:00Z',
  language: 'en',
  seller: {
    name: 'Moroccan Craft Gallery SARL',
    address: '12, Talaa Kebira, Fès',
    ice: '001234567000089',
    if: '12345678',
    rc: 'Fès 54321',
    patente: '',
    email: 'salam@mcg.example',
    phone: '+212 5 00 00 00 00',
  },
  buyer: { name: 'Salma Idrissi', address: '12, derb Lamté, Fez, morocco', company: '', ice: '' },
  total_amount: 1250,
  tax_rate: 0.2,
  tax_amount: 208.33,
  exemption: null,
  corrects: null,
  reason: null,
  cause: null,
  kept_amount: 0,
  kept_reason: null,
  order_number: 'MCG-7K2QXW9D',
  ordered_at: '2026-11-20T10:00:00Z',
  payments: [
    {
      id: '1',
      way: 'transfer',
      amount: 300,
      day: '2026-11-20',
      reference: 'VIR 77',
      charged_amount: null,
      charged_currency: null,
      rate: null,
    },
    {
      id: '2',
      way: 'paypal',
      amount: 215,
      day: '2026-11-21',
      reference: '3C679366',
      charged_amount: 20,
      charged_currency: 'EUR',
      rate: 10.75,
    },
  ],
  country: 'morocco',
  delivery_fee: 50,
  gift_fee: 0,
  discount_amount: 0,
  lines: [
    {
      id: 'a',
      name_en: 'Round Pouf',
      name_fr: 'Pouf rond',
      name_ar: 'بوف دائري',
      selected_variations: { color: 'Red' },
      quantity: 2,
      unit_price: 600,
    },
  ],
  ...change,
})

/** The document, with spaces that may not break as ordinary ones. */
function show(change: Partial<Invoice> = {}, pageLanguage: Language = 'en') {
  renderInShop(<InvoiceDocument invoice={invoice(change)} />, { language: pageLanguage })
  const document = screen.getByRole('article')
  return { document, text: document.textContent.replaceAll('\u00A0', ' ') }
}

beforeAll(async () => {
  await loadArea('invoice')
  for (const language of LANGUAGES) await loadCatalogue(language)
})

describe('an invoice', () => {
  it('says who sells what to whom, and which tax the total contains', () => {
    const { document, text } = show()
    expect(document).toHaveAccessibleName('Invoice F2026-00007')
    for (const part of [
      '23 November 2026',
      'MCG-7K2QXW9D',
      'Moroccan Craft Gallery SARL',
      '001234567000089',
      'Fès 54321',
      'Salma Idrissi',
      '12, derb Lamté, Fez, Morocco',
      'Total excl. VAT1,041.67',
      'VAT 20%208.33',
      'Total incl. VAT1,250.00 DH',
      'Bank transfer, 300.00 DH, 20 November 2026 · reference \u2066VIR 77\u2069',
      'PayPal, 215.00 DH, 21 November 2026 · charged \u206620.00 EUR\u2069 (rate \u206610.75 MAD/EUR\u2069) · reference \u20663C679366\u2069',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Business tax')
    const [, pouf, delivery] = within(document).getAllByRole('row')
    expect(pouf).toHaveTextContent('Round PoufRed2600.00500.001,200.00')
    expect(delivery).toHaveTextContent('Delivery50.00')
  })

  it('is in the language of the buyer, whatever the language of the page', () => {
    const { document, text } = show({ language: 'fr' }, 'ar')
    expect(document).toHaveAttribute('lang', 'fr')
    expect(document).toHaveAttribute('dir', 'ltr')
    for (const part of [
      'Facture',
      'Pouf rond',
      'Rouge',
      'Total HT1 041,67',
      'TVA 20 %',
      'Total TTC1 250,00 DH',
    ])
      expect(text).toContain(part)
    expect(text).toContain(
      'Arrêtée la présente facture à la somme de mille deux cent cinquante dirhams toutes taxes comprises.',
    )
  })

  it('has its labels in Arabic and French where the language is Arabic', () => {
    const { document, text } = show({ language: 'ar' })
    expect(document).toHaveAttribute('dir', 'rtl')
    for (const part of ['فاتورة / Facture', 'بوف دائري', 'Total TTC', 'المغرب', 'toutes taxes comprises'])
      expect(text).toContain(part)
    expect(within(document).getByText('Facture')).toHaveAttribute('lang', 'fr')
  })

  it('names no address of who picked the order up', () => {
    const { document, text } = show({ buyer: { ...invoice().buyer, address: '' } })
    expect(text).not.toContain('derb Lamté')
    expect([...document.querySelectorAll('p')].filter((each) => each.textContent === '')).toEqual([])
  })

  it('names the company that buys, with its identifier, before the person', () => {
    const buyer = { ...invoice().buyer, company: 'Dar Lamté SARL', ice: '001234567000089' }
    const { text } = show({ buyer })
    expect(text).toContain(
      'Dar Lamté SARLSalma Idrissi12, derb Lamté, Fez, MoroccoICE (company identifier)001234567000089',
    )
  })

  it.each([
    ['en', 'Exempt from VAT: export of goods, article 92-I-1° of the Moroccan General Tax Code (CGI).'],
    ['fr', 'Exonération de TVA : exportation, article 92-I-1° du Code général des impôts (CGI).'],
    [
      'ar',
      'معفى من الضريبة على القيمة المضافة: تصدير، المادة \u206892-I-1°\u2069 من المدونة العامة للضرائب.',
    ],
    ['ar', 'Exonération de TVA : exportation'],
  ] as const)('of an export states why it has no tax (%s)', (language, mention) => {
    const { text } = show({ language, country: 'france', tax_rate: 0, tax_amount: 0, exemption: 'export' })
    expect(text).toContain(mention)
    expect(text).not.toMatch(/incl\. VAT|TTC|toutes taxes comprises|شاملًا/)
  })

  it('names no tax while the shop has not set its rate', () => {
    const { text } = show({ tax_rate: null, tax_amount: 0 })
    expect(text).not.toMatch(/VAT|Tax/)
    expect(text).toContain('Total1,250.00 DH')
  })

  it('without tax says so', () => {
    const { text } = show({ tax_rate: 0, tax_amount: 0 })
    expect(text).toContain('Total excl. VAT1,250.00')
    expect(text).toContain('VAT 0%0.00')
  })
})

it('an invoice of what was kept of a cancelled order says so', () => {
  const { document } = show({ lines: [], total_amount: 10, kept_amount: 10, kept_reason: 'two visits' })
  const rows = within(document).getAllByRole('row')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toHaveTextContent('Amount kept by the shoptwo visits10.00')
})

describe('a credit note', () => {
  const note = {
    kind: 'credit_note',
    number: 'A2026-00001',
    corrects: 'F2026-00007',
    reason: 'Crack',
  } as const

  it.each([
    ['en', 'Credit note', 'Refund', '20.50'],
    ['fr', 'Facture d’avoir', 'Remboursement', '20,50'],
    ['ar', 'إشعار دائن', 'رد المبلغ', '20.50'],
  ] as const)('without lines is one line with its reason (%s)', (language, title, line, amount) => {
    const { document, text } = show({ ...note, language, lines: [], total_amount: 20.5, tax_amount: 3.42 })
    expect(document).toHaveAccessibleName(`${title} A2026-00001`)
    expect(text).toContain('F2026-00007')
    const rows = within(document).getAllByRole('row')
    expect(rows).toHaveLength(2)
    for (const part of [line, 'Crack', amount]) expect(rows[1]).toHaveTextContent(part)
  })

  it.each([
    ['en', 'chargeback', 'Taken back by the payment provider (chargeback)'],
    ['fr', 'reversal', 'Paiement enregistré par erreur'],
    ['ar', 'correction', 'تصحيح الطلب / Correction de la commande'],
    ['en', 'reopened', 'Order reopened, to be invoiced again'],
    ['fr', 'delivery_undone', 'Livraison enregistrée par erreur'],
  ] as const)('that is for no refund states its cause (%s, %s)', (language, cause, words) => {
    const { document } = show({ ...note, language, reason: null, cause, lines: [], total_amount: 50 })
    const rows = within(document).getAllByRole('row')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toHaveTextContent(words)
  })

  it('has a line for what the shop kept, of a cancelled order and of pieces', () => {
    const { document } = show({
      ...{ ...note, lines: [], total_amount: 80, kept_amount: 20, kept_reason: 'made to measure' },
    })
    const rows = within(document).getAllByRole('row')
    expect(rows[1]).toHaveTextContent('RefundCrack100.00')
    expect(rows[2]).toHaveTextContent('Amount kept by the shopmade to measure-20.00')
  })

  it('tells what was kept of pieces from the discount on them', () => {
    const lines = invoice().lines.map((line) => ({ ...line, quantity: 1 }))
    const { document } = show({ ...note, lines, total_amount: 525, kept_amount: 15 })
    const rows = within(document).getAllByRole('row')
    expect(rows[2]).toHaveTextContent('Adjustment-60.00')
    expect(rows[3]).toHaveTextContent('Amount kept by the shop-15.00')
  })

  it('lists the pieces that were returned, and what was agreed beyond them', () => {
    const lines = invoice().lines.map((line) => ({ ...line, quantity: 1 }))
    const { document, text } = show({ ...note, lines, total_amount: 550, tax_amount: 91.67 })
    const rows = within(document).getAllByRole('row')
    expect(rows[1]).toHaveTextContent('Round PoufRed1600.00500.00600.00')
    expect(rows[2]).toHaveTextContent('Adjustment-50.00')
    expect(text).toContain('Reason: Crack')
    expect(text).not.toContain('paid in full')
  })
})

it('an adjustment is what lines and delivery leave of the total', () => {
  expect(adjustmentOf(invoice())).toBe(0)
  expect(adjustmentOf(invoice({ kind: 'credit_note' }))).toBe(50)
  expect(adjustmentOf(invoice({ kind: 'credit_note', lines: [] }))).toBe(1250)
})
