import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { accountLines, statusLines } from './banner.ts'
import { optionsFromEnvironment } from './environment.ts'
import { handleNodeRequest } from './node-http.ts'
import { startStack, type Stack } from './stack.ts'

const HOST = '127.0.0.1'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    reset: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** The status goes to standard output for tools to read, everything else to standard error. */
const say = (line: string) => process.stderr.write(`${line}\n`)

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
    say('npm run stack -- [--port 54321] [--reset] [--memory]')
    return
  }
  const fromEnvironment = optionsFromEnvironment(process.env)
  const stack = await startStack({
    ...fromEnvironment,
    ...(values.memory ? { data: 'memory' } : {}),
    reset: values.reset || fromEnvironment.reset === true,
    report: (line) => say(`  ${line}`),
  })
  const url = await serve(stack, Number(values.port))
  process.stdout.write(`${statusLines(stack, url, fromEnvironment.databaseUrl ?? null).join('\n')}\n`)
  for (const line of [...stack.notices, ...(await accountLines(stack))]) say(line)
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
