import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { TrackingDialog } from '@/admin/orders/tracking-dialog'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const GOOD = 'MCG-AAAAAAAA'
const CANCELLED = 'MCG-BBBBBBBB'
const UNPAID = 'MCG-CCCCCCCC'
const OTHER = 'MCG-DDDDDDDD'
const statuses: Readonly<Record<string, string>> = {
  [GOOD]: 'processing',
  [UNPAID]: 'pending',
  [OTHER]: 'processing',
  [CANCELLED]: 'cancelled',
}

/** The numbers of the parcels of these orders; the others have none. */
let parcels: Map<string, string>
/** The numbers of the orders that were saved or shipped. */
let saved: string[]
let shipped: string[]
beforeAll(() =>
  Promise.all(
    (['adminOrders', 'adminPayments', 'adminShell', 'deferred', 'ordering'] as const).map(loadArea),
  ),
)
beforeEach(() => {
  parcels = new Map()
  saved = []
  shipped = []
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    if (pathname.endsWith('/rpc/set_order_statuses')) {
      const { order_ids: numbers } = JSON.parse(init?.body as string) as { order_ids: string[] }
      shipped.push(...numbers)
      return Promise.resolve(
        Response.json(
          numbers.map((number) => ({
            ...{ id: number, order_number: number, from_status: statuses[number] },
            code: number === UNPAID ? 'unavailable' : null,
          })),
        ),
      )
    }
    const number = searchParams.get('order_number')?.replace('eq.', '') ?? ''
    const status = statuses[number] ?? (/^MCG-[2-9]{8}$/.test(number) ? 'shipped' : undefined)
    const parcel = parcels.get(number) ?? ''
    if (status === undefined) return Promise.resolve(Response.json([]))
    if (init?.method !== 'PATCH')
      return Promise.resolve(Response.json([{ order_number: number, tracking_number: parcel }]))
    if (searchParams.get('tracking_number') !== `eq.${parcel}`) return Promise.resolve(Response.json([]))
    parcels.set(number, (JSON.parse(init.body as string) as { tracking_number: string }).tracking_number)
    saved.push(number)
    return Promise.resolve(Response.json([{ id: number, order_number: number, status }]))
  })
})
afterEach(() => vi.unstubAllGlobals())

function Pasting() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <TrackingDialog open={open} onOpenChange={setOpen} />
    </>
  )
}

async function paste(lines: readonly string[]) {
  renderInShop(<Pasting />)
  await userEvent.click(await screen.findByLabelText('Order numbers and tracking numbers'))
  await userEvent.paste(lines.join('\n'))
}
const field = () => screen.getByLabelText('Order numbers and tracking numbers')
const save = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('keeps what is still to be done, and names the order that was cancelled meanwhile', async () => {
  await paste([`${GOOD}\tLB1`, 'MCG-0OI12345 LB2', `${CANCELLED}\tLB3`, 'MCG-ZZZZZZZZ LB4'])
  await save(/^Save 3 numbers/)
  const dialog = await screen.findByRole('dialog', { name: 'Paste tracking numbers' })
  const stopped = await within(dialog).findByText(/^These orders are cancelled or already delivered/)
  const item = within(stopped.parentElement!).getByRole('listitem')
  expect(item).toHaveTextContent(`${CANCELLED}Cancelled`)
  expect(within(item).getByRole('link')).toHaveAttribute('href', `/admin/orders/${CANCELLED}`)
  expect(field()).toHaveValue('MCG-0OI12345 LB2\nMCG-ZZZZZZZZ\tLB4')
  await waitFor(() => expect(shipped).toEqual([GOOD]))

  // The lines are corrected and saved; the warning is not lost with them.
  await userEvent.clear(field())
  await userEvent.paste('MCG-22345678 LB2')
  await save(/^Save 1 number/)
  await waitFor(() => expect(field()).toHaveValue(''))
  expect(within(dialog).getByRole('link', { name: CANCELLED })).toBeVisible()

  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(screen.queryByText(CANCELLED)).toBeNull()
})

it('closes when everything is done', async () => {
  await paste([`${GOOD}\tLB1`])
  await save(/^Save 1 number/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual([GOOD])
})

it('names the orders whose status was refused, with the reason', async () => {
  await paste([`${GOOD}\tLB1`, `${UNPAID}\tLB2`])
  await save(/^Save 2 numbers/)
  const report = await screen.findByRole('dialog', { name: 'What has changed' })
  expect(report).toHaveTextContent('1 order is now Shipped')
  const [refused] = within(report).getAllByRole('listitem')
  expect(refused).toHaveTextContent(UNPAID)
  expect(refused).not.toHaveTextContent('before:')
})

it('saves the orders that one request takes, and keeps the others for the next', async () => {
  const numbers = Array.from(
    { length: 203 },
    (_, index) =>
      `MCG-${index
        .toString(8)
        .padStart(8, '0')
        .replace(/./g, (digit) => `${Number(digit) + 2}`)}`,
  )
  await paste(numbers.map((number, index) => `${number} LB${index}`))
  expect(screen.getByText(/^200 orders are saved at a time. 3 more lines stay here/)).toBeVisible()
  expect(screen.queryByText(/cannot be read/)).toBeNull()
  await save(/^Save 200 numbers/)
  await waitFor(() =>
    expect(field()).toHaveValue(
      numbers
        .slice(200)
        .map((number, index) => `${number} LB${200 + index}`)
        .join('\n'),
    ),
  )
  await save(/^Save 3 numbers/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual(numbers)
})

it('keeps a number that a colleague has entered, until it was shown', async () => {
  parcels.set(GOOD, 'CD9')
  await paste([`${GOOD}\tLB1`, `${OTHER}\tLB2`])
  await save(/^Save 2 numbers/)
  const kept = await screen.findByText(/^These orders have another tracking number, which they keep/)
  expect(within(kept.parentElement!).getByRole('listitem')).toHaveTextContent(`${GOOD} CD9`)
  expect(parcels.get(GOOD)).toBe('CD9')
  await waitFor(() => expect(shipped).toEqual([OTHER]))
  expect(field()).toHaveValue(`${GOOD}\tLB1`)

  // Another one, entered meanwhile, was not shown either.
  parcels.set(GOOD, 'EF9')
  await save(/^Save 1 number/)
  expect(await screen.findByText(`${GOOD} EF9`)).toBeVisible()
  expect(parcels.get(GOOD)).toBe('EF9')
  await save(/^Save 1 number/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(parcels.get(GOOD)).toBe('LB1')
})

it('takes an order that has the pasted number for a saved one', async () => {
  parcels.set(GOOD, 'LB1')
  await paste([`${GOOD}\tLB1`])
  await save(/^Save 1 number/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shipped).toEqual([GOOD])
})
