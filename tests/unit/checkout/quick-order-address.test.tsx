import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { firstDraft } from '@/checkout/draft'
import { QuickOrder } from '@/checkout/quick-order'
import { loadArea } from '@/i18n/catalogues'
import { cartLine, openShop, quotedLine, quoteOf, stubApi, uuid } from './checkout-shop'

beforeAll(() => Promise.all([loadArea('ordering'), loadArea('deferred'), loadArea('promotion')]))

const lantern = cartLine(1)
const SALMA = { id: uuid(901), email: 'salma@shop.test', aud: 'authenticated' }
const PROFILE = {
  ...{ role: 'customer', display_name: 'Salma Idrissi', email: 'salma@shop.test', language: 'en' },
  ...{ phone: '+212612345678', address: '12, derb Lamté', district: 'Batha', region: '', country: 'morocco' },
  ...{ landmark: 'Beside the fountain', city: 'Fès', postal_code: '30000' },
}

/** The sheet of the account with this profile, filled in from it. */
async function openSheet(profile: typeof PROFILE) {
  const sent: { contact: unknown }[] = []
  stubApi({
    quote: () => quoteOf([quotedLine(lantern, 0)]),
    place: (request) => {
      sent.push(request)
      return Response.json({ order_number: 'MCG-1', payment_token: 'x', payment_method: 'cash_on_delivery' })
    },
  })
  const shop = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/profiles')) return Promise.resolve(Response.json(profile))
    if (/\/(?:saved_carts|save_cart)$/.test(pathname)) return Promise.resolve(Response.json([]))
    return shop(input, init)
  })
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'e30.e30.c2ln', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
  localStorage.setItem('mcg-session', JSON.stringify({ ...session, expires_at, user: SALMA }))
  openShop('/again', [], <QuickOrder line={lantern} onClose={() => undefined} />)
  const sheet = within(await screen.findByRole('dialog'))
  await expect.poll(() => sheet.getByLabelText<HTMLInputElement>('Address').value).toBe('12, derb Lamté')
  return { sheet, sent }
}

type Sheet = Awaited<ReturnType<typeof openSheet>>['sheet']

const type = (sheet: Sheet, label: string, value: string) =>
  fireEvent.change(sheet.getByLabelText(label), { target: { value } })

async function press(sheet: Sheet) {
  const button = await sheet.findByRole('button', { name: /^Place order – 235/ })
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
  await userEvent.click(button)
}

const NONE = { district: '', landmark: '', postal_code: '' }
const OWN = { district: 'Batha', landmark: 'Beside the fountain', postal_code: '30000' }

describe('what the sheet does not show of the account’s address', () => {
  it.each<[string, [label: string, value: string][], Record<string, string>]>([
    ['goes with that address', [], { address: '12, derb Lamté', city: 'Fès', ...OWN }],
    [
      'joins no other one',
      [
        ['City', 'Casablanca'],
        ['Address', '5, bd Zerktouni'],
      ],
      { address: '5, bd Zerktouni', city: 'Casablanca', ...NONE },
    ],
    ['joins no other city', [['City', 'Meknès']], { address: '12, derb Lamté', city: 'Meknès', ...NONE }],
    [
      'is there again with that address',
      [
        ['Address', '5, bd Zerktouni'],
        ['Address', '12, derb Lamté'],
      ],
      { address: '12, derb Lamté', city: 'Fès', ...OWN },
    ],
  ])('%s', async (_, typed, expected) => {
    const { sheet, sent } = await openSheet(PROFILE)
    for (const [label, value] of typed) type(sheet, label, value)
    await press(sheet)
    await expect.poll(() => sent).toMatchObject([{ contact: expected }])
  })

  it('joins no other one at the checkout either', async () => {
    const { sheet } = await openSheet(PROFILE)
    type(sheet, 'Phone', '0661234567')
    expect(firstDraft()).toMatchObject({ address: '12, derb Lamté', district: 'Batha', postalCode: '30000' })
    type(sheet, 'Address', '5, bd Zerktouni')
    const unseen = { district: '', landmark: '', postalCode: '' }
    expect(firstDraft()).toMatchObject({ address: '5, bd Zerktouni', ...unseen })
  })

  it('keeps no order back by a mistake that could not be corrected', async () => {
    const { sheet, sent } = await openSheet({ ...PROFILE, postal_code: '300' })
    await press(sheet)
    await expect.poll(() => sent).toMatchObject([{ contact: { ...OWN, postal_code: '' } }])
  })
})
