import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkoutDraft } from '@/checkout/draft'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from '../checkout/checkout-shop'

afterEach(() => vi.unstubAllGlobals())

const cups = cartLine(1, { name_en: 'Set of six cups', selected_variations: { size: '20 cm' } })
const today = { name_en: 'One single cup', selected_variations: { size: '18 cm' } }
const NOTICE = 'When you added it, this was: Set of six cups · 20 cm. It is now: One single cup · 18 cm.'

describe.each(['/cart', '/checkout'] as const)(
  'a piece that is called otherwise since it was added, in %s',
  (path) => {
    it('is shown as it is ordered, and as a change until the shopper accepts it', async () => {
      stubApi({ quote: () => quoteOf([quotedLine(cups, 0, today)]) })
      checkoutDraft.write(GUEST)
      const { store } = openShop(path, [cups])
      expect(await screen.findByText(NOTICE)).toBeVisible()
      expect(screen.getByText('One single cup')).toBeInTheDocument()
      expect(screen.queryByText('Set of six cups')).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Accept the change' }))
      await expect.poll(() => screen.queryByText(NOTICE)).toBeNull()
      expect(store.read().lines[0]?.snapshot).toMatchObject(today)
    })

    it('keeps the words it was chosen by while it cannot be ordered', async () => {
      const hidden = { ...today, name_en: null, unit_price: null, code: 'unavailable' as const }
      stubApi({ quote: () => quoteOf([quotedLine(cups, 0, hidden)]) })
      checkoutDraft.write(GUEST)
      openShop(path, [cups])
      expect(await screen.findByText('No longer available. Remove it to continue.')).toBeVisible()
      expect(screen.getByText('Set of six cups')).toBeInTheDocument()
    })
  },
)
