import { isUnreachable, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { type PreparedPicture, preparePicture, STORED_WIDTHS, type StoredWidth } from './prepare-picture'

const MAX_NAME_LENGTH = 80

/** A file's own name as a path may hold it: plain ASCII, without its extension. */
export function plainName(fileName: string): string {
  const plain = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_NAME_LENGTH)
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
  return STORED_WIDTHS.map((width) => `${base}-${width}${extension}`)
}

const BUCKET = 'product-images'
const A_YEAR = '31536000'

/** Uploads all sizes and resolves to the picture's path. When one fails, the others are removed. */
export async function storePicture(
  picture: PreparedPicture,
  paths: PicturePaths,
  onStored: () => void = () => undefined,
): Promise<string> {
  const { address, of } = paths(picture.extension)
  const client = await supabase()
  // Some paths have room for one size, the largest.
  const files = picture.files.filter(({ width }) => width === 1000 || of(width) !== address)
  const outcomes = await Promise.allSettled(
    files.map(async ({ width, blob }) => {
      unwrap(
        await client.storage
          .from(BUCKET)
          .upload(of(width), blob, { contentType: blob.type, cacheControl: A_YEAR, upsert: false }),
      )
      onStored()
    }),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed === undefined) return address
  await removeFiles(address).catch(() => undefined)
  throw failed.reason
}

async function removeFiles(address: string): Promise<void> {
  const files = storedFiles(address)
  if (files.length === 0) return
  const client = await supabase()
  unwrap(await client.storage.from(BUCKET).remove(files))
}

/**
 * Removes the files of a picture that no row was written with. After a request whose answer was lost they stay, also when a later
 * one is refused: the first may have written its row, and a file too many does no harm.
 */
export async function discardPicture(address: string, error: unknown = null): Promise<void> {
  const file = [...picked.values()].find(({ stored }) => stored === address)
  if (isUnreachable(error)) {
    if (file !== undefined) file.mayBeWritten = true
    return
  }
  if (file?.mayBeWritten === true) return
  if (file !== undefined) forgetUpload(file)
  await removeFiles(address).catch(() => undefined)
}

/**
 * Removes the files of a picture of a deleted product or variation, unless another row does: pictures are shared, and orders show
 * the picture of what was bought.
 */
export async function removeUnusedPicture(address: string | null): Promise<void> {
  if (address === null || storedFiles(address).length === 0) return
  const client = await supabase()
  const uses = await Promise.all([
    client.from('products').select('id').eq('image_url', address).limit(1),
    client.from('product_images').select('id').eq('image_url', address).limit(1),
    client.from('product_variations').select('id').eq('image_url', address).limit(1),
    client.from('order_items').select('id').eq('image_url', address).limit(1),
  ])
  if (uses.every((answer) => unwrap(answer).length === 0)) await removeFiles(address)
}

type Picked = {
  picture: Promise<PreparedPicture>
  name: string
  /** Under way or done: a form that is sent twice, or again after an answer that was lost, says the same address. */
  upload?: Promise<string>
  /** Where it was uploaded. */
  stored?: string
  /** The answer of a request that sent this address was lost. */
  mayBeWritten?: true
}

function forgetUpload(file: Picked): void {
  delete file.upload
  delete file.stored
}

// By blob URL, which is the field's value until the form is saved.
const picked = new Map<string, Picked>()

/**
 * The blob URL of a picked file, at once, so that a form that is saved meanwhile has it. It is prepared now and uploaded when the form is
 * saved, which waits for it and fails as it does.
 */
export function pickPicture(file: File): { address: string; picture: Promise<PreparedPicture> } {
  const address = URL.createObjectURL(file)
  const picture = preparePicture(file)
  picked.set(address, { picture, name: file.name })
  return { address, picture }
}

export function releasePicked(address: string): void {
  if (picked.delete(address)) URL.revokeObjectURL(address)
}

type Stored = {
  address: string | null
  /** Of a picture that was stored now; null for any other. */
  color: string | null
  /** A file was uploaded, which is discarded if the row is not written. */
  isNew: boolean
}

/** The path or address to write into a row. A picked file is uploaded first. */
export async function storePicked(
  address: string | null,
  paths: (fileName: string) => PicturePaths,
): Promise<Stored> {
  const file = address === null ? undefined : picked.get(address)
  if (file === undefined) return { address, color: null, isNew: false }
  const picture = await file.picture
  const upload = (file.upload ??= storePicture(picture, paths(file.name)))
  try {
    file.stored = await upload
  } catch (error) {
    // Another one may be under way by now.
    if (file.upload === upload) forgetUpload(file)
    throw error
  }
  return {
    address: file.stored,
    color: picture.color,
    isNew: true,
  }
}
