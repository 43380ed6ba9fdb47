import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  createWishlistStore,
  MAX_WISHLIST_ITEMS,
  parseWishlist,
  useWishlist,
  wishlist,
  WISHLIST_KEY,
} from '@/catalog/wishlist'
import { WishlistButton } from '@/catalog/wishlist-button'
import { LanguageProvider } from '@/i18n/language-context'
import { createSafeStorage, localStore } from '@/lib/storage'
import { clearToasts, currentToasts } from '@/ui/toast'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const stored = (ids: unknown, version = 1) => JSON.stringify({ version, ids })

describe('the stored wishlist', () => {
  it.each([
    ['nothing', null],
    ['broken JSON', '{"version":1,"ids":['],
    ['null', 'null'],
    ['an array', '["x"]'],
    ['another version', stored([uuid(1)], 2)],
    ['ids that are not an array', stored({ 0: uuid(1) })],
  ])('is empty for %s', (_what, raw) => {
    expect(parseWishlist(raw)).toEqual([])
  })

  it('drops invalid and repeated ids only', () => {
    const raw = stored([
      uuid(1),
      '<script>',
      7,
      null,
      uuid(2),
      uuid(1),
      { id: uuid(3) },
      uuid(4).toUpperCase(),
    ])
    expect(parseWishlist(raw)).toEqual([uuid(1), uuid(2), uuid(4)])
  })

  it('is limited to the maximum length', () => {
    const raw = stored(Array.from({ length: 500 }, (_, n) => uuid(n)))
    expect(parseWishlist(raw)).toHaveLength(MAX_WISHLIST_ITEMS)
  })
})

describe('the wishlist', () => {
  it('adds to the front, removes, and deletes the storage key when empty', () => {
    const store = createWishlistStore(localStore)
    expect(store.toggle(uuid(1))).toBe('added')
    expect(store.toggle(uuid(2))).toBe('added')
    expect(store.read()).toEqual([uuid(2), uuid(1)])
    expect(store.read()).toBe(store.read())
    expect(store.toggle(uuid(2))).toBe('removed')
    expect(store.toggle(uuid(1))).toBe('removed')
    expect(localStorage.getItem(WISHLIST_KEY)).toBeNull()
  })

  it('refuses more products when full, but still removes', () => {
    localStorage.setItem(WISHLIST_KEY, stored(Array.from({ length: MAX_WISHLIST_ITEMS }, (_, n) => uuid(n))))
    const store = createWishlistStore(localStore)
    expect(store.toggle(uuid(900))).toBe('full')
    expect(store.toggle(uuid(0))).toBe('removed')
    expect(store.toggle(uuid(900))).toBe('added')
  })

  it('converges in two tabs', () => {
    const here = createWishlistStore(localStore)
    const there = createWishlistStore(localStore)
    const onChange = vi.fn()
    const stop = here.subscribe(onChange)
    there.toggle(uuid(1))
    // Before this tab has received the storage event.
    here.toggle(uuid(2))
    expect(here.read()).toEqual([uuid(2), uuid(1)])
    onChange.mockClear()
    there.toggle(uuid(3))
    window.dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }))
    expect(onChange).toHaveBeenCalledOnce()
    expect(here.read()).toEqual(there.read())
    stop()
  })

  it('works without access to storage', () => {
    const store = createWishlistStore(
      createSafeStorage(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    )
    store.toggle(uuid(1))
    expect(store.read()).toEqual([uuid(1)])
  })

  it('updates every component', () => {
    const one = renderHook(() => useWishlist())
    const other = renderHook(() => useWishlist())
    act(() => void wishlist.toggle(uuid(1)))
    expect(other.result.current.has(uuid(1))).toBe(true)
    act(() => void wishlist.toggle(uuid(1)))
    expect(one.result.current.ids).toEqual([])
  })
})

describe('WishlistButton', () => {
  const renderButton = (onCard = vi.fn()) => {
    render(
      <LanguageProvider>
        <div role="presentation" onClick={onCard}>
          <WishlistButton productId={uuid(1)} name="Tea glass" />
        </div>
      </LanguageProvider>,
    )
    return onCard
  }

  it('labels its action and state, and does not click the card around it', async () => {
    const onCard = renderButton()
    const user = userEvent.setup()
    const button = screen.getByRole('button', { name: 'Add Tea glass to wishlist', pressed: false })
    await user.click(button)
    expect(screen.getByRole('button', { name: 'Remove Tea glass from wishlist', pressed: true })).toBe(button)
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(onCard).not.toHaveBeenCalled()
  })

  it('shows an error when the wishlist is full', async () => {
    localStorage.setItem(
      WISHLIST_KEY,
      stored(Array.from({ length: MAX_WISHLIST_ITEMS }, (_, n) => uuid(n + 10))),
    )
    renderButton()
    await userEvent.setup().click(screen.getByRole('button'))
    expect(currentToasts().at(-1)?.title).toBe('Your wishlist is full: it holds up to 200 products.')
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  })

  it('says that the list is not kept where the storage is full', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    renderButton()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    expect(currentToasts().at(-1)?.title).toBe(
      'This browser cannot save your wishlist. It lasts until you close this page.',
    )
    write.mockRestore()
    act(clearToasts)
    await user.click(screen.getByRole('button'))
    expect(currentToasts()).toEqual([])
  })
})
