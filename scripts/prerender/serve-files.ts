import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { IMMUTABLE, isFilePath, matchesRule, readRewrites, type Rewrite } from './host-rules.ts'
import { fileOf } from './static-page.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}
const COMPRESSED = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/
// Like hosts do: files with a hash in their name are compressed once, with the best quality. The browser tests weigh nothing.
const QUALITY = { asset: Number(process.env.ASSET_QUALITY ?? 11), page: 5 }

export type Found = { readonly file: string; readonly status: 200 | 404 }

/** The rules of a build; none where it has no static pages. */
export function rulesOf(folder: string): Rewrite[] {
  const file = join(folder, '_redirects')
  return existsSync(file) ? readRewrites(readFileSync(file, 'utf8')) : []
}

/**
 * What a static host serves for a path: the file of this name, the page of this path, what a rule names, or the nearest 404.html.
 * Null for a file that does not exist in a build without 404.html.
 */
export function fileFor(folder: string, rules: readonly Rewrite[], pathname: string): Found | null {
  const isFile = (name: string) => {
    const file = join(folder, name)
    return existsSync(file) && statSync(file).isFile()
  }
  const found = (name: string, status: Found['status'] = 200): Found => ({ file: join(folder, name), status })
  // Of the folder, or else of the root.
  const missing = [`${/^\/\w\w(?=\/|$)/.exec(pathname)?.[0].slice(1) ?? ''}/404.html`, '404.html'].find(
    isFile,
  )
  const requested = decodeURIComponent(pathname)
  const path = normalize(requested)
  const isHidden = requested.split(/[\\/]/).some((part) => part.startsWith('.'))
  if (!isHidden && isFile(path)) return found(path)
  if (!isHidden && !isFilePath(path)) {
    const page = path === '/' ? path : path.replace(/\/+$/, '')
    const [, target = page] = rules.find(([from]) => matchesRule(from, page)) ?? []
    if (isFile(fileOf(target))) return found(fileOf(target))
  }
  if (missing !== undefined) return found(missing, 404)
  // A build without static pages has index.html only.
  return isHidden || isFilePath(path) ? null : found('index.html')
}

const COMPRESSED_FILES = 'node_modules/.tmp/brotli'

/** Compresses once for all servers: the best quality takes seconds, and each worker of the browser tests starts many. */
function compress(plain: Buffer, hash: string, quality: number): Buffer {
  const file = join(COMPRESSED_FILES, `${hash}-${quality}.br`)
  if (existsSync(file)) return readFileSync(file)
  const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  mkdirSync(COMPRESSED_FILES, { recursive: true })
  // Renamed when it is complete, because another server may read it.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, small)
  renameSync(unfinished, file)
  return small
}

type Served = { changed: number; tag: string; plain: Buffer; small: Buffer | null }

/** Middleware that serves the build like a static host: compressed, with cache headers. */
export function serveFiles(folder: string) {
  const cache = new Map<string, Served>()
  const read = (file: string): Served => {
    const changed = statSync(file).mtimeMs
    const cached = cache.get(file)
    if (cached?.changed === changed) return cached
    const plain = readFileSync(file)
    const quality = file.includes('/assets/') ? QUALITY.asset : QUALITY.page
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
    const small = COMPRESSED.test(file) ? compress(plain, hash, quality) : null
    const served = { changed, tag: `"${hash}"`, plain, small }
    cache.set(file, served)
    return served
  }

  const rules = rulesOf(folder)
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid')
    const isRead = /^(?:GET|HEAD)$/.test(request.method ?? '')
    const found = isRead ? fileFor(folder, rules, pathname) : null
    const type = found === null ? undefined : TYPES[extname(found.file)]
    // Range requests and other file types are left to Vite's server.
    if (found === null || type === undefined || request.headers.range !== undefined) {
      next()
      return
    }
    const { file, status } = found
    const { tag, plain, small } = read(file)
    const isAsset = file.startsWith(join(folder, 'assets'))
    response.statusCode = status
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', isAsset ? IMMUTABLE : 'no-cache')
    response.setHeader('ETag', tag)
    response.setHeader('Vary', 'Accept-Encoding')
    if (status === 200 && request.headers['if-none-match'] === tag) {
      response.statusCode = 304
      response.end()
      return
    }
    const body = small !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? small : plain
    if (body === small) response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
