import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, type ApiResponse, ids, openShop, refusal, type Shop } from './attack-shop.ts'

let shop: Shop
let token: string
let item: string
beforeAll(async () => {
  shop = await openShop()
  const [row] = await shop.query<{ token: string; item: string }>(
    `select o.tracking_token as token, i.id as item from public.orders o join public.order_items i on i.order_id = o.id where o.id = '${ids.customerOrder}'`,
  )
  token = row!.token
  item = row!.item
})
afterAll(() => shop.close())
beforeEach(() => shop.query('delete from private.rate_limits'))

const write = (given: object = {}) =>
  shop.rpc('write_review', {
    ...{ token, key: crypto.randomUUID(), item_id: item, rating: 5, body: 'Lovely', display_name: 'Salma' },
    ...given,
  })
const photo = (review: string, type = 'webp') =>
  `/storage/v1/object/review-photos/${review}/${crypto.randomUUID()}.${type}`
const send = (path: string, { as, body }: { as?: Account; body?: Blob } = {}) =>
  shop.send('POST', path, { as, body: body ?? new Blob(['RIFF'], { type: 'image/webp' }) })
/** The storage service returns 400 for refusals and the actual status in the body. */
const outcome = ({ status, body }: ApiResponse) =>
  String((body as { statusCode?: string } | null)?.statusCode ?? status)
const setState = (review: string, state: string) =>
  shop.query(
    `update public.reviews set state = $2::text::public.review_state, refusal_reason = '', published_at = case $2 when 'published' then now() end where id = $1`,
    [review, state],
  )

describe('84 a review is written without a delivered purchase, twice, or for another’s order', () => {
  test('each is refused by its name', async () => {
    expect(refusal(await write())).toBe('409 not_delivered')
    expect(refusal(await write({ token: 'x'.repeat(43) }))).toBe('404 not_found')
    await shop.query(`update public.orders set status = 'delivered' where id = '${ids.customerOrder}'`)
    const [other] = await shop.query<{ id: string }>(
      `select id from public.order_items where order_id = '${ids.neighbourOrder}'`,
    )
    expect(refusal(await write({ item_id: other!.id }))).toBe('404 not_found')
    expect((await write()).status).toBe(200)
    expect(refusal(await write())).toBe('409 already_reviewed')
  })

  test('nor into the table, or with figures of one’s own', async () => {
    for (const as of [undefined, shop.customer]) {
      for (const table of ['reviews', 'review_stats', 'shop_rating']) {
        const path = `/rest/v1/${table}`
        expect((await shop.send('POST', path, { as, body: {} })).status).toBeGreaterThanOrEqual(400)
        const changed = await shop.send('PATCH', `${path}?select=*`, { as, body: { average: 5 } })
        expect(changed.status).toBeGreaterThanOrEqual(400)
      }
    }
  })
})

describe('85 the text of a review is markup, or deceives by what is not seen', () => {
  test('it is stored as text, without invisible characters, and pending ones are not read', async () => {
    const body = '<script>alert(1)</script>\u202E\u200B javascript:alert(1)'
    const changed = await shop.rpc('change_review', {
      ...{ token, item_id: item, rating: 4, body, display_name: 'Sal\u2066\u200Dma' },
    })
    expect(changed.status).toBe(200)
    const { id } = changed.body as { id: string }
    const mine = `/rest/v1/reviews?id=eq.${id}&select=body,display_name`
    expect((await shop.send('GET', mine)).body).toEqual([])
    await setState(id, 'published')
    expect((await shop.send('GET', mine)).body).toEqual([
      { body: '<script>alert(1)</script> javascript:alert(1)', display_name: 'Salma' },
    ])
    for (const name of ['www.pills.example', 'x'.repeat(61)])
      expect(refusal(await write({ display_name: name }))).toBe('422 invalid_request')
  })
})

describe('86 photos of a review are many, huge, disguised, or added by a stranger', () => {
  let review: string
  beforeAll(async () => {
    const [row] = await shop.query<{ id: string }>('select id from public.reviews where order_item_id = $1', [
      item,
    ])
    review = row!.id
    await setState(review, 'pending')
  })

  test('only the holder of an unpublished review’s id adds, eight files and four photos at most', async () => {
    expect(outcome(await send(photo(crypto.randomUUID())))).toBe('403')
    expect(outcome(await send(photo(ids.neighbourReview))), 'its id is public').toBe('403')
    expect(outcome(await send(`/storage/v1/object/review-photos/${review}/../x.webp`))).not.toBe('200')
    const stored: string[] = []
    for (let n = 0; n < 50; n += 1) {
      const path = photo(review)
      if (outcome(await send(path)) === '200') stored.push(path.split('review-photos/')[1]!)
    }
    expect(stored).toHaveLength(8)
    expect(
      refusal(await shop.rpc('add_review_photo', { path: `${review}/${crypto.randomUUID()}.webp` })),
    ).toBe('409 photo_refused')
    for (const path of stored) await shop.rpc('add_review_photo', { path })
    expect(refusal(await shop.rpc('add_review_photo', { path: stored[7] }))).toBe('409 photo_refused')
    const [row] = await shop.query('select photos from public.reviews where id = $1', [review])
    expect(row).toEqual({ photos: stored.slice(0, 4) })
  })

  test('its folder takes eight files, however many are sent at once', async () => {
    await shop.query(`delete from storage.objects where bucket_id = 'review-photos'`)
    await shop.query(`update public.reviews set photos = '{}' where id = $1`, [review])
    const sent = await Promise.all(Array.from({ length: 12 }, () => send(photo(review))))
    expect(sent.filter((answer) => outcome(answer) === '200')).toHaveLength(8)
    expect(
      await shop.query(
        `select count(*)::int as files from storage.objects where bucket_id = 'review-photos'`,
      ),
    ).toEqual([{ files: 8 }])
  })

  test('a file of 20 MB and one of another type are refused', async () => {
    await shop.query(`delete from storage.objects where bucket_id = 'review-photos'`)
    const huge = new Blob([new Uint8Array(20_000_000)], { type: 'image/webp' })
    expect(outcome(await send(photo(review), { body: huge }))).toMatch(/^4\d\d$/)
    for (const type of ['image/svg+xml', 'text/html', 'image/gif', 'application/pdf'])
      expect(outcome(await send(photo(review), { body: new Blob(['<svg/>'], { type }) }))).toMatch(/^4\d\d$/)
    expect(outcome(await send(photo(review, 'svg')))).toMatch(/^4\d\d$/)
    expect(await shop.query(`select name from storage.objects where bucket_id = 'review-photos'`)).toEqual([])
  })

  test('a photo is read once its review is published, and not before or after', async () => {
    await shop.query(`update public.reviews set photos = '{}' where id = $1`, [review])
    const path = photo(review)
    const name = path.split('review-photos/')[1]!
    // A page that claims to be a picture is served as one.
    const page = new Blob(['<script>alert(1)</script>'], { type: 'image/webp' })
    expect(outcome(await send(path, { body: page }))).toBe('200')
    await shop.rpc('add_review_photo', { path: name })
    const reads = async () => (await shop.send('GET', path)).status
    const listed = async () =>
      (
        (await shop.send('POST', '/storage/v1/object/list/review-photos', { body: { prefix: review } }))
          .body as unknown[]
      ).length
    expect(await reads()).toBeGreaterThanOrEqual(400)
    expect(await listed()).toBe(0)
    expect(
      (await shop.send('GET', path.replace('/object/', '/object/public/'))).status,
    ).toBeGreaterThanOrEqual(400)
    await setState(review, 'published')
    const served = await shop.send('GET', path)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/webp')
    await setState(review, 'pending')
    expect(await reads()).toBeGreaterThanOrEqual(400)
  })
})

test('87 votes for a review are stuffed', async () => {
  const from = (address: string) => ({ 'cf-connecting-ip': address })
  const vote = (address: string, visitor: string = crypto.randomUUID()) =>
    shop.send('POST', '/rest/v1/rpc/vote_review', {
      headers: from(address),
      body: { review_id: ids.neighbourReview, visitor, is_helpful: true },
    })
  const visitor = crypto.randomUUID()
  for (let n = 0; n < 3; n += 1) expect((await vote('192.0.2.9', visitor)).body).toBe(1)
  for (let n = 0; n < 60; n += 1) await vote('192.0.2.9')
  const [row] = await shop.query<{ helpful_count: number }>(
    'select helpful_count from public.reviews where id = $1',
    [ids.neighbourReview],
  )
  expect(row!.helpful_count).toBeLessThanOrEqual(5)
  expect(refusal(await vote('192.0.2.9'))).toBe('429 too_many_requests')
  expect((await vote('198.51.100.7')).status).toBe(200)
})
