import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { App } from '@supabase/lite'
import type { BucketConfig } from './config.ts'
import { mimeType } from './mime-type.ts'

type Adapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<Adapter['headObject']>>
type Body = Parameters<Adapter['uploadObject']>[3]

/** What is uploaded gets a new name, so a copy may be kept for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Joins a key to a folder and refuses keys that would leave it. */
export function pathInside(folder: string, key: string): string | null {
  if (key === '' || key.includes('\0') || key.includes('\\')) return null
  if (key.split('/').some((part) => part === '' || part === '.' || part === '..')) return null
  const path = resolve(folder, key)
  return path.startsWith(resolve(folder) + sep) ? path : null
}

async function bytesOf(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  // The two ReadableStream types describe the same object.
  for await (const chunk of Readable.fromWeb(body as ReadableStream<Uint8Array>)) {
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks)
}

class ObjectMissing extends Error {
  override name = 'ObjectMissing'
}

export type FileStorage = {
  /** Bytes of an object, or null when there is no such file. */
  read(bucket: string, key: string): Promise<Uint8Array | null>
} & Adapter

/**
 * Objects as files under `folder`, over the read-only folders that the buckets start with (`objects_path`). Which
 * objects exist is for `storage.objects` to say, so a deleted start object stays deleted though its file remains.
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
      await writeFile(path, await bytesOf(body))
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
