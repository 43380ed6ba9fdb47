import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { requireValues } from '@/admin/lost-answers'
import { Component } from '@/admin/promotions/promotions-page'
import { promotionInput, type PromotionInput, promotionSchema } from '@/admin/promotions/schema'
import { saleInput, saleSchema } from '@/admin/sales/schema'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

beforeAll(() =>
  Promise.all((['adminPromotions', 'adminSales', 'adminShell', 'deferred'] as const).map(loadArea)),
)
afterEach(() => vi.unstubAllGlobals())

const names = { name_en: 'Eid', name_fr: 'Aïd', name_ar: 'عيد' }
const typed = (change: Partial<PromotionInput>): PromotionInput => ({
  ...promotionInput(null, [], new Date('2027-01-01T10:30:20Z')),
  ...names,
  ...change,
})
const faults = (change: Partial<PromotionInput>) =>
  promotionSchema.safeParse(typed(change)).error?.issues.map(({ path }) => path[0]) ?? []

describe('the fields of a promotion', () => {
  it.each<[string, Partial<PromotionInput>, object]>([
    ['pieces under a percentage', { kind: 'percent', value: '10', buy_quantity: '2+1' }, { value: 10 }],
    ['an amount under free delivery', { kind: 'free_delivery', value: 'ten' }, { value: 0 }],
    [
      'an amount under free pieces',
      { kind: 'buy_n', value: '-5', buy_quantity: '3', free_quantity: '1' },
      { value: 0, buy_quantity: 3, free_quantity: 1 },
    ],
  ])('count for their kind only: %s', (_name, change, values) => {
    expect(promotionSchema.parse(typed(change))).toMatchObject({
      ...{ buy_quantity: null, free_quantity: null },
      ...values,
    })
  })

  it('are refused where their kind shows them', () => {
    expect(faults({ kind: 'percent', value: '' })).toEqual(['value'])
    expect(faults({ kind: 'percent', value: '101' })).toEqual(['value'])
    expect(faults({ kind: 'amount', value: 'ten' })).toEqual(['value'])
    expect(faults({ kind: 'buy_n', buy_quantity: '2+1' })).toEqual(['buy_quantity'])
    expect(faults({ kind: 'buy_n', buy_quantity: '2', free_quantity: '2' })).toEqual(['free_quantity'])
    expect(promotionSchema.parse(typed({ value: '12,5 %' })).value).toBe(12.5)
  })

  it('too many chosen products count only where products are chosen', () => {
    const products = Array.from({ length: 501 }, (_, index) => ({ id: String(index), ...names }))
    expect(faults({ value: '5', product_ids: products })).toEqual([])
    expect(faults({ value: '5', product_ids: products, scope: 'products' })).toEqual(['product_ids'])
  })

  it('say moments as the database answers them', () => {
    const { starts_at, ends_at } = promotionSchema.parse(typed({ value: '5', ends_at: '2027-02-01T12:30' }))
    expect(() =>
      requireValues(
        { starts_at: '2027-01-01T10:30:00+00:00', ends_at: '2027-02-01T12:30:00+00:00' },
        { starts_at, ends_at },
      ),
    ).not.toThrow()
    const sale = saleSchema.parse({
      ...saleInput(null, [], new Date('2027-01-01')),
      name: 'Eid',
      percent: '5',
    })
    expect(sale.starts_at).toBe('2027-01-02T00:00Z')
  })
})

it('one that only cancelled orders name cannot be deleted', async () => {
  const { value, ...row } = promotionSchema.parse(typed({ value: '5' }))
  const named = { ...row, value, id: 'named', updated_at: '1' }
  const unused = { ...named, id: 'unused', name_en: 'Spring' }
  vi.stubGlobal('fetch', (address: URL | string) =>
    Promise.resolve(
      Response.json(
        String(address).includes('promotion_uses')
          ? { named: { orders: 1, uses: 0, discount: 0, revenue: 0 } }
          : [named, unused],
      ),
    ),
  )
  renderInShop(<Component />, { guarded: true })
  expect(await screen.findByRole('button', { name: /^Edit.*Eid/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Delete.*Spring/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Delete.*Eid/ })).toBeNull()
})
