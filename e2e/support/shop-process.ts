/**
 * The process that serves the shop of one worker of the browser tests. Each port that its parent sends starts the shop anew on
 * that port, with new data; the answer says that it is open. One process for all files, because loading the server's code and
 * compiling the database take longer than restoring the data.
 */
import { preview, type PreviewServer } from 'vite'

let shop: PreviewServer | null = null

async function serve(port: number): Promise<void> {
  await shop?.close()
  shop = await preview({
    build: { outDir: process.env.E2E_DIST ?? 'dist' },
    logLevel: 'warn',
    preview: { port, strictPort: true, host: '127.0.0.1' },
  })
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
