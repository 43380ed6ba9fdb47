import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { handleNodeRequest } from './node-http.ts'
import { demoAccounts, optionsFromEnvironment, startStack, type Stack } from './stack.ts'

const HOST = '127.0.0.1'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    reset: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** Standard output holds only the status, so that tools can parse it. */
const log = (line: string) => process.stderr.write(`${line}\n`)

/** Addresses and keys in the format of `supabase status -o env`. */
function statusLines(stack: Stack, url: string, databaseUrl: string | null): string[] {
  const values: [string, string][] = [
    ['API_URL', url],
    ['ANON_KEY', stack.keys.publishable],
    ['SERVICE_ROLE_KEY', stack.keys.secret],
    ...(databaseUrl === null ? [] : [['DB_URL', databaseUrl] satisfies [string, string]]),
    ['MAILBOX_URL', `${url}/_mail`],
  ]
  return values.map(([name, value]) => `${name}="${value}"`)
}

async function serve(stack: Stack, port: number): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    void handleNodeRequest(stack.fetch, incoming, outgoing)
  })
  server.on('upgrade', (request, socket) => {
    if (!request.url?.startsWith('/realtime/')) socket.destroy()
  })
  stack.attachRealtime(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  const address = server.address()
  const url = `http://${HOST}:${typeof address === 'object' && address !== null ? address.port : port}`
  stack.setOrigin(url)
  stack.startSchedules()

  async function stop(): Promise<void> {
    server.close()
    server.closeAllConnections()
    await stack.close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
  return url
}

async function main(): Promise<void> {
  if (values.help) {
    log('npm run stack -- [--port 54321] [--reset] [--memory]')
    return
  }
  const fromEnvironment = optionsFromEnvironment(process.env)
  const stack = await startStack({
    ...fromEnvironment,
    ...(values.memory ? { data: 'memory' } : {}),
    reset: values.reset || fromEnvironment.reset === true,
    report: (line) => log(`  ${line}`),
  })
  const url = await serve(stack, Number(values.port))
  process.stdout.write(`${statusLines(stack, url, fromEnvironment.databaseUrl ?? null).join('\n')}\n`)
  for (const line of [...stack.notices, ...(await demoAccounts(stack))]) log(line)
}

main().catch((error: unknown) => {
  log(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
