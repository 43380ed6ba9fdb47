import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactDialog } from '@/admin/orders/contact-dialog'
import { LinesDialog } from '@/admin/orders/lines-dialog'
import { OrderCompany } from '@/admin/orders/order-company'
import { adminOrderQueries } from '@/admin/orders/queries'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const item = (product: string, quantity: number) => ({
  ...{ id: `item ${product}`, product_id: product, variation_ids: [], quantity, unit_price: 100 },
  ...{ name_en: product, name_fr: product, name_ar: product, image_url: null, selected_variations: {} },
})
const placed = {
  ...{ id: 'order', order_number: 'MCG-7K2M9QXT', status: 'pending', payment_method: 'cash_on_delivery' },
  ...{ revision: 1, order_items: [item('bowl', 2)], payments: [], is_pickup: false, country: 'morocco' },
  ...{ delivery_fee: 20, discount_amount: 0, discount_reason: '', gift_fee: 0, total_amount: 220 },
  ...{
    paid_amount: 0,
    refunded_amount: 0,
    refunding_amount: 0,
    contact_name: 'Amina',
    phone: '+212612345678',
  },
  ...{ address: '1 rue', district: '', landmark: '', city: 'Fez', postal_code: '' },
  ...{ company: 'Dar Lamté', company_ice: '', invoices: [] },
}

let order: typeof placed
let reads: number
let isRefused: boolean
const sent: Record<string, unknown>[] = []

beforeAll(() =>
  Promise.all(
    (['adminOrders', 'adminDrafts', 'adminPayments', 'adminShell', 'deferred', 'ordering'] as const).map(
      loadArea,
    ),
  ),
)
beforeEach(() => {
  order = placed
  reads = 0
  isRefused = false
  sent.length = 0
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, search } = new URL(String(address), 'http://shop.test')
    if (pathname.endsWith('/rest/v1/orders')) {
      // Its returns are read beside it.
      if (search.includes('order_items')) reads += 1
      return Promise.resolve(Response.json([order]))
    }
    if (!/\/rpc\/(?:correct|set)_order_/.test(pathname)) return Promise.resolve(Response.json([]))
    sent.push(JSON.parse(init?.body as string) as Record<string, unknown>)
    return Promise.resolve(
      isRefused
        ? Response.json({ code: 'PT409', message: 'edit_conflict' }, { status: 409 })
        : Response.json({ revision: 2 }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

function Dialogs({ of }: { of: 'lines' | 'contact' | 'company' }) {
  const { data } = useQuery(adminOrderQueries.detail('MCG-7K2M9QXT'))
  if (data == null) return null
  const Dialog = of === 'lines' ? LinesDialog : ContactDialog
  return (
    <>
      <output>{JSON.stringify([data.revision, data.address])}</output>
      {of === 'company' ? <OrderCompany order={data} /> : <Dialog order={data} onClose={() => undefined} />}
    </>
  )
}
const open = async (of: 'lines' | 'contact') => {
  renderInShop(<Dialogs of={of} />, { guarded: true })
  return within(await screen.findByRole('dialog'))
}
/** Another admin corrects the order, and the page reads it again when its person comes back to the tab. */
const correctElsewhere = async (change: Partial<typeof placed>) => {
  order = { ...order, ...change, revision: 2 }
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText(JSON.stringify([2, order.address]))
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('a correction is of the order as it was when its dialog was opened', () => {
  it('the lines', async () => {
    await open('lines')
    await correctElsewhere({ order_items: [item('bowl', 2), item('jar', 1)] })
    await userEvent.click(screen.getByRole('button', { name: /^One .*bowl.* more$/ }))
    isRefused = true
    const before = reads
    await save()
    await waitFor(() =>
      expect(sent).toMatchObject([{ seen_revision: 1, items: [{ product_id: 'bowl', quantity: 3 }] }]),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This has changed in the meantime/)
    expect(await screen.findByText(/^In the shop now: 2 × bowl\s+1 × jar$/)).toBeVisible()
    expect(reads).toBe(before + 1)
    isRefused = false
    await save()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ seen_revision: 2, items: [{ product_id: 'bowl', quantity: 3 }] })
  })

  it('lines that were not edited are those of the other admin after a refusal', async () => {
    const dialog = await open('lines')
    const fee = dialog.getByLabelText(/^Delivery/)
    await userEvent.clear(fee)
    await userEvent.type(fee, '30')
    await correctElsewhere({ order_items: [item('bowl', 2), item('jar', 1)] })
    isRefused = true
    await save()
    expect(await dialog.findByText('jar')).toBeVisible()
    expect(screen.getByText('In the shop now: 20')).toBeVisible()
    expect(screen.queryByText(/^In the shop now: .*×/)).toBeNull()
    isRefused = false
    await save()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({
      ...{ seen_revision: 2, delivery_fee: 30 },
      items: [{ product_id: 'bowl' }, { product_id: 'jar', quantity: 1 }],
    })
  })

  it('the contact, of which the fields that were not touched stay as another admin corrected them', async () => {
    const dialog = await open('contact')
    const phone = dialog.getByLabelText(/^Phone/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '+212698765432')
    await correctElsewhere({ address: '2 rue', phone: '+212600000000' })
    isRefused = true
    const before = reads
    await save()
    await waitFor(() =>
      expect(sent).toEqual([
        {
          order_id: 'order',
          baseline: { phone: '+212612345678' },
          changes: { phone: '+212698765432' },
        },
      ]),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This has changed in the meantime/)
    await waitFor(() => expect(reads).toBe(before + 1))
  })
})

it('the company is saved in place of the one that was read, and refused when another admin was first', async () => {
  renderInShop(<Dialogs of="company" />, { guarded: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Company of the invoice' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Company/ }), ' SARL')
  await correctElsewhere({ company: 'Riad SA' })
  isRefused = true
  await save()
  await waitFor(() =>
    expect(sent).toEqual([
      { order_id: 'order', seen_company: 'Dar Lamté', seen_ice: '', company: 'Dar Lamté SARL', ice: '' },
    ]),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This has changed in the meantime/)
})

it('an order that is picked up has the shop’s address and no city: only name and phone are corrected', async () => {
  order = { ...placed, is_pickup: true, address: 'Fes el-Bali', city: '' }
  const dialog = await open('contact')
  for (const field of ['Address', 'City', 'District', 'Postal code'])
    expect(dialog.queryByLabelText(new RegExp(`^${field}`))).toBeNull()
  await userEvent.type(dialog.getByLabelText(/^Recipient/), ' Alami')
  await save()
  await waitFor(() => expect(sent).toMatchObject([{ changes: { contact_name: 'Amina Alami' } }]))
  expect(Object.keys(sent[0]?.changes as object)).toEqual(['contact_name'])
})
