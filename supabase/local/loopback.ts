import type { IncomingMessage } from 'node:http'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

function isLoopbackName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]'
}

/**
 * True when the request comes from this machine and was meant for it. A page on the internet can make its own name
 * resolve to 127.0.0.1; the Host header still carries that name.
 */
export function isLocal(request: IncomingMessage): boolean {
  return (
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') && isLoopbackName(request.headers.host ?? '')
  )
}
