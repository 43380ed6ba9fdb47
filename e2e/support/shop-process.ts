/**
 * The process that serves the shop of one worker of the browser tests. Each port that its parent sends starts the shop anew on
 * that port, with new data; the answer says that it is open. One process for all files, because loading the server's code takes
 * longer than restoring the data: a copy of a database that is kept on the server of DATABASE_URL, or the embedded stack's own.
 */
import {
  createServer,
  mergeConfig,
  preview,
  type InlineConfig,
  type PreviewServer,
  type ViteDevServer,
} from 'vite'
import { createScratchDatabase, type ScratchDatabase } from '../../scripts/database/scratch-database.ts'
import { stockedTemplate } from '../../scripts/database/templates.ts'
import shopConfig from '../../vite.config.ts'

const serverUrl = process.env.DATABASE_URL ?? ''

let shop: PreviewServer | ViteDevServer | null = null
let database: ScratchDatabase | null = null

const template = stockedTemplate()

const host = '127.0.0.1'

/** Vite would load the file anew for each shop, and all that it imports: the stack, and the seed that the stack computes once. */
const withShopConfig = (mode: 'production' | 'development', options: InlineConfig): InlineConfig =>
  mergeConfig(shopConfig({ command: 'serve', mode, isPreview: mode === 'production' }), {
    ...options,
    configFile: false,
    mode,
    logLevel: 'warn',
  })

const serveBuild = (port: number) =>
  preview(
    withShopConfig('production', {
      build: { outDir: process.env.E2E_DIST ?? 'dist' },
      preview: { port, strictPort: true, host },
    }),
  )

/** The dev server, for what the build must not contain. */
async function serveSource(port: number): Promise<ViteDevServer> {
  const server = await createServer(
    withShopConfig('development', { server: { port, strictPort: true, host } }),
  )
  return server.listen()
}

async function serve(port: number): Promise<void> {
  await shop?.close()
  await database?.drop()
  if (serverUrl !== '') {
    database = await createScratchDatabase(serverUrl, template)
    // What the preview's own stack reads.
    process.env.DATABASE_URL = database.url
  }
  shop = await (process.env.E2E_SOURCE === '1' ? serveSource(port) : serveBuild(port))
  process.send?.('open')
}

process.on('message', (port: number) => {
  serve(port).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
// The worker that started it is gone.
process.on('disconnect', () => process.exit())
