import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Component as HandOverPage } from '@/admin/couriers/hand-over-page'
import { Component as RemittancePage } from '@/admin/couriers/remittance-page'
import { CallOutcomes } from '@/admin/orders/call-outcomes'
import { DeliveryOutcomeCard, ReturnedDialog } from '@/admin/orders/delivery-outcome'
import { AdjustStockDialog } from '@/admin/products/adjust-stock-dialog'
import { BulkChangeDialog } from '@/admin/products/bulk-change-dialog'
import { MatrixDialog } from '@/admin/products/variations/matrix-dialog'
import { VariationDialog } from '@/admin/products/variations/variation-dialog'
import { CloseDialog } from '@/admin/returns/close-dialog'
import { ReturnActions } from '@/admin/returns/return-actions'
import { ReceiveDialog } from '@/admin/returns/receive-dialog'
import { catalogueOf, loadArea, loadCatalogue } from '@/i18n/catalogues'
import { createTranslator } from '@/i18n/translate'
import { AppError, errorMessage } from '@/lib/errors'
import { renderInShop } from '../../render'

type Body = Record<string, unknown>

/** The requests of acts, previews left out. */
const sent: Body[] = []
let answers: Response[]

const lost = () => Response.json({ message: 'unavailable' }, { status: 503 })
const conflict = () => Response.json({ code: 'PT409', message: 'edit_conflict' }, { status: 409 })

const NAMES = { name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة' }
const figures = { price: 100, compare_at_price: null, stock_quantity: 5 }
const changed = {
  ...{ id: 'bowl', ...NAMES, code: null },
  ...{ before: { ...figures, is_active: false }, after: { ...figures, is_active: true } },
}
const ready = {
  ...{ id: 'order', order_number: 'MCG-7K2M9QXT', contact_name: 'Amina', city: 'Fez', country: 'morocco' },
  ...{ amount_due: 169, payment_method: 'cash_on_delivery', tracking_number: '', created_at: '2026-11-02' },
}
const courier = { id: 'courier', name: 'Amana', is_active: true, position: 1 }
const onItsWay = { ...ready, status: 'shipped', delivery_failure: null, order_items: [] } as never
const item = { ...NAMES, id: 'item', quantity: 2, selected_variations: {}, image_url: null }

beforeAll(() =>
  Promise.all(
    (
      ['adminProducts', 'adminShell', 'adminOrders', 'adminCouriers', 'adminReturns', 'deferred'] as const
    ).map(loadArea),
  ),
)
/** jsdom has none; tables detect with it whether they scroll. */
class ResizeObserverStub {
  readonly observe = () => undefined
  readonly disconnect = () => undefined
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  sent.length = 0
  answers = []
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    const body = JSON.parse((init?.body as string | undefined) ?? 'null') as Body | null
    if (!pathname.includes('/rpc/')) {
      const rows = pathname.endsWith('/orders') ? [ready] : pathname.endsWith('/couriers') ? [courier] : []
      return Promise.resolve(Response.json(rows))
    }
    if (body?.preview === true)
      return Promise.resolve(
        Response.json(pathname.endsWith('record_remittance') ? { report: [] } : [changed]),
      )
    if (body === null || !('key' in body)) return Promise.resolve(Response.json([]))
    sent.push(body)
    return Promise.resolve(answers.shift() ?? lost())
  })
})
afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }))
const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)

type Case = { dialog: ReactElement; fill?: () => Promise<unknown>; button: string | RegExp }

const CASES: Readonly<Record<string, Case>> = {
  'stock that is adjusted': {
    dialog: (
      <AdjustStockDialog
        productId="bowl"
        rows={[{ variationIds: [], name: 'Bowl', stock: 5 }]}
        onClose={nothing}
      />
    ),
    fill: async () => {
      await type('Difference, Bowl', '10')
      await type(/^Reason/, 'Delivery')
    },
    button: 'Save',
  },
  'many products': {
    dialog: <BulkChangeDialog kind="activate" ids={['bowl']} onClose={nothing} onDone={nothing} />,
    button: 'Apply to 1 product',
  },
  'a new variation': {
    dialog: <VariationDialog productId="bowl" variation={null} existing={[]} onClose={nothing} />,
    fill: () => type(/^Value/, 'Blue'),
    button: 'Save',
  },
  'many variations': {
    dialog: <MatrixDialog productId="bowl" existing={[]} onClose={nothing} />,
    fill: () => type('Colour', 'Blue'),
    button: 'Save 1 variation',
  },
  'parcels that are handed over': {
    dialog: <HandOverPage />,
    fill: async () => userEvent.click(await screen.findByRole('checkbox', { name: /MCG-7K2M9QXT/ })),
    button: 'Hand over',
  },
  'the cash of a courier': {
    dialog: <RemittancePage />,
    fill: async () => {
      await type(/^The courier’s statement/, 'MCG-7K2M9QXT;169')
      await press('Check')
    },
    button: 'Record the remittance',
  },
  'a call': {
    dialog: <CallOutcomes order={{ ...ready, call_attempts: 0 } as never} state="due" onDone={nothing} />,
    button: 'No answer',
  },
  'a parcel that was refused': {
    dialog: <DeliveryOutcomeCard order={onItsWay} />,
    button: 'Refused',
  },
  'a parcel that came back': {
    dialog: (
      <ReturnedDialog
        order={
          { ...ready, order_items: [{ ...item, restocked_quantity: 0, discarded_quantity: 0 }] } as never
        }
        onClose={nothing}
      />
    ),
    button: 'Take back and cancel the order',
  },
  'the decision on a return': {
    dialog: (
      <ReturnActions found={{ id: 'return', number: 'RET-1', state: 'requested', order: ready } as never} />
    ),
    button: 'Approve',
  },
  'the pieces of a return': {
    dialog: (
      <ReceiveDialog
        found={
          {
            ...{ id: 'return', number: 'RET-1', state: 'approved', reason: 'other' },
            return_lines: [{ order_item_id: 'item', quantity: 2, item }],
          } as never
        }
        onClose={nothing}
      />
    ),
    button: 'Record the parcel',
  },
  'a return that is closed without money': {
    dialog: (
      <CloseDialog
        found={
          {
            ...{ id: 'return', number: 'RET-1', state: 'received', return_lines: [], cancelled: null },
            order: { ...ready, order_items: [], payments: [], refunded_amount: 0, refunding_amount: 0 },
          } as never
        }
        onClose={nothing}
      />
    ),
    fill: () => type(/^Reason/, 'Broken after the delivery'),
    button: 'Close without money',
  },
}

const pressFor = async (button: string | RegExp, requests: number) => {
  await press(button)
  await waitFor(() => expect(sent).toHaveLength(requests))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: button, hidden: true })).not.toHaveAttribute('aria-busy'),
  )
}

it.each([
  ['en', 'your own earlier attempt'],
  ['fr', 'votre tentative précédente'],
  ['ar', 'محاولتك السابقة'],
] as const)('a conflict may be with an own request whose answer was lost: %s', async (language, own) => {
  await loadCatalogue(language)
  const { t } = createTranslator(language, catalogueOf(language))
  expect(errorMessage(new AppError('edit_conflict'), t)).toContain(own)
  expect(t('adminReturns.conflictText')).toContain(own)
})

it('a parcel that is sent a second time is refused a second time', async () => {
  const refused = () => Response.json({ status: 'shipped', delivery_failure: 'refused' })
  answers = [refused(), refused()]
  renderInShop(<DeliveryOutcomeCard order={onItsWay} />)
  await pressFor('Refused', 1)
  // The order was prepared and shipped again, and the page stayed.
  await pressFor('Refused', 2)
  const [first, second] = sent
  expect(second).toMatchObject({ outcome: 'refused' })
  expect(second?.key).not.toBe(first?.key)
})

it('the number of a parcel that is handed over is sent as a statement will name it', async () => {
  renderInShop(<HandOverPage />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /MCG-7K2M9QXT/ }))
  await userEvent.click(screen.getByLabelText('Tracking number of MCG-7K2M9QXT'))
  await userEvent.paste('\u2066LB\u2013\u0661\u2069')
  await pressFor('Hand over', 1)
  expect(sent[0]).toMatchObject({ parcels: [{ order_id: 'order', tracking_number: 'LB-1' }] })
})

describe('an act whose answer was lost', () => {
  it.each(Object.entries(CASES))('has its key again: %s', async (_name, { dialog, fill, button }) => {
    renderInShop(dialog, { guarded: true })
    await fill?.()
    await pressFor(button, 1)
    await pressFor(button, 2)
    expect(sent[0]?.key).toEqual(expect.any(String))
    expect(sent[1]).toEqual(sent[0])
  })

  it('has its key again when its values were corrected, until the operator has seen what it did', async () => {
    const { dialog, fill, button } = CASES['stock that is adjusted'] as Case
    renderInShop(dialog)
    await fill?.()
    await pressFor(button, 1)
    await type(/^Reason/, ' of May')
    await type('Difference, Bowl', '0')
    answers = [conflict()]
    await pressFor(button, 2)
    await pressFor(button, 3)
    const [first, corrected, again] = sent
    expect(corrected).toMatchObject({
      key: first?.key,
      note: 'Delivery of May',
      changes: [{ delta: 100 }],
    })
    expect(again?.key).not.toBe(first?.key)
  })
})
