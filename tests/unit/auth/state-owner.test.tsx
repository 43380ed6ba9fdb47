import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimState, followRelease, releaseState } from '@/auth/state-owner'
import { CartProvider } from '@/cart/cart-context'
import { createCartStore } from '@/cart/cart-storage'
import { attemptTimeLeft, startOrder, takeOrdered } from '@/cart/order-attempt'
import { orderItems } from '@/cart/ordered-items'
import { readPromotionCode, writePromotionCode } from '@/cart/promotion-code'
import { wishlist } from '@/catalog/wishlist'
import { checkoutDraft, EMPTY_CHECKOUT } from '@/checkout/draft'
import { LanguageProvider } from '@/i18n/language-context'
import { localStore } from '@/lib/storage'
import { StorefrontLayout } from '@/shell/storefront-layout'
import { cartLine, uuid } from '../checkout/checkout-shop'

vi.mock('@/auth/auth-context', () => ({
  useAuth: () => ({ user: null, role: null, loading: false, signOut: () => Promise.resolve() }),
}))

const [SALMA, AMINA] = [uuid(1), uuid(2)]
const cart = createCartStore(localStore)
/** What a person leaves in the browser and in this tab. */
function leave(name: string): void {
  cart.write({ lines: [cartLine(7)], orderKey: null, account: null })
  if (!wishlist.read().includes(uuid(8))) wishlist.toggle(uuid(8))
  checkoutDraft.write({ ...EMPTY_CHECKOUT, firstName: name, address: '3 rue des Lilas' })
}
const left = () => ({
  cart: cart.read().lines.length,
  wishlist: wishlist.read().length,
  name: checkoutDraft.read().firstName,
})
const ALL = { cart: 1, wishlist: 1, name: 'Salma' }
const NONE = { cart: 0, wishlist: 0, name: '' }

describe('what a person chose and typed', () => {
  it('joins the account, when it was a guest’s', () => {
    leave('Salma')
    claimState(SALMA)
    expect(left()).toEqual(ALL)
  })

  it('goes at the sign-out, with what an operator searched for and began to reply', () => {
    const keys = ['mcg-admin-lists', 'mcg-replies']
    for (const key of keys) sessionStorage.setItem(key, '{"/admin/orders":"?q=salma"}')
    claimState(SALMA)
    expect(keys.map((key) => sessionStorage.getItem(key))).not.toContain(null)
    releaseState()
    expect(keys.map((key) => sessionStorage.getItem(key))).toEqual([null, null])
  })

  it('stays when the same person signs in again, after a session that ended by itself too', () => {
    claimState(SALMA)
    leave('Salma')
    claimState(SALMA)
    expect(left()).toEqual(ALL)
  })

  it('goes when the session ended by itself and another person signs in, and subscribers are notified', () => {
    claimState(SALMA)
    leave('Salma')
    const listener = vi.fn()
    const stop = cart.subscribe(listener)
    claimState(AMINA)
    stop()
    expect(left()).toEqual(NONE)
    expect(listener).toHaveBeenCalled()
    leave('Amina')
    claimState(AMINA)
    expect(left()).toEqual({ ...ALL, name: 'Amina' })
  })

  it('goes from a tab whose browser another tab has given to another person', () => {
    claimState(SALMA)
    leave('Salma')
    const tab = sessionStorage.getItem('mcg-owners') ?? ''
    claimState(AMINA)
    leave('Salma')
    // This tab was not notified: its own state is still the first person’s.
    sessionStorage.setItem('mcg-owners', tab)
    claimState(AMINA)
    expect(left()).toEqual({ cart: 1, wishlist: 1, name: '' })
  })

  it('is a guest’s after a sign-out, so that a cart filled then joins the next account', () => {
    claimState(SALMA)
    leave('Salma')
    cart.write({ lines: [], orderKey: null, account: null })
    releaseState()
    expect(left()).toEqual({ ...NONE, wishlist: 1 })
    cart.write({ lines: [cartLine(9)], orderKey: null, account: null })
    claimState(AMINA)
    expect(left()).toEqual({ ...NONE, cart: 1 })
  })

  it('is a guest’s after a sign-out, so that an order that is under way joins the next account with its cart', () => {
    cart.write({ lines: [cartLine(7)], orderKey: null, account: null })
    startOrder(cart)
    claimState(SALMA)
    cart.write({ lines: [], orderKey: null, account: null })
    releaseState()

    const lines = [cartLine(9)]
    cart.write({ lines, orderKey: null, account: null })
    writePromotionCode('SPRING')
    const key = startOrder(cart) ?? ''
    claimState(AMINA)
    expect(attemptTimeLeft(key)).toBeGreaterThan(0)
    expect(takeOrdered(cart, key, orderItems(lines))).toBe(true)
    expect(readPromotionCode()).toBeNull()
  })

  it('goes with the attempt to order it at the sign-out', () => {
    cart.write({ lines: [cartLine(7)], orderKey: null, account: null })
    const key = startOrder(cart) ?? ''
    claimState(SALMA)
    cart.write({ lines: [], orderKey: null, account: null })
    releaseState()
    expect(attemptTimeLeft(key)).toBe(0)
  })

  it('goes from the other tabs with a sign-out', () => {
    claimState(SALMA)
    leave('Salma')
    const stop = followRelease()
    localStorage.setItem('mcg-owners', '{}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mcg-owners' })))
    stop()
    expect(left().name).toBe('')
  })
})

describe('a form that is open', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }))
    // Nothing of the shop arrives: the form does not need it.
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
  })
  afterEach(() => vi.unstubAllGlobals())

  async function openContact() {
    const Contact = () => <input aria-label="Message" />
    const router = createMemoryRouter(
      [{ Component: StorefrontLayout, children: [{ path: '*', Component: Contact }] }],
      { initialEntries: ['/contact'] },
    )
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <LanguageProvider>
          <CartProvider>
            <RouterProvider router={router} />
          </CartProvider>
        </LanguageProvider>
      </QueryClientProvider>,
    )
    await userEvent.type(await screen.findByLabelText('Message'), 'I am Salma')
  }
  const expectMessage = (text: string) => expect(screen.getByLabelText('Message')).toHaveValue(text)

  it('keeps what the same person typed, and is empty for another one', async () => {
    await openContact()
    act(() => claimState(SALMA))
    expectMessage('I am Salma')
    act(() => claimState(AMINA))
    expectMessage('')
  })

  describe('when its page was in the back/forward cache', () => {
    /** As what another page of this tab does meanwhile. */
    const release = () => {
      localStorage.removeItem('mcg-owners')
      sessionStorage.clear()
    }
    beforeEach(async () => {
      releaseState()
      await openContact()
      act(() => claimState(SALMA))
    })

    it('is empty after a sign-out, and what a guest typed since stays', () => {
      const stop = followRelease()
      release()
      checkoutDraft.write({ ...EMPTY_CHECKOUT, firstName: 'Guest' })
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
      stop()
      expectMessage('')
      expect(checkoutDraft.read().firstName).toBe('Guest')
    })

    it('is empty for another person who has signed in there', () => {
      const owned = (storage: Storage) => storage.getItem('mcg-owners')?.replaceAll(SALMA, AMINA) ?? ''
      const [browser, tab] = [owned(localStorage), owned(sessionStorage)]
      release()
      localStorage.setItem('mcg-owners', browser)
      sessionStorage.setItem('mcg-owners', tab)
      act(() => claimState(AMINA))
      expectMessage('')
    })
  })
})
