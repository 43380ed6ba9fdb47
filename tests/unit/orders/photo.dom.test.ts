import { afterEach, expect, it, vi } from 'vitest'
import { addPhoto } from '@/orders/photo'

const photo = { id: 'photo', blob: new Blob(['pixels'], { type: 'image/jpeg' }) }
afterEach(() => vi.unstubAllGlobals())

/** Storage refuses the file with this status in its body; the database has recorded these paths. */
function refuseUpload(statusCode: string, recorded: readonly string[]): void {
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    if (pathname.includes('/storage/'))
      return Promise.resolve(Response.json({ statusCode, error: 'x', message: 'x' }, { status: 400 }))
    const { path } = JSON.parse(init?.body as string) as { path: string }
    return Promise.resolve(
      recorded.includes(path)
        ? new Response(null, { status: 204 })
        : Response.json({ code: 'PT409', message: 'photo_refused' }, { status: 409 }),
    )
  })
}

it.each(['403', '409'])(
  'has added a photo that was recorded before, whose upload answers %s',
  async (code) => {
    refuseUpload(code, ['folder/photo.jpg'])
    await addPhoto('return-photos', 'folder', photo)
  },
)

it('says that a photo beyond the limit is refused', async () => {
  refuseUpload('403', ['folder/other.jpg'])
  await expect(addPhoto('review-photos', 'folder', photo)).rejects.toMatchObject({ code: 'photo_refused' })
})

it('reports another failure of the upload', async () => {
  refuseUpload('500', ['folder/photo.jpg'])
  await expect(addPhoto('return-photos', 'folder', photo)).rejects.toThrow()
})
