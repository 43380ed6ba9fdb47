import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { OrderViews } from '@/admin/orders/order-views'
import { readOrderFilters } from '@/admin/orders/order-filters'
import { CouriersSection } from '@/admin/settings/couriers/couriers-section'
import { FactsSection } from '@/admin/settings/facts-section'
import { AREAS, loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

// The answer to what was added is lost, and the button is pressed again: it is there once.

type Row = Record<string, unknown>
let rows: Row[]
let inserts: Row[]
let changes: Row[]
/** The columns of the table that identify a row, and the other unique ones. */
let keys: { pkey: string[]; unique: string[] }
let table: string

beforeAll(() => Promise.all(AREAS.map(loadArea)))
beforeEach(() => {
  rows = []
  inserts = []
  changes = []
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
    },
  )
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    if (!pathname.endsWith(`/${table}`)) return Promise.resolve(Response.json([]))
    const body = JSON.parse((init?.body as string | undefined) ?? 'null') as Row
    if (init?.method === 'POST') return Promise.resolve(insert(body))
    const filters = [...searchParams].filter(([, filter]) => filter.startsWith('eq.'))
    const found = rows.filter((row) =>
      filters.every(
        ([column, filter]) => row[column] === undefined || filter === `eq.${row[column] as string}`,
      ),
    )
    if (init?.method === 'PATCH') {
      changes.push(body)
      for (const row of found) Object.assign(row, body)
    }
    return Promise.resolve(Response.json(found))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** As the database, but the answer to the first row is lost. */
function insert(row: Row): Response {
  inserts.push(row)
  const taken = ([name, columns]: [string, string[]]) =>
    columns.length > 0 && rows.some((other) => columns.every((column) => other[column] === row[column]))
      ? [name]
      : []
  const [violated] = Object.entries(keys).flatMap(taken)
  if (violated !== undefined) {
    const constraint = violated === 'pkey' ? `${table}_pkey` : `${table}_name_key`
    const message = `duplicate key value violates unique constraint "${constraint}"`
    return Response.json({ code: '23505', message }, { status: 409 })
  }
  rows.push({ ...row, updated_at: '2026-11-20T10:00:00Z', id: row.id ?? 'id' })
  return rows.length === 1
    ? Response.json({ message: 'unavailable' }, { status: 503 })
    : Response.json([row], { status: 201 })
}

const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const type = async (field: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(field, { selector: 'input' }), { target: { value } })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const addBrass = async () => {
  table = 'facts'
  keys = { pkey: ['kind', 'key'], unique: [] }
  renderInShop(<FactsSection />, { guarded: true })
  await press('Add a word')
  await type(/^In English/, 'Brass')
  await type(/^In French/, 'Laiton')
  await type(/^In Arabic/, 'نحاس')
  await press('Save')
  await screen.findByRole('alert')
}

it('a word of the facts', async () => {
  await addBrass()
  // The list is read again meanwhile, and has it.
  window.dispatchEvent(new Event('visibilitychange'))
  await press('Save')
  await isClosed()
  expect(inserts.map(({ key }) => key)).toEqual(['brass', 'brass'])
  expect(rows).toHaveLength(1)
})

it('a word of the facts that was corrected since', async () => {
  await addBrass()
  await type(/^In French/, 'Laiton doré')
  await press('Save')
  expect(await screen.findByText('In the shop now: Laiton')).toBeVisible()
  await press('Save')
  await isClosed()
  expect(changes).toEqual([{ label_fr: 'Laiton doré' }])
  expect(rows).toHaveLength(1)
})

it.each([
  ['is there once', '', []],
  ['is shown and gets what was corrected since', '0522334455', [{ name: 'Amana', phone: '0522334455' }]],
])('a courier %s', async (_name, phone, saved) => {
  table = 'couriers'
  keys = { pkey: ['id'], unique: ['name'] }
  renderInShop(<CouriersSection />, { guarded: true })
  await press('Add a courier')
  await type(/^Name/, 'Amana')
  await press('Save')
  await screen.findByRole('alert')
  await type(/^Phone/, phone)
  await press('Save')
  if (phone !== '') {
    expect(await screen.findByText('In the shop now: –')).toBeVisible()
    await press('Save')
  }
  await isClosed()
  expect(changes).toMatchObject(saved)
  expect(changes).toHaveLength(saved.length)
  expect(rows).toHaveLength(1)
  expect(new Set(inserts.map(({ id }) => id)).size).toBe(1)
})

it('the name of another courier is taken', async () => {
  table = 'couriers'
  keys = { pkey: ['id'], unique: ['name'] }
  rows = [{ id: 'other', name: 'Amana', phone: '', tracking_url: '', remittance_days: 7, position: 1 }]
  renderInShop(<CouriersSection />, { guarded: true })
  await press('Add a courier')
  await type(/^Name/, 'Amana')
  await press('Save')
  expect(await screen.findByText('Another courier has this name.')).toBeVisible()
})

function Views() {
  const list = useListSearchParams()
  return <OrderViews list={list} filters={readOrderFilters(list.params)} />
}

it('a view of the orders, whose name is taken for other filters only', async () => {
  table = 'admin_views'
  keys = { pkey: [], unique: ['name'] }
  const { unmount } = renderInShop(<Views />, { guarded: true, path: '/admin/orders?q=fez' })
  const save = async () => {
    await press('Save this view')
    await type(/^Name/, 'Fez')
    await press('Save')
  }
  await save()
  await screen.findByRole('alert')
  await press('Save')
  await isClosed()
  expect(rows).toHaveLength(1)
  unmount()
  renderInShop(<Views />, { guarded: true, path: '/admin/orders?q=rabat' })
  await save()
  await waitFor(() => expect(inserts).toHaveLength(3))
  expect(await screen.findByText('You already have a view with this name.')).toBeVisible()
})
