import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import type { Photo } from '@/orders/photo'
import type { ReviewableItem } from '@/orders/review-queries'
import { ReviewForm } from '@/pages/review/review-form'
import { renderInShop } from '../../../render'

const writeReview = vi.fn<(request: object) => Promise<{ id: string }>>()
const addPhoto = vi.fn<(bucket: string, folder: string, photo: Photo) => Promise<void>>()
/** A slow phone: what it works at, one photo after the other. */
let waiting: (() => void)[] = []
vi.mock('@/orders/review-queries', async (original) => ({
  ...(await original<object>()),
  writeReview: (request: object) => writeReview(request),
}))
vi.mock('@/orders/photo', async (original) => ({
  ...(await original<object>()),
  preparePhoto: (file: Blob) => new Promise((resolve) => waiting.push(() => resolve(file))),
  addPhoto: (bucket: string, folder: string, photo: Photo) => addPhoto(bucket, folder, photo),
}))

const bowl: ReviewableItem = {
  ...{ id: 'bowl', product_id: 'product', name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة' },
  ...{ image_url: null, selected_variations: {}, review: null },
}

beforeEach(async () => {
  waiting = []
  writeReview.mockReset().mockResolvedValue({ id: 'review' })
  addPhoto.mockReset().mockResolvedValue()
  // jsdom makes no addresses of blobs.
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  await Promise.all([loadArea('reviews'), loadArea('returns'), loadArea('deferred')])
})

it('waits for the photos that are prepared, and sends all', async () => {
  const onDone = vi.fn()
  renderInShop(<ReviewForm item={bowl} token="token" onDone={onDone} />)
  fireEvent.click(await screen.findByRole('radio', { name: '5 out of 5' }))
  fireEvent.change(screen.getByLabelText(/^Your review/), { target: { value: 'A fine bowl.' } })
  fireEvent.change(screen.getByLabelText(/name/i), { target: { value: 'Nadia' } })
  const files = [1, 2].map((each) => new File([String(each)], `${each}.jpg`, { type: 'image/jpeg' }))
  fireEvent.change(screen.getByLabelText(/Photos/), { target: { files } })
  const button = screen.getByRole('button', { name: 'Send the review' })
  fireEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  await act(() => Promise.resolve(waiting[0]?.()))
  expect(writeReview).not.toHaveBeenCalled()
  await act(() => Promise.resolve(waiting[1]?.()))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(writeReview).toHaveBeenCalledTimes(1)
  expect(addPhoto).toHaveBeenCalledTimes(2)
})
