import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { adminOrderQueries } from '@/admin/orders/queries'
import { TrackingForm, trackingSchema } from '@/admin/orders/tracking-form'
import { AREAS, loadArea } from '@/i18n/catalogues'
import { clearToasts, currentToasts } from '@/ui/toast'
import { renderInShop } from '../../render'

// A colleague may enter the number at the hand-over while the page of the order is open.

const NUMBER = 'MCG-7K2M9QXT'
const order = { id: 'order', order_number: NUMBER, payments: [], tracking_number: '', carrier: '' }
let shop: typeof order
let sent: { body: object; filters: Record<string, string> }[]
/** The change is made, and its answer does not arrive. */
let isAnswerLost: boolean

beforeAll(() => Promise.all(AREAS.map(loadArea)))
beforeEach(() => {
  shop = order
  sent = []
  isAnswerLost = false
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    if (!pathname.endsWith('/orders')) return Promise.resolve(Response.json([]))
    if (init?.method !== 'PATCH') return Promise.resolve(Response.json([shop]))
    searchParams.delete('select')
    const body = JSON.parse(init.body as string) as object
    sent.push({ body, filters: Object.fromEntries(searchParams) })
    // As the database: the rows that the filters find.
    const isFound = [...searchParams].every(
      ([column, filter]) => filter === `eq.${String(shop[column as keyof typeof shop])}`,
    )
    if (isFound) shop = { ...shop, ...body }
    if (isAnswerLost) {
      isAnswerLost = false
      return Promise.resolve(Response.json({ message: 'unavailable' }, { status: 503 }))
    }
    return Promise.resolve(Response.json(isFound ? [shop] : []))
  })
})
afterEach(() => vi.unstubAllGlobals())

function Page() {
  const { data, refetch } = useQuery(adminOrderQueries.detail(NUMBER))
  if (data == null) return null
  return (
    <>
      <button onClick={() => void refetch()}>read</button>
      <TrackingForm order={data} />
    </>
  )
}
const number = () => screen.findByLabelText('Tracking number')
const carrier = () => screen.findByLabelText('Carrier')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const save = async () => {
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
}

it('the carrier is saved without the number that was shown, and shows the one that a colleague entered', async () => {
  renderInShop(<Page />)
  type(await carrier(), ' Amana ')
  shop = { ...shop, tracking_number: 'LB1' }
  await save()
  await waitFor(async () => expect(await number()).toHaveValue('LB1'))
  expect(sent).toEqual([{ body: { carrier: 'Amana' }, filters: { id: 'eq.order', carrier: 'eq.' } }])
  expect(await carrier()).toHaveValue('Amana')
  expect(screen.queryByText(/^In the shop now/)).toBeNull()
  // Nothing is left to save, and the press says so.
  clearToasts()
  await save()
  expect(sent).toHaveLength(1)
  expect(currentToasts().map(({ title }) => title)).toEqual(['Tracking number saved'])
})

it('a number takes the place of that of a colleague only in sight of it', async () => {
  renderInShop(<Page />)
  type(await number(), 'LB2')
  shop = { ...shop, tracking_number: 'LB1', carrier: 'Tawssil' }
  await save()
  expect(await screen.findByText('In the shop now: LB1')).toBeVisible()
  expect(shop.tracking_number).toBe('LB1')
  expect(await number()).toHaveValue('LB2')
  expect(await carrier()).toHaveValue('Tawssil')
  await save()
  await waitFor(() => expect(shop).toMatchObject({ tracking_number: 'LB2', carrier: 'Tawssil' }))
  expect(sent[1]).toEqual({
    body: { tracking_number: 'LB2' },
    filters: { id: 'eq.order', tracking_number: 'eq.LB1' },
  })
  await waitFor(() => expect(screen.queryByText(/^In the shop now/)).toBeNull())
})

it('what is read again while a number is typed is shown beside it', async () => {
  renderInShop(<Page />)
  type(await number(), 'LB2')
  shop = { ...shop, tracking_number: 'LB1', carrier: 'Tawssil' }
  fireEvent.click(screen.getByText('read'))
  expect(await screen.findByText('In the shop now: LB1')).toBeVisible()
  expect(await number()).toHaveValue('LB2')
  expect(await carrier()).toHaveValue('Tawssil')
})

it('a number whose answer was lost is saved by the next press', async () => {
  renderInShop(<Page />)
  type(await number(), 'LB1')
  isAnswerLost = true
  await save()
  expect(shop.tracking_number).toBe('LB1')
  await save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(screen.queryByText(/^In the shop now/)).toBeNull()
  expect(await number()).toHaveValue('LB1')
})

it('a number and a carrier keep what the database would refuse out', () => {
  expect(trackingSchema.parse({ tracking_number: 'LB\u202E1', carrier: '' }).tracking_number).toBe('LB1')
  expect(trackingSchema.parse({ tracking_number: ' ', carrier: ' Amana ' })).toEqual({
    tracking_number: '',
    carrier: 'Amana',
  })
})
