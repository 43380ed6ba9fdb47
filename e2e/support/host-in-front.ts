import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>> }

type Faults = {
  /** Answers a path in place of the shop, unless it returns null. */
  readonly answer?: (path: string) => Answer | null
  /** Headers that this host does not send. */
  readonly without?: readonly string[]
  /** The answer to a path stops before this text, for as long as a slow connection does. */
  readonly stopsAt?: { readonly path: string; readonly text: string }
}

const STOP_MS = 700

export type HostInFront = { readonly origin: string; readonly close: () => Promise<void> }

/**
 * A host before the shop, whose answers the browser caches and isolates as any: Playwright's routes switch the cache off, and
 * other engines have none.
 */
export async function hostInFront(
  shop: string,
  { answer, without = [], stopsAt }: Faults,
): Promise<HostInFront> {
  const { hostname, port } = new URL(shop)
  const forward = ({ url, method, headers }: IncomingMessage) =>
    request({
      hostname,
      port,
      path: url,
      method,
      headers: stopsAt === undefined ? headers : { ...headers, 'accept-encoding': 'identity' },
    })

  const server = createServer((incoming, response) => {
    const own = answer?.(incoming.url ?? '/') ?? null
    if (own !== null) {
      response.writeHead(own.status, own.headers).end()
      return
    }
    const outgoing = forward(incoming)
    outgoing.on('response', (answered) => {
      const headers = Object.entries(answered.headers).filter(([name]) => !without.includes(name))
      response.writeHead(answered.statusCode ?? 502, Object.fromEntries(headers))
      if (stopsAt === undefined || incoming.url !== stopsAt.path) {
        answered.pipe(response)
        return
      }
      void text(answered).then((whole) => {
        const stop = whole.indexOf(stopsAt.text)
        response.write(whole.slice(0, stop))
        setTimeout(() => response.end(whole.slice(stop)), STOP_MS)
      })
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  // Live changes.
  server.on('upgrade', ({ url, headers }: IncomingMessage, socket, head) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
    const shopSocket = connect(Number(port), hostname, () => {
      shopSocket.write(`${[`GET ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      shopSocket.write(head)
      socket.pipe(shopSocket).pipe(socket)
    })
    for (const [one, other] of [
      [socket, shopSocket],
      [shopSocket, socket],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  // A browser does not repeat a POST on a connection that is closed at that moment.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
