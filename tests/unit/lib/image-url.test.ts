import { describe, expect, it } from 'vitest'
import { imageSrcSet, imageUrl } from '@/lib/image-url'

const base = 'https://api.test'
const bucket = `${base}/storage/v1/object/public/product-images`

describe('imageUrl', () => {
  it('leaves an absolute address alone', () => {
    expect(imageUrl('https://cdn.test/a b.png', base)).toBe('https://cdn.test/a b.png')
  })

  it('finds a path in the bucket, escaping what an address cannot hold', () => {
    expect(imageUrl('catalog/pouf-1000.avif', base)).toBe(`${bucket}/catalog/pouf-1000.avif`)
    expect(imageUrl('1700-été #1.png', base)).toBe(`${bucket}/1700-%C3%A9t%C3%A9%20%231.png`)
  })
})

describe('imageSrcSet', () => {
  it('names the widths of a picture that has them', () => {
    expect(imageSrcSet('catalog/pouf-1000.avif', base)).toBe(
      [320, 480, 640, 1000].map((width) => `${bucket}/catalog/pouf-${width}.avif ${width}w`).join(', '),
    )
    expect(imageSrcSet('https://cdn.test/x-1000.webp', base)).toContain('https://cdn.test/x-320.webp 320w')
  })

  it('promises nothing for any other picture', () => {
    expect(imageSrcSet('1700000000.png', base)).toBeUndefined()
    expect(imageSrcSet('catalog/pouf-1000.avif.bak/x.png', base)).toBeUndefined()
  })
})
