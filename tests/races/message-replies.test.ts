import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { people } from '../db/fixtures.ts'
import { holdRows, mutate, race } from './barrier.ts'
import { bowl, buyer, openShop, placed, request } from './race-shop.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openShop()
})
afterEach(() => db.close())

const reply =
  (message: string, admin: string, key: string = randomUUID()) =>
  (session: Session) =>
    request(session, admin, `select public.reply_to_message($1, $2, 0, 'Yes') as answer`, [message, key])

const written = async () =>
  (
    await db.query<{ id: string }>(
      `insert into public.contact_messages (name, email, subject, message, language)
       values ('Salma', 'salma@mcg.example', 'Lantern', 'A larger one?', 'fr') returning id`,
    )
  )[0]!.id

const replyMails = async () =>
  (
    await db.query<{ mails: number }>(
      `select count(*)::int as mails from public.email_outbox where kind = 'message_reply'`,
    )
  )[0]?.mails

describe('two admins who reply to one message at once', () => {
  const meet = async () => {
    const id = await written()
    return race(db, holdRows('contact_messages', id), [reply(id, people.admin), reply(id, people.otherAdmin)])
  }

  test('one reply is sent, the other is refused', async () => {
    const outcomes = await meet()
    expect(outcomes.map(({ message }) => message).filter(Boolean)).toEqual(['edit_conflict'])
    expect(await replyMails()).toBe(1)
  })

  test('mutant: without the number of replies that was seen both are sent', async () => {
    await mutate(db, 'private.reply_to_message', (sql) => sql.replace('<> coalesce(seen_replies, -1)', '< 0'))
    await meet()
    expect(await replyMails()).toBe(2)
  })
})

test('a reply that is sent three times at once is sent once', async () => {
  const id = await written()
  const key = randomUUID()
  const outcomes = await race(
    db,
    holdRows('contact_messages', id),
    [1, 2, 3].map(() => reply(id, people.admin, key)),
  )
  expect(outcomes.map(({ message }) => message).filter(Boolean)).toEqual([])
  expect(await replyMails()).toBe(1)
})

test('a correction that waits for the sender of the mail about an earlier one gets a mail of its own', async () => {
  const id = await placed(db, buyer(1), [bowl()], 100)
  const correct = (session: Session) =>
    session.query(
      `select private.enqueue_order_email('order_corrected', o, '{"changes": ["city"]}') from public.orders o where o.id = $1`,
      [id],
    )
  await correct(db)
  await db.query(`update public.email_outbox set next_attempt_at = now()`)
  const mail = await db.query<{ id: string }>(
    `select id::text from public.email_outbox where kind = 'order_corrected'`,
  )
  await race<unknown>(
    db,
    holdRows('email_outbox', ...mail.map((row) => row.id)),
    [
      (session) =>
        session.query(
          `update public.email_outbox set attempts = attempts + 1, claimed_until = now() + interval '15 minutes'
           where kind = 'order_corrected' and attempts = 0`,
        ),
      correct,
    ],
    { inOrder: true },
  )
  expect(
    await db.query(`select attempts from public.email_outbox where kind = 'order_corrected' order by id`),
  ).toEqual([{ attempts: 1 }, { attempts: 0 }])
})
