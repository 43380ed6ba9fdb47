import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataTable } from '@/admin/list/data-table'
import { Figure, Figures } from '@/admin/figures'
import { renderInShop } from '../../render'

test('a browser translates names and words of lists, and no figures', () => {
  renderInShop(
    <>
      <DataTable
        caption="Delivery"
        columns={[
          { key: 'city', header: 'City', cell: ({ city }: { city: string; fee: number | null }) => city },
          { key: 'craft', header: 'Craft', cell: () => 'Leather' },
          {
            key: 'fee',
            header: 'Fee',
            align: 'end',
            cell: ({ fee }) => (fee === null ? <>unknown</> : `${fee},50 DH`),
          },
        ]}
        rows={[
          { city: 'Fez', fee: 12 },
          { city: 'Rabat', fee: null },
        ]}
        rowKey={({ city }) => city}
        rowName={({ city }) => city}
      />
      <Figures>
        <Figure label="Sold">1,250 DH</Figure>
        <Figure label="Speed">
          <span>good</span>
        </Figure>
      </Figures>
    </>,
  )
  const marked = (text: string) => screen.getByText(text).closest('[translate]')?.getAttribute('translate')
  expect(marked('12,50 DH')).toBe('no')
  expect(marked('1,250 DH')).toBe('no')
  expect(marked('unknown')).toBeUndefined()
  expect(marked('good')).toBeUndefined()
  expect(screen.getAllByText('Leather')[0]?.closest('[translate=no]')).toBeNull()
  const headers = screen
    .getAllByText('Fee')
    .map((header) => header.closest('[translate]')?.getAttribute('translate'))
  expect(headers).not.toContain('no')
})
