import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPromotionCode, writePromotionCode } from '@/cart/promotion-code'
import type { Quote } from '@/cart/queries'
import { checkoutDraft } from '@/checkout/draft'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

const line = cartLine(1)

/** EID10 takes 20 DH off, and no other code is known. */
function quoteWith(code: string | undefined): Quote {
  const quote = quoteOf([quotedLine(line, 0)])
  if (code === undefined) return quote
  if (code !== 'EID10') return { ...quote, code_problem: 'unknown' }
  const names = { name_en: 'Eid', name_fr: 'Aïd', name_ar: 'العيد' }
  const promotion = { id: 'eid', code, kind: 'percent', saving: 20, ...names } as Quote['promotion']
  return { ...quote, promotion, discount_amount: 20, total_amount: 215 }
}

beforeEach(() => checkoutDraft.write(GUEST))
afterEach(() => {
  writePromotionCode(null)
  vi.unstubAllGlobals()
})

async function typeCode(code: string) {
  const api = stubApi({ quote: (request) => quoteWith((request as { code?: string }).code) })
  openShop('/checkout', [line])
  const user = userEvent.setup()
  await screen.findByRole('button', { name: /^Place order – 235/ })
  await user.click(await screen.findByRole('button', { name: 'I have a code' }))
  const field = screen.getByRole('textbox', { name: 'Promotion code' })
  await user.type(field, code)
  const placed = () => api.named('place_order').map(({ args }) => args)
  return { user, field, placed }
}

describe('a code that is typed and not applied', () => {
  it('is applied by the press on the button, which then has the new total and orders at it', async () => {
    const { user, placed } = await typeCode('eid10')
    await user.click(screen.getByRole('button', { name: /^Place order – 235/ }))
    const button = await screen.findByRole('button', { name: /^Place order – 215/ })
    expect(screen.getByText('“Eid” saves you 20 DH.')).toBeVisible()
    expect(placed()).toEqual([])
    await user.click(button)
    await waitFor(() => expect(placed()).toMatchObject([{ code: 'EID10', expected_total: 215 }]))
  })

  it.each([
    ['nosuch', 'NOSUCH'],
    ['رمضان', 'رمضان'],
  ])('is refused beside its field before anything is ordered: %s', async (typed, code) => {
    const { user, field, placed } = await typeCode(typed)
    await user.click(screen.getByRole('button', { name: /^Place order – 235/ }))
    expect(await screen.findByText(`We do not know the code ${code}. Check how it is written.`)).toBeVisible()
    // Nothing has moved away from under the press.
    expect(field).toBeVisible()
    expect(placed()).toEqual([])
    await user.click(await screen.findByRole('button', { name: /^Place order – 235/ }))
    await waitFor(() => expect(placed()).toMatchObject([{ code, expected_total: 235 }]))
  })

  it('makes a press begun at the old total order nothing, also when the new one is there before its end', async () => {
    const { field, placed } = await typeCode('EID10')
    const button = screen.getByRole('button', { name: /^Place order – 235/ })
    fireEvent.pointerDown(button)
    fireEvent.blur(field)
    await screen.findByRole('button', { name: /^Place order – 215/ })
    // False: the browser submits nothing.
    expect(fireEvent.click(button, { detail: 1 })).toBe(false)
    fireEvent.pointerDown(button)
    expect(fireEvent.click(button, { detail: 1 })).toBe(true)
    await waitFor(() => expect(placed()).toMatchObject([{ expected_total: 215 }]))
  })

  it('is no longer in its field when it went with an order', async () => {
    const { user, field } = await typeCode('EID10')
    await user.tab()
    expect(await screen.findByRole('button', { name: /^Place order – 215/ })).toBeVisible()
    expect(field).toHaveValue('EID10')
    act(() => writePromotionCode(null))
    expect(field).toHaveValue('')
    await user.type(field, 'EID10')
    await user.tab()
    expect(readPromotionCode()).toBe('EID10')
    await user.clear(field)
    await user.tab()
    expect(readPromotionCode()).toBeNull()
  })

  it('says why a code in other letters does not apply when its button is pressed', async () => {
    const { user } = await typeCode('رمضان')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText(/We do not know the code رمضان/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove the code رمضان' })).toBeVisible()
  })

  it.each(['Enter', 'Apply'])(
    'passes the focus of its field to the button that removes it: %s',
    async (way) => {
      const { user } = await typeCode('EID10')
      if (way === 'Enter') await user.keyboard('{Enter}')
      else await user.click(screen.getByRole('button', { name: 'Apply' }))
      expect(await screen.findByRole('button', { name: 'Remove the code EID10' })).toHaveFocus()
    },
  )
})
