import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CommandPalette } from '@/admin/command-palette'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all([loadCatalogue('fr'), loadArea('adminShell')]))
beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  Element.prototype.scrollIntoView = () => undefined
})

test.each(['parametres', 'PARAMÈTRES', '\u200Eparamètres '])(
  '%j finds the settings in French',
  async (typed) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
    renderInShop(<CommandPalette onClose={() => undefined} />, { language: 'fr' })
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: typed } })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Paramètres'])
  },
)

test('Enter opens no result of the text before', async () => {
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { search } = JSON.parse((init?.body as string | undefined) ?? '{}') as { search?: string }
    const rows = String(address).includes('admin_orders')
      ? [{ id: search, order_number: search, contact_name: 'Salma' }]
      : []
    return new Promise<Response>((resolve) => {
      if (search === 'MCG-BBBBBBBB') answers.push(() => resolve(Response.json(rows)))
      else resolve(Response.json(rows))
    })
  })
  const opened = vi.fn()
  const Place = () => <output>{useLocation().pathname}</output>
  renderInShop(
    <>
      <Place />
      <CommandPalette onClose={opened} />
    </>,
  )
  const input = await screen.findByRole('combobox')
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  const enter = () => fireEvent.keyDown(input, { key: 'Enter' })
  type('MCG-AAAAAAAA')
  await screen.findByRole('option', { name: /MCG-AAAAAAAA/ })
  type('MCG-BBBBBBBB')
  enter()
  await waitFor(() => expect(answers).toHaveLength(3))
  enter()
  fireEvent.click(screen.getByRole('option', { name: /MCG-AAAAAAAA/ }))
  expect(opened).not.toHaveBeenCalled()
  answers.forEach((answer) => answer())
  await screen.findByRole('option', { name: /MCG-BBBBBBBB/ })
  enter()
  expect(opened).toHaveBeenCalledOnce()
  expect(document.querySelector('output')).toHaveTextContent('/admin/orders/MCG-BBBBBBBB')
})
