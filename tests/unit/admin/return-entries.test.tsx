import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { Timeline } from '@/admin/orders/timeline'
import type { ReturnState } from '@/admin/returns/queries'
import { returnEntries } from '@/admin/returns/return-entries'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { renderInShop } from '../../render'

beforeAll(() =>
  Promise.all((['adminReturns', 'adminOrders', 'adminShell', 'returns'] as const).map(loadArea)),
)

const step = (id: number, state: ReturnState, order?: string) => ({
  ...{ id, state, note: '', actor: 'admin', created_at: `2026-11-02T10:0${id}:00Z` },
  exchange: order === undefined ? null : { order_number: order },
})

function Steps({ events }: { events: ReturnType<typeof step>[] }) {
  const { t } = useLanguage()
  return (
    <Timeline
      entries={returnEntries([{ number: 'R-1', return_events: events }], t, false)}
      nameOf={() => ''}
    />
  )
}

it('a return that waits again, or is closed again, says what became of its exchange or its refund', async () => {
  renderInShop(
    <Steps
      events={[
        ...[step(1, 'received'), step(2, 'closed'), step(3, 'received', 'MCG-7K2M9QXT')],
        ...[step(4, 'closed', 'MCG-7K2M9QXT'), step(5, 'received', 'MCG-7K2M9QXT')],
        ...[step(6, 'closed'), step(7, 'received')],
      ]}
    />,
  )
  await screen.findAllByRole('listitem')
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown).toEqual([
    expect.stringContaining('The refund failed.'),
    expect.stringMatching(/^Closed(?!.*(exchange|refund))/),
    expect.stringContaining('The exchange was cancelled: order MCG-7K2M9QXT'),
    expect.stringContaining('The exchange was reopened: order MCG-7K2M9QXT'),
    expect.stringContaining('The exchange was cancelled: order MCG-7K2M9QXT'),
    expect.stringMatching(/^Closed(?!.*(exchange|refund))/),
    expect.stringMatching(/^Received(?!.*(exchange|refund))/),
  ])
  expect(screen.getAllByRole('link', { name: 'MCG-7K2M9QXT' })[0]).toHaveAttribute(
    'href',
    '/admin/orders/MCG-7K2M9QXT',
  )
})
