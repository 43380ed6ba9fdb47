import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, PAGE_ROWS, toPage } from '@/admin/list/use-list-search-params'
import { adminKeys } from '@/admin/query-keys'
import { isLanguage } from '@/i18n/locales'
import { unwrap } from '@/lib/errors'
import { polled } from '@/lib/reread'
import { supabase } from '@/lib/supabase'
import { foldLine } from '@/lib/typed-text'

export const MAIL_STATES = ['waiting', 'retrying', 'sent', 'gaveUp'] as const
export type MailState = (typeof MAIL_STATES)[number]

// The Data API returns no more rows per request.
const EXPORT_ROWS = 200

const MESSAGE_COLUMNS =
  'id, name, email, subject, message, language, user_id, created_at, read_at, answered_at, is_spam'

const THREAD_COLUMNS = `${MESSAGE_COLUMNS},
  message_replies (id, body, actor, created_at, email_outbox (id, sent_at, failed_at, attempts))` as const

/** How long until the state of a reply that waits is read again. */
const SENDING_POLL_MS = 4000

type MessageList = { search: string; state: string; cursor: Cursor | null }
type SubscriberList = { search: string; language: string; cursor: Cursor | null }
type MailList = { search: string; state: string; cursor: Cursor | null }

/**
 * A pattern for `ilike` that fits into a filter of alternatives: whatever could mean something there matches any one
 * character. Null for a text without a letter or a digit, which would match everything: it finds nothing.
 */
export function likePattern(search: string): string | null {
  const folded = foldLine(search)
  if (folded !== '' && !/[\p{L}\p{N}]/u.test(folded)) return null
  return `%${folded.replace(/[^\p{L}\p{M}\p{N}@.+\- ]/gu, '_')}%`
}

/** The rows of a list that is searched for a pattern. Nothing is sent, and no row found, for a text without one. */
async function rowsMatching<Row>(
  pattern: string | null,
  list: PromiseLike<{ data: Row[]; error: null } | { data: null; error: Error; status: number }>,
): Promise<Row[]> {
  return pattern === null ? [] : unwrap(await list)
}

const cursorOf = (row: { id: string | number; created_at: string }) => `${row.id}~${row.created_at}`

function before({ value, id }: Cursor): string {
  return `created_at.lt.${value},and(created_at.eq.${value},id.lt.${id})`
}

interface Sortable {
  order(column: string, options: { ascending: boolean }): this
  limit(count: number): this
  abortSignal(signal: AbortSignal): this
}

/** In the order of `before`, with the row more that says whether there is a next page. */
function newestFirst<Query extends Sortable>(query: Query, signal: AbortSignal): Query {
  return query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_ROWS + 1)
    .abortSignal(signal)
}

/** A message, as far as its replies are on their way. */
type Answered = { replies: readonly { mail: { sent_at: string | null; failed_at: string | null } | null }[] }

export const messagesQueries = {
  inbox: ({ search, state, cursor }: MessageList) =>
    queryOptions({
      queryKey: [...adminKeys.messages, 'inbox', { search, state, cursor }],
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        let query = client
          .from('contact_messages')
          .select(MESSAGE_COLUMNS)
          .eq('is_spam', state === 'spam')
        if (state === 'unread') query = query.is('read_at', null)
        if (state === 'open') query = query.is('answered_at', null)
        if (state === 'answered') query = query.not('answered_at', 'is', null)
        const pattern = likePattern(search)
        const like = `ilike.${pattern ?? ''}`
        // In one filter: the embedded stack takes two of the kind for alternatives of each other.
        const conditions = [
          search === '' ? null : `name.${like},email.${like},subject.${like},message.${like}`,
          cursor === null ? null : before(cursor),
        ].filter((condition) => condition !== null)
        if (conditions.length > 0) {
          query = query.or(`and(${conditions.map((condition) => `or(${condition})`).join(',')})`)
        }
        return toPage(await rowsMatching(pattern, newestFirst(query, signal)), cursorOf)
      },
    }),

  message: (id: string) =>
    queryOptions({
      queryKey: [...adminKeys.messages, 'message', id],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const { message_replies: replies, ...message } = unwrap(
          await client
            .from('contact_messages')
            .select(THREAD_COLUMNS)
            .eq('id', id)
            .abortSignal(signal)
            .single(),
        )
        return {
          ...message,
          // Emails are kept for 90 days: after that, a reply has none.
          replies: replies
            .map(({ email_outbox: [mail = null], ...reply }) => ({ ...reply, mail }))
            .sort((one, other) => one.id - other.id),
        }
      },
      refetchInterval: polled<Answered>((message) =>
        message?.replies.some(({ mail }) => mail?.sent_at === null && mail.failed_at === null) === true
          ? SENDING_POLL_MS
          : false,
      ),
    }),

  /** Unread messages and undeliverable mails. */
  counts: () =>
    queryOptions({
      queryKey: [...adminKeys.messages, 'counts'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const only = { count: 'exact', head: true } as const
        const [unread, gaveUp] = await Promise.all([
          client
            .from('contact_messages')
            .select('id', only)
            .eq('is_spam', false)
            .is('read_at', null)
            .abortSignal(signal),
          client
            .from('email_outbox')
            .select('id', only)
            .not('failed_at', 'is', null)
            .is('sent_at', null)
            .abortSignal(signal),
        ])
        unwrap(unread)
        unwrap(gaveUp)
        return { unread: unread.count ?? 0, gaveUp: gaveUp.count ?? 0 }
      },
    }),

  subscribers: ({ search, language, cursor }: SubscriberList) =>
    queryOptions({
      queryKey: [...adminKeys.messages, 'newsletter', { search, language, cursor }],
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        let query = client.from('newsletter_subscribers').select('id, email, language, created_at')
        const pattern = likePattern(search)
        if (search !== '' && pattern !== null) query = query.ilike('email', pattern)
        if (isLanguage(language)) query = query.eq('language', language)
        if (cursor !== null) query = query.or(before(cursor))
        return toPage(await rowsMatching(pattern, newestFirst(query, signal)), cursorOf)
      },
    }),

  subscriberCount: ({ search, language }: Omit<SubscriberList, 'cursor'>) =>
    queryOptions({
      queryKey: [...adminKeys.messages, 'newsletter', 'count', { search, language }],
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        let query = client.from('newsletter_subscribers').select('id', { count: 'exact', head: true })
        const pattern = likePattern(search)
        if (pattern === null) return 0
        if (search !== '') query = query.ilike('email', pattern)
        if (isLanguage(language)) query = query.eq('language', language)
        const answer = await query.abortSignal(signal)
        unwrap(answer)
        return answer.count ?? 0
      },
    }),

  mails: ({ search, state, cursor }: MailList) =>
    queryOptions({
      queryKey: [...adminKeys.messages, 'mails', { search, state, cursor }],
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        let query = client.from('email_outbox').select(
          `id, kind, recipient, language, user_id, attempts, next_attempt_at, sent_at, failed_at, last_error, created_at,
             status:payload->>status, orders(order_number)`,
        )
        if (state === 'sent') query = query.not('sent_at', 'is', null)
        if (state === 'gaveUp') query = query.is('sent_at', null).not('failed_at', 'is', null)
        if (state === 'waiting') query = query.is('sent_at', null).is('failed_at', null).eq('attempts', 0)
        if (state === 'retrying') query = query.is('sent_at', null).is('failed_at', null).gt('attempts', 0)
        const pattern = likePattern(search)
        if (search !== '' && pattern !== null) query = query.ilike('recipient', pattern)
        if (cursor !== null) query = query.lt('id', Number(cursor.id))
        const page = query
          .order('id', { ascending: false })
          .limit(PAGE_ROWS + 1)
          .abortSignal(signal)
        return toPage(await rowsMatching(pattern, page), cursorOf)
      },
    }),
}

type Pages<Name extends 'inbox' | 'subscribers' | 'mails'> = Awaited<
  ReturnType<Extract<ReturnType<(typeof messagesQueries)[Name]>['queryFn'], (...args: never[]) => unknown>>
>
export type Message = Pages<'inbox'>['rows'][number]
export type Thread = Awaited<
  ReturnType<Extract<ReturnType<typeof messagesQueries.message>['queryFn'], (...args: never[]) => unknown>>
>
export type Subscriber = Pages<'subscribers'>['rows'][number]
export type Mail = Pages<'mails'>['rows'][number]

/** All subscribers that match, read in batches: the Data API limits the rows of a response. */
export async function allSubscribers({
  search,
  language,
}: Omit<SubscriberList, 'cursor'>): Promise<Subscriber[]> {
  const client = await supabase()
  const found: Subscriber[] = []
  const pattern = likePattern(search)
  if (pattern === null) return found
  for (;;) {
    let query = client.from('newsletter_subscribers').select('id, email, language, created_at')
    if (search !== '') query = query.ilike('email', pattern)
    if (isLanguage(language)) query = query.eq('language', language)
    const last = found.at(-1)
    if (last !== undefined) query = query.gt('email', last.email)
    const rows = unwrap(await query.order('email').limit(EXPORT_ROWS))
    found.push(...rows)
    if (rows.length < EXPORT_ROWS) return found
  }
}
