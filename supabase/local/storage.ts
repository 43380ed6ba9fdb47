import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { App } from '@supabase/lite'
import type { BucketConfig } from './config.ts'
import type { Database } from './database.ts'

type Adapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<Adapter['headObject']>>
type Body = Parameters<Adapter['uploadObject']>[3]

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

export function mimeType(path: string): string {
  return MIME_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

/** Names of uploads are unique, so responses never become stale. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Joins a key to a folder; null for a key that would leave the folder. */
export function pathInside(folder: string, key: string): string | null {
  if (key === '' || key.includes('\0') || key.includes('\\')) return null
  if (key.split('/').some((part) => part === '' || part === '.' || part === '..')) return null
  const path = resolve(folder, key)
  return path.startsWith(resolve(folder) + sep) ? path : null
}

async function readBytes(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  // TypeScript has two types for the same ReadableStream.
  for await (const chunk of Readable.fromWeb(body as ReadableStream<Uint8Array>)) {
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks)
}

class ObjectMissing extends Error {
  override name = 'ObjectMissing'
}

export type FileStorage = {
  /** Bytes of an object, or null when the file does not exist. */
  read(bucket: string, key: string): Promise<Uint8Array | null>
} & Adapter

/**
 * Storage adapter for @supabase/lite: uploads are files under `folder`, initial objects are read from the buckets'
 * `objects_path`. The table `storage.objects` decides which objects exist, so a deleted initial object stays deleted
 * although its file remains.
 */
export function createFileStorage(folder: string, buckets: readonly BucketConfig[]): FileStorage {
  const starts = new Map(buckets.map((bucket) => [bucket.id, bucket.objectsPath]))

  function ownPath(bucket: string, key: string): string {
    const path = pathInside(join(folder, bucket), key)
    if (path === null || pathInside(folder, bucket) === null) throw new ObjectMissing(`Invalid key: ${key}`)
    return path
  }

  async function locate(bucket: string, key: string): Promise<string | null> {
    const start = starts.get(bucket)
    const candidates = [ownPath(bucket, key), start ? pathInside(start, key) : null]
    for (const path of candidates) {
      if (path !== null && (await stat(path).catch(() => null))?.isFile() === true) return path
    }
    return null
  }

  async function metadataOf(path: string, key: string): Promise<Metadata> {
    const { size, mtime } = await stat(path)
    return {
      cacheControl: CACHE_CONTROL,
      contentLength: size,
      size,
      mimetype: mimeType(key),
      lastModified: mtime,
      eTag: `"${createHash('sha1').update(`${size}-${mtime.getTime()}`).digest('hex')}"`,
      httpStatusCode: 200,
    }
  }

  async function found(bucket: string, key: string): Promise<string> {
    const path = await locate(bucket, key)
    if (path === null) throw new ObjectMissing('Object not found')
    return path
  }

  async function remove(bucket: string, key: string): Promise<void> {
    await rm(ownPath(bucket, key), { recursive: true, force: true })
  }

  return {
    driver: null,
    async read(bucket, key) {
      const path = await locate(bucket, key).catch(() => null)
      return path === null ? null : readFile(path)
    },
    async getObject(bucket, key) {
      const path = await found(bucket, key)
      return { metadata: await metadataOf(path, key), httpStatusCode: 200, body: await readFile(path) }
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const path = ownPath(bucket, key)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, await readBytes(body))
      return { ...(await metadataOf(path, key)), mimetype, cacheControl }
    },
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, prefixes) {
      await Promise.all(prefixes.map((prefix) => remove(bucket, prefix)))
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const path = ownPath(bucket, key)
      await mkdir(dirname(path), { recursive: true })
      await copyFile(await found(sourceBucket, source), path)
      const { eTag, lastModified } = await metadataOf(path, key)
      return { httpStatusCode: 200, eTag, ...(lastModified === undefined ? {} : { lastModified }) }
    },
    headObject: async (bucket, key) => metadataOf(await found(bucket, key), key),
    privateAssetUrl: async (bucket, key) => found(bucket, key),
  }
}

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
 * Serves a public object with one query, outside the queue of API requests, because images are most of a page's
 * requests. Null for every other storage request.
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

async function fromMultipart(request: Request, headers: Headers): Promise<Uint8Array<ArrayBuffer> | null> {
  const form = await request.formData()
  const file = [...form.values()].find((value) => value instanceof Blob)
  if (file === undefined) return null
  const cacheControl = form.get('cacheControl')
  const metadata = form.get('metadata')
  headers.set('content-type', file.type === '' ? 'application/octet-stream' : file.type)
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`)
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * Converts an upload to raw bytes with a content length, the only form @supabase/lite accepts. supabase-js sends a File
 * as multipart form data with its cache control and metadata in separate fields.
 */
export async function normalizeUpload(request: Request): Promise<Request> {
  if (request.body === null) return request
  const headers = new Headers(request.headers)
  const isMultipart = headers.get('content-type')?.startsWith('multipart/form-data') === true
  const body = isMultipart
    ? await fromMultipart(request, headers)
    : new Uint8Array(await request.arrayBuffer())
  headers.set('content-length', String(body?.byteLength ?? 0))
  return new Request(request.url, { method: request.method, headers, ...(body === null ? {} : { body }) })
}
