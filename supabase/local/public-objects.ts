import { createHash } from 'node:crypto'
import type { Database } from './database.ts'
import { mimeType } from './mime-type.ts'
import type { FileStorage } from './storage.ts'

const PUBLIC_OBJECT = /^\/storage\/v1\/object\/public\/([^/]+)\/(.+)$/

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

function missing(): Response {
  return Response.json(
    { statusCode: '404', error: 'not_found', message: 'Object not found' },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  )
}

/**
 * Pictures, which are most of a page's requests, with one query and no waiting behind other requests. Null for every
 * other storage request.
 */
export async function servePublicObject(
  request: Request,
  database: Database,
  storage: FileStorage,
): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const [, bucketPart, keyPart] = PUBLIC_OBJECT.exec(new URL(request.url).pathname) ?? []
  if (bucketPart === undefined || keyPart === undefined) return null
  const bucket = decode(bucketPart)
  const key = decode(keyPart)
  if (bucket === null || key === null) return missing()
  const [row] = await database.query<{ cache: string | null; mimetype: string | null }>(
    `select objects.metadata ->> 'cacheControl' as cache, objects.metadata ->> 'mimetype' as mimetype
     from storage.objects as objects join storage.buckets as buckets on buckets.id = objects.bucket_id
     where buckets.public and buckets.id = $1 and objects.name = $2`,
    [bucket, key],
  )
  const bytes = row === undefined ? null : await storage.read(bucket, key)
  if (row === undefined || bytes === null) return missing()
  const etag = `"${createHash('sha1').update(bytes).digest('hex')}"`
  const headers = {
    etag,
    'content-type': row.mimetype ?? mimeType(key),
    'cache-control': row.cache ?? 'no-cache',
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
  return new Response(body, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}
