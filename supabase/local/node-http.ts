import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

function isLoopbackName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]'
}

/**
 * True when both the remote address and the Host header are loopback. Checking Host prevents DNS rebinding, where a
 * public name resolves to 127.0.0.1.
 */
export function isLocal(request: IncomingMessage): boolean {
  return (
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') && isLoopbackName(request.headers.host ?? '')
  )
}

export function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const { encrypted } = incoming.socket as { encrypted?: boolean }
  const url = new URL(
    incoming.url ?? '/',
    `${encrypted === true ? 'https' : 'http'}://${incoming.headers.host ?? 'localhost'}`,
  )
  const init: RequestInit & { duplex?: 'half' } = { method, headers }
  if (hasBody) {
    init.body = Readable.toWeb(incoming) as unknown as BodyInit
    init.duplex = 'half'
  }
  return new Request(url, init)
}

export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (response.body === null) {
    outgoing.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), outgoing)
}

/** Handles a request of a Node server with `fetch`; 403 for requests from other machines. */
export async function handleNodeRequest(
  fetch: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (!isLocal(incoming)) {
    outgoing.writeHead(403, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ message: 'The local stack accepts requests from this machine only' }))
    return
  }
  let request: Request
  try {
    request = toRequest(incoming)
  } catch {
    // Such as the address `//`, or a method that a Request cannot have.
    outgoing.writeHead(400, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ message: 'The request cannot be understood' }))
    return
  }
  try {
    await sendResponse(await fetch(request), outgoing)
  } catch (error) {
    // The browser closed the connection: not an error of the stack.
    if (outgoing.destroyed) return
    console.error('local stack:', error)
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ message: 'The local stack failed; see its log' }))
  }
}
