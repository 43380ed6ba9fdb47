import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)
const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)
const asVisitor = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'anon' }, work)

describe('accounts', () => {
  const signUp = async (session: Session, metadata: Record<string, unknown>) => {
    const id = '00000000-0000-4000-8000-0000000000ff'
    await session.query(
      `insert into auth.users (id, email, raw_user_meta_data) values ($1, 'new.person@shop.example', $2::text::jsonb)`,
      [id, JSON.stringify(metadata)],
    )
    const [profile] = await session.query(
      `select display_name, email, language, role from public.profiles where user_id = $1`,
      [id],
    )
    return profile
  }

  test('get a profile that is a customer’s, whatever the metadata says', () =>
    asOwner(async (session) => {
      expect(
        await signUp(session, { display_name: '  Amina ', role: 'admin', is_admin: true, language: 'ar' }),
      ).toEqual({
        display_name: 'Amina',
        email: 'new.person@shop.example',
        language: 'ar',
        role: 'customer',
      })
    }))

  test.each([
    {},
    { display_name: '   ' },
    { display_name: '\u202e', language: 'klingon' },
    { display_name: 'Prizes at https://x.example' },
    { full_name: 'see bank.example/login' },
  ])('are named after their address when the name is %j', (metadata) =>
    asOwner(async (session) => {
      expect(await signUp(session, metadata)).toMatchObject({ display_name: 'new person', language: 'en' })
    }),
  )

  test('cannot be created while registration is closed', () =>
    asOwner(async (session) => {
      await session.query(`update public.shop_settings set enable_registration = false`)
      expect(
        await attempt(
          session,
          `insert into auth.users (id, email) values (gen_random_uuid(), 'late@shop.example')`,
        ),
      ).toMatchObject({ code: 'PT403', message: 'registration_closed' })
    }))

  test('keep their profile’s address when it changes', () =>
    asOwner(async (session) => {
      await session.query(`update auth.users set email = 'moved@shop.example' where id = $1`, [
        people.customer,
      ])
      expect(
        await session.query(`select email from public.profiles where user_id = $1`, [people.customer]),
      ).toEqual([{ email: 'moved@shop.example' }])
    }))

  const setRole = (session: Session, id: string, role: string) =>
    attempt(session, `select public.set_role($1::uuid, $2::text::public.user_role)`, [id, role])

  test('change role by an admin only, immediately', () =>
    asAdmin(async (session) => {
      expect((await setRole(session, people.customer, 'admin')).code).toBeUndefined()
      expect((await setRole(session, people.customer, 'customer')).code).toBeUndefined()
      expect(await setRole(session, people.admin, 'customer')).toMatchObject({
        code: 'PT409',
        message: 'own_role',
      })
      expect(await setRole(session, ids.bowl, 'admin')).toMatchObject({ code: 'PT404' })
      await session.query('reset role')
      await actAs(
        session,
        {
          role: 'authenticated',
          userId: people.customer,
          claims: { app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } },
        },
        async (customer) => {
          expect(await setRole(customer, people.customer, 'admin')).toMatchObject({
            code: '42501',
            message: 'admin_required',
          })
        },
      )
    }))

  test('keep at least one admin', () =>
    asOwner(async (session) => {
      const demote = `update public.profiles set role = 'customer' where user_id = any ($1::uuid[])`
      expect(await attempt(session, demote, [[people.admin, people.otherAdmin]])).toMatchObject({
        code: 'PT409',
        message: 'last_admin',
      })
      expect((await attempt(session, demote, [[people.admin]])).code).toBeUndefined()
      expect(await attempt(session, demote, [[people.otherAdmin]])).toMatchObject({ message: 'last_admin' })
      expect(
        await attempt(session, `delete from auth.users where id = $1`, [people.otherAdmin]),
      ).toMatchObject({ message: 'last_admin' })
    }))
})

describe('products', () => {
  test('copy city and key of their category', () =>
    asAdmin(async (session) => {
      await session.query(`update public.categories set city = 'Safi', key = 'ceramics' where id = $1`, [
        ids.fezPottery,
      ])
      expect(
        await session.query(
          `select distinct city, category_key from public.products where category_id = $1`,
          [ids.fezPottery],
        ),
      ).toEqual([{ city: 'Safi', category_key: 'ceramics' }])
    }))

  test('that were ordered cannot be deleted', () =>
    asAdmin(async (session) => {
      expect(await attempt(session, `delete from public.products where id = $1`, [ids.bowl])).toMatchObject({
        code: 'PT409',
        message: 'product_ordered',
      })
    }))

  test('that were not go with everything they have', () =>
    asAdmin(async (session) => {
      await session.query(`delete from public.products where id = $1`, [ids.pouf])
      expect(
        await session.query(`select 1 from public.stock_movements where product_id = $1`, [ids.pouf]),
      ).toEqual([])
    }))

  test('cannot become free, by changing product or variation', () =>
    asAdmin(async (session) => {
      const refused = { code: 'PT409', message: 'variation_price' }
      expect(
        await attempt(session, `update public.products set price = 20 where id = $1`, [ids.pouf]),
      ).toMatchObject(refused)
      expect(
        await attempt(session, `update public.product_variations set price_adjustment = -400 where id = $1`, [
          ids.red,
        ]),
      ).toMatchObject(refused)
      expect(
        (await attempt(session, `update public.products set price = 21 where id = $1`, [ids.pouf])).code,
      ).toBeUndefined()
    }))

  test('cannot come to cost nothing because a value goes', () =>
    asAdmin(async (session) => {
      await session.query(`update public.products set price = 100 where id = $1`, [ids.pouf])
      await session.query(
        `insert into public.product_variations (product_id, variation_type, variation_value, price_adjustment) values ($1, 'shape', 'Round', 50)`,
        [ids.pouf],
      )
      await session.query(`update public.product_variations set price_adjustment = -120 where id = $1`, [
        ids.red,
      ])
      expect(
        await attempt(
          session,
          `delete from public.product_variations where product_id = $1 and variation_type = 'shape'`,
          [ids.pouf],
        ),
      ).toMatchObject({ code: 'PT409', message: 'variation_price' })
      // Deleting a product also deletes its variations.
      await session.query(`delete from public.products where id = $1`, [ids.pouf])
    }))

  test.each(['NaN', '-1', '0', 'Infinity', '1000001'])('cannot cost %s', (price) =>
    asAdmin(async (session) => {
      const result = await attempt(
        session,
        `update public.products set price = $2::text::numeric where id = $1`,
        [ids.bowl, price],
      )
      expect(['23514', '22003']).toContain(result.code)
    }),
  )

  test.each(['a\u202eb', 'a\u200bb', 'a\u0007b', ''])('cannot be named %j', (name) =>
    asAdmin(async (session) => {
      expect(
        await attempt(session, `update public.products set name_en = $2 where id = $1`, [ids.bowl, name]),
      ).toMatchObject({ code: '23514' })
    }),
  )

  test('leave a trace of what admins change', () =>
    asAdmin(async (session) => {
      await session.query(`update public.products set price = 120, stock_quantity = 9 where id = $1`, [
        ids.bowl,
      ])
      expect(
        await session.query(`select actor, action, diff from public.audit_log where row_id = $1`, [ids.bowl]),
      ).toEqual([
        { actor: people.admin, action: 'update', diff: { price: [100, 120], stock_quantity: [10, 9] } },
      ])
    }))
})

describe('the listing', () => {
  const list = async (session: Session, parameters: string) =>
    (await session.query<{ name_en: string }>(`select name_en from public.list_products(${parameters})`)).map(
      (row) => row.name_en,
    )

  test('shows active products, newest first, in every order asked for', () =>
    asVisitor(async (session) => {
      expect(await list(session, '')).toEqual(['Tea glass', 'Leather pouf', 'Painted bowl'])
      expect(await list(session, `sort => 'price_asc'`)).toEqual([
        'Tea glass',
        'Painted bowl',
        'Leather pouf',
      ])
      expect(await list(session, `sort => 'price_desc'`)).toEqual([
        'Leather pouf',
        'Painted bowl',
        'Tea glass',
      ])
      expect(await list(session, `sort => 'name_en'`)).toEqual(['Leather pouf', 'Painted bowl', 'Tea glass'])
    }))

  test.each(['newest', 'price_asc', 'price_desc', 'name_en', 'name_fr', 'name_ar'])(
    'pages through %s without gap or repeat',
    (sort) =>
      asVisitor(async (session) => {
        const all = await list(session, `sort => '${sort}'`)
        const paged: string[] = []
        const page = async (cursor: string | null) => {
          const [row] = await session.query<{ name_en: string; next_cursor: string }>(
            `select name_en, next_cursor::text from public.list_products(sort => $1, cursor => $2::text::jsonb, page_size => 1)`,
            [sort, cursor],
          )
          return row
        }
        for (let row = await page(null); row !== undefined; row = await page(row.next_cursor))
          paged.push(row.name_en)
        expect(paged).toEqual(all)
      }),
  )

  test('filters', () =>
    asVisitor(async (session) => {
      expect(await list(session, `city => 'Fez'`)).toEqual(['Tea glass', 'Painted bowl'])
      expect(await list(session, `category => 'poufs'`)).toEqual(['Leather pouf'])
      expect(await list(session, `min_price => 100, max_price => 400`)).toEqual([
        'Leather pouf',
        'Painted bowl',
      ])
      expect(await list(session, `similar_to => '${ids.bowl}'`)).toEqual(['Tea glass'])
      expect(await list(session, `similar_to => '${ids.hidden}'`)).toEqual([])
    }))

  test.each([
    ['BOWL', ['Painted bowl']],
    ['verre a the', ['Tea glass']],
    ['زُلافَة', ['Painted bowl']],
    ['الزلافة', ['Painted bowl']],
    ['ottoman', ['Leather pouf']],
    ['بوف', ['Leather pouf']],
    ['leather glass', []],
    ['le', ['Leather pouf']],
    ['eather', ['Leather pouf']],
    // Nothing that could be searched for is left of it.
    ['%', []],
    [`x' or true --`, []],
    ['secret', []],
  ])('searches for %s', (search, found) =>
    asVisitor(async (session) => {
      const rows = await session.query<{ name_en: string }>(
        `select name_en from public.list_products(search => $1) where not is_close`,
        [search],
      )
      expect(rows.map((row) => row.name_en)).toEqual(found)
    }),
  )

  test.each([
    [`sort => 'price; drop table orders'`],
    [`page_size => 0`],
    [`page_size => 49`],
    [`cursor => '{}'`],
    [`cursor => '{"value": "x", "id": "y"}'`],
    [`cursor => '[]'`],
  ])('refuses %s', (parameters) =>
    asVisitor(async (session) => {
      expect(await attempt(session, `select * from public.list_products(${parameters})`)).toMatchObject({
        code: 'PT422',
        message: 'invalid_request',
      })
    }),
  )

  test('counts what a click on a filter would give', () =>
    asVisitor(async (session) => {
      const [row] = await session.query<{ facets: unknown }>(
        `select public.catalog_facets(city => 'Fez', min_price => 50) as facets`,
      )
      expect(row!.facets).toMatchObject({
        total: 1,
        cities: [
          { city: 'Fez', count: 1 },
          { city: 'Marrakech', count: 1 },
        ],
        categories: [{ key: 'pottery', name_en: 'Pottery', count: 1 }],
        price: { min: 20, max: 100 },
      })
    }))
})

describe('messages of visitors', () => {
  const send = (
    session: Session,
    fields: Partial<Record<'name' | 'email' | 'subject' | 'message' | 'website', string>> = {},
  ) => {
    const given = {
      name: 'Amina',
      email: 'amina@mcg.example',
      subject: 'Hello',
      message: 'A question',
      website: '',
      ...fields,
    }
    return attempt(session, `select public.send_contact_message($1, $2, $3, $4, 'fr', $5)`, [
      given.name,
      given.email,
      given.subject,
      given.message,
      given.website,
    ])
  }

  test('are stored up to the rate limit', () =>
    asVisitor(async (session) => {
      await session.query(`select set_config('request.headers', '{"cf-connecting-ip": "192.0.2.1"}', true)`)
      const write = (n: number) => send(session, { message: `Question ${n}` })
      for (let n = 0; n < 5; n += 1) expect((await write(n)).code).toBeUndefined()
      // Sent again after an answer that was lost.
      expect((await write(4)).code).toBeUndefined()
      const result = await write(5)
      expect(result).toMatchObject({ code: 'PT429', message: 'too_many_requests' })
      const { retry_after } = JSON.parse(result.detail!) as { retry_after: number }
      expect(retry_after).toBeGreaterThan(0)
      expect(retry_after).toBeLessThanOrEqual(3600)
    }))

  test('are stored once when they are sent again, as after an answer that was lost', () =>
    asVisitor(async (session) => {
      for (const message of ['A question', ' A question ', 'Another one'])
        expect((await send(session, { message })).code).toBeUndefined()
      await session.query('reset role')
      expect(
        await session.query(`select message from public.contact_messages where name = 'Amina' order by 1`),
      ).toEqual([{ message: 'A question' }, { message: 'Another one' }])
    }))

  test('are ignored silently when the hidden field is filled', () =>
    asVisitor(async (session) => {
      expect((await send(session, { website: 'https://spam.example' })).code).toBeUndefined()
      await session.query('reset role')
      expect(await session.query(`select count(*)::int from public.contact_messages`)).toEqual([{ count: 1 }])
    }))

  test.each([
    ['name', ' '],
    ['email', 'not-an-address'],
    ['subject', '\u3164'],
    ['message', 'x'.repeat(5001)],
  ] as const)('is refused for its %s', (field, value) =>
    asVisitor(async (session) => {
      const result = await send(session, { [field]: value })
      expect(result).toMatchObject({ code: 'PT422', message: 'invalid_request' })
      expect(JSON.parse(result.detail!)).toEqual({ field })
    }),
  )

  test('subscribing an address twice has the same response, and the last language counts', () =>
    asVisitor(async (session) => {
      for (const email of ['Reader@mcg.example', 'new@mcg.example']) {
        const result = await attempt(session, `select public.subscribe_newsletter($1, 'ar')`, [email])
        expect(result.code).toBeUndefined()
      }
      await session.query('reset role')
      expect(
        await session.query(`select email, language from public.newsletter_subscribers order by 1`),
      ).toEqual([
        { email: 'new@mcg.example', language: 'ar' },
        { email: 'reader@mcg.example', language: 'ar' },
      ])
    }))
})

describe('mails', () => {
  const claim = (session: Session) =>
    session.query<{ id: number; attempts: number }>(`select id::int, attempts from public.claim_emails(10)`)
  const asSender = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'service_role' }, work)

  test('are claimed once, retried later, and done when they are', () =>
    asSender(async (session) => {
      const [mail] = await claim(session)
      expect(mail).toMatchObject({ attempts: 1 })
      expect(await claim(session)).toEqual([])
      await session.query(`select public.record_email_result($1, 'mailbox full')`, [mail!.id])
      await session.query('reset role')
      await session.query(`update public.email_outbox set next_attempt_at = now()`)
      await session.query('set local role service_role')
      expect(await claim(session)).toMatchObject([{ attempts: 2 }])
      await session.query(`select public.record_email_result($1)`, [mail!.id])
      expect(
        await session.query(`select last_error, sent_at is not null as sent from public.email_outbox`),
      ).toEqual([{ last_error: null, sent: true }])
    }))

  test('are not written while the settings say so', () =>
    asOwner(async (session) => {
      await session.query(`update public.shop_settings set email_notifications = false`)
      await session.query(`update public.orders set status = 'shipped'`)
      expect(await session.query(`select count(*)::int from public.email_outbox`)).toEqual([{ count: 1 }])
    }))
})

describe('pictures', () => {
  const uuid = ids.bowl
  test.each([
    [`product-images/1732180000000.webp`, true],
    [`${uuid}/1732180000000-blue-bowl.jpg`, true],
    [`product_variations/${uuid}/1732180000000_red.avif`, true],
    [`product-images/1732180000000.svg`, false],
    [`product-images/../1732180000000.webp`, false],
    [`${uuid}/1732180000000-a..b.webp`, false],
    [`${uuid}/1732180000000-%2e%2e.webp`, false],
    [`${uuid}/1732180000000-a\u202e.webp`, false],
    [`${uuid}/1732180000000-a.webp/b.webp`, false],
    [`catalog/bowl-1000.avif`, false],
    [`${uuid}/1732180000000-a.webp\n`, false],
  ])('may be stored at %j: %s', (path, allowed) =>
    asAdmin(async (session) => {
      const result = await attempt(
        session,
        `insert into storage.objects (bucket_id, name) values ('product-images', $1)`,
        [path],
      )
      expect(result.code).toBe(allowed ? undefined : '42501')
    }),
  )

  test.each([{ role: 'anon' } as const, { role: 'authenticated', userId: people.customer } as const])(
    'are neither added nor listed nor removed by $role',
    (actor) =>
      actAs(db, { role: 'owner' }, async (session) => {
        await session.query(
          `insert into storage.objects (bucket_id, name) values ('product-images', 'product-images/1732180000000.webp')`,
        )
        await actAs(session, actor, async (other) => {
          const add = await attempt(
            other,
            `insert into storage.objects (bucket_id, name) values ('product-images', 'product-images/1732180000001.webp')`,
          )
          expect(add.code).toBe('42501')
          expect((await attempt(other, `select 1 from storage.objects`)).count).toBe(0)
          expect((await attempt(other, `delete from storage.objects`)).count).toBe(0)
        })
      }),
  )

  test('are never overwritten', () =>
    asAdmin(async (session) => {
      await session.query(
        `insert into storage.objects (bucket_id, name) values ('product-images', 'product-images/1732180000000.webp')`,
      )
      expect(
        (await attempt(session, `update storage.objects set name = 'product-images/1732180000009.webp'`))
          .count,
      ).toBe(0)
    }))
})
