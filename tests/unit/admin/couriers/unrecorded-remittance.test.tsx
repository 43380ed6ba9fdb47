import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Component as RemittancePage } from '@/admin/couriers/remittance-page'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../../render'

beforeAll(() => Promise.all((['adminCouriers', 'adminShell', 'deferred'] as const).map(loadArea)))
afterEach(() => vi.unstubAllGlobals())

const QUESTION = { name: 'Leave without saving?' }

it('parcels that are marked as delivered stay in their place, and are checked once', async () => {
  const checks: boolean[][] = []
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    if (!String(address).includes('/rpc/record_remittance')) return Promise.resolve(Response.json([]))
    const { lines } = JSON.parse(init?.body as string) as { lines: { reference: string; deliver: boolean }[] }
    checks.push(lines.map(({ deliver }) => deliver))
    const report = lines.map(({ reference, deliver }) => ({
      ...{ reference, order_number: reference, contact_name: null, status: 'shipped', expected: 169 },
      ...{ received: 169, fee: 0, agreed_fee: null, code: deliver ? null : 'not_delivered' },
    }))
    return Promise.resolve(Response.json({ report }))
  })
  renderInShop(
    <Routes>
      <Route path="/admin/couriers/:id/remittance" element={<RemittancePage />} />
    </Routes>,
    { guarded: true, path: '/admin/couriers/amana/remittance' },
  )
  const statement = await screen.findByLabelText(/^The courier’s statement/)
  fireEvent.change(statement, { target: { value: 'MCG-7K2M9QXT;169\nMCG-8K2M9QXT;169\nMCG-9K2M9QXT;169' } })
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  const boxes = await screen.findAllByRole('checkbox', { name: /mark as delivered/ })
  boxes[0]!.focus()
  fireEvent.click(boxes[0]!)
  fireEvent.click(boxes[1]!)
  expect(screen.getByRole('button', { name: 'Record the remittance' })).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByRole('heading', { name: '1 difference' }, { timeout: 5000 })).toBeVisible()
  expect(checks).toEqual([
    [false, false, false],
    [true, true, false],
  ])
  expect(screen.getAllByRole('checkbox')).toEqual(boxes)
  expect(boxes[0]).toHaveFocus()
  fireEvent.click(boxes[0]!)
  expect(boxes[0]).toHaveFocus()
  expect(await screen.findByRole('heading', { name: '2 differences' }, { timeout: 5000 })).toBeVisible()
  expect(screen.getAllByRole('checkbox')).toEqual(boxes)
  expect(screen.getByRole('button', { name: 'Record the remittance' })).not.toHaveAttribute('aria-busy')
})

it('a statement that was entered is not lost by a link, and is left without a question once it is recorded', async () => {
  vi.stubGlobal('fetch', (address: URL | string) =>
    Promise.resolve(Response.json(String(address).includes('/rpc/record_remittance') ? { report: [] } : [])),
  )
  renderInShop(
    <>
      <Link to="/away">Away</Link>
      <Routes>
        <Route path="/admin/couriers/:id/remittance" element={<RemittancePage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>,
    { guarded: true, path: '/admin/couriers/amana/remittance' },
  )
  const statement = await screen.findByLabelText(/^The courier’s statement/)
  fireEvent.change(statement, { target: { value: 'MCG-7K2M9QXT;169' } })
  fireEvent.click(screen.getByText('Away'))
  const question = within(await screen.findByRole('alertdialog', QUESTION))
  expect(question.getByText('The statement that you have entered is not recorded.')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog', QUESTION)).toBeNull())
  expect(statement).toHaveValue('MCG-7K2M9QXT;169')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Record the remittance' }))
  expect(await screen.findByText('Elsewhere')).toBeVisible()
})

it('a file that was corrected meanwhile can be chosen again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  renderInShop(
    <Routes>
      <Route path="/admin/couriers/:id/remittance" element={<RemittancePage />} />
    </Routes>,
    { guarded: true, path: '/admin/couriers/amana/remittance' },
  )
  const statement = await screen.findByLabelText(/^The courier’s statement/)
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(chooser, new File(['MCG-7K2M9QXT;169'], 'amana.csv', { type: 'text/csv' }))
  await vi.waitFor(() => expect(statement).toHaveValue('MCG-7K2M9QXT;169'))
  // With the name of the file in it, the same file would be no change.
  expect(chooser.files).toHaveLength(0)
})
