import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installTool } from '../../scripts/tools/install-tool.ts'
import { hashFields } from '../../supabase/functions/pay-cmi/hash.ts'
import { SECRET_KEY } from '../../supabase/local/keys.ts'
import { handleNodeRequest } from '../../supabase/local/node-http.ts'
import { CMI_SECRETS } from '../../supabase/local/providers/cmi.ts'
import { PAYPAL_SECRETS } from '../../supabase/local/providers/paypal.ts'
import { openPaymentShop, type PaymentShop, type PlacedOrder } from '../api/payment-shop.ts'

const DENO = join(installTool('deno') ?? '', 'node_modules/.bin/deno')
const folderOf = (name: string) => `supabase/functions/${name}`

const FUNCTIONS = readdirSync('supabase/functions').filter((name) => !name.startsWith('_'))

test.each(FUNCTIONS)('deno check accepts the %s function', (name) => {
  const { status, stderr } = spawnSync(DENO, ['check', 'index.ts'], {
    cwd: folderOf(name),
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
})

test.each(['Asia/Tokyo', 'America/Los_Angeles'])('Deno in %s has the shop’s date and time', (zone) => {
  const moments = ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00Z']
  const script = `import { shopTime } from './supabase/functions/_shared/shop-clock.ts'
    console.log(JSON.stringify(${JSON.stringify(moments)}.map((moment) => shopTime(new Date(moment)))))`
  const { stdout, stderr } = spawnSync(DENO, ['eval', script], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', TZ: zone },
  })
  expect(stdout.trim(), stderr).toBe(JSON.stringify(['2026-12-31 23:30', '2027-01-01 00:30']))
})

let shop: PaymentShop
let api: Server
let apiUrl: string
const running: ChildProcess[] = []

beforeAll(async () => {
  shop = await openPaymentShop()
  api = createServer((incoming, outgoing) => void handleNodeRequest(shop.stack.fetch, incoming, outgoing))
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  shop.stack.setOrigin(apiUrl)
})

afterAll(async () => {
  for (const deno of running) deno.kill()
  api.close()
  await shop.close()
})

/** Serves a function by Deno, against the API of this process; its address. */
function serve(name: string, secrets: Readonly<Record<string, string>>): Promise<string> {
  const deno = spawn(
    DENO,
    ['run', '--allow-net=127.0.0.1', '--allow-env', '--allow-read', '--allow-sys', 'index.ts'],
    {
      cwd: folderOf(name),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        SUPABASE_URL: apiUrl,
        SUPABASE_SERVICE_ROLE_KEY: SECRET_KEY,
        SITE_URL: 'https://shop.example',
        ...secrets,
      },
    },
  )
  running.push(deno)
  return new Promise<string>((found, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /Listening on (http:\S+?)\/?\s/.exec(`${output} `)?.[1]
      if (url !== undefined) found(url)
    }
    deno.stdout.on('data', read)
    deno.stderr.on('data', read)
    deno.once('exit', () => reject(new Error(`Deno ended: ${output}`)))
  })
}

describe('the send-emails function served by Deno', () => {
  let address: string
  beforeAll(async () => {
    await shop.query('delete from public.email_outbox')
    address = await serve('send-emails', {
      SMTP_HOST: '127.0.0.1',
      SMTP_USER: 'shop',
      SMTP_PASS: 'secret',
      SMTP_FROM: 'shop@shop.example',
    })
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

const start = async (address: string, order: PlacedOrder, more: object = {}) => {
  const response = await fetch(`${address}/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: order.payment_token, language: 'en', ...more }),
  })
  return (await response.json()) as { url: string; fields: Record<string, string> }
}

test('the pay-cmi function served by Deno builds a form and takes the report', async () => {
  const address = `${await serve('pay-cmi', { ...CMI_SECRETS, CMI_GATEWAY_URL: `${apiUrl}/_cmi/est3Dgate` })}/pay-cmi`
  const order = await shop.order('card')
  const { fields } = await start(address, order, { method: 'card' })
  expect((await shop.form('/_cmi/est3Dgate', fields)).status).toBe(200)
  const report = async (more: Record<string, string>) => {
    const given = { ...fields, ProcReturnCode: '00', Response: 'Approved' }
    const body = new URLSearchParams({
      HASH: await hashFields(Object.entries(given), CMI_SECRETS.CMI_STORE_KEY),
      ...given,
      ...more,
    })
    return (await fetch(`${address}/callback`, { method: 'POST', body })).text()
  }
  expect(await report({ HASH: 'forged' })).toBe('FAILURE')
  expect(await report({})).toBe('ACTION=POSTAUTH')
  expect(await shop.money(order)).toMatchObject({ payment_status: 'paid', paid: 100 })
})

test('the pay-paypal function served by Deno creates and captures an order', async () => {
  const address = `${await serve('pay-paypal', { ...PAYPAL_SECRETS, PAYPAL_API_URL: `${apiUrl}/_paypal` })}/pay-paypal`
  const order = await shop.order('paypal')
  const { url } = await start(address, order, { method: 'paypal', currency: 'EUR' })
  const approved = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'approve' }),
    redirect: 'manual',
  })
  const back = new URL(approved.headers.get('location') ?? '')
  const returned = await fetch(`${address}/return${back.search}`, { redirect: 'manual' })
  expect(returned.headers.get('location')).toBe(
    `https://shop.example/pay?token=${order.payment_token}&from=paypal`,
  )
  expect(await shop.money(order)).toMatchObject({ payment_status: 'paid', paid: 250 })
})
