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

/** Null of a profile that does not arrive, and the field that the database refuses. */
type Account = { profile: typeof PROFILE | null; refused?: string }

/** The sheet of the account, which the session knows. */
async function openSheetOf({ profile, refused }: Account) {
  const sent: { contact: unknown }[] = []
  stubApi({
    quote: () => quoteOf([quotedLine(lantern, 0)]),
    place: (request) => {
      sent.push(request)
      return refused === undefined
        ? Response.json({ order_number: 'MCG-1', payment_token: 'x', payment_method: 'cash_on_delivery' })
        : Response.json(
            { code: 'PT422', message: 'invalid_contact', details: JSON.stringify({ field: refused }) },
            { status: 422 },
          )
    },
  })
  const shop = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/profiles')) {
      const isArriving = profile !== null || searchParams.get('select') === 'role'
      return isArriving ? Promise.resolve(Response.json(profile ?? PROFILE)) : new Promise(() => undefined)
    }
    if (/\/(?:saved_carts|save_cart)$/.test(pathname)) return Promise.resolve(Response.json([]))
    return shop(input, init)
  })
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'e30.e30.c2ln', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
  localStorage.setItem('mcg-session', JSON.stringify({ ...session, expires_at, user: SALMA }))
  openShop('/again', [], <QuickOrder line={lantern} onClose={() => undefined} />)
  return { sheet: within(await screen.findByRole('dialog')), sent }
}

/** The sheet of the account with this profile, filled in from it. */
async function openSheet(profile: typeof PROFILE) {
  const { sheet, sent } = await openSheetOf({ profile })
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

describe('what the sheet does not ask for', () => {
  const typed = { Name: 'Salma', Phone: '0612345678', City: 'Fès', Address: '5, bd Zerktouni' }
  const MORE = 'This order needs details that are not asked for here. Please continue at the checkout.'

  it('is no reason to wait for the profile: the session knows the email address', async () => {
    const { sheet, sent } = await openSheetOf({ profile: null })
    for (const [label, value] of Object.entries(typed)) type(sheet, label, value)
    await press(sheet)
    const contact = { first_name: 'Salma', email: SALMA.email, address: '5, bd Zerktouni', ...NONE }
    await expect.poll(() => sent).toMatchObject([{ contact }])
  })

  it('leads to the checkout when the database refuses it', async () => {
    const { sheet, sent } = await openSheetOf({ profile: PROFILE, refused: 'postal_code' })
    await expect.poll(() => sheet.getByLabelText<HTMLInputElement>('Address').value).not.toBe('')
    expect(sheet.queryByText(MORE)).toBeNull()
    await press(sheet)
    expect(await sheet.findByText(MORE)).toBeVisible()
    expect(sent).toHaveLength(1)
    await userEvent.click(sheet.getByRole('button', { name: 'Continue at the checkout' }))
    expect(await screen.findByLabelText('Address')).toHaveValue('12, derb Lamté')
  })

  it('leads there too when the form itself would refuse it', async () => {
    const { sheet, sent } = await openSheetOf({ profile: { ...PROFILE, landmark: 'x'.repeat(121) } })
    await expect.poll(() => sheet.getByLabelText<HTMLInputElement>('Address').value).not.toBe('')
    await press(sheet)
    expect(await sheet.findByText(MORE)).toBeVisible()
    expect(sent).toEqual([])
  })
})
