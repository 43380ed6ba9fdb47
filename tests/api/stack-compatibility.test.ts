import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFunctions } from '../../supabase/local/functions.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import { startFixtureStack, createTestClient, ORIGIN, PIXEL, type FixtureStack } from './fixture-project.ts'

let fixture: FixtureStack
let stack: Stack

beforeAll(async () => {
  fixture = await startFixtureStack()
  stack = fixture.stack
})

afterAll(async () => {
  await fixture.close()
})

async function signUp(email: string) {
  const client = createTestClient(stack)
  const { data, error } = await client.auth.signUp({ email, password: 'medina-1995' })
  expect(error).toBeNull()
  return { client, userId: data.user?.id ?? '' }
}

async function signUpKeeper(email: string) {
  const { client, userId } = await signUp(email)
  await stack.database.query('update public.members set is_keeper = true where user_id = $1', [userId])
  return client
}

function call(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  if (!headers.has('apikey')) headers.set('apikey', stack.keys.publishable)
  return stack.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }))
}

describe('values', () => {
  test('numeric is a number and timestamptz is ISO 8601, in rows, embeds and functions', async () => {
    const client = createTestClient(stack)
    const row = { name: 'Lantern', price: 100, made_at: '2026-11-20T16:48:16.051+00:00' }
    const { data } = await client
      .from('things')
      .select('name, price, made_at, makers(name)')
      .eq('name', 'Lantern')
    expect(data).toEqual([{ ...row, makers: { name: 'Fatima' } }])
    const { data: embedded } = await client.from('makers').select('things(name, price, made_at)').single()
    expect(embedded?.things).toContainEqual(row)
    const { data: called } = await client.rpc('cheapest', { most: 1 }, { get: true })
    expect(called).toEqual([row])
  })

  test('functions take jsonb, answer jsonb, and stable ones are called with GET', async () => {
    const client = createTestClient(stack)
    const { data } = await client.rpc('cheapest', { most: 5, filter: { kind: 'rug' } })
    expect(data).toEqual([{ name: 'Kilim', price: 950.5, made_at: '2026-11-19T08:00:00+00:00' }])
    const { data: facts } = await client.rpc('facts', {}, { get: true })
    expect(facts).toEqual({ total: 2, sum: 1050.5 })
  })

  test.each([
    '"lantrne"',
    'null',
    'true',
    'unknown',
    '0123',
    '1e3',
    '200x300',
    ' tea ',
    'a "b" c',
    '"a" "b"',
  ])('a text in the URL arrives as it was sent: %j', async (words) => {
    const { data } = await createTestClient(stack).rpc('repeat_text', { words }, { get: true })
    expect(data).toBe(words)
  })

  test('exact counts, ranges and filters on embeds', async () => {
    const client = createTestClient(stack)
    const { count, data } = await client
      .from('things')
      .select('name, makers!inner(name)', { count: 'exact' })
      .eq('makers.name', 'Fatima')
      .order('price', { ascending: false })
      .range(0, 0)
    expect(count).toBe(2)
    expect(data?.map(({ name }: { name: string }) => name)).toEqual(['Kilim'])
  })
})

describe('refusals', () => {
  test.each([
    ['typed', 409, { code: 'PT409', message: 'out_of_stock', details: '{"left":2}', hint: 'Choose fewer' }],
    ['plain', 400, { code: 'P0001', message: 'plain words', details: 'more', hint: 'try again' }],
  ])('a %s exception', async (kind, status, error) => {
    const answer = await createTestClient(stack).rpc('refuse', { kind })
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject(error)
  })

  test('a failed check is 400', async () => {
    const { client } = await signUp('check@mcg.example')
    const { status, error } = await client.rpc('refuse', { kind: 'check' })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '23514', hint: null })
    expect(error?.message).toContain('things_price_check')
  })

  test('a missing privilege is 401 for visitors and 403 for accounts', async () => {
    const guest = await createTestClient(stack).rpc('members_only')
    expect([guest.status, guest.error?.code]).toEqual([401, '42501'])
    const { client } = await signUp('member@mcg.example')
    expect((await client.rpc('members_only')).data).toBe('welcome')
    const member = await client.rpc('keepers_only')
    expect([member.status, member.error?.code]).toEqual([403, '42501'])
  })

  test('a table is accessible to service_role only unless a migration grants it', async () => {
    for (const table of ['hidden', 'default_grants'] as const) {
      const guest = await createTestClient(stack).from(table).select()
      expect([guest.status, guest.error?.code]).toEqual([401, '42501'])
    }
    const server = await createTestClient(stack, { key: stack.keys.secret }).from('hidden').select()
    expect(server.data).toEqual([])
  })

  test('duplicates and unknown tables', async () => {
    const { client } = await signUp('duplicate@mcg.example')
    const duplicate = await client.from('things').insert({ name: 'Lantern', price: 5 })
    expect([duplicate.status, duplicate.error?.code]).toEqual([409, '23505'])
    const unknown = await call('/rest/v1/nothing')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ code: 'PGRST205' })
  })
})

describe('identity', () => {
  test('concurrent requests keep their own roles', async () => {
    const people = await Promise.all(['one@mcg.example', 'two@mcg.example'].map(signUp))
    const guest = createTestClient(stack)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const person = people[index % 3]
        return (person?.client ?? guest).rpc('who_am_i', {}, { get: true })
      }),
    )
    answers.forEach(({ data }, index) => {
      const person = people[index % 3]
      expect(data).toMatchObject({
        role: person === undefined ? 'anon' : 'authenticated',
        uid: person?.userId ?? null,
      })
    })
  })

  test('a missing key, a wrong key and a forged token are refused', async () => {
    expect((await call('/rest/v1/things', { headers: { apikey: '' } })).status).toBe(401)
    expect((await call('/rest/v1/things', { headers: { apikey: 'sb_secret_wrong' } })).status).toBe(401)
    const forged = [{ alg: 'none' }, { role: 'service_role' }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const answer = await call('/rest/v1/hidden', { headers: { authorization: `Bearer ${forged}.x` } })
    expect(answer.status).toBe(401)
  })

  test('sign-in, wrong password, short password, sign-out', async () => {
    const { client } = await signUp('session@mcg.example')
    const again = createTestClient(stack)
    const wrong = await again.auth.signInWithPassword({
      email: 'session@mcg.example',
      password: 'wrong-word',
    })
    expect(wrong.error?.code).toBe('invalid_credentials')
    const right = await again.auth.signInWithPassword({
      email: 'session@mcg.example',
      password: 'medina-1995',
    })
    expect(right.data.user?.email).toBe('session@mcg.example')
    const short = await createTestClient(stack).auth.signUp({ email: 'short@mcg.example', password: 'short' })
    expect(short.error?.code).toBe('weak_password')
    expect((await client.auth.signOut()).error).toBeNull()
  })

  test('a password reset mail links to the stack', async () => {
    await signUp('forgot@mcg.example')
    await createTestClient(stack).auth.resetPasswordForEmail('forgot@mcg.example', {
      redirectTo: 'http://localhost:5173/auth',
    })
    const answer = await call('/_mail.json?to=forgot@mcg.example')
    const [mail] = (await answer.json()) as { text: string }[]
    expect(mail?.text).toContain(`${ORIGIN}/auth/v1/verify?`)
    const page = await (await call('/_mail')).text()
    expect(page).toContain('forgot@mcg.example')
    expect(page).toContain('sandbox')
  })
})

describe('storage', () => {
  const upload = (
    client: ReturnType<typeof createTestClient>,
    path: string,
    body: Buffer,
    contentType: string,
  ) =>
    client.storage
      .from('product-images')
      .upload(path, new Blob([new Uint8Array(body)], { type: contentType }), {
        contentType,
        cacheControl: '31536000',
      })

  test("a bucket's initial objects are public and cacheable", async () => {
    const client = createTestClient(stack)
    const { publicUrl } = client.storage.from('product-images').getPublicUrl('catalog/pixel-1000.png').data
    const answer = await stack.fetch(new Request(publicUrl))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('max-age=31536000')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PIXEL)
    const etag = answer.headers.get('etag') ?? ''
    const unchanged = await stack.fetch(new Request(publicUrl, { headers: { 'if-none-match': etag } }))
    expect(unchanged.status).toBe(304)
    expect((await call('/storage/v1/object/public/product-images/none.png')).status).toBe(400)
  })

  test('a policy decides who may upload, and who may remove', async () => {
    const keeper = await signUpKeeper('keeper@mcg.example')
    const added = await upload(keeper, 'catalog/new.png', PIXEL, 'image/png')
    expect(added.error).toBeNull()
    const url = '/storage/v1/object/public/product-images/catalog/new.png'
    expect((await call(url)).headers.get('cache-control')).toBe('max-age=31536000')
    const { client } = await signUp('visitor@mcg.example')
    const refused = await upload(client, 'catalog/mine.png', PIXEL, 'image/png')
    expect(refused.error).toMatchObject({ status: 400, statusCode: '403' })
    await client.storage.from('product-images').remove(['catalog/new.png'])
    expect((await call(url)).status).toBe(200)
    await keeper.storage.from('product-images').remove(['catalog/new.png'])
    expect((await call(url)).status).toBe(400)
    const listed = await createTestClient(stack).storage.from('product-images').list('catalog')
    expect(listed.data).toEqual([])
  })

  test('types and sizes outside the bucket are refused', async () => {
    const keeper = await signUpKeeper('strict@mcg.example')
    const type = await upload(keeper, 'catalog/a.svg', Buffer.from('<svg/>'), 'image/svg+xml')
    expect(type.error).toMatchObject({ status: 400, statusCode: '415' })
    const size = await upload(keeper, 'catalog/big.png', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')
    expect(size.error).toMatchObject({ status: 400, statusCode: '413' })
  })

  test.each(['../escape.png', 'a/../../escape.png', '%2e%2e/escape.png', 'a%00b.png', '/etc/passwd'])(
    'the path %s is refused',
    async (path) => {
      const answer = await call(`/storage/v1/object/public/product-images/${path}`)
      expect(answer.status).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('the rest of the platform', () => {
  test('functions require the secret key', async () => {
    const post = (key: string) =>
      call('/functions/v1/send-emails', { method: 'POST', headers: { apikey: key } })
    expect((await post(stack.keys.publishable)).status).toBe(401)
    expect(await (await post(stack.keys.secret)).json()).toEqual({ sent: 0, failed: 0 })
    expect((await call('/functions/v1/unknown', { method: 'POST' })).status).toBe(404)
  })

  test('functions are replaced by those of changed files, with the same secrets', async () => {
    const post = () =>
      call('/functions/v1/send-emails', { method: 'POST', headers: { apikey: stack.keys.secret } })
    expect((await post()).status).toBe(200)
    stack.replaceFunctions(({ secretKey }) => ({
      'send-emails': () => Promise.resolve(Response.json({ changed: secretKey === stack.keys.secret })),
    }))
    expect(await (await post()).json()).toEqual({ changed: true })
    stack.replaceFunctions(createFunctions)
    expect(await (await post()).json()).not.toHaveProperty('changed')
  })

  test('CORS allows pages on another port', async () => {
    const preflight = await call('/rest/v1/things', {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'apikey,x-client-info' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,x-client-info')
    expect((await call('/auth/v1/settings')).headers.get('access-control-allow-origin')).toBe('*')
    expect((await call('/_mail.json')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
