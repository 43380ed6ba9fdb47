import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCart } from '@/cart/cart-context'
import { FreeDeliveryOffers } from '@/cart/free-delivery-offers'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

type Change = { from_price?: number; has_variations?: boolean }
const piece = (name: string, price: number, change: Change = {}) => ({
  ...{ id: crypto.randomUUID(), name_en: name, name_fr: name, name_ar: name },
  ...{ price, compare_at_price: null, image_url: null, image_color: null, stock_quantity: 3 },
  from_price: change.from_price ?? null,
  has_variations: change.has_variations ?? false,
})

const requests: URL[] = []
let found: ReturnType<typeof piece>[]

beforeAll(() => loadArea('deferred'))
beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address)
    requests.push(url)
    // As the database answers: a list by price has no lowest price of another size, the rows of products have it.
    const rows = found.map(({ from_price: lowest, has_variations: hasSizes, ...row }) =>
      url.pathname.endsWith('/rpc/list_products')
        ? { ...row, has_variations: hasSizes, from_price: null }
        : {
            ...row,
            product_variations: hasSizes ? [{ id: row.id }] : [],
            product_from_prices: lowest === null ? null : { from_price: lowest },
          },
    )
    return Promise.resolve(Response.json(rows))
  })
})

/** A cart that holds what was added, worth 300 DH beside it. */
function Cart({ freeFrom = 500 }: { freeFrom?: number | null }) {
  const { lines } = useCart()
  const added = lines.reduce((sum, { snapshot }) => sum + snapshot.unit_price, 0)
  return (
    <div role="dialog" tabIndex={-1}>
      <FreeDeliveryOffers subtotal={300 + added} freeFrom={freeFrom} onLeave={() => undefined} />
    </div>
  )
}

const offers = async () => {
  const list = await screen.findByRole('region', { name: 'Add one of these for free delivery' })
  return within(list)
    .getAllByRole('link')
    .map((link) => within(link).getByText(/^[a-z]+$/).textContent)
}

describe('pieces that reach free delivery', () => {
  it('are the two cheapest that cost at least what is missing, also in their cheapest size', async () => {
    found = [
      piece('jug', 210, { from_price: 180, has_variations: true }),
      ...[piece('bowl', 220), piece('lamp', 230, { has_variations: true }), piece('tray', 240)],
    ]
    renderInShop(<Cart />)
    expect(await offers()).toEqual(['bowl', 'lamp'])
    expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
      ...{ min_price: '200', in_stock: 'true', sort: 'price_asc' },
    })
    // What has sizes is chosen on its page.
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Add to Cart: bowl',
    ])
  })

  it('are gone when one was added, and the drawer has the focus of the button', async () => {
    found = [piece('bowl', 220)]
    renderInShop(<Cart />)
    await offers()
    await userEvent.click(screen.getByRole('button', { name: /bowl/ }))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(screen.getByRole('dialog')).toHaveFocus()
  })

  it.each([
    ['delivery is never free', null],
    ['delivery is free already', 300],
    ['delivery is free whatever the cart is worth', 0],
    ['more than half is missing', 601],
  ])('are not looked for when %s', (_when, freeFrom) => {
    found = [piece('bowl', 1000)]
    renderInShop(<Cart freeFrom={freeFrom} />)
    expect(requests).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })
})
