import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptMoney } from '@/admin/payments/changed-sums'
import { ExtendHoldDialog, KeepDialog } from '@/admin/payments/decision-dialogs'
import { holdOf } from '@/admin/payments/hold'
import { loadArea } from '@/i18n/catalogues'
import { shopDay, shopDayBefore } from '@/lib/shop-clock'
import { renderInShop } from '../../render'

const sent: Record<string, unknown>[] = []
beforeAll(() => Promise.all((['adminPayments', 'adminShell', 'deferred'] as const).map(loadArea)))
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (url: URL | string, init?: RequestInit) => {
    // Files share a process: another one may still report what it has measured.
    if (/\/rpc\/(?:extend_hold|keep_payment)$/.test(String(url)))
      sent.push(JSON.parse((init?.body as string | undefined) ?? 'null') as Record<string, unknown>)
    return Promise.resolve(Response.json({}))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('the end of the time to pay', () => {
  const order = {
    ...({ status: 'pending', payment_due_at: '2026-11-25T10:00:00Z' } as const),
    ...{ paid_amount: 0, amount_due: 100 },
  }
  const before = Date.parse('2026-11-25T09:59:00Z')
  const after = Date.parse('2026-11-25T10:00:00Z')

  it.each([
    ['expires an unpaid order', order, before, 'held'],
    ['expires an unpaid order', order, after, 'held'],
    ['is awaited in preparation', { ...order, status: 'processing' }, before, 'waits'],
    ['makes an order in preparation overdue', { ...order, status: 'processing' }, after, 'overdue'],
    [
      'makes an order overdue that is paid in part',
      { ...order, paid_amount: 1, amount_due: 99 },
      after,
      'overdue',
    ],
    ['means nothing when nothing is due', { ...order, amount_due: 0 }, after, null],
    ['means nothing once the order is sent', { ...order, status: 'shipped' }, after, null],
    ['means nothing for cash on delivery', { ...order, payment_due_at: null }, after, null],
  ] as const)('%s', (_, given, now, expected) => {
    expect(holdOf(given, now)).toBe(expected)
  })
})

it('a hold is extended to a day that is not before its end, nor too late', async () => {
  const now = new Date('2026-11-25T10:00:00Z')
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const onClose = vi.fn()
  const order = { id: 'order', order_number: 'MCG-7K2M9QXT', payment_due_at: now.toISOString() }
  renderInShop(<ExtendHoldDialog order={order} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog'))
  const day = dialog.getByLabelText('Reserved until the end of')
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Extend the reservation' }))
  expect(day).toHaveValue(shopDayBefore(now, -3))
  for (const wrong of [shopDayBefore(now, 1), shopDayBefore(now, -61)]) {
    await type(day, wrong)
    await submit()
    expect(await dialog.findByText(/^Choose a day/)).toBeVisible()
  }
  expect(sent).toEqual([])
  await type(day, shopDay(now))
  await submit()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([{ order_id: 'order', last_day: shopDay(now) }])
})

it('no more is kept than the shop has left when a part of what it kept was given back', async () => {
  const order = {
    ...{ id: 'order', order_number: 'MCG-7K2M9QXT', kept_amount: 20, paid_amount: 100 },
    ...{ refunded_amount: 80, refunding_amount: 5, amount_due: 0, amount_to_refund: 0 },
  }
  expect(keptMoney(order)).toBe(15)
  expect(keptMoney({ ...order, refunded_amount: 95 })).toBe(0)
  renderInShop(<KeepDialog order={order} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('15')
  expect(dialog.getByText(/15\sDH/)).toBeVisible()
})

it('money of a cancelled order is kept for a reason, and no more than there is', async () => {
  const onClose = vi.fn()
  const order = {
    ...{ id: 'order', order_number: 'MCG-7K2M9QXT', kept_amount: 0, paid_amount: 1015 },
    ...{ refunded_amount: 815, refunding_amount: 100, amount_due: 0, amount_to_refund: 200 },
  }
  renderInShop(<KeepDialog order={order} onClose={onClose} />)
  const dialog = within(await screen.findByRole('alertdialog'))
  const amount = dialog.getByLabelText('Amount in dirhams')
  expect(amount).toHaveValue('100')
  await userEvent.type(dialog.getByLabelText('Reason'), 'Made to measure')
  await type(amount, '100.01')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
  expect(await dialog.findByText(/still has of this order/)).toBeVisible()
  await type(amount, '60')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    { order_id: 'order', amount: 60, reason: 'Made to measure', seen_paid: 1015, seen_refunded: 915 },
  ])
})
