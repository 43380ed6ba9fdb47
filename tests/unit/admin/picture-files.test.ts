import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  galleryPaths,
  plainName,
  productPaths,
  storedFiles,
  variationPaths,
} from '@/admin/products/gallery/picture-storage'
import { needsConversion, pictureSize, preparePicture } from '@/admin/products/gallery/prepare-picture'

const PRODUCT = '0b51bd5e-77a4-4a44-9f0f-0d3c1a2b3c4d'
// As the policy on storage.objects decides.
const ALLOWED =
  /^(product-images\/[0-9]{10,17}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9]{10,17}-[A-Za-z0-9][A-Za-z0-9._-]{0,119}|product_variations\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9]{10,17}_[A-Za-z0-9][A-Za-z0-9._-]{0,119})\.(webp|png|jpe?g|avif)$/

describe('paths', () => {
  test('whatever a file is called, its paths are allowed and never the same twice', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const paths of [galleryPaths(PRODUCT, name), variationPaths(PRODUCT, name), productPaths()]) {
          const { address, of } = paths('webp')
          expect(seen.has(address)).toBe(false)
          seen.add(address)
          for (const path of [of(320), of(640), of(1000)]) {
            expect(path).toMatch(ALLOWED)
            expect(path).not.toContain('..')
          }
        }
      }),
    )
  })

  test('names keep what can be kept', () => {
    expect(plainName('Théière de Fès (2).JPG')).toBe('Theiere-de-Fes-2')
    expect(plainName('فانوس.png')).toBe('picture')
    expect(plainName('a/../b.png')).toBe('a-b')
    expect(plainName('.htaccess')).toBe('picture')
  })

  test('an address stands for the files of all its sizes', () => {
    const { address } = galleryPaths(PRODUCT, 'a.png')('webp')
    expect(storedFiles(address)).toHaveLength(4)
    expect(storedFiles('product-images/1732180000000.webp')).toEqual(['product-images/1732180000000.webp'])
    expect(storedFiles('https://elsewhere.example/a-1000.webp')).toEqual([])
  })
})

describe('the size of a picture is known before it is decoded', () => {
  const source = () => sharp({ create: { width: 613, height: 407, channels: 4, background: '#88664480' } })
  test.each([
    ['png', () => source().png()],
    ['jpeg', () => source().jpeg()],
    ['progressive jpeg', () => source().jpeg({ progressive: true })],
    ['webp', () => source().webp()],
    ['lossless webp', () => source().webp({ lossless: true })],
    ['gif', () => source().gif()],
    ['avif', () => source().avif({ effort: 0 })],
  ])('%s', async (_name, encode) => {
    const bytes = new Uint8Array(await encode().toBuffer())
    expect(await pictureSize(new Blob([bytes]))).toEqual({ width: 613, height: 407 })
  })

  test('a JPEG with megabytes of profiles and previews in front of its size', async () => {
    const jpeg = await source().jpeg().toBuffer()
    const segment = Buffer.alloc(65_537)
    segment.set([0xff, 0xe1, 0xff, 0xff])
    const long = (count: number) =>
      new Blob(
        [jpeg.subarray(0, 2), ...Array.from({ length: count }, () => segment), jpeg.subarray(2)].map(
          (part) => new Uint8Array(part),
        ),
      )
    for (const count of [11, 60]) expect(await pictureSize(long(count))).toEqual({ width: 613, height: 407 })
    // Nothing but fill bytes.
    expect(
      await pictureSize(new Blob([new Uint8Array([0xff, 0xd8]), new Uint8Array(20_000).fill(0xff)])),
    ).toBeNull()
  })

  test.each([
    ['HEIC', '\0\0\0\u0024ftypheic\0\0\0\0mif1heic'],
    ['HEIC of other phones', '\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'],
    ['TIFF', 'II*\0\u0008\0\0\0'],
    ['TIFF of other machines', 'MM\0*\0\0\0\u0008'],
    ['BMP', 'BM\u0036\u0010\0\0\0\0\0\0\u0036\0\0\0'],
  ])('of %s the advice is to save it as JPEG', async (_name, beginning) => {
    const file = new Blob([Buffer.from(beginning, 'latin1'), new Uint8Array(100)])
    expect(await needsConversion(file)).toBe(true)
    await expect(preparePicture(file)).rejects.toMatchObject({ reason: 'adminProducts.images.saveAsJpeg' })
  })

  test('but not of AVIF, nor of what is no picture', async () => {
    const avif = new Uint8Array(await source().avif({ effort: 0 }).toBuffer())
    for (const part of [avif, 'BMW and other cars', 'II', '', '\0\0\0\u0018ftypmp42'])
      expect(await needsConversion(new Blob([part]))).toBe(false)
  })

  test('what is no picture has none, however it begins', async () => {
    for (const text of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\u0089PNG', '%PDF-1.7 and so on']) {
      expect(await pictureSize(new Blob([text]))).toBeNull()
    }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        await pictureSize(new Blob([new Uint8Array(bytes)]))
      }),
    )
  })
})
