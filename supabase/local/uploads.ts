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
 * An upload as the embedded storage service understands it: bare bytes with their length, against which the size
 * limit is checked. It knows neither the nameless form field supabase-js sends a browser's File in, nor the cache
 * control beside it.
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
