import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

const order = ids.customerOrder
let db: TestDatabase
let token: string
let item: string
let foreignItem: string
beforeAll(async () => {
  db = await openShop()
  const lineOf = async (id: string) =>
    (
      await db.query<{ token: string; item: string }>(
        `select o.tracking_token as token, i.id as item from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
        [id],
      )
    )[0]!
  ;({ token, item } = await lineOf(order))
  foreignItem = (await lineOf(ids.neighbourOrder)).item
})
afterAll(() => db.close())

/** The result of a function, or the error's message with the field that it names. */
async function call(session: Session, sql: string, parameters: readonly unknown[] = []) {
  const { rows, message, detail } = await attempt<{ result: Record<string, unknown> }>(
    session,
    `select ${sql} as result`,
    parameters,
  )
  if (message === undefined) return rows[0]!.result
  const { field } = (detail?.startsWith('{') === true ? JSON.parse(detail) : {}) as { field?: string }
  return field === undefined ? message : `${message} ${field}`
}

type Given = {
  token?: string
  key?: string
  item?: string
  rating?: number | null
  body?: string
  name?: string
  language?: string | null
}
const write = (session: Session, given: Given = {}) =>
  call(session, 'public.write_review($1, $2, $3, $4::int, $5, $6, $7::text::public.language)', [
    given.token ?? token,
    given.key ?? randomUUID(),
    given.item ?? item,
    given.rating === undefined ? '5' : given.rating === null ? null : String(given.rating),
    given.body ?? 'The glaze is deeper than in the picture.',
    given.name ?? 'Salma',
    given.language === undefined ? 'en' : given.language,
  ])
const change = (session: Session, body: string, rating = 2) =>
  call(session, `public.change_review($1, $2, $3::int, $4, 'Salma', 'fr')`, [
    token,
    item,
    String(rating),
    body,
  ])
const moderate = (session: Session, id: unknown, revision: number, decision: string, reason = '') =>
  call(session, 'public.moderate_review($1, $2::int, $3::text::public.review_state, $4)', [
    id,
    String(revision),
    decision,
    reason,
  ])
type Listed = { id: string; rating: number; body: string; display_name: string }
const listed = async (session: Session, given = '', product: string = ids.bowl) =>
  (
    await session.query<{ review: Listed }>(
      `select review from public.list_reviews('${product}'${given}) as review`,
    )
  ).map(({ review }) => review)
const stats = async (session: Session, product: string = ids.bowl) =>
  (
    await session.query(
      `select stars, review_count, average::float as average from public.review_stats where product_id = $1`,
      [product],
    )
  )[0]
const total = async (session: Session) =>
  (
    await session.query('select review_count, rating_sum, average::float as average from public.shop_rating')
  )[0]

/** Acts within the owner's transaction, then the owner goes on. */
async function actWithin<T>(owner: Session, actor: Actor, work: (session: Session) => Promise<T>) {
  const result = await actAs(owner, actor, work, 'commit')
  await owner.query(
    `select set_config('role', 'none', true), set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)`,
  )
  return result
}
const as = {
  visitor: <T>(owner: Session, work: (visitor: Session) => Promise<T>) =>
    actWithin(owner, { role: 'anon' }, work),
  admin: <T>(owner: Session, work: (admin: Session) => Promise<T>) =>
    actWithin(owner, { role: 'authenticated', userId: people.admin }, work),
}

/** Everything is rolled back at the end. */
const scene = (work: (owner: Session) => Promise<void>) => actAs(db, { role: 'owner' }, work)
/** The customer's order, for a bowl, is delivered. */
const delivered = (work: (owner: Session) => Promise<void>) =>
  scene(async (owner) => {
    await as.admin(owner, (admin) => setOrderStatus(admin, order, 'delivered'))
    await work(owner)
  })
const written = async (owner: Session, given: Given = {}) =>
  (await as.visitor(owner, (visitor) => write(visitor, given))) as { id: string; state: string }

/** Adds published reviews of the tea glass, each with an order line of its own. */
const addPublished = (
  owner: Session,
  reviews: readonly { rating: number; language?: string; photos?: number }[],
) =>
  owner.query(
    `with given as (select row_number() over () as n, r.* from jsonb_to_recordset($1::text::jsonb) r (rating integer, language public.language, photos integer)),
       lines as (insert into public.order_items (id, order_id, product_id, quantity, unit_price, name_en, name_fr, name_ar)
         select md5('line' || n)::uuid, '${order}', '${ids.glass}', 1, 20, 'Tea glass', 'Verre', 'كأس' from given returning id)
     insert into public.reviews (order_item_id, product_id, key, state, rating, body, display_name, language, photos, published_at)
     select md5('line' || n)::uuid, '${ids.glass}', gen_random_uuid(), 'published', rating, 'Review ' || n, 'A', coalesce(language, 'en'),
       array(select 'photo' || p from generate_series(1, coalesce(photos, 0)) p), '2026-01-01'::timestamptz + n * interval '1 hour'
     from given where exists (select from lines)`,
    [JSON.stringify(reviews)],
  )

describe('writing', () => {
  test('with the tracking token of a delivered order; nothing is shown before an admin publishes it', () =>
    delivered(async (owner) => {
      const made = await written(owner)
      expect(made).toMatchObject({ state: 'pending' })
      await as.visitor(owner, async (visitor) => {
        expect(await listed(visitor)).toHaveLength(1)
        expect(await visitor.query('select id from public.reviews')).toEqual([{ id: ids.neighbourReview }])
        expect(await call(visitor, 'public.review_page($1)', [token])).toMatchObject({
          is_delivered: true,
          items: [{ id: item, review: { id: made.id, state: 'pending', rating: 5, was_published: false } }],
        })
      })
      await as.admin(owner, async (admin) =>
        expect(await moderate(admin, made.id, 0, 'published')).toEqual({ state: 'published', revision: 1 }),
      )
      await as.visitor(owner, async (visitor) => {
        expect((await listed(visitor))[0]).toMatchObject({ id: made.id, rating: 5, display_name: 'Salma' })
        expect(await stats(visitor)).toEqual({ stars: [0, 0, 0, 1, 1], review_count: 2, average: 4.5 })
      })
    }))

  test('not before the delivery, and not after it was taken back', () =>
    scene(async (owner) => {
      expect(await written(owner)).toBe('not_delivered')
      await as.admin(owner, (admin) => setOrderStatus(admin, order, 'delivered'))
      await as.admin(owner, (admin) => setOrderStatus(admin, order, 'shipped'))
      expect(await written(owner)).toBe('not_delivered')
    }))

  test('not without the token of the order', () =>
    delivered(async (owner) => {
      expect(await written(owner, { token: 'x'.repeat(43) })).toBe('not_found')
      expect(await written(owner, { item: foreignItem })).toBe('not_found')
      expect(await written(owner, { item: randomUUID() })).toBe('not_found')
    }))

  test('once for a line; sent again it is recorded once, and its key serves no other line', () =>
    delivered(async (owner) => {
      const key = randomUUID()
      const made = await written(owner, { key })
      expect(await written(owner, { key })).toEqual(made)
      expect(await written(owner)).toBe('already_reviewed')
      await as.admin(owner, (admin) => setOrderStatus(admin, ids.neighbourOrder, 'delivered'))
      const [other] = await owner.query<{ token: string }>(
        'select tracking_token as token from public.orders where id = $1',
        [ids.neighbourOrder],
      )
      expect(await written(owner, { key, token: other!.token, item: foreignItem })).toBe('key_reused')
    }))

  test('sent again with other values after a lost answer, it is changed and waits for an admin again', () =>
    delivered(async (owner) => {
      const key = randomUUID()
      const { id } = await written(owner, { key })
      await as.admin(owner, (admin) => moderate(admin, id, 0, 'published'))
      expect(await written(owner, { key })).toEqual({ id, state: 'published' })
      const stored = async () =>
        (
          await owner.query(
            'select state, rating, body, display_name, language, revision from public.reviews where id = $1',
            [id],
          )
        )[0]
      const first = { rating: 5, body: 'The glaze is deeper than in the picture.', display_name: 'Salma' }
      expect(await stored()).toEqual({ ...first, state: 'published', language: 'en', revision: 1 })
      let revision = 1
      let last: object = { ...first, language: 'en' }
      for (const [given, changed] of [
        [{ rating: 3 }, { rating: 3 }],
        [{ body: 'It broke.' }, { rating: 5, body: 'It broke.' }],
        [{ name: 'S.' }, { body: first.body, display_name: 'S.' }],
        [{ language: 'fr' }, { display_name: 'Salma', language: 'fr' }],
      ] satisfies [Given, object][]) {
        expect(await written(owner, { key, ...given })).toEqual({ id, state: 'pending' })
        revision += 1
        last = { ...last, ...changed }
        expect(await stored()).toEqual({ ...last, state: 'pending', revision })
      }
      await owner.query('update public.shop_settings set maintenance_mode = true')
      expect(await written(owner, { key, language: 'fr' })).toEqual({ id, state: 'pending' })
      expect(await written(owner, { key })).toBe('maintenance')
    }))

  test('sent again after its name was removed, it stays without the name', () =>
    delivered(async (owner) => {
      const key = randomUUID()
      const made = await written(owner, { key })
      await owner.query(`update public.reviews set display_name = '' where id = $1`, [made.id])
      expect(await written(owner, { key })).toEqual(made)
      expect(await owner.query('select display_name from public.reviews where id = $1', [made.id])).toEqual([
        { display_name: '' },
      ])
    }))

  test.each<[string, Given]>([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: null }],
    ['body', { body: '' }],
    ['body', { body: ' \n\u200B\u2800 ' }],
    ['body', { body: 'x'.repeat(2001) }],
    ['display_name', { name: '' }],
    ['display_name', { name: '\u202E' }],
    ['display_name', { name: '\u200D\u3164' }],
    ['display_name', { name: 'shop.example' }],
    ['display_name', { name: 'x'.repeat(61) }],
    ['language', { language: null }],
  ])('an invalid %s is refused by its name: %j', (field, given) =>
    delivered(async (owner) => expect(await written(owner, given)).toBe(`invalid_request ${field}`)),
  )

  test('HTML stays text, and invisible and control characters are removed', () =>
    delivered(async (owner) => {
      const markup = '<script>alert(1)</script> & <b onclick="x()">bold</b>'
      const { id } = await written(owner, {
        body: `\u202E${markup}\u0007\r\nand 👩‍🎨\u200B\u{E0041}  `,
        name: 'Sal\u200Fma',
      })
      const [stored] = await owner.query('select body, display_name from public.reviews where id = $1', [id])
      expect(stored).toEqual({ body: `${markup}\nand 👩‍🎨`, display_name: 'Salma' })
    }))
})

describe('its author', () => {
  test('changes it, which takes it back until it is published again; the figures follow', () =>
    delivered(async (owner) => {
      const { id } = await written(owner)
      await as.admin(owner, (admin) => moderate(admin, id, 0, 'published'))
      expect(await total(owner)).toEqual({ review_count: 2, rating_sum: 9, average: 4.5 })
      expect(await as.visitor(owner, (visitor) => change(visitor, 'Elle s’est fendue.'))).toEqual({
        id,
        state: 'pending',
      })
      expect(await stats(owner)).toEqual({ stars: [0, 0, 0, 1, 0], review_count: 1, average: 4 })
      // The admin who saw the earlier text is refused.
      expect(await as.admin(owner, (admin) => moderate(admin, id, 1, 'published'))).toBe('edit_conflict')
      await as.admin(owner, (admin) => moderate(admin, id, 2, 'published'))
      expect(await stats(owner)).toEqual({ stars: [0, 1, 0, 1, 0], review_count: 2, average: 3 })
      expect(await total(owner)).toEqual({ review_count: 2, rating_sum: 6, average: 3 })
    }))

  test('deletes it with its votes, and may write again', () =>
    delivered(async (owner) => {
      const { id } = await written(owner)
      await as.admin(owner, (admin) => moderate(admin, id, 0, 'published'))
      await as.visitor(owner, async (visitor) => {
        expect(await call(visitor, 'public.vote_review($1, $2, true)', [id, randomUUID()])).toBe(1)
        expect(await call(visitor, 'public.delete_review($1, $2)', [token, foreignItem])).toBe('not_found')
        await call(visitor, 'public.delete_review($1, $2)', [token, item])
        await call(visitor, 'public.delete_review($1, $2)', [token, item])
      })
      expect(await owner.query('select id from public.reviews')).toEqual([{ id: ids.neighbourReview }])
      expect(await total(owner)).toMatchObject({ review_count: 1 })
      expect(await written(owner)).toMatchObject({ state: 'pending' })
    }))

  test('the name goes with the contact of the order; the review stays', () =>
    delivered(async (owner) => {
      const { id } = await written(owner)
      await as.admin(owner, (admin) => moderate(admin, id, 0, 'published'))
      await owner.query('delete from auth.users where id = $1', [people.customer])
      expect((await listed(owner))[0]).toMatchObject({ id, display_name: '', rating: 5 })
    }))
})

describe('an admin', () => {
  test('refuses with a reason, which the author reads, and may publish it after all', () =>
    delivered(async (owner) => {
      const { id } = await written(owner)
      await as.admin(owner, async (admin) => {
        expect(await moderate(admin, id, 0, 'refused')).toBe('invalid_request reason')
        expect(await moderate(admin, id, 0, 'pending')).toBe('invalid_request')
        expect(await moderate(admin, randomUUID(), 0, 'published')).toBe('not_found')
        await moderate(admin, id, 0, 'refused', 'It names a neighbour.')
      })
      await as.visitor(owner, async (visitor) =>
        expect(await call(visitor, 'public.review_page($1)', [token])).toMatchObject({
          items: [{ review: { state: 'refused', refusal_reason: 'It names a neighbour.' } }],
        }),
      )
      await as.admin(owner, async (admin) => {
        expect(await call(admin, `public.admin_reviews('refused')`)).toMatchObject({
          counts: { pending: 0, published: 1, refused: 1, flagged: 0 },
          reviews: [{ id, order_number: 'MCG-AAAAAAAA', name_en: 'Painted bowl', revision: 1 }],
        })
        expect(await moderate(admin, id, 1, 'published')).toMatchObject({ state: 'published' })
      })
    }))

  test('replies in public, marks for a second look, and every step is in the audit log', () =>
    delivered(async (owner) => {
      const { id } = await written(owner)
      await as.admin(owner, async (admin) => {
        await moderate(admin, id, 0, 'published')
        const reply = (text: string, seen: string) =>
          call(admin, 'public.reply_to_review($1, $2, $3)', [id, text, seen])
        await reply(' Thank you.\nBslama! ', '')
        await call(admin, 'public.flag_review($1, true)', [id])
        expect(await reply('x'.repeat(1001), 'Thank you.\nBslama!')).toBe('invalid_request reply')
        // The reply is not what was seen, by someone else's work; the same one, whose answer was lost, is no conflict.
        expect(await reply('We are sorry.', '')).toBe('edit_conflict')
        expect(await reply('', '')).toBe('edit_conflict')
        expect(await reply('Thank you.\nBslama!', '')).not.toBe('edit_conflict')
        expect(await call(admin, `public.admin_reviews('flagged')`)).toMatchObject({
          counts: { flagged: 1 },
          reviews: [{ id, is_flagged: true, reply: 'Thank you.\nBslama!' }],
        })
        const entries = await admin.query<{ diff: Record<string, unknown> }>(
          `select diff from public.audit_log where table_name = 'reviews' and row_id = $1 and actor = $2 order by id`,
          [id, people.admin],
        )
        expect(entries.map(({ diff }) => diff)).toEqual([
          expect.objectContaining({ state: ['pending', 'published'] }),
          expect.objectContaining({ reply: ['', 'Thank you.\nBslama!'] }),
          { is_flagged: [false, true] },
        ])
        await reply('', 'Thank you.\nBslama!')
      })
      await as.visitor(owner, async (visitor) =>
        expect((await listed(visitor))[0]).toMatchObject({ reply: '', replied_at: null }),
      )
    }))

  test('alone does that', () =>
    actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
      const id = ids.neighbourReview
      expect(await moderate(session, id, 0, 'refused', 'x')).toBe('admin_required')
      expect(await call(session, 'public.reply_to_review($1, $2, $3)', [id, 'x', ''])).toBe('admin_required')
      expect(await call(session, 'public.flag_review($1, true)', [id])).toBe('admin_required')
      expect(await call(session, `public.admin_reviews('pending')`)).toBe('admin_required')
      // Nor do customers read why a review was refused, or to which order it belongs.
      for (const column of ['refusal_reason', 'order_item_id', 'key'])
        expect((await attempt(session, `select ${column} from public.reviews`)).code).toBe('42501')
    }))
})

describe('the list', () => {
  const ratings = Array.from({ length: 23 }, (_, n) => ({
    rating: 1 + (n % 5),
    language: n % 3 === 0 ? 'ar' : 'fr',
    photos: n % 4 === 0 ? 2 : 0,
  }))
  const numbers = (reviews: readonly Listed[]) => reviews.map(({ body }) => Number(body.split(' ')[1]))

  test.each(['newest', 'helpful'])('by %s in pages of ten, without gaps or repetitions', (sort) =>
    scene(async (owner) => {
      await addPublished(owner, ratings)
      await owner.query(
        `update public.reviews set helpful_count = rating % 3 where product_id = '${ids.glass}'`,
      )
      await as.visitor(owner, async (visitor) => {
        const pages: Listed[][] = []
        let cursor = 'null'
        for (let page = 0; page < 3; page += 1) {
          const reviews = await listed(
            visitor,
            `, '${sort}', cursor => ${cursor === 'null' ? 'null' : `'${cursor}'`}`,
            ids.glass,
          )
          pages.push(reviews)
          cursor = JSON.stringify(reviews.at(-1)).replaceAll("'", "''")
        }
        expect(pages.map(({ length }) => length)).toEqual([10, 10, 3])
        const all = numbers(pages.flat())
        expect(new Set(all).size).toBe(23)
        const helpful = (n: number) => (1 + ((n - 1) % 5)) % 3
        const expected = Array.from({ length: 23 }, (_, n) => 23 - n)
        if (sort === 'helpful') expected.sort((one, other) => helpful(other) - helpful(one) || other - one)
        expect(all).toEqual(expected)
      })
    }),
  )

  test('narrowed by stars, photos and language', () =>
    scene(async (owner) => {
      await addPublished(owner, ratings)
      const find = (given: string) => as.visitor(owner, (visitor) => listed(visitor, given, ids.glass))
      expect(numbers(await find(', stars => 5'))).toEqual([20, 15, 10, 5])
      expect(numbers(await find(', with_photos => true'))).toEqual([21, 17, 13, 9, 5, 1])
      expect(numbers(await find(`, language => 'ar', stars => 1`))).toEqual([16, 1])
    }))

  test('of a product that is not visible is empty, and so are its figures', () =>
    scene(async (owner) => {
      await addPublished(owner, [{ rating: 5 }])
      await owner.query(`update public.products set is_active = false where id = '${ids.glass}'`)
      await as.visitor(owner, async (visitor) => {
        expect(await listed(visitor, '', ids.glass)).toEqual([])
        expect(await stats(visitor, ids.glass)).toBeUndefined()
        expect(
          await visitor.query(`select id from public.reviews where product_id = '${ids.glass}'`),
        ).toEqual([])
      })
    }))

  test('refuses another order, size or cursor', () =>
    actAs(db, { role: 'anon' }, async (visitor) => {
      for (const given of [
        `'price'`,
        `page_size => 51`,
        `page_size => 0`,
        `cursor => '{"id": "x"}'`,
        `cursor => '{}'`,
      ])
        expect(await call(visitor, `public.list_reviews('${ids.bowl}', ${given})`)).toBe('invalid_request')
    }))

  test('products carry their figures in lists; those without reviews carry none', () =>
    actAs(db, { role: 'anon' }, async (visitor) => {
      const products = await visitor.query<{ id: string; review_stats: unknown }>(
        'select id, review_stats from public.list_products()',
      )
      const of = (id: string) => products.find((product) => product.id === id)?.review_stats
      expect(of(ids.bowl)).toEqual({ average: 4, review_count: 1 })
      expect(of(ids.glass)).toBeNull()
    }))
})

describe('votes', () => {
  const vote = (session: Session, visitor: string, isHelpful = true, review: string = ids.neighbourReview) =>
    call(session, 'public.vote_review($1, $2, $3::text::boolean)', [review, visitor, String(isHelpful)])
  const from = (session: Session, address: string) =>
    session.query(`select set_config('request.headers', $1, true)`, [
      JSON.stringify({ 'cf-connecting-ip': address }),
    ])

  test('count once for each visitor, and are taken back', () =>
    actAs(db, { role: 'anon' }, async (visitor) => {
      const [one, other] = [randomUUID(), randomUUID()]
      expect(await vote(visitor, one)).toBe(1)
      expect(await vote(visitor, one)).toBe(1)
      expect(await vote(visitor, other)).toBe(2)
      expect(await vote(visitor, one, false)).toBe(1)
      expect(await vote(visitor, one, false)).toBe(1)
    }))

  test('of one address with ever new visitors count five times a day', () =>
    actAs(db, { role: 'anon' }, async (visitor) => {
      await from(visitor, '192.0.2.1')
      for (let n = 1; n <= 5; n += 1) expect(await vote(visitor, randomUUID())).toBe(n)
      expect(await vote(visitor, randomUUID())).toBe('too_many_requests')
      await from(visitor, '192.0.2.2')
      expect(await vote(visitor, randomUUID())).toBe(6)
    }))

  test('are for published reviews only', () =>
    delivered(async (owner) => {
      const { id } = await written(owner)
      expect(await as.visitor(owner, (visitor) => vote(visitor, randomUUID(), true, id))).toBe('not_found')
    }))
})

test('maintenance stops writing and votes', () =>
  delivered(async (owner) => {
    await owner.query('update public.shop_settings set maintenance_mode = true')
    expect(await written(owner)).toBe('maintenance')
    expect(
      await as.visitor(owner, (visitor) =>
        call(visitor, 'public.vote_review($1, $2, true)', [ids.neighbourReview, randomUUID()]),
      ),
    ).toBe('maintenance')
  }))
