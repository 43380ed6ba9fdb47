import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { CAPTCHA_SCRIPT, CAPTCHA_SITE_KEY } from './captcha.ts'
import { createFunctions } from './functions.ts'
import { isStackPath } from './gateway.ts'
import { PUBLISHABLE_KEY } from './keys.ts'
import { handleNodeRequest } from './node-http.ts'
import { demoAccounts, optionsFromEnvironment, startStack, type Stack } from './stack.ts'

/** Value of VITE_SUPABASE_URL with which the app uses the page's own origin as the API's base URL. */
const SAME_ORIGIN = 'same-origin'

type Shared = {
  readonly stack: Promise<Stack>
  readonly onInterrupt: () => void
  users: number
}

/**
 * A restart of Vite reloads its configuration, and with it this module, and starts the new server before the old one closes. The
 * stack is kept on `globalThis` with a reference count, so that both use the same one.
 */
const SHARED = Symbol.for('moroccan-craft-gallery.local-stack')
const holder = globalThis as { [SHARED]?: Shared | undefined }

async function closeAndExit(stack: Stack): Promise<void> {
  try {
    await stack.close()
  } finally {
    process.exit(130)
  }
}

function start(log: (line: string) => void): Shared {
  const stack = startStack({ ...optionsFromEnvironment(process.env), report: (line) => log(`  ${line}`) })
  let ended: Promise<void> | undefined
  // Once: npm passes on the signal, which the terminal has sent to all.
  const onInterrupt = () => void (ended ??= stack.then(closeAndExit))
  // What a start leaves that is interrupted, the next one clears up.
  void stack.then(
    () => process.on('SIGINT', onInterrupt),
    () => undefined,
  )
  return { stack, onInterrupt, users: 0 }
}

async function acquire(log: (line: string) => void): Promise<Stack> {
  const kept = holder[SHARED]
  const shared = kept ?? start(log)
  holder[SHARED] = shared
  shared.users += 1
  const stack = await shared.stack
  if (kept !== undefined) {
    // Its own are those of the module that Vite has loaded before.
    stack.replaceFunctions(createFunctions)
    log(
      '  Local stack   kept, with the Edge Functions as they are now; changes below supabase/local need a new start',
    )
  }
  return stack
}

async function release(): Promise<void> {
  const shared = holder[SHARED]
  if (shared === undefined) return
  shared.users -= 1
  if (shared.users > 0) return
  holder[SHARED] = undefined
  process.off('SIGINT', shared.onInterrupt)
  await (await shared.stack).close()
}

function originOf(server: Server): string | null {
  const address = server.address() as AddressInfo | null
  if (address === null) return null
  return `http://${address.address === '127.0.0.1' ? '127.0.0.1' : 'localhost'}:${address.port}`
}

/** Serves the stack with the server. `closed` resolves when the stack has ended after the server. */
async function mount(server: ViteDevServer | PreviewServer): Promise<{ closed: Promise<void> }> {
  const log = (line: string) => server.config.logger.info(line)
  const stack = await acquire(log)
  server.middlewares.use((request, response, next) => {
    const [pathname] = (request.url ?? '/').split('?', 1)
    if (pathname === undefined || !isStackPath(pathname)) {
      next()
      return
    }
    void handleNodeRequest(stack.fetch, request, response)
  })
  const http = server.httpServer as Server | null
  if (http === null) return { closed: Promise.resolve() }
  stack.attachRealtime(http)
  http.once('listening', () => {
    const origin = originOf(http)
    if (origin === null) return
    stack.setOrigin(origin, 'shop and stack')
    stack.startSchedules()
    void demoAccounts(stack)
      .then((accounts) => {
        log(`\n  Local stack   ${origin} (database, auth, storage, realtime)`)
        log(`  Mailbox       ${origin}/_mail`)
        for (const account of accounts) log(`  Demo account  ${account}`)
        for (const notice of stack.notices) server.config.logger.warn(`  ${notice}`)
      })
      .catch((error: unknown) => server.config.logger.error(`local stack: ${String(error)}`))
  })
  return { closed: once(http, 'close').then(release) }
}

/**
 * Serves the embedded Supabase stack on the origin of the dev and preview servers, unless VITE_SUPABASE_URL is set.
 * A build is only affected by two defined values: the API's URL and the publishable key. The stand-in of the captcha is for the dev
 * server alone.
 */
export function localSupabase(): Plugin {
  let isEmbedded = false
  let closed: Promise<void> | undefined
  return {
    name: 'local-supabase',
    config(config, { mode, command, isPreview }) {
      const root = config.root ?? process.cwd()
      const envDir = config.envDir === false ? false : (config.envDir ?? root)
      const env = loadEnv(mode, envDir, 'VITE_SUPABASE_')
      isEmbedded = !env.VITE_SUPABASE_URL
      if (!isEmbedded) return
      const hasCaptcha = command === 'serve' && isPreview !== true && process.env.STACK_FAKE_CAPTCHA === '1'
      return {
        define: {
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(SAME_ORIGIN),
          'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(PUBLISHABLE_KEY),
          ...(hasCaptcha && {
            'import.meta.env.VITE_TURNSTILE_SITE_KEY': JSON.stringify(CAPTCHA_SITE_KEY),
            'import.meta.env.VITE_TURNSTILE_SCRIPT': JSON.stringify(CAPTCHA_SCRIPT),
          }),
        },
      }
    },
    async configureServer(server) {
      if (isEmbedded && !process.env.VITEST) await mount(server)
    },
    async configurePreviewServer(server) {
      if (isEmbedded) ({ closed } = await mount(server))
    },
    // Who closes a preview may drop its database next.
    closePreviewServer: () => closed,
  }
}
