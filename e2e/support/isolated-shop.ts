import { spawn } from 'node:child_process'
import { test as base } from './fixtures.ts'

export { expect } from './fixtures.ts'

const STARTS_WITHIN_MS = 120_000

/**
 * A separate shop for each worker, for tests that change shop-wide data: the same build with its own database. Pages,
 * `baseURL` and `stockroom` use it.
 */
export const test = base.extend<object, { ownShop: string }>({
  ownShop: [
    async ({ playwright }, use, { workerIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 4317) + 40 + workerIndex
      const address = `http://127.0.0.1:${port}`
      const dist = process.env.E2E_DIST ?? 'dist'
      const server = spawn(
        process.execPath,
        [
          'node_modules/vite/bin/vite.js',
          'preview',
          '--outDir',
          dist,
          '--port',
          String(port),
          '--strictPort',
        ],
        { env: { ...process.env, STACK_DATA: 'memory', VITE_SUPABASE_URL: '' }, stdio: 'ignore' },
      )
      const visitor = await playwright.request.newContext()
      const isOpen = () =>
        visitor.get(address).then(
          (answer) => answer.ok(),
          () => false,
        )
      try {
        const until = Date.now() + STARTS_WITHIN_MS
        while (!(await isOpen())) {
          if (Date.now() > until || server.exitCode !== null) throw new Error(`no shop at ${address}`)
          await new Promise((resolve) => setTimeout(resolve, 250))
        }
        await use(address)
      } finally {
        server.kill()
        await visitor.dispose()
      }
    },
    { scope: 'worker', timeout: STARTS_WITHIN_MS + 10_000 },
  ],

  baseURL: async ({ ownShop }, use) => use(ownShop),
})
