import type { StoredWidth } from './prepare-picture'

const WIDTHS: readonly StoredWidth[] = [1000, 640, 320]
const LONGEST_NAME = 80

/** A file's own name as a path may hold it: plain ASCII, without its extension. */
export function plainName(fileName: string): string {
  const plain = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_NAME)
    .replace(/-+$/, '')
  return plain === '' ? 'picture' : plain
}

let latest = 0

/** The time in milliseconds, and never the same twice: many files are named within one. */
function stamp(): number {
  latest = Math.max(Date.now(), latest + 1)
  return latest
}

/** Where each size is stored; the one of 1000 pixels stands for all. */
export type PicturePaths = (extension: string) => { address: string; of: (width: StoredWidth) => string }

function sized(base: string): PicturePaths {
  return (extension) => {
    const of = (width: StoredWidth) => `${base}-${width}.${extension}`
    return { address: of(1000), of }
  }
}

export const galleryPaths = (productId: string, fileName: string): PicturePaths =>
  sized(`${productId}/${stamp()}-${plainName(fileName)}`)

export const variationPaths = (productId: string, fileName: string): PicturePaths =>
  sized(`product_variations/${productId}/${stamp()}_${plainName(fileName)}`)

/** The product form's own picture has a number for its name and one size. */
export const productPaths = (): PicturePaths => {
  const base = `product-images/${stamp()}`
  return (extension) => ({ address: `${base}.${extension}`, of: () => `${base}.${extension}` })
}

/** The files behind an address; none when it is of another site. */
export function storedFiles(address: string): string[] {
  if (/^[a-z]+:/i.test(address)) return []
  const match = /^(.*)-1000(\.[a-z0-9]+)$/i.exec(address)
  if (match === null) return [address]
  const [, base = '', extension = ''] = match
  return WIDTHS.map((width) => `${base}-${width}${extension}`)
}
