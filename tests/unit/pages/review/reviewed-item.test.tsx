import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { AppError } from '@/lib/errors'
import type { ReviewableItem } from '@/orders/review-queries'
import { ReviewedItem } from '@/pages/review/reviewed-item'
import { renderInShop } from '../../../render'

const deleteReview = vi.fn<(request: object) => Promise<void>>()
vi.mock('@/orders/review-queries', async (original) => ({
  ...(await original<object>()),
  deleteReview: (request: object) => deleteReview(request),
}))

const bowl: ReviewableItem = {
  ...{ id: 'bowl', product_id: 'product', name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة' },
  ...{ image_url: null, selected_variations: {} },
  review: {
    ...{ id: 'review', state: 'pending', rating: 5, body: 'A fine bowl.', display_name: 'Nadia' },
    ...{ language: 'en', refusal_reason: '', reply: '', photos: 0, was_published: false },
  },
}

beforeEach(async () => {
  deleteReview.mockReset().mockRejectedValue(new AppError('too_many_requests'))
  await Promise.all([loadArea('reviews'), loadArea('deferred')])
})

it('opens the dialog to delete a review without the error of the last attempt', async () => {
  renderInShop(<ReviewedItem item={bowl} token="token" mayWrite isOnly={false} onDone={() => undefined} />)
  const open = await screen.findByRole('button', { name: /Delete the review/ })
  fireEvent.click(open)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  fireEvent.click(open)
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
