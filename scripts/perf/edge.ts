import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as forward } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import { missing } from './measured-shop.ts'

export type Edge = { readonly address: string; stop: () => void }

/** A page that needs nothing but itself: what its first paint takes is the limit for any page of this size. */
export const CONTROL_PATH = '/control'
const control = brotliCompressSync(
  `<!doctype html><title>Control</title>${Array.from({ length: 3000 }, (_, line) => `<p>${(line * 7919) % 10_007}</p>`).join('')}`,
)

/** A certificate for this run, which visits accept with `ignoreHTTPSErrors`. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'mcg-edge-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const subject = [
      '-x509',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
    ]
    execFileSync('openssl', ['req', ...curve, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch {
    return missing('openssl is needed for a certificate: apt-get install openssl')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Serves a shop as the edge of a static host does: HTTP/2 and TLS in front of it. The preview compresses with brotli.
 */
export async function startEdge(shop: string): Promise<Edge> {
  const { hostname, port } = new URL(shop)
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    if (request.url === CONTROL_PATH) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
      response.end(control)
      return
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    )
    const answered = forward(
      { hostname, port, path: request.url, method: request.method, headers },
      (answer) => {
        // HTTP/2 has no connection headers.
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers
        response.writeHead(answer.statusCode ?? 502, kept)
        answer.pipe(response)
      },
    )
    answered.on('error', () => response.destroy())
    request.pipe(answered)
  })
  // WebSockets of the realtime connection.
  server.on('upgrade', (request: { url: string; rawHeaders: string[] }, socket: Duplex, head: Buffer) => {
    const target = connect(Number(port), hostname, () => {
      const lines = request.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`))
      target.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
      target.write(head)
      target.pipe(socket).pipe(target)
    })
    for (const end of [target, socket]) {
      end.on('error', () => {
        target.destroy()
        socket.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, stop: () => server.close() }
}
