import { env, supabaseUrl } from './env'
import { AppError, toAppError } from './errors'

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * A file of a private bucket that the bucket's policy shows to every visitor. With a header, which an `img` cannot send; without
 * supabase-js, which visitors who only read do not download.
 */
export async function readPublicFile(bucket: string, path: string, signal: AbortSignal): Promise<Blob> {
  const { publishableKey } = env()
  const response = await fetch(`${supabaseUrl()}/storage/v1/object/${bucket}/${path}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
    signal,
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  if (!response.ok) throw new AppError('not_found')
  // By its name, not as the upload claims: a page of the shop's origin must not run as a document.
  return new Blob([await response.arrayBuffer()], {
    type: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  })
}
