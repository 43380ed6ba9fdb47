import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { CommandPalette } from '@/admin/command-palette'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all([loadCatalogue('fr'), loadArea('adminShell')]))

test.each(['parametres', 'PARAMÈTRES', '\u200Eparamètres '])(
  '%j finds the settings in French',
  async (typed) => {
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
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
    renderInShop(<CommandPalette onClose={() => undefined} />, { language: 'fr' })
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: typed } })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Paramètres'])
  },
)
