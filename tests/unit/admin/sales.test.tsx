import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Sale, saleState } from '@/admin/sales/sale'
import { Component } from '@/admin/sales/sales-page'
import { saleInput, saleSchema, toShopTime } from '@/admin/sales/schema'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const names = { name_en: 'Tea glass', name_fr: 'Verre à thé', name_ar: 'كأس شاي' }
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const planned: Sale = {
  ...{ id: 'planned', name: 'Ramadan', percent: 15, category_keys: ['pottery'], product_ids: null },
  ...{ starts_at: hours(24), ends_at: hours(48), begun_at: null, stopped_at: null, ended_at: null },
  ...{ updated_at: '2026-11-20T10:00:00.123456+00:00', products: 3, changed: 0, skipped: 0 },
}
const running: Sale = {
  ...{ ...planned, id: 'running', name: 'Autumn', category_keys: null },
  ...{ starts_at: hours(-24), begun_at: hours(-24), skipped: 2 },
}
const ended: Sale = {
  ...{
    ...running,
    id: 'ended',
    name: 'Summer',
    product_ids: ['glass'],
    ended_at: hours(-1),
    ends_at: hours(-1),
  },
  ...{ products: 1, skipped: 0, changed: 1 },
}

type Sent = { name: string; body: unknown }
const sent: Sent[] = []
let rows: Sale[]
let answer: () => Response

beforeAll(() => Promise.all([loadArea('adminSales'), loadArea('adminShell'), loadArea('deferred')]))
beforeEach(() => {
  sent.length = 0
  rows = [planned, running, ended]
  answer = () => Response.json(null)
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    if (pathname.endsWith('/rpc/admin_sales')) return Promise.resolve(Response.json(rows))
    if (pathname.endsWith('/sale_products'))
      return Promise.resolve(Response.json([{ outcome: 'changed', products: { id: 'glass', ...names } }]))
    if (pathname.endsWith('/categories')) {
      const pottery = { key: 'pottery', name_en: 'Pottery', name_fr: 'Poterie', name_ar: 'فخار' }
      const lamps = { key: 'lamps', name_en: 'Lamps', name_fr: 'Lampes', name_ar: 'مصابيح' }
      return Promise.resolve(
        Response.json([
          { ...pottery, city: 'Fez' },
          { ...pottery, city: 'Safi' },
          { ...lamps, city: 'Rabat' },
        ]),
      )
    }
    if (pathname.endsWith('/rpc/admin_products'))
      return Promise.resolve(Response.json([{ id: 'glass', ...names }]))
    if (pathname.includes('/rpc/')) {
      sent.push({
        name: pathname.replace(/.*\//, ''),
        body: JSON.parse((init?.body as string | undefined) ?? 'null'),
      })
      return Promise.resolve(answer())
    }
    return Promise.resolve(Response.json([]))
  })
})
afterEach(() => vi.unstubAllGlobals())

const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!
const openForm = async () => {
  renderInShop(<Component />, { path: '/admin/sales', guarded: true })
  await rowOf('Ramadan')
  await userEvent.click(screen.getByRole('button', { name: 'Plan a sale' }))
  return screen.findByRole('dialog', { name: 'Plan a sale' })
}
const save = (form: HTMLElement) => userEvent.click(within(form).getByRole('button', { name: 'Save' }))

describe('the list of sales', () => {
  it('shows planned, running and ended sales, with what they left out', async () => {
    renderInShop(<Component />, { path: '/admin/sales', guarded: true })
    expect(await rowOf('Ramadan')).toHaveTextContent(/Planned.*15% off.*Pottery.*3/)
    const autumn = await rowOf('Autumn')
    expect(autumn).toHaveTextContent(/Running.*All products.*3.*2 left out/)
    expect(within(autumn).queryByRole('button', { name: /Delete|Edit/ })).toBeNull()
    const summer = await rowOf('Summer')
    expect(summer).toHaveTextContent(/Ended.*Chosen products/)
    await userEvent.click(within(summer).getByRole('button', { name: '1 price kept' }))
    const left = await screen.findByRole('dialog', { name: /^Exceptions of/ })
    expect(await within(left).findByRole('link', { name: 'Tea glass' })).toBeInTheDocument()
    expect(left).toHaveTextContent('Changed during the sale: the price was kept')
  })

  it('ends a running sale and deletes a planned one, after a question', async () => {
    renderInShop(<Component />, { path: '/admin/sales', guarded: true })
    await userEvent.click(within(await rowOf('Autumn')).getByRole('button', { name: /^End the sale/ }))
    const end = await screen.findByRole('alertdialog', { name: 'End this sale now?' })
    await userEvent.click(within(end).getByRole('button', { name: 'End now' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(within(await rowOf('Ramadan')).getByRole('button', { name: /^Delete the sale/ }))
    const remove = await screen.findByRole('alertdialog', { name: 'Delete this sale?' })
    await userEvent.click(within(remove).getByRole('button', { name: 'Delete' }))
    await expect
      .poll(() => sent)
      .toEqual([
        { name: 'end_sale', body: { sale_id: 'running' } },
        { name: 'delete_sale', body: { sale_id: 'planned' } },
      ])
  })
})

describe('the form of a sale', () => {
  it('plans a sale of some categories, by the shop’s clock', async () => {
    const form = await openForm()
    await userEvent.type(within(form).getByLabelText('Name'), 'Eid')
    await userEvent.type(within(form).getByLabelText('Percent off'), '٢٥%')
    await userEvent.click(within(form).getByRole('radio', { name: 'Categories' }))
    await save(form)
    expect(await within(form).findByRole('alert')).toHaveTextContent('Choose at least one category.')
    expect(sent).toEqual([])
    // One craft in two cities is one category.
    await userEvent.click(await within(form).findByRole('checkbox', { name: 'Pottery' }))
    await save(form)
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      name: 'save_sale',
      body: { name: 'Eid', percent: 25, category_keys: ['pottery'] },
    })
    const body = sent[0]?.body as Record<string, string>
    expect(body.starts_at).toMatch(/^\d{4}-\d{2}-\d{2}T00:00Z$/)
    expect(body).not.toHaveProperty('product_ids')
    expect(body).not.toHaveProperty('baseline')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('takes products that are searched for, once each', async () => {
    const form = await openForm()
    await userEvent.type(within(form).getByLabelText('Name'), 'Eid')
    await userEvent.type(within(form).getByLabelText('Percent off'), '25')
    await userEvent.click(within(form).getByRole('radio', { name: 'Chosen products' }))
    await userEvent.type(within(form).getByLabelText('Find a product to add'), 'glass{Enter}')
    await userEvent.click(await within(form).findByRole('button', { name: 'Tea glass' }))
    expect(within(form).queryByRole('button', { name: 'Tea glass' })).toBeNull()
    expect(within(form).getByText('1 product chosen')).toBeInTheDocument()
    await save(form)
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ product_ids: ['glass'] })
    expect(sent[0]?.body).not.toHaveProperty('category_keys')
  })

  it('shows what is wrong at its field, also what only the database knows', async () => {
    const form = await openForm()
    await userEvent.type(within(form).getByLabelText('Name'), 'Eid')
    await userEvent.type(within(form).getByLabelText('Percent off'), '95')
    await save(form)
    expect(await within(form).findByText('Enter a whole number from 1 to 90.')).toBeInTheDocument()
    await userEvent.clear(within(form).getByLabelText('Percent off'))
    await userEvent.type(within(form).getByLabelText('Percent off'), '90')
    answer = () =>
      Response.json(
        { code: 'PT422', message: 'invalid_request', details: '{"field": "ends_at"}' },
        { status: 422 },
      )
    await save(form)
    expect(await within(form).findByText(/^The end must be after the start/)).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('changes a planned sale from the state that was seen', async () => {
    renderInShop(<Component />, { path: '/admin/sales', guarded: true })
    await userEvent.click(within(await rowOf('Ramadan')).getByRole('button', { name: /^Edit the sale/ }))
    const form = await screen.findByRole('dialog', { name: /^Edit the sale/ })
    expect(await within(form).findByRole('checkbox', { name: 'Pottery' })).toBeChecked()
    await userEvent.click(within(form).getByRole('radio', { name: 'All products' }))
    await save(form)
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ sale_id: 'planned', baseline: planned.updated_at, percent: 15 })
    expect(sent[0]?.body).not.toHaveProperty('category_keys')
  })
})

describe('the time of a sale', () => {
  it('is that of the shop’s clock, in summer and during Ramadan', () => {
    expect(toShopTime(new Date('2027-07-01T10:30:00Z'))).toBe('2027-07-01T10:30')
    expect(toShopTime(new Date('2027-02-16T10:30:00Z'))).toBe('2027-02-16T10:30')
  })

  it('begins at the next midnight and lasts a week', () => {
    const { starts_at: start, ends_at: end } = saleInput(null, [], new Date('2026-06-30T23:30:00Z'))
    expect([start, end]).toEqual(['2026-07-01T00:00', '2026-07-08T00:00'])
  })

  it('ends after it begins', () => {
    const input = { ...saleInput(planned, [], new Date()), ends_at: '2026-01-01T00:00' }
    expect(saleSchema.safeParse(input).error?.issues.map(({ path }) => path[0])).toEqual(['ends_at'])
  })

  it('says what is happening', () => {
    const now = new Date()
    const states = [
      planned,
      running,
      { ...running, stopped_at: hours(0) },
      { ...running, ends_at: hours(-1) },
      ended,
      { ...planned, ended_at: hours(-1) },
    ].map((sale) => saleState(sale, now))
    expect(states).toEqual(['planned', 'running', 'ending', 'ending', 'ended', 'missed'])
  })
})
