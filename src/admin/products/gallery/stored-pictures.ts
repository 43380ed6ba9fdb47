import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { PicturePaths } from './picture-paths'
import { storedFiles } from './picture-paths'
import type { PreparedPicture } from './prepare-picture'

const BUCKET = 'product-images'
const A_YEAR = '31536000'

/** Uploads every size, or none: what had arrived when one failed is taken away again. Returns the picture's address. */
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

/** After a write that would have used them has failed: nothing else can. */
export async function discardPicture(address: string): Promise<void> {
  await removeFiles(address).catch(() => undefined)
}

/**
 * Takes away the files of a picture that a row used until now, unless another one does: the catalogue's pictures are
 * shared, and an order shows what was bought.
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
