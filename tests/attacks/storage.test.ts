import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ApiResponse, type Account, type Shop, ids, openShop } from './attack-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  expect(outcome(await upload(shop.admin, PICTURE))).toBe('200')
})
afterAll(() => shop.close())

const OBJECTS = '/storage/v1/object/product-images/'
const PICTURE = 'product-images/1732180000000.webp'
const webp = (content = 'RIFF') => new Blob([content], { type: 'image/webp' })

const upload = (as: Account | undefined, path: string, body: Blob = webp(), headers = {}) =>
  shop.send('POST', `${OBJECTS}${path}`, { as, body, headers })
/** The storage service returns 400 for refusals and the actual status in the body. */
const outcome = ({ status, body }: ApiResponse) =>
  String((body as { statusCode?: string } | null)?.statusCode ?? status)
const read = (path: string) => shop.send('GET', `/storage/v1/object/public/product-images/${path}`)
const stored = async () =>
  (await shop.query<{ name: string }>(`select name from storage.objects order by name`)).map(
    ({ name }) => name,
  )

test('41 a customer stores a picture', async () => {
  const before = await stored()
  for (const as of [undefined, shop.customer]) {
    for (const path of ['product-images/1732180000001.webp', `${ids.bowl}/1732180000001-bowl.webp`]) {
      expect(outcome(await upload(as, path))).toBe('403')
      expect(outcome(await upload(as, path, webp(), { 'x-upsert': 'true' }))).toBe('403')
    }
    const bucket = await shop.send('POST', '/storage/v1/bucket', {
      as,
      body: { id: 'mine', name: 'mine', public: true },
    })
    expect(outcome(bucket)).toBe('403')
    const other = await shop.send('POST', '/storage/v1/object/other/product-images/1.webp', {
      as,
      body: webp(),
    })
    expect(other.status).toBeGreaterThanOrEqual(400)
  }
  expect(await stored()).toEqual(before)
})

describe('42 an uploaded picture is a page or a script', () => {
  test.each([
    'image/svg+xml',
    'text/html',
    'application/xhtml+xml',
    'text/javascript',
    'image/*',
    'application/pdf',
  ])('%s is refused', async (type) => {
    const answer = await upload(
      shop.admin,
      'product-images/1732180000002.webp',
      new Blob(['<svg/>'], { type }),
    )
    expect(outcome(answer)).toBe('415')
  })

  test('HTML declared as PNG is served as PNG without content sniffing', async () => {
    const html = new Blob(['<script>alert(1)</script>'], { type: 'image/png' })
    expect(outcome(await upload(shop.admin, 'product-images/1732180000003.png', html))).toBe('200')
    const served = await read('product-images/1732180000003.png')
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

test('43 a file is too large', async () => {
  const huge = new Blob([new Uint8Array(6_000_000)], { type: 'image/webp' })
  expect(outcome(await upload(shop.admin, 'product-images/1732180000004.webp', huge))).toBe('413')
  expect(await stored()).not.toContain('product-images/1732180000004.webp')
  const [bucket] = await shop.query(
    `select file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'product-images'`,
  )
  expect(bucket).toEqual({
    size: 5 * 1024 * 1024,
    types: ['image/webp', 'image/png', 'image/jpeg', 'image/avif'],
  })
})

test('44 a path traverses, hides its type or deceives', async () => {
  const before = await stored()
  const stems = [
    '..',
    '%2e%2e',
    '..%2f',
    '%00',
    '%E2%80%AE',
    '%E2%80%8B',
    '%0a',
    '%5C..%5C',
    '%252e%252e',
    'é',
    ' ',
  ]
  const paths = stems.flatMap((stem) => [
    `product-images/${stem}/1732180000005.webp`,
    `product-images/1732180000005${stem}.webp`,
    `${ids.bowl}/1732180000005-${stem}.webp`,
    `${stem}/product-images/1732180000005.webp`,
  ])
  // Postgres does not accept NUL, which makes the embedded storage service log a long error.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const path of [
    ...paths,
    'product-images/1732180000005.webp.svg',
    'product-images/1732180000005.svg',
    'product-images/1732180000005.webp/x.html',
    'product-images/1732180000005.WEBP%20',
    'product-images/1732180000005',
    'product-images//1732180000005.webp',
    'index.html',
    '.htaccess',
    `${'a'.repeat(2000)}.webp`,
  ]) {
    const answer = await upload(shop.admin, path)
    expect(answer.status, path).toBeGreaterThanOrEqual(400)
  }
  quiet.mockRestore()
  expect(await stored()).toEqual(before)
  for (const path of [
    '../../etc/passwd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%2f..%2fconfig.toml',
    `${PICTURE}%00`,
  ]) {
    expect((await read(path)).status, path).toBeGreaterThanOrEqual(400)
  }
})

test('45 a picture is replaced', async () => {
  const etag = (await read(PICTURE)).headers.get('etag')
  expect(etag).not.toBeNull()
  const other = 'product-images/1732180000006.webp'
  const body = { bucketId: 'product-images', sourceKey: PICTURE, destinationKey: other }
  for (const as of [undefined, shop.customer, shop.admin]) {
    expect(['403', '409']).toContain(outcome(await upload(as, PICTURE, webp('other'))))
    expect(outcome(await upload(as, PICTURE, webp('other'), { 'x-upsert': 'true' }))).toBe('403')
    const put = await shop.send('PUT', `${OBJECTS}${PICTURE}`, { as, body: webp('other') })
    expect(put.status).toBeGreaterThanOrEqual(400)
    const move = await shop.send('POST', '/storage/v1/object/move', { as, body })
    expect(move.status).toBeGreaterThanOrEqual(400)
  }
  expect(outcome(await upload(shop.admin, other, webp('third')))).toBe('200')
  const onto = { ...body, sourceKey: other, destinationKey: PICTURE }
  for (const as of [undefined, shop.customer, shop.admin]) {
    const copy = await shop.send('POST', '/storage/v1/object/copy', { as, body: onto })
    expect(copy.status).toBeGreaterThanOrEqual(400)
  }
  for (const as of [undefined, shop.customer]) {
    await shop.send('DELETE', `${OBJECTS}${PICTURE}`, { as })
    await shop.send('DELETE', '/storage/v1/object/product-images', { as, body: { prefixes: [PICTURE] } })
  }
  expect((await read(PICTURE)).headers.get('etag')).toBe(etag)
})

test('46 the pictures are listed', async () => {
  for (const as of [undefined, shop.customer]) {
    for (const path of [
      '/storage/v1/object/list/product-images',
      '/storage/v1/object/list-v2/product-images',
    ]) {
      const answer = await shop.send('POST', path, { as, body: { prefix: 'product-images' } })
      expect(answer.text, path).not.toContain('17321800')
    }
    const buckets = await shop.send('GET', '/storage/v1/bucket', { as })
    expect(buckets.body).toEqual([])
    const sign = await shop.send('POST', `/storage/v1/object/sign/product-images/${PICTURE}`, {
      as,
      body: { expiresIn: 60 },
    })
    expect(sign.status).toBeGreaterThanOrEqual(400)
  }
  expect((await read(PICTURE)).status).toBe(200)
  const listed = await shop.send('POST', '/storage/v1/object/list/product-images', {
    as: shop.admin,
    body: { prefix: 'product-images' },
  })
  expect(listed.text).toContain('1732180000000.webp')
})

describe('69 a proof of payment is added or read by another person', () => {
  const proof = (order: string, n: number) =>
    `/storage/v1/object/payment-proofs/${order}/50000000-0000-4000-8000-0000000000${n}.pdf`
  const pdf = () => new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  const send = (as: Account | undefined, path: string, body = pdf()) => shop.send('POST', path, { as, body })

  test('the buyer of the order adds, admins read', async () => {
    const mine = proof(ids.customerOrder, 31)
    await shop.query(`update public.orders set payment_method = 'bank_transfer' where id = $1`, [
      ids.customerOrder,
    ])
    for (const as of [undefined, shop.neighbour]) expect(outcome(await send(as, mine))).toBe('403')
    expect(outcome(await send(shop.customer, proof(ids.neighbourOrder, 32)))).toBe('403')
    expect(
      outcome(
        await send(shop.customer, proof(ids.customerOrder, 33), new Blob(['<svg/>'], { type: 'text/html' })),
      ),
    ).toMatch(/^4/)
    expect(outcome(await send(shop.customer, mine))).toBe('200')
    for (const as of [undefined, shop.customer, shop.neighbour])
      expect((await shop.send('GET', mine, { as })).status).toBeGreaterThanOrEqual(400)
    expect(
      (await shop.send('GET', mine.replace('/object/', '/object/public/'))).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await shop.send('GET', mine, { as: shop.admin })).status).toBe(200)
  })

  test('an order’s folder takes eight files, however many are sent at once', async () => {
    const [placed] = await shop.query<{ id: string }>(
      `update public.orders set payment_method = 'bank_transfer' where id = $1 returning id`,
      [ids.neighbourOrder],
    )
    const numbers = Array.from({ length: 12 }, (_, at) => 40 + at)
    const sent = await Promise.all(numbers.map((n) => send(shop.neighbour, proof(placed!.id, n))))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(
      await shop.query(
        `select count(*)::int as files from storage.objects where bucket_id = 'payment-proofs' and name like $1 || '/%'`,
        [placed!.id],
      ),
    ).toEqual([{ files: 8 }])
    // A proof without its file is none.
    const claimed = await shop.rpc(
      'add_payment_proof',
      { path: `${placed!.id}/50000000-0000-4000-8000-000000000099.pdf` },
      shop.neighbour,
    )
    expect(claimed.status).toBe(409)
  })
})

describe('73 a photo of a return is added or read by a stranger', () => {
  const photo = (returned: string) =>
    `/storage/v1/object/return-photos/${returned}/${crypto.randomUUID()}.webp`
  const send = (as: Account | undefined, path: string) =>
    shop.send('POST', path, { as, body: new Blob(['RIFF'], { type: 'image/webp' }) })

  test('only holders of the return’s id add, and only admins read', async () => {
    const mine = photo(ids.neighbourReturn)
    for (const as of [undefined, shop.customer]) {
      expect(outcome(await send(as, photo(ids.neighbourOrder)))).toBe('403')
      expect(outcome(await send(as, photo(crypto.randomUUID())))).toBe('403')
    }
    expect(outcome(await send(undefined, mine))).toBe('200')
    expect(outcome(await send(undefined, mine)), 'no file is replaced').not.toBe('200')
    for (const as of [undefined, shop.customer, shop.neighbour]) {
      expect((await shop.send('GET', mine, { as })).status).toBeGreaterThanOrEqual(400)
      const listed = await shop.send('POST', '/storage/v1/object/list/return-photos', {
        as,
        body: { prefix: ids.neighbourReturn },
      })
      expect(listed.body).toEqual([])
    }
    expect(
      (await shop.send('GET', mine.replace('/object/', '/object/public/'))).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await shop.send('GET', mine, { as: shop.admin })).status).toBe(200)
  })

  test('its folder takes eight files, however many are sent at once', async () => {
    await shop.query(`delete from storage.objects where bucket_id = 'return-photos'`)
    const sent = await Promise.all(
      Array.from({ length: 12 }, () => send(undefined, photo(ids.neighbourReturn))),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(
      await shop.query(
        `select count(*)::int as files from storage.objects where bucket_id = 'return-photos'`,
      ),
    ).toEqual([{ files: 8 }])
  })

  test('nor more by addresses that were signed while it was empty', async () => {
    await shop.query(`delete from storage.objects where bucket_id = 'return-photos'`)
    const paths = Array.from({ length: 10 }, () => photo(ids.neighbourReturn))
    const signed = await Promise.all(
      paths.map((path) => shop.send('POST', path.replace('/object/', '/object/upload/sign/'))),
    )
    const addresses = signed.map(({ body }) => (body as { signedUrl: string }).signedUrl)
    const sent = await Promise.all(
      addresses.map((url) => shop.send('PUT', url, { body: new Blob(['RIFF'], { type: 'image/webp' }) })),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(
      await shop.query(
        `select count(*)::int as files from storage.objects where bucket_id = 'return-photos'`,
      ),
    ).toEqual([{ files: 8 }])
  })
})
