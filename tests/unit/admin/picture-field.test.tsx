import { act, fireEvent, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { PictureField } from '@/admin/products/gallery/picture-field'
import { productPaths, storePicked } from '@/admin/products/gallery/picture-storage'
import { InvalidPicture, type PreparedPicture } from '@/admin/products/gallery/prepare-picture'
import { withPicture } from '@/admin/products/mutations'
import { loadArea } from '@/i18n/catalogues'
import { AppError, type ErrorCode } from '@/lib/errors'
import { renderInShop } from '../../render'

/** A slow computer: what becomes of the file that it works at. */
let finish: (picture: PreparedPicture | Error) => void = () => undefined
vi.mock('@/admin/products/gallery/prepare-picture', async (original) => ({
  ...(await original<object>()),
  preparePicture: () =>
    new Promise((resolve, reject) => {
      finish = (picture) => (picture instanceof Error ? reject(picture) : resolve(picture))
    }),
}))

const STORED = 'product-images/1732180000000.webp'
const PREPARED: PreparedPicture = { files: [], extension: 'webp', color: '#886644' }
const saved = vi.fn<(values: { image_url: string }) => void>()

function Form() {
  const form = useForm({ defaultValues: { image_url: STORED } })
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((values) => saved(values))(event)}>
        <PictureField name="image_url" legend="Picture" />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  )
}

let count = 0
beforeEach(async () => {
  saved.mockReset()
  // jsdom makes no addresses of blobs.
  URL.createObjectURL = () => `blob:picture-${(count += 1)}`
  URL.revokeObjectURL = () => undefined
  await Promise.all([loadArea('adminProducts'), loadArea('deferred')])
  renderInShop(<Form />)
  const input = await screen.findByLabelText(/^Picture:/)
  fireEvent.change(input, { target: { files: [new File(['x'], 'lamp.jpg', { type: 'image/jpeg' })] } })
})

/** What the form says when it is saved now. */
async function save(): Promise<string> {
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Save' }))))
  return saved.mock.lastCall?.[0].image_url ?? ''
}

it('a form that is saved while its picture is prepared has the picture, and waits for it', async () => {
  const address = await save()
  expect(address).toMatch(/^blob:/)
  const stored = storePicked(address, productPaths)
  finish({ ...PREPARED })
  await expect(stored).resolves.toMatchObject({ isNew: true, color: '#886644' })
})

it('a form that is sent twice at a time uploads its picture once, and again after an upload that failed', async () => {
  const uploaded: string[] = []
  let isDown = true
  vi.stubGlobal('fetch', (address: URL | string) => {
    const { pathname } = new URL(String(address))
    if (isDown) return Promise.resolve(Response.json({ message: 'unavailable' }, { status: 503 }))
    uploaded.push(pathname)
    return Promise.resolve(Response.json({ Id: 'file', Key: pathname }))
  })
  const address = await save()
  finish({ ...PREPARED, files: [{ width: 1000, blob: new Blob(['x'], { type: 'image/webp' }) }] })
  const twice = () =>
    Promise.allSettled([storePicked(address, productPaths), storePicked(address, productPaths)])
  expect(await twice()).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  isDown = false
  const [one, other] = await twice()
  expect(one).toMatchObject({ status: 'fulfilled' })
  expect(other).toEqual(one)
  expect(uploaded).toHaveLength(1)
})

it.each<[string, ErrorCode[], number]>([
  ['removed, and uploaded anew by the next', ['edit_conflict', 'edit_conflict'], 2],
  ['kept after a lost answer, also when the next save is refused', ['no_answer', 'edit_conflict'], 0],
])('the picture of a save that was refused is %s', async (_name, failures, removals) => {
  let removed = 0
  vi.stubGlobal('fetch', (_address: URL | string, { method }: RequestInit) => {
    if (method === 'DELETE') removed += 1
    return Promise.resolve(Response.json(method === 'DELETE' ? [] : { Id: 'file', Key: 'file' }))
  })
  const address = await save()
  finish({ ...PREPARED, files: [{ width: 1000, blob: new Blob(['x'], { type: 'image/webp' }) }] })
  const written = new Set<string | null>()
  for (const code of failures) {
    const row = withPicture(address, productPaths, ({ image_url }) => {
      written.add(image_url)
      return Promise.reject(new AppError(code))
    })
    await expect(row).rejects.toMatchObject({ code })
  }
  expect(removed).toBe(removals)
  expect(written.size).toBe(removals === 0 ? 1 : 2)
})

it('a file that is no picture is not saved, and the picture before it is there again', async () => {
  const stored = storePicked(await save(), productPaths)
  finish(new InvalidPicture('adminProducts.images.notAPicture'))
  await expect(stored).rejects.toBeInstanceOf(InvalidPicture)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(await save()).toBe(STORED)
})

it('a picture that is removed while it is prepared does not come back', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'No image' }))
  finish({ ...PREPARED })
  expect(await screen.findByText('', { selector: '[role=status]' })).toBeEmptyDOMElement()
  expect(await save()).toBe('')
})
