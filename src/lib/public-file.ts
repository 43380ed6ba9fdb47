import { env, supabaseUrl } from './env'
import { AppError, toAppError } from './errors'
import { limitedFetch } from './limited-fetch'
import { READ_LIMIT_MS } from './request-limit'

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * A file of a private bucket that the bucket's policy shows to every visitor. With a header, which an `img` cannot send; without
 * supabase-js, which visitors who only read do not download. Rejects with not_found, or as a shop that cannot be reached.
 */
export async function readPublicFile(bucket: string, path: string, signal: AbortSignal): Promise<Blob> {
  const { publishableKey } = env()
  const unreadable = (error: unknown) => {
    throw toAppError(error)
  }
  const response = await limitedFetch(
    `${supabaseUrl()}/storage/v1/object/${bucket}/${path}`,
    { headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }, signal },
    READ_LIMIT_MS,
    'file',
  ).catch(unreadable)
  const { ok, status } = response
  // Storage answers with 400 for a file that is not there, and for one that its policies do not show.
  if (!ok) throw status >= 500 || status === 429 ? toAppError({}, status) : new AppError('not_found')
  // By its name, not as the upload claims: a page of the shop's origin must not run as a document.
  return new Blob([await response.arrayBuffer().catch(unreadable)], {
    type: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  })
}
