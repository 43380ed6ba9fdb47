import { toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

export const MAX_PHOTOS = 4

// Enough to see a crack; a fraction of what a phone's camera stores.
const MAX_SIDE = 1600
const QUALITY = 0.85

/** `id` stays the same when the photo is sent again, so that a lost answer leaves one file. */
export type Photo = { id: string; blob: Blob }

/** The file is no photo that this browser can read. */
export class UnreadablePhoto extends Error {}

/**
 * A photo as it is sent: a small JPEG, upright, without what the camera wrote into the file (place, time, device), since only
 * its pixels are drawn.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    throw new UnreadablePhoto('not a photo', { cause: error })
  }
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (context === null) throw new UnreadablePhoto('no canvas')
    // JPEG has no transparency and would make it black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new UnreadablePhoto('no picture')) : resolve(blob)),
        'image/jpeg',
        QUALITY,
      )
    })
  } finally {
    bitmap.close()
  }
}

/**
 * The file is there already (409), or the folder takes no more (403), perhaps since this photo was recorded as its last one and the
 * answer was lost. The database knows which.
 */
const mayBeRecorded = (error: object) =>
  'statusCode' in error && ['403', '409'].includes(String(error.statusCode))

const TARGETS = {
  'return-photos': 'add_return_photo',
  'review-photos': 'add_review_photo',
} as const

/** Uploads a photo into the folder of a return or a review, and records it in the database. */
export async function addPhoto(
  bucket: keyof typeof TARGETS,
  folder: string,
  { id, blob }: Photo,
): Promise<void> {
  const client = await supabase()
  const path = `${folder}/${id}.jpg`
  const { error } = await client.storage.from(bucket).upload(path, blob, { contentType: 'image/jpeg' })
  if (error !== null && !mayBeRecorded(error)) throw toAppError(error)
  unwrap(await client.rpc(TARGETS[bucket], { path }))
}
