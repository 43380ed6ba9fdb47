import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  createWishlistStore,
  MOST_WISHES,
  parseWishlist,
  useWishlist,
  WISHLIST_KEY,
} from '@/catalog/wishlist'
import { WishlistButton } from '@/catalog/wishlist-button'
import { LanguageProvider } from '@/i18n/language-context'
import { createSafeStorage, localStore } from '@/lib/storage'
import { currentToasts } from '@/ui/toast'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const stored = (ids: unknown, version = 1) => JSON.stringify({ version, ids })

describe('the stored wishlist', () => {
  it.each([
    ['nothing', null],
    ['broken JSON', '{"version":1,"ids":['],
    ['null', 'null'],
    ['another shape', '["x"]'],
    ['another version', stored([uuid(1)], 2)],
    ['ids that are no list', stored({ 0: uuid(1) })],
  ])('is empty for %s', (_what, raw) => {
    expect(parseWishlist(raw)).toEqual([])
  })

  it('drops only what is no product’s id, and what is there twice', () => {
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

  it('holds no more than it may, however much was written', () => {
    const raw = stored(Array.from({ length: 500 }, (_, n) => uuid(n)))
    expect(parseWishlist(raw)).toHaveLength(MOST_WISHES)
  })
})

describe('the wishlist', () => {
  it('keeps the last product first, forgets it again, and leaves no entry behind', () => {
    const store = createWishlistStore(localStore)
    expect(store.toggle(uuid(1))).toBe('added')
    expect(store.toggle(uuid(2))).toBe('added')
    expect(store.read()).toEqual([uuid(2), uuid(1)])
    expect(store.read()).toBe(store.read())
    expect(store.toggle(uuid(2))).toBe('removed')
    store.drop([uuid(1)])
    expect(localStorage.getItem(WISHLIST_KEY)).toBeNull()
  })

  it('says when it is full, and still forgets', () => {
    localStorage.setItem(WISHLIST_KEY, stored(Array.from({ length: MOST_WISHES }, (_, n) => uuid(n))))
    const store = createWishlistStore(localStore)
    expect(store.toggle(uuid(900))).toBe('full')
    expect(store.toggle(uuid(0))).toBe('removed')
    expect(store.toggle(uuid(900))).toBe('added')
  })

  it('converges in two tabs', () => {
    const here = createWishlistStore(localStore)
    const there = createWishlistStore(localStore)
    const heard = vi.fn()
    const stop = here.subscribe(heard)
    there.toggle(uuid(1))
    // Before this tab has heard of it.
    here.toggle(uuid(2))
    expect(here.read()).toEqual([uuid(2), uuid(1)])
    heard.mockClear()
    there.toggle(uuid(3))
    window.dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }))
    expect(heard).toHaveBeenCalledOnce()
    expect(here.read()).toEqual(there.read())
    stop()
  })

  it('works where storage is refused', () => {
    const store = createWishlistStore(
      createSafeStorage(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    )
    store.toggle(uuid(1))
    expect(store.read()).toEqual([uuid(1)])
  })

  it('tells every component of the page', () => {
    const one = renderHook(() => useWishlist())
    const other = renderHook(() => useWishlist())
    act(() => void one.result.current.toggle(uuid(1)))
    expect(other.result.current.has(uuid(1))).toBe(true)
    act(() => void other.result.current.toggle(uuid(1)))
    expect(one.result.current.ids).toEqual([])
  })
})

describe('the heart', () => {
  const heart = (onCard = vi.fn()) => {
    render(
      <LanguageProvider>
        <div role="presentation" onClick={onCard}>
          <WishlistButton productId={uuid(1)} name="Tea glass" />
        </div>
      </LanguageProvider>,
    )
    return onCard
  }

  it('says what it does and what is, and leaves the card alone', async () => {
    const onCard = heart()
    const user = userEvent.setup()
    const button = screen.getByRole('button', { name: 'Add Tea glass to wishlist', pressed: false })
    await user.click(button)
    expect(screen.getByRole('button', { name: 'Remove Tea glass from wishlist', pressed: true })).toBe(button)
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(onCard).not.toHaveBeenCalled()
  })

  it('says so when nothing more can be kept', async () => {
    localStorage.setItem(WISHLIST_KEY, stored(Array.from({ length: MOST_WISHES }, (_, n) => uuid(n + 10))))
    heart()
    await userEvent.setup().click(screen.getByRole('button'))
    expect(currentToasts().at(-1)?.title).toBe('The wishlist can hold 200 products.')
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  })
})
