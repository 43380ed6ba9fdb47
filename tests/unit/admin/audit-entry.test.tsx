import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { AuditRow, Changes } from '@/admin/settings/audit/audit-entry'
import type { AuditEntry, AuditNames } from '@/admin/settings/audit/queries'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

beforeAll(() =>
  Promise.all(
    (['adminPromotions', 'adminRates', 'adminReviews', 'adminSettings', 'adminShell'] as const).map(loadArea),
  ),
)

const id = '60000000-0000-4000-8000-000000000001'
const entry = (table: string, diff: AuditEntry['diff']): AuditEntry => ({
  ...{ id: 1, actor: null, action: 'update', created_at: '2026-11-21T12:00:00Z' },
  ...{ table_name: table, row_id: id, diff },
})
const names = {
  ...{ promotions: new Map([[id, { id, name_en: 'Eid', name_fr: 'Aïd', name_ar: 'عيد' }]]) },
  ...{ sales: new Map([[id, { id, name: 'Ramadan' }]]), couriers: new Map([[id, { id, name: 'Amana' }]]) },
  courierPrices: new Map([[id, { id, couriers: { name: 'Amana' } }]]),
} as Partial<AuditNames> as AuditNames

describe('a change', () => {
  it.each([
    ['promotions', 'Promotions', 'Eid', '/admin/promotions'],
    ['sales', 'Sales', 'Ramadan', '/admin/sales'],
    ['couriers', 'Couriers', 'Amana', '/admin/settings?section=couriers'],
    ['courier_prices', 'Prices of couriers', 'Amana', '/admin/settings?section=couriers'],
    ['reviews', 'Reviews', 'Reviews', '/admin/reviews'],
  ])('of %s names the area and what was changed, and leads to it', (table, area, name, path) => {
    renderInShop(<AuditRow entry={entry(table, { is_active: [true, false] })} names={names} />)
    expect(screen.getAllByText(area)[0]).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
    expect(screen.queryByText(id)).toBeNull()
  })

  it('of a promotion that is gone has the name of then', () => {
    const gone = { ...entry('promotions', { name_en: ['Spring', null] }), action: 'delete' }
    renderInShop(<AuditRow entry={gone} names={{ ...names, promotions: new Map() }} />)
    expect(screen.getByRole('link', { name: 'Spring' })).toBeVisible()
  })

  it('calls the fields of a promotion what its form calls them', () => {
    renderInShop(
      <Changes
        entry={entry('promotions', { kind: ['percent', 'amount'], min_pieces: [1, 4] })}
        names={names}
      />,
    )
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Takes off',
      'Minimum number of pieces',
    ])
  })

  it.each([
    ['promotions', { kind: ['percent', 'buy_n'] }, 'A percentage', 'Free pieces'],
    ['search_synonyms', { kind: ['word', 'noise'] }, 'Other', 'Left out of searches'],
    ['facts', { kind: ['material', 'place'] }, 'Material', 'Made in'],
    ['profiles', { role: ['customer', 'admin'] }, 'Customer', 'Admin'],
    ['reviews', { state: ['pending', 'published'] }, 'To read', 'Published'],
    ['courier_prices', { zone: ['north', 'far-south'] }, 'Zone: North', 'Zone: Far south'],
    ['product_variations', { variation_type: ['color', 'Wood'] }, 'Colour', 'Wood'],
    ['sales', { product_ids: [[id], [id, id]] }, '1 product', '2 products'],
    ['promotions', { product_ids: [[id], []] }, '1 product', 'empty'],
  ])('of %s shows no code', (table, diff, before, after) => {
    renderInShop(<Changes entry={entry(table, diff)} names={names} />)
    expect(screen.getByText(before)).toBeVisible()
    expect(screen.getByText(after)).toBeVisible()
  })

  it('of a group of synonyms tells what was typed, and not what follows from it', () => {
    const diff = { kind: ['word', 'noise'], phrases: [['pouf'], []], terms: [['Pouf'], []] }
    renderInShop(<Changes entry={entry('search_synonyms', diff)} names={names} />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Meaning', 'Words'])
  })
})
