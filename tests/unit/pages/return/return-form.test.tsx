import { focusManager, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { AppError } from '@/lib/errors'
import type { Photo } from '@/orders/photo'
import {
  type RecordedReturn,
  type ReturnableItem,
  returnQueries,
  type ReturnRequest,
} from '@/orders/return-queries'
import { ReturnForm } from '@/pages/return/return-form'
import { renderInShop } from '../../../render'

const requestReturn = vi.fn<(request: ReturnRequest) => Promise<RecordedReturn>>()
const preparePhoto = vi.fn<(file: Blob) => Promise<Blob>>()
const addPhoto = vi.fn<(bucket: string, folder: string, photo: Photo) => Promise<void>>()
vi.mock('@/orders/return-queries', async (original) => ({
  ...(await original<object>()),
  requestReturn: (request: ReturnRequest) => requestReturn(request),
}))
vi.mock('@/orders/photo', async (original) => ({
  ...(await original<object>()),
  preparePhoto: (file: Blob) => preparePhoto(file),
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
  preparePhoto.mockReset().mockImplementation((file) => Promise.resolve(file))
  // jsdom makes no addresses of blobs.
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  await Promise.all([loadArea('returns'), loadArea('deferred')])
})

/** What the shop says of the order now: the form refetches it. */
let returnable = bowl.returnable
const readItems = vi.fn(() => Promise.resolve([{ ...bowl, returnable }]))
function Page({ onDone }: { onDone: (made: RecordedReturn) => void }) {
  const { data: items } = useQuery({
    queryKey: returnQueries.page('token').queryKey,
    queryFn: readItems,
    refetchOnWindowFocus: 'always',
  })
  return items && <ReturnForm items={items} token="token" onDone={onDone} />
}

async function openForm(pieces = bowl.returnable) {
  const onDone = vi.fn()
  returnable = pieces
  renderInShop(<Page onDone={onDone} />)
  await screen.findByRole('form')
  readItems.mockClear()
  return onDone
}
/** Comes back to the window, and waits for what is read again then. */
async function comeBack() {
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    focusManager.setFocused(undefined)
  })
  await waitFor(() => expect(readItems).toHaveBeenCalled())
  await act(() => Promise.resolve())
}
/** The request is recorded, and its answer lost. */
function loseAnswer(taken: number) {
  requestReturn.mockImplementationOnce(() => {
    returnable -= taken
    return Promise.reject(new AppError('network'))
  })
}
const choosePieces = (count: number) =>
  fireEvent.change(screen.getByLabelText('Pieces to return: Bowl'), { target: { value: String(count) } })
const chooseReason = () => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'damaged' } })
function choosePhotos(count: number) {
  const files = Array.from(
    { length: count },
    (_, each) => new File([String(each)], `${each}.jpg`, { type: 'image/jpeg' }),
  )
  fireEvent.change(screen.getByLabelText(/Photos/), { target: { files } })
  return files
}
const shownPhotos = async (count: number) =>
  expect(await screen.findAllByRole('img', { name: /^Photo \d$/ })).toHaveLength(count)
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Ask for the return' }))

it('shows what is missing and sends nothing', async () => {
  await openForm()
  send()
  expect(await screen.findByText('Choose at least one piece.')).toBeInTheDocument()
  expect(screen.getByText('This field is required.')).toBeInTheDocument()
  expect(requestReturn).not.toHaveBeenCalled()
})

it.each([
  ['the only piece', 1, 1],
  ['all pieces that may be returned', 2, 2],
  ['one of them', 2, 1],
])(
  'sends the same request again, then its photos, when the answer was lost: %s',
  async (_, pieces, chosen) => {
    const onDone = await openForm(pieces)
    choosePieces(chosen)
    chooseReason()
    choosePhotos(3)
    await shownPhotos(3)
    loseAnswer(chosen)
    send()
    expect(await screen.findByText(/connection.*will not be recorded twice/i)).toBeInTheDocument()
    await comeBack()
    expect(screen.getByLabelText('Pieces to return: Bowl')).toHaveValue(String(chosen))
    // With other values the shop refuses the request.
    expect(screen.getByLabelText('Pieces to return: Bowl')).toBeDisabled()
    expect(screen.getByLabelText('Reason')).toBeDisabled()
    // Nothing is known of the first request yet.
    requestReturn.mockRejectedValueOnce(new AppError('too_many_requests')).mockResolvedValueOnce(recorded)
    send()
    expect(await screen.findByText(/too many/i)).toBeInTheDocument()
    send()
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(recorded))
    const [first, ...others] = requestReturn.mock.calls
    expect(first?.[0]).toMatchObject({ lines: [{ item_id: 'bowl', quantity: chosen }], reason: 'damaged' })
    expect(others).toEqual([first, first])
    expect(addPhoto).toHaveBeenCalledTimes(3)
  },
)

it('reads the pieces again once it is known that nothing was recorded', async () => {
  await openForm()
  choosePieces(2)
  chooseReason()
  requestReturn.mockRejectedValueOnce(new AppError('network'))
  send()
  expect(await screen.findByText(/connection/i)).toBeInTheDocument()
  expect(readItems).not.toHaveBeenCalled()
  returnable = 1
  requestReturn.mockRejectedValueOnce(new AppError('in_return'))
  send()
  await waitFor(() => expect(screen.getByLabelText('Pieces to return: Bowl')).toHaveValue('1'))
  expect(screen.getByLabelText('Pieces to return: Bowl')).toBeEnabled()
  requestReturn.mockResolvedValueOnce(recorded)
  send()
  await waitFor(() => expect(requestReturn).toHaveBeenCalledTimes(3))
  expect(requestReturn.mock.lastCall?.[0].lines).toEqual([{ item_id: 'bowl', quantity: 1 }])
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
  choosePhotos(2)
  await shownPhotos(2)
  requestReturn.mockResolvedValueOnce(recorded)
  addPhoto.mockResolvedValueOnce().mockRejectedValueOnce(new AppError('network')).mockResolvedValue()
  send()
  const again = await screen.findByRole('button', { name: 'Send the photos again' })
  expect(screen.getByRole('alert')).toHaveTextContent(/R-22222222 is recorded, but not all photos/)
  fireEvent.click(again)
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
  choosePhotos(5)
  await shownPhotos(4)
  expect(screen.getByText(/up to 4 photos; the others were left out/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }))
  expect(screen.getAllByRole('img', { name: /^Photo \d$/ })).toHaveLength(3)
})

describe('while photos are prepared', () => {
  /** A slow phone: what it works at, one photo after the other. */
  let waiting: ((photo: Blob | Error) => void)[] = []
  beforeEach(() => {
    waiting = []
    preparePhoto.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          waiting.push((photo) => (photo instanceof Error ? reject(photo) : resolve(photo)))
        }),
    )
  })
  const prepare = (number: number) =>
    act(() => Promise.resolve(waiting[number]?.(new Blob([String(number)]))))

  it('waits for them, and sends all', async () => {
    const onDone = await openForm()
    choosePieces(1)
    chooseReason()
    choosePhotos(2)
    requestReturn.mockResolvedValueOnce(recorded)
    send()
    const button = screen.getByRole('button', { name: 'Ask for the return' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    send()
    await prepare(0)
    expect(requestReturn).not.toHaveBeenCalled()
    await prepare(1)
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(recorded))
    expect(requestReturn).toHaveBeenCalledTimes(1)
    expect(addPhoto).toHaveBeenCalledTimes(2)
  })

  it('sends nothing when one of them is no photo, and says so', async () => {
    await openForm()
    choosePieces(1)
    chooseReason()
    choosePhotos(2)
    send()
    await prepare(0)
    await act(() => Promise.resolve(waiting[1]?.(new Error('no photo'))))
    expect(await screen.findByText(/not a photo that we can read/)).toBeInTheDocument()
    expect(requestReturn).not.toHaveBeenCalled()
    await shownPhotos(1)
    // It has been said.
    requestReturn.mockResolvedValueOnce(recorded)
    send()
    await waitFor(() => expect(addPhoto).toHaveBeenCalledTimes(1))
  })

  it('sends nothing once the form is closed', async () => {
    await openForm()
    choosePieces(1)
    chooseReason()
    choosePhotos(1)
    send()
    cleanup()
    await prepare(0)
    expect(requestReturn).not.toHaveBeenCalled()
  })

  it('does not bring back a photo that was removed', async () => {
    await openForm()
    choosePhotos(1)
    await prepare(0)
    await shownPhotos(1)
    choosePhotos(2)
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))
    await prepare(1)
    await prepare(2)
    await shownPhotos(2)
    requestReturn.mockResolvedValueOnce(recorded)
    choosePieces(1)
    chooseReason()
    send()
    await waitFor(() => expect(addPhoto).toHaveBeenCalledTimes(2))
    const texts = await Promise.all(addPhoto.mock.calls.map(([, , { blob }]) => blob.text()))
    expect(texts).toEqual(['1', '2'])
  })
})
