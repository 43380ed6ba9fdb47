import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts'
import { BROWSER_HINT, findOrInstallChromium } from '../find-chromium.ts'

const DIST = process.env.E2E_DIST ?? 'dist'
const PORT = Number(process.env.MEASURE_PORT ?? 4319)
const ADDRESS = `http://127.0.0.1:${PORT}`

/** Ends the process with one line that says what is missing, without a stack trace. */
export function missing(line: string): never {
  console.error(line)
  process.exit(1)
}

type MeasuredShop = { readonly address: string; stop(): void }

/** Serves the production build as `npm run preview` does, with the database of DATABASE_URL or one in memory. */
export async function startShop(environment: NodeJS.ProcessEnv = {}): Promise<MeasuredShop> {
  if (!existsSync(DIST)) missing(`There is no build in ${DIST}: npm run build`)
  browserPath()
  const shop = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--outDir', DIST, '--port', String(PORT), '--strictPort'],
    {
      env: { ...process.env, STACK_DATA: 'memory', VITE_SUPABASE_URL: '', ...environment },
      stdio: 'ignore',
    },
  )
  process.once('exit', () => shop.kill())
  const isOpen = () =>
    fetch(ADDRESS).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isOpen())) {
    if (shop.exitCode !== null) throw new Error(`The shop did not start on port ${PORT}: is it taken?`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { address: ADDRESS, stop: () => shop.kill() }
}

/** The path of the browser to measure with. */
export function browserPath(): string {
  return findOrInstallChromium() ?? missing(BROWSER_HINT)
}

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS })

export const slowCpu = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

/** Emulates a mid-range phone: 4x CPU slowdown, Slow 4G. */
export async function throttle(session: CDPSession): Promise<void> {
  await slowCpu(session)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600_000 / 8) * 0.9,
    uploadThroughput: (750_000 / 8) * 0.9,
  })
}

/** The id of the newest product. */
export async function someProduct(address: string): Promise<string> {
  const answer = await fetch(`${address}/rest/v1/rpc/list_products?page_size=1&apikey=${PUBLISHABLE_KEY}`)
  const [product] = (await answer.json()) as { id: string }[]
  if (product === undefined) throw new Error('The shop has no products.')
  return product.id
}
