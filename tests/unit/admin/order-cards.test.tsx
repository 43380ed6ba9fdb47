import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataTable } from '@/admin/list/data-table'
import { orderColumns } from '@/admin/orders/order-columns'
import type { OrderCard } from '@/admin/orders/queries'
import { loadCatalogue } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { renderInShop } from '../../render'

const HOUR_MS = 3_600_000

const card: OrderCard = {
  id: '40000000-0000-4000-8000-000000000001',
  order_number: 'MCG-AAAAAAAA',
  status: 'pending',
  total_amount: 480,
  currency: 'MAD',
  payment_method: 'cash_on_delivery',
  language: 'fr',
  contact_name: 'Salma Idrissi',
  contact_email: 'salma@mcg.example',
  phone: '+212612345678',
  city: 'Fez',
  country: 'morocco',
  tracking_number: '',
  created_at: new Date(Date.now() - 30 * HOUR_MS).toISOString(),
  status_at: new Date(Date.now() - 30 * HOUR_MS).toISOString(),
  payment_status: 'unpaid',
  amount_due: 480,
  amount_to_refund: 0,
  ...{ paid_amount: 0, refunded_amount: 0, refunding_amount: 0 },
  payment_due_at: null,
  proof_count: 0,
  delivery_failure: null,
  note_count: 0,
  next_cursor: {},
  items: [
    {
      id: '1',
      product_id: '2',
      quantity: 2,
      ...{ restocked_quantity: 0, written_off_quantity: 0, discarded_quantity: 0 },
      unit_price: 240,
      name_en: 'Painted bowl',
      name_fr: 'Bol peint',
      name_ar: 'زلافة مرسومة',
      image_url: null,
      selected_variations: {},
    },
  ],
}

function List({ order }: { order: OrderCard }) {
  const { t, language } = useLanguage()
  return (
    <DataTable
      caption="Orders"
      columns={orderColumns(t, language)}
      rows={[order]}
      rowKey={({ id }) => id}
      rowName={({ order_number: number }) => number}
      compact
    />
  )
}

async function show(changes: Partial<OrderCard> = {}, language: Language = 'en') {
  await loadCatalogue(language)
  renderInShop(<List order={{ ...card, ...changes }} />, { language })
  return within((await screen.findAllByRole('row'))[1] ?? document.body)
}

test('a card names order, age, customer, city, total, payment and status', async () => {
  const row = await show()
  expect(row.getByRole('link', { name: 'MCG-AAAAAAAA' })).toHaveAttribute(
    'href',
    '/admin/orders/MCG-AAAAAAAA',
  )
  // The colour of the age is also a word.
  expect(row.getByText('yesterday, late')).toHaveClass('sr-only')
  expect(row.getByText('Salma Idrissi')).toBeVisible()
  expect(row.getByText('Fez')).toBeVisible()
  expect(row.getByText('480 DH')).toBeVisible()
  expect(row.getByText('Unpaid')).toBeVisible()
  expect(row.getByRole('button', { name: 'Status of MCG-AAAAAAAA: Pending' })).toBeVisible()
  expect(row.getByRole('link', { name: 'Call +212612345678' })).toHaveAttribute('href', 'tel:+212612345678')
})

test('it says what has to be given back, and that a parcel comes back', async () => {
  const row = await show({
    status: 'shipped',
    delivery_failure: 'refused',
    amount_to_refund: 80,
    tracking_number: 'LB77',
  })
  expect(row.getByText('80 DH to refund')).toBeVisible()
  expect(row.queryByText('Unpaid')).toBeNull()
  expect(row.getByText('Refused at the door')).toBeVisible()
  expect(row.getByText('LB77')).toBeInTheDocument()
})

test('an order that is done has a day instead of an age', async () => {
  const row = await show({ status: 'delivered', created_at: '2026-11-02T12:00:00Z', amount_due: 0 })
  expect(row.getByText('2 Nov 2026')).toBeVisible()
})
