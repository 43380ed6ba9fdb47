import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, people } from './fixtures.ts'

let db: TestDatabase
let message: string
beforeAll(async () => {
  db = await openShop()
  await db.query(`delete from public.contact_messages`)
  const [written] = await db.query<{ id: string }>(
    `insert into public.contact_messages (name, email, subject, message, language)
     values ('Salma', 'salma@mcg.example', 'Lantern', 'Is there a larger one?', 'fr') returning id`,
  )
  message = written!.id
  await db.query(`delete from public.email_outbox`)
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

type Reply = { key?: string; seen?: number; body?: string; to?: string }

/** The error and its detail, or nothing. */
async function reply(
  session: Session,
  { key = randomUUID(), seen = 0, body = 'Yes.\nSoon.', to = message }: Reply = {},
) {
  const { message: error, detail } = await attempt(
    session,
    'select public.reply_to_message($1, $2, $3::int, $4)',
    [to, key, seen, body],
  )
  return error === undefined ? undefined : [error, detail].filter(Boolean).join(' ')
}

const mails = (session: Session) =>
  session.query(
    `select m.kind, m.recipient, m.language, m.payload ->> 'body' as body, m.payload ->> 'message' as message,
       m.reply_id is not null as has_reply
     from public.email_outbox m order by m.id`,
  )

describe('a reply', () => {
  test('is kept, sent in the language of the message, and marks it as answered', () =>
    asAdmin(async (session) => {
      expect(await reply(session)).toBeUndefined()
      expect(await session.query('select body, actor from public.message_replies')).toEqual([
        { body: 'Yes.\nSoon.', actor: people.admin },
      ])
      expect(await mails(session)).toEqual([
        {
          kind: 'message_reply',
          recipient: 'salma@mcg.example',
          language: 'fr',
          body: 'Yes.\nSoon.',
          message: 'Is there a larger one?',
          has_reply: true,
        },
      ])
      expect(
        await session.query(
          'select answered_at is not null and read_at is not null as done from public.contact_messages where id = $1',
          [message],
        ),
      ).toEqual([{ done: true }])
    }))

  test('is sent also where the shop turned its automatic emails off', () =>
    asAdmin(async (session) => {
      await session.query('update public.shop_settings set email_notifications = false')
      expect(await reply(session)).toBeUndefined()
      expect(await mails(session)).toHaveLength(1)
    }))

  test('that is sent again with its key is stored once; another text with that key is refused', () =>
    asAdmin(async (session) => {
      const key = randomUUID()
      expect(await reply(session, { key })).toBeUndefined()
      expect(await reply(session, { key })).toBeUndefined()
      expect(await mails(session)).toHaveLength(1)
      expect(await reply(session, { key, seen: 1, body: 'No.' })).toBe('edit_conflict')
    }))

  test('of a second admin who did not see the first is refused', () =>
    asAdmin(async (session) => {
      expect(await reply(session)).toBeUndefined()
      expect(await reply(session, { body: 'Mine.' })).toBe('edit_conflict')
      expect(await reply(session, { body: 'Mine.', seen: 1 })).toBeUndefined()
      expect(await mails(session)).toHaveLength(2)
    }))

  test('to spam is refused until it is marked as a message', () =>
    asAdmin(async (session) => {
      await session.query('update public.contact_messages set is_spam = true where id = $1', [message])
      expect(await reply(session)).toBe('edit_conflict')
      expect(await mails(session)).toEqual([])
      await session.query('update public.contact_messages set is_spam = false where id = $1', [message])
      expect(await reply(session)).toBeUndefined()
    }))

  test.each(['', ' \n\t ', '\u202e\u3164', 'x'.repeat(5001)])('with the text %j is refused', (body) =>
    asAdmin(async (session) =>
      expect(await reply(session, { body })).toBe('invalid_request {"field": "body"}'),
    ),
  )

  test('to a message that does not exist is refused', () =>
    asAdmin(async (session) => expect(await reply(session, { to: randomUUID() })).toBe('not_found')))
})

test('deleting a message deletes its replies and their emails; nothing else does', () =>
  asAdmin(async (session) => {
    await reply(session)
    await session.query('reset role')
    expect(await attempt(session, 'delete from public.message_replies')).toMatchObject({
      message: 'append_only',
    })
    expect(await attempt(session, `update public.message_replies set body = 'x'`)).toMatchObject({
      message: 'append_only',
    })
    await session.query('delete from public.contact_messages where id = $1', [message])
    expect(await session.query('select from public.message_replies')).toEqual([])
    expect(await mails(session)).toEqual([])
  }))

test('customers and visitors neither reply nor read replies', async () => {
  await actAs(db, { role: 'owner' }, async (session) => {
    await session.query(
      `insert into public.message_replies (message_id, key, body) values ($1, gen_random_uuid(), 'Yes')`,
      [message],
    )
    await actAs(session, { role: 'authenticated', userId: people.customer }, async (inside) => {
      expect(await reply(inside, { seen: 1 })).toMatch(/^forbidden|admin/)
      expect(await inside.query('select from public.message_replies')).toEqual([])
      expect(
        await attempt(
          inside,
          `insert into public.message_replies (message_id, key, body) values ('${message}', gen_random_uuid(), 'x')`,
        ),
      ).toMatchObject({ code: '42501' })
    })
    await actAs(session, { role: 'anon' }, async (inside) => {
      expect(await attempt(inside, 'select from public.message_replies')).toMatchObject({ code: '42501' })
      expect(await reply(inside)).toContain('permission denied')
    })
  })
})
