import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { AppError } from '@/lib/errors'
import type { Photo } from '@/orders/photo'
import type { RecordedReturn, ReturnableItem, ReturnRequest } from '@/orders/return-queries'
import { ReturnForm } from '@/pages/return/return-form'
import { renderInShop } from '../../../render'

const requestReturn = vi.fn<(request: ReturnRequest) => Promise<RecordedReturn>>()
const addPhoto = vi.fn<(bucket: string, folder: string, photo: Photo) => Promise<void>>()
vi.mock('@/orders/return-queries', async (original) => ({
  ...(await original<object>()),
  requestReturn: (request: ReturnRequest) => requestReturn(request),
}))
vi.mock('@/orders/photo', async (original) => ({
  ...(await original<object>()),
  preparePhoto: (file: Blob) => Promise.resolve(file),
  addPhoto: (bucket: string, folder: string, photo: Photo) => addPhoto(bucket, folder, photo),
}))

const recorded: RecordedReturn = { id: 'id', number: 'R-22222222', state: 'requested' }
const bowl: ReturnableItem = {
  ...{ id: 'bowl', name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة', image_url: null },
  ...{ selected_variations: {}, quantity: 3, returnable: 2 },
}

beforeEach(async () => {
  requestReturn.mockReset()
  addPhoto.mockReset()
  // jsdom makes no addresses of blobs.
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  await Promise.all([loadArea('returns'), loadArea('deferred')])
})

async function openForm() {
  const onDone = vi.fn()
  renderInShop(<ReturnForm items={[bowl]} token="token" onDone={onDone} />)
  await screen.findByRole('form')
  return onDone
}
const choosePieces = (count: number) =>
  fireEvent.change(screen.getByLabelText('Pieces to return: Bowl'), { target: { value: String(count) } })
const chooseReason = () => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'damaged' } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Ask for the return' }))

it('shows what is missing and sends nothing', async () => {
  await openForm()
  send()
  expect(await screen.findByText('Choose at least one piece.')).toBeInTheDocument()
  expect(screen.getByText('This field is required.')).toBeInTheDocument()
  expect(requestReturn).not.toHaveBeenCalled()
})

it('sends the same request again when the answer was lost', async () => {
  const onDone = await openForm()
  choosePieces(2)
  chooseReason()
  requestReturn.mockRejectedValueOnce(new AppError('network')).mockResolvedValueOnce(recorded)
  send()
  expect(await screen.findByText(/connection/i)).toBeInTheDocument()
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(recorded))
  const [first, second] = requestReturn.mock.calls
  expect(first?.[0]).toMatchObject({ lines: [{ item_id: 'bowl', quantity: 2 }], reason: 'damaged' })
  expect(second).toEqual(first)
})

it('keeps what was typed while the page is away, until it is sent', async () => {
  await openForm()
  choosePieces(1)
  chooseReason()
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'A crack' } })
  cleanup()

  const onDone = await openForm()
  expect(screen.getByLabelText('Pieces to return: Bowl')).toHaveValue('1')
  expect(screen.getByLabelText('Reason')).toHaveValue('damaged')
  expect(screen.getByLabelText(/^Note/)).toHaveValue('A crack')
  requestReturn.mockResolvedValueOnce(recorded)
  send()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(recorded))
  cleanup()

  await openForm()
  expect(screen.getByLabelText(/^Note/)).toHaveValue('')
})

it('takes no kept value of another shape', async () => {
  const values = { quantities: [1, 1], note: 7, wish: null, reason: ['damaged'], other: 'text' }
  sessionStorage.setItem('mcg-forms', JSON.stringify({ 'return token': values }))
  await openForm()
  expect(screen.getByLabelText('Pieces to return: Bowl')).toHaveValue('0')
  expect(screen.getByLabelText(/^Note/)).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'Refund' })).toBeChecked()
})

it('a refusal about the pieces stands at the pieces, and the form stays', async () => {
  await openForm()
  choosePieces(1)
  chooseReason()
  requestReturn.mockRejectedValueOnce(new AppError('in_return'))
  send()
  const text = await screen.findByText('These pieces are in a return already, or were refunded.')
  expect(text.closest('fieldset')).toContainElement(screen.getByLabelText('Pieces to return: Bowl'))
  expect(screen.getByLabelText('Reason')).toHaveValue('damaged')
})

it('sends photos that failed again, without a second request', async () => {
  const onDone = await openForm()
  choosePieces(1)
  chooseReason()
  const files = [1, 2].map((each) => new File([String(each)], `${each}.jpg`, { type: 'image/jpeg' }))
  fireEvent.change(screen.getByLabelText(/Photos/), { target: { files } })
  expect(await screen.findAllByRole('img', { name: /^Photo \d$/ })).toHaveLength(2)
  requestReturn.mockResolvedValueOnce(recorded)
  addPhoto.mockResolvedValueOnce().mockRejectedValueOnce(new AppError('network')).mockResolvedValue()
  send()
  expect(await screen.findByText(/R-22222222 is recorded, but not all photos/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Send the photos again' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(recorded))
  expect(requestReturn).toHaveBeenCalledTimes(1)
  const sent = addPhoto.mock.calls.map(([, , { id }]) => id)
  expect(sent).toHaveLength(3)
  // The second photo keeps its name.
  expect(sent[2]).toBe(sent[1])
  expect(sent[1]).not.toBe(sent[0])
})

it('takes four photos and says that it left the others out', async () => {
  await openForm()
  const files = [1, 2, 3, 4, 5].map((each) => new File([String(each)], `${each}.jpg`, { type: 'image/jpeg' }))
  fireEvent.change(screen.getByLabelText(/Photos/), { target: { files } })
  expect(await screen.findAllByRole('img', { name: /^Photo \d$/ })).toHaveLength(4)
  expect(screen.getByText(/up to 4 photos; the others were left out/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }))
  expect(screen.getAllByRole('img', { name: /^Photo \d$/ })).toHaveLength(3)
})
