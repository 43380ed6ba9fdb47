import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../scripts/tools/free-port.ts'

// The first one fills the database that the others copy, which takes minutes on a loaded machine.
const STARTS_WITHIN_MS = 300_000

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

/** A process that a signal has ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** A process that serves the production build with an embedded stack, see shop-process.ts. */
const startProcess = (env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'e2e/support/shop-process.ts'], {
    env: {
      ...process.env,
      STACK_DATA: 'memory',
      STACK_FAKE_GOOGLE: '1',
      STACK_FAULTS: '1',
      ASSET_QUALITY: '5',
      LITE_AUTH_BCRYPT_COST: '4',
      VITE_SUPABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** Starts the shop of the process anew, with the data of a new one; resolves when it answers. */
async function restart(shop: ChildProcess, port: number): Promise<void> {
  const late = AbortSignal.timeout(STARTS_WITHIN_MS)
  const end = new AbortController()
  const ended = once(shop, 'exit', { signal: end.signal }).then(() => {
    throw new Error('the process of the shop has ended')
  })
  try {
    const answer = once(shop, 'message', { signal: AbortSignal.any([late, end.signal]) })
    shop.send(port)
    await Promise.race([answer, ended])
  } catch (error) {
    shop.kill()
    throw new Error(`no shop on port ${port}`, { cause: error })
  } finally {
    end.abort()
    ended.catch(() => undefined)
  }
}

export type ShopServer = {
  /** The origin of a shop that no test of another file has changed: it starts anew for each file. */
  readonly open: (file: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** The shop of one worker, with these variables, so that no test sees the orders, stock or events of a test that runs at the same time. */
export function createShopServer(env: Readonly<Record<string, string>> = {}): ShopServer {
  let running: ChildProcess | null = null
  let openedFor: string | null = null

  return {
    async close() {
      if (running === null || hasEnded(running)) return
      running.kill()
      await once(running, 'exit')
    },
    async open(file) {
      if (SEPARATE) address = SEPARATE_SHOP
      else if (openedFor !== file) {
        openedFor = null
        const port = await freePort()
        if (running === null || hasEnded(running)) running = startProcess(env)
        await restart(running, port)
        address = `http://127.0.0.1:${port}`
      }
      openedFor = file
      return shopOrigin()
    },
  }
}

/** Time for a fixture that opens a shop. */
export const OPEN_TIMEOUT_MS = STARTS_WITHIN_MS + 10_000
