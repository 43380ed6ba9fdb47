import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

/** What a text is refused for, or nothing. */
async function write(session: Session, key: string, column: string, body: string | null) {
  const { message, detail } = await attempt(
    session,
    `update public.text_templates set ${column} = $2 where key = $1`,
    [key, body],
  )
  return message === undefined ? undefined : [message, JSON.parse(detail ?? '{}') as unknown]
}

describe('a text', () => {
  test('is trimmed, kept beside those of the other languages, and logged', () =>
    asAdmin(async (session) => {
      expect(await write(session, 'chat_confirm', 'body_ar', ' {name}: {number} {link}\n')).toBeUndefined()
      expect(
        await session.query(`select body_en, body_ar from public.text_templates where key = 'chat_confirm'`),
      ).toEqual([{ body_en: null, body_ar: '{name}: {number} {link}' }])
      expect(
        await session.query(
          `select actor, row_id, diff from public.audit_log where table_name = 'text_templates'`,
        ),
      ).toEqual([
        { actor: people.admin, row_id: 'chat_confirm', diff: { body_ar: [null, '{name}: {number} {link}'] } },
      ])
      expect(await write(session, 'chat_confirm', 'body_ar', ' ')).toBeUndefined()
      expect(
        await session.query(`select body_ar from public.text_templates where key = 'chat_confirm'`),
        'an empty text is the default',
      ).toEqual([{ body_ar: null }])
    }))

  test.each([
    ['{number} {link} {code}', { problem: 'unknown', placeholder: 'code' }],
    ['{number} {link} {Name}', { problem: 'unknown', placeholder: 'Name' }],
    ['{number} {link} {}', { problem: 'unknown', placeholder: '' }],
    ['{number}', { problem: 'missing', placeholder: 'link' }],
    ['{number} {link} {name', { problem: 'brace' }],
    ['{number} {link} name}', { problem: 'brace' }],
    ['{number} {{link}}', { problem: 'brace' }],
    ['{number} {link} a\u202eb', { problem: 'characters' }],
    [`{number} {link} ${'x'.repeat(1000)}`, { problem: 'length' }],
  ])('%j is refused', (body, problem) =>
    asAdmin(async (session) =>
      expect(await write(session, 'chat_confirm', 'body_fr', body)).toEqual([
        'invalid_request',
        { field: 'body_fr', ...problem },
      ]),
    ),
  )

  test('is neither added, deleted nor given other placeholders by an admin', () =>
    asAdmin(async (session) => {
      for (const statement of [
        `insert into public.text_templates (key, placeholders, max_length, position) values ('chat_new', '{}', 10, 1)`,
        'delete from public.text_templates',
        `update public.text_templates set placeholders = '{code}'`,
        `update public.text_templates set required = '{}'`,
      ])
        expect(await attempt(session, statement), statement).toMatchObject({ code: '42501' })
    }))

  test('is neither seen nor changed by customers', () =>
    actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
      expect(await session.query('select from public.text_templates')).toEqual([])
      expect(
        await session.query(
          `update public.text_templates set body_en = 'x' where key = 'reply_greeting' returning key`,
        ),
      ).toEqual([])
    }))
})

test('an email is claimed with the texts of its language as they are then, and stored without', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query('delete from public.email_outbox')
    await session.query(
      `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
      [ids.customerOrder],
    )
    await session.query(
      `update public.text_templates set body_en = 'Thanks: {number}', body_fr = 'Merci : {number}' where key = 'mail_confirmation'`,
    )
    await session.query('set local role service_role')
    expect(
      await session.query(`select kind, payload -> 'texts' as texts from public.claim_emails()`),
    ).toEqual([{ kind: 'order_confirmation', texts: { mail_confirmation: 'Thanks: {number}' } }])
    await session.query('reset role')
    expect(await session.query(`select payload ? 'texts' as stored from public.email_outbox`)).toEqual([
      { stored: false },
    ])
  }))

test('corrections of an order are one email while it waits, and another once it was claimed', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query('delete from public.email_outbox')
    const correct = (changes: string[]) =>
      session.query(
        `select private.enqueue_order_email('order_corrected', o, jsonb_build_object('changes', $2::text::jsonb))
         from public.orders o where o.id = $1`,
        [ids.customerOrder, JSON.stringify(changes)],
      )
    const waiting = () =>
      session.query(
        `select payload -> 'changes' as changes, payload ->> 'phone' as phone, next_attempt_at > now() as waits
         from public.email_outbox order by id`,
      )
    await correct(['phone', 'city'])
    await correct(['city', 'lines'])
    expect(await waiting()).toEqual([
      { changes: ['city', 'lines', 'phone'], phone: '0612345678', waits: true },
    ])
    await session.query('update public.email_outbox set next_attempt_at = now()')
    await session.query('select from public.claim_emails()')
    await correct(['discount'])
    expect(await waiting()).toMatchObject([{ waits: false }, { changes: ['discount'], waits: true }])
  }))

test('a corrected contact is mailed to the customer with the order as it stands', () =>
  asAdmin(async (session) => {
    await session.query(
      `select public.correct_order_contact('${ids.customerOrder}', '{"city": "Fez"}', '{"city": "Meknes"}')`,
    )
    expect(
      await session.query(
        `select recipient, payload -> 'changes' as changes, payload #>> '{address,3}' as city from public.email_outbox
         where kind = 'order_corrected'`,
      ),
    ).toEqual([{ recipient: 'customer@shop.example', changes: ['city'], city: 'Meknes' }])
  }))
