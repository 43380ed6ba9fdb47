import { act, fireEvent, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { StatementTab } from '@/admin/payments/statement/statement-tab'
import { Component as ImportPage } from '@/admin/products/import/import-page'
import { readFile } from '@/admin/products/import/product-file'
import { loadArea } from '@/i18n/catalogues'
import { MissingCodeError } from '@/lib/code'
import { currentToasts } from '@/ui/toast'
import { renderInShop } from '../../render'

// The code that reads files is requested and never answered, until the tests are over.
const { never, release } = vi.hoisted(() => {
  let release: () => void = () => undefined
  const never = new Promise<object>((resolve) => (release = () => resolve({ default: {}, readSheet: {} })))
  return { never, release: () => release() }
})
vi.mock('papaparse', () => never)
vi.mock('read-excel-file/universal', () => never)

beforeAll(() =>
  Promise.all((['adminShell', 'adminProducts', 'adminPayments', 'deferred'] as const).map(loadArea)),
)
afterEach(() => vi.useRealTimers())
afterAll(release)

const MISSING = 'A part of this page could not be loaded. Please reload it.'
const saidSo = () => currentToasts().map(({ description, action }) => [description, action?.label])

it('an Excel file is not called wrong when the code that reads it is lost', async () => {
  vi.useFakeTimers()
  const reading = expect(readFile(new Blob(['PK']))).rejects.toBeInstanceOf(MissingCodeError)
  // The reader is requested after the first bytes were read.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(30_000)
  await reading
})

/** jsdom has none; tables detect with it whether they scroll. */
class ResizeObserverStub {
  readonly observe = () => undefined
  readonly disconnect = () => undefined
}

it('the import says that the code is lost, and keeps the rows', async () => {
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  renderInShop(<ImportPage />, { guarded: true })
  vi.useFakeTimers()
  const text = screen.getByRole('textbox')
  fireEvent.change(text, { target: { value: 'name_en\nLamp' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check the rows' }))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(saidSo()).toEqual([[MISSING, 'Reload']])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveValue('name_en\nLamp')
})

it('the statement says that the code is lost, and keeps the text', async () => {
  renderInShop(<StatementTab />)
  vi.useFakeTimers()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Date;Credit' } })
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(saidSo()).toEqual([[MISSING, 'Reload']])
  expect(screen.getByRole('textbox')).toHaveValue('Date;Credit')
})
