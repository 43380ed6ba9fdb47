import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

const STARTS_WITHIN_MS = 120_000

/** The shop and the stack of playwright.config.ts, when the stack runs on an origin of its own. */
const SEPARATE = process.env.E2E_STACK === 'separate'
const SEPARATE_SHOP = `http://127.0.0.1:${process.env.E2E_PORT ?? 4317}`
const SEPARATE_STACK = `http://127.0.0.1:${process.env.E2E_STACK_PORT ?? 4318}`

let address: string | null = null

/** The origin of the shop that this worker tests. */
function shopOrigin(): string {
  if (address === null) throw new Error('the shop of this worker has not been started')
  return address
}

/** The origin of its API. */
export const apiOrigin = (): string => (SEPARATE ? SEPARATE_STACK : shopOrigin())

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const isOpen = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )

/** A process that a signal has ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Serves the production build with an embedded stack in the same process; resolves when it answers. */
async function startServer(): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--outDir', process.env.E2E_DIST ?? 'dist']
  const server = spawn(process.execPath, [...vite, '--port', String(port), '--strictPort'], {
    env: { ...process.env, STACK_DATA: 'memory', STACK_FAKE_GOOGLE: '1', VITE_SUPABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const until = Date.now() + STARTS_WITHIN_MS
  while (!(await isOpen(url))) {
    if (Date.now() > until || hasEnded(server)) {
      server.kill()
      throw new Error(`no shop at ${url}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { server, url }
}

export type ShopServer = {
  /** The origin of a shop that no test of another file has changed: it starts anew for each file. */
  readonly open: (file: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** The shop of one worker, so that no test sees the orders, stock or events of a test that runs at the same time. */
export function createShopServer(): ShopServer {
  let running: ChildProcess | null = null
  let openedFor: string | null = null

  async function close(): Promise<void> {
    if (running !== null && !hasEnded(running)) {
      running.kill()
      await once(running, 'exit')
    }
    running = null
  }

  return {
    close,
    async open(file) {
      if (SEPARATE) address = SEPARATE_SHOP
      else if (openedFor !== file) {
        await close()
        const { server, url } = await startServer()
        running = server
        address = url
      }
      openedFor = file
      return shopOrigin()
    },
  }
}

/** Time for a fixture that opens a shop. */
export const OPEN_TIMEOUT_MS = STARTS_WITHIN_MS + 10_000
