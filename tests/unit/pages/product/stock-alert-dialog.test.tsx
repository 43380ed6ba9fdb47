import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductDetail } from '@/catalog/queries'
import { loadArea } from '@/i18n/catalogues'
import { StockAlertDialog } from '@/pages/product/stock-alert-dialog'
import { renderInShop } from '../../../render'

const PRODUCT = '20000000-0000-4000-8000-000000000002'
const pouf = {
  ...{ id: PRODUCT, name_en: 'Pouf', name_fr: 'Pouf', name_ar: 'بوف' },
  product_variations: [
    {
      ...{ id: 'red', variation_type: 'color', variation_value: 'Red' },
      ...{ price_adjustment: 0, stock_quantity: 0, image_url: null },
    },
  ],
  // The dialog reads nothing else.
} as unknown as ProductDetail

const sent: unknown[] = []
let answer: () => Response

beforeAll(() => Promise.all([loadArea('alerts'), loadArea('deferred'), loadArea('product')]))
beforeEach(() => {
  sent.length = 0
  answer = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => {
    if (String(url).includes('request_stock_alert')) sent.push(JSON.parse(init?.body as string))
    return Promise.resolve(answer())
  })
})
afterEach(() => vi.unstubAllGlobals())

const onOpenChange = vi.fn()
async function submit(contact: string) {
  renderInShop(
    <StockAlertDialog product={pouf} selection={{ color: 'red' }} open onOpenChange={onOpenChange} />,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Tell me when it is back' })
  const field = within(dialog).getByRole('textbox', { name: 'Email or Moroccan phone number' })
  if (contact !== '') await userEvent.type(field, contact)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tell me' }))
  return { dialog, field }
}

describe('the dialog of a sold-out piece', () => {
  it.each([
    [' salma@mcg.example ', 'salma@mcg.example'],
    ['06 12-34.56 78', '06 12-34.56 78'],
    ['+212 5 22 00 00 01', '+212 5 22 00 00 01'],
    ['٠٦١٢٣٤٥٦٧٨', '0612345678'],
  ])('sends "%s" folded, with the piece and the language, and confirms', async (contact, folded) => {
    const { dialog } = await submit(contact)
    expect(await within(dialog).findByRole('status')).toHaveTextContent('You will hear from us once')
    expect(sent).toEqual([{ product_id: PRODUCT, variation_ids: ['red'], contact: folded, language: 'en' }])
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' }).slice(-1)
    if (close !== undefined) await userEvent.click(close)
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('names the piece and says what the contact is used for', async () => {
    const { dialog } = await submit('')
    expect(dialog).toHaveAccessibleDescription('Pouf · Red')
    expect(dialog).toHaveTextContent('We use it for this message only')
  })

  it.each([
    ['', 'This field is required.'],
    ['salma at home', 'Enter an email address or a Moroccan phone number.'],
    ['+33 6 12 34 56 78', 'Enter an email address or a Moroccan phone number.'],
    ['0412345678', 'Enter an email address or a Moroccan phone number.'],
  ])('does not send "%s"', async (contact, message) => {
    const { field } = await submit(contact)
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(sent).toEqual([])
  })

  it.each([
    [422, 'invalid_request', 'Enter an email address or a Moroccan phone number.'],
    [429, 'too_many_requests', 'Too many attempts. Please wait a moment.'],
    [409, 'in_stock', 'This piece is in stock again. Close this window to buy it.'],
  ])('explains an error with status %i beside the field', async (status, code, message) => {
    answer = () =>
      Response.json({ code: `PT${status}`, message: code, details: null, hint: null }, { status })
    const { dialog, field } = await submit('salma@mcg.example')
    expect(await within(dialog).findByText(message)).toBeVisible()
    expect(field).toHaveValue('salma@mcg.example')
    await userEvent.type(field, 'x')
    expect(within(dialog).queryByText(message)).not.toBeInTheDocument()
  })
})
