import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Component as CourierPage } from '@/admin/couriers/courier-page'
import { Component as HandOverPage } from '@/admin/couriers/hand-over-page'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../../render'

beforeAll(() =>
  Promise.all(
    (['adminCouriers', 'adminOrders', 'adminPayments', 'adminShell', 'ordering', 'deferred'] as const).map(
      loadArea,
    ),
  ),
)

/** The rows of a table or the answer of a function, by its name; the number of all rows, where they are counted. */
let answers: Readonly<Record<string, (query: URLSearchParams) => unknown>>
let total: number
const sent: Record<string, unknown>[] = []
beforeEach(() => {
  answers = {}
  total = 0
  sent.length = 0
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    const name = pathname.split('/').at(-1) ?? ''
    if (name === 'hand_over_orders') sent.push(JSON.parse(init?.body as string) as Record<string, unknown>)
    return Promise.resolve(
      Response.json(answers[name]?.(searchParams) ?? [], { headers: { 'Content-Range': `0-0/${total}` } }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('more orders are ready than are listed', () => {
  const ready = (letter: string, tracking = '') => ({
    ...{ id: `order ${letter}`, order_number: `MCG-${letter.repeat(8)}`, tracking_number: tracking },
    ...{ contact_name: 'Amina', city: 'Fez', country: 'morocco', amount_due: 100, created_at: '2026-11-02' },
    ...{ payment_method: 'cash_on_delivery', status: 'processing', total_amount: 100, paid_amount: 0 },
    ...{ refunded_amount: 0, refunding_amount: 0, disputed_amount: 0 },
  })
  const TRANSFER = { payment_method: 'bank_transfer' }
  const behind = [ready('B'), ready('C', 'lb 77')]

  const show = async (listed: readonly ReturnType<typeof ready>[]) => {
    answers = {
      couriers: () => [{ id: 'amana', name: 'Amana', is_active: true }],
      hand_over_orders: () => ({ manifest_id: 'manifest', report: [] }),
      orders: (query) => {
        const numbers = query.get('order_number')
        const parcel = query.get('tracking_number')?.replace('ilike.', '').replace('*', ' 77').toLowerCase()
        if (numbers !== null) return behind.filter(({ order_number: number }) => numbers.includes(number))
        if (parcel !== undefined) return behind.filter(({ tracking_number: is }) => is === parcel)
        return listed
      },
    }
    renderInShop(<HandOverPage />)
    await screen.findAllByText(listed[0]?.order_number ?? '')
  }
  const scan = (number: string) =>
    userEvent.type(screen.getByLabelText('Order or tracking number'), `${number}{Enter}`)

  it('one that is scanned is looked up by its number or its parcel’s, and handed over', async () => {
    total = 203
    await show([ready('A')])
    expect(screen.getByText(/^Only the first 1 of 203 are listed here/)).toBeVisible()
    await scan('bbbbbbbb')
    expect(await screen.findByRole('checkbox', { name: /MCG-BBBBBBBB/ })).toBeChecked()
    await scan('LB 77')
    expect(await screen.findByRole('checkbox', { name: /MCG-CCCCCCCC/ })).toBeChecked()
    expect(screen.getByText(/^2 parcels/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ parcels: [{ order_id: 'order C' }, { order_id: 'order B' }] }]),
    )
  })

  it.each([
    ['cash at the door', {}, 'to collect: 100 DH', '100 DH'],
    ['cash that was paid before', { amount_due: 0, paid_amount: 100 }, 'paid', '0 DH'],
    ['a transfer', { ...TRANSFER, amount_due: 0, paid_amount: 100 }, 'paid', '0 DH'],
    ['a transfer that has not come', TRANSFER, 'Not paid: do not hand over', '0 DH'],
    [
      'a disputed payment',
      { ...TRANSFER, amount_due: 0, paid_amount: 100, disputed_amount: 100 },
      'Not paid: do not hand over',
      '0 DH',
    ],
    [
      'a payment that is given back',
      { ...TRANSFER, amount_due: 0, paid_amount: 100, refunding_amount: 100 },
      'Not paid: do not hand over',
      '0 DH',
    ],
  ])('says what is to be collected, as the labels do: %s', async (_name, change, text, sum) => {
    await show([{ ...ready('A'), ...change }])
    expect(screen.getByRole('listitem')).toHaveTextContent(`Fez · ${text}`)
    await userEvent.click(screen.getByRole('checkbox', { name: /MCG-AAAAAAAA/ }))
    expect(screen.getByText(/^1 parcel/)).toHaveTextContent(`1 parcel · ${sum}`)
  })

  it('one that is not ready, or is another’s by a pattern only, is not added', async () => {
    await show([ready('A')])
    for (const number of ['MCG-DDDDDDDD', 'LB*']) {
      await scan(number)
      expect(await screen.findByText(`${number} is not ready to be handed over.`)).toBeVisible()
    }
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    // A scanner goes on at once: both are named until a person has read it.
    await scan('bbbbbbbb')
    expect(await screen.findByRole('checkbox', { name: /MCG-BBBBBBBB/ })).toBeChecked()
    expect(screen.getAllByText(/is not ready to be handed over/)).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Clear this list' }))
    expect(screen.queryByText(/is not ready to be handed over/)).toBeNull()
  })

  it('one that the customer comes for is named with that reason', async () => {
    await show([ready('A')])
    const report = [{ id: 'order A', order_number: 'MCG-AAAAAAAA', code: 'picked_up' }]
    answers = { ...answers, hand_over_orders: () => ({ manifest_id: null, report }) }
    await userEvent.click(screen.getByRole('checkbox', { name: /MCG-AAAAAAAA/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
    expect(await screen.findByText(/The customer comes for this order/)).toBeVisible()
  })

  it('those that could not be looked up are listed until they are', async () => {
    await show([ready('A')])
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await scan('bbbbbbbb')
    await scan('LB 77')
    const expectLost = async (text: string, numbers: string[]) => {
      const notice = within((await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!)
      expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(numbers)
    }
    await expectLost('2 numbers could not be looked up. Scan them again:', ['BBBBBBBB', 'LB 77'])
    vi.stubGlobal('fetch', answer)
    await scan('bbbbbbbb')
    expect(await screen.findByRole('checkbox', { name: /MCG-BBBBBBBB/ })).toBeChecked()
    await expectLost('1 number could not be looked up. Scan it again:', ['LB 77'])
    await scan('LB 77')
    expect(await screen.findByRole('checkbox', { name: /MCG-CCCCCCCC/ })).toBeChecked()
    expect(screen.queryByText(/could not be looked up/)).toBeNull()
  })

  it('the number of a parcel is sent where it was changed or cleared', async () => {
    await show([ready('A', 'LB 1'), ready('D', 'LB 2'), ready('E', 'LB 3')])
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    const field = (letter: string) => screen.getByLabelText(`Tracking number of MCG-${letter.repeat(8)}`)
    await userEvent.clear(field('A'))
    await userEvent.type(field('D'), '2')
    expect(field('A')).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parcels).toEqual([
      { order_id: 'order A', tracking_number: '' },
      { order_id: 'order D', tracking_number: 'LB 22' },
      { order_id: 'order E' },
    ])
  })
})

describe('a courier', () => {
  const parcel = (index: number) => ({
    ...{ order_number: `MCG-${index}`, contact_name: 'Amina', phone: '', city: 'Fez', tracking_number: '' },
    ...{ delivery_failure: null, status: 'shipped', cash: 100, since: '2026-11-02T10:00:00Z' },
  })
  const show = (tab: string) =>
    renderInShop(
      <Routes>
        <Route path="/admin/couriers/:id" element={<CourierPage />} />
      </Routes>,
      { path: `/admin/couriers/amana?tab=${tab}` },
    )

  it('has more parcels than are listed, and says how many', async () => {
    answers = {
      courier_balances: () => [{ id: 'amana', name: 'Amana', remittance_days: 7, out_count: 312 }],
      courier_parcels: () => Array.from({ length: 200 }, (_, index) => parcel(index)),
    }
    show('out')
    expect(await screen.findByText('Only the first 200 of 312 are listed here.')).toBeVisible()
  })

  it('has a difference to close in a remittance that is none of the last ones', async () => {
    const line = {
      ...{ id: 1, reference: 'LB 77', expected: 100, received: 60, fee: 0, agreed_fee: null },
      ...{ problem: 'other_amount', resolved_at: null, resolution: '', orders: null },
    }
    answers = {
      remittance_lines: () => [{ remittance_id: 'old', remittances: { courier_id: 'amana' } }],
      remittances: (query) =>
        query.get('id') === 'in.(old)'
          ? [{ id: 'old', reference: 'Bon 1', received_on: '2026-01-02', remittance_lines: [line] }]
          : [],
    }
    show('remittances')
    expect(await screen.findByRole('button', { name: /^Close the difference/ })).toBeVisible()
    expect(screen.getByText('Bon 1')).toBeVisible()
  })
})
