import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY } from '../../supabase/local/keys.ts'
import { handleNodeRequest } from '../../supabase/local/node-http.ts'
import { startStack, type Stack } from '../../supabase/local/stack.ts'

const DENO = resolve('node_modules/.bin/deno')
const FUNCTION_FOLDER = 'supabase/functions/send-emails'

test('deno check accepts the send-emails function', () => {
  const { status, stderr } = spawnSync(DENO, ['check', 'index.ts'], {
    cwd: FUNCTION_FOLDER,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
})

describe('the send-emails function served by Deno', () => {
  let stack: Stack
  let api: Server
  let deno: ChildProcess
  let address: string

  beforeAll(async () => {
    stack = await startStack({ data: 'memory', databaseUrl: null, seed: false })
    api = createServer((incoming, outgoing) => void handleNodeRequest(stack.fetch, incoming, outgoing))
    await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
    const { port } = api.address() as AddressInfo

    deno = spawn(
      DENO,
      ['run', '--allow-net=127.0.0.1', '--allow-env', '--allow-read', '--allow-sys', 'index.ts'],
      {
        cwd: FUNCTION_FOLDER,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NO_COLOR: '1',
          DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
          SUPABASE_URL: `http://127.0.0.1:${port}`,
          SUPABASE_SERVICE_ROLE_KEY: SECRET_KEY,
          SITE_URL: 'https://shop.example',
          SMTP_HOST: '127.0.0.1',
          SMTP_USER: 'shop',
          SMTP_PASS: 'secret',
          SMTP_FROM: 'shop@shop.example',
        },
      },
    )
    address = await new Promise<string>((found, reject) => {
      let output = ''
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        const url = /Listening on (http:\S+?)\/?\s/.exec(`${output} `)?.[1]
        if (url !== undefined) found(url)
      }
      deno.stdout?.on('data', read)
      deno.stderr?.on('data', read)
      deno.once('exit', () => reject(new Error(`Deno ended: ${output}`)))
    })
  })

  afterAll(async () => {
    deno.kill()
    api.close()
    await stack.close()
  })

  test('rejects a call without the secret key', async () => {
    const response = await fetch(address, { method: 'POST' })
    expect(response.status).toBe(401)
  })

  test('reads the outbox and reports what it sent', async () => {
    const response = await fetch(address, { method: 'POST', headers: { apikey: SECRET_KEY } })
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 200,
      body: { sent: 0, failed: 0 },
    })
  })
})
