import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { EditProduct } from '@/admin/products/edit-product-page'
import type { EditedProduct } from '@/admin/products/queries'
import { MatrixDialog } from '@/admin/products/variations/matrix-dialog'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

// What was entered in a dialog of a product's page is not lost without a question.

vi.mock('@/lib/realtime', () => ({ watchTable: () => () => undefined }))

const NAMES = { name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة' }
const product = {
  ...{ id: 'bowl', ...NAMES, description_en: '', description_fr: '', description_ar: '', price: 100 },
  ...{ compare_at_price: null, image_url: null, image_color: null, category_id: 'pottery', sku: null },
  ...{ is_active: false, stock_quantity: 5, lead_time_days: null, updated_at: '', facts: [], measures: [] },
} as EditedProduct

beforeAll(() => Promise.all((['adminProducts', 'adminShell', 'deferred'] as const).map(loadArea)))
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly unobserve = () => undefined
      readonly disconnect = () => undefined
    },
  )
})

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })
const answer = async (name: string) => {
  await waitFor(() => expect(question()).not.toBeNull())
  await userEvent.click(within(question()!).getByRole('button', { name }))
}
const isAskedOnReload = () => {
  const leave = new Event('beforeunload', { cancelable: true })
  globalThis.dispatchEvent(leave)
  return leave.defaultPrevented
}

it.each([
  ['Add variation', /^Value/],
  ['Add many', 'Colour'],
])('when the page is left: %s', async (opens, field) => {
  renderInShop(
    <>
      <EditProduct product={product} categories={[{ id: 'pottery', ...NAMES, city: 'Fez' }]} />
      <Link to="/away">Away</Link>
    </>,
    { guarded: true },
  )
  const open = await screen.findByRole('button', { name: opens })
  await waitFor(() => expect(open).toBeEnabled())
  expect(isAskedOnReload()).toBe(false)
  await userEvent.click(open)
  const box = within(await screen.findByRole('alertdialog')).getByLabelText(field)
  await userEvent.type(box, 'Blue')
  expect(isAskedOnReload()).toBe(true)
  fireEvent.click(screen.getByText('Away'))
  await answer('Cancel')
  await waitFor(() => expect(question()).toBeNull())
  expect(box).toHaveValue('Blue')
})

it('when the dialog of many values is closed', async () => {
  const onClose = vi.fn()
  renderInShop(<MatrixDialog productId="bowl" existing={[]} onClose={onClose} />)
  const box = await screen.findByLabelText('Colour')
  await userEvent.type(box, 'Blue')
  await userEvent.keyboard('{Escape}')
  await answer('Cancel')
  await waitFor(() => expect(question()).toBeNull())
  expect(box).toHaveValue('Blue')
  await userEvent.keyboard('{Escape}')
  await answer('Discard')
  expect(onClose).toHaveBeenCalledOnce()
})

it('nothing is asked of a dialog of many values in which there is none', async () => {
  const onClose = vi.fn()
  renderInShop(<MatrixDialog productId="bowl" existing={[]} onClose={onClose} />)
  await screen.findByLabelText('Colour')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(question()).toBeNull()
})

it('a letter in the form does not draw the lists of the page again', async () => {
  renderInShop(<EditProduct product={product} categories={[{ id: 'pottery', ...NAMES, city: 'Fez' }]} />, {
    guarded: true,
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add variation' })).toBeEnabled())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Adjust stock' })).toBeEnabled())
  await screen.findByText('No movements yet.')
  // The list of the stock is put in order by one each time it is drawn.
  const collator = vi.spyOn(Intl, 'Collator')
  fireEvent.change(screen.getByDisplayValue('Bowl'), { target: { value: 'Bowls' } })
  expect(await screen.findByText(/^Not saved yet/)).toBeVisible()
  expect(collator).not.toHaveBeenCalled()
})
