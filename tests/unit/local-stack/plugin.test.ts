import { EventEmitter } from 'node:events'
import type { PreviewServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFunctions } from '../../../supabase/local/functions'
import { localSupabase } from '../../../supabase/local/plugin'

const stack = vi.hoisted(() => ({ close: vi.fn(), replaceFunctions: vi.fn(), attachRealtime: vi.fn() }))
const startStack = vi.hoisted(() => vi.fn())
vi.mock('../../../supabase/local/stack', () => ({
  startStack,
  optionsFromEnvironment: () => ({}),
  demoAccounts: () => Promise.resolve([]),
}))

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', '')
  startStack.mockImplementation(() => Promise.resolve(stack))
  stack.close.mockResolvedValue(undefined)
  stack.close.mockClear()
  stack.replaceFunctions.mockClear()
  startStack.mockClear()
})

const servers: EventEmitter[] = []

/** A server of Vite that uses the plugin, as after a start or a restart. */
async function open(): Promise<{ lines: string[]; close: () => Promise<unknown> }> {
  const lines: string[] = []
  const http = new EventEmitter()
  servers.push(http)
  const plugin = localSupabase() as unknown as {
    config: (config: object, env: object) => void
    configurePreviewServer: (server: PreviewServer) => Promise<void>
    closePreviewServer: () => Promise<void> | undefined
  }
  plugin.config({ envDir: false }, { mode: 'production', command: 'serve', isPreview: true })
  await plugin.configurePreviewServer({
    config: { logger: { info: (line: string) => lines.push(line) } },
    middlewares: { use: () => undefined },
    httpServer: http,
  } as unknown as PreviewServer)
  return {
    lines,
    close: () => {
      http.emit('close')
      return Promise.resolve(plugin.closePreviewServer())
    },
  }
}
afterEach(() => servers.splice(0).forEach((http) => http.emit('close')))

it('a restart of the server keeps the stack, with the functions of the files as they are now', async () => {
  const before = await open()
  expect(stack.replaceFunctions).not.toHaveBeenCalled()
  const after = await open()
  await before.close()
  expect(startStack).toHaveBeenCalledTimes(1)
  expect(stack.replaceFunctions.mock.calls).toEqual([[createFunctions]])
  expect(after.lines.join()).toContain('need a new start')
  expect(stack.close).not.toHaveBeenCalled()
  await after.close()
  expect(stack.close).toHaveBeenCalledTimes(1)
})

it('Ctrl-C closes the database once before the process ends, while the stack is open', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const listeners = process.listenerCount('SIGINT')
  const server = await open()
  expect(process.listenerCount('SIGINT')).toBe(listeners + 1)
  const [onInterrupt] = process.listeners('SIGINT').slice(-1)
  onInterrupt?.('SIGINT')
  onInterrupt?.('SIGINT')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(130))
  expect(stack.close).toHaveBeenCalledTimes(1)
  await server.close()
  expect(process.listenerCount('SIGINT')).toBe(listeners)
})
