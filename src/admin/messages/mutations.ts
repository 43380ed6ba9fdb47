import { mutationOptions } from '@tanstack/react-query'
import { adminKeys } from '@/admin/query-keys'
import { AppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

// PostgreSQL reads 'now' as its own time: the browser's clock may be wrong.
const NOW = 'now'

type Mark = { id: string } & ({ answered: boolean } | { spam: boolean })

// The dashboard counts open messages and failed emails.
const changed = [adminKeys.messages, adminKeys.badges, adminKeys.dashboard]

export const messagesMutations = {
  /** Marks an opened message as read, without a toast. */
  read: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        const client = await supabase()
        unwrap(
          await client.from('contact_messages').update({ read_at: NOW }).eq('id', id).is('read_at', null),
        )
      },
      meta: { invalidates: changed },
    }),

  mark: () =>
    mutationOptions({
      mutationFn: async ({ id, ...mark }: Mark) => {
        const client = await supabase()
        const values =
          'answered' in mark ? { answered_at: mark.answered ? NOW : null } : { is_spam: mark.spam }
        unwrap(await client.from('contact_messages').update(values).eq('id', id).select('id').single())
      },
      meta: { invalidates: changed, errorText: 'adminMessages.saveFailed' },
    }),

  /** Rejects with edit_conflict when the message has other replies than the caller saw, or is spam by now. */
  reply: () =>
    mutationOptions({
      mutationFn: async ({
        id,
        key,
        seen,
        body,
      }: {
        id: string
        key: string
        seen: number
        body: string
      }) => {
        const client = await supabase()
        unwrap(await client.rpc('reply_to_message', { message_id: id, key, seen_replies: seen, body }))
      },
      meta: { invalidates: changed, successText: 'adminMessages.replied', ownErrors: true },
    }),

  remove: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        const client = await supabase()
        unwrap(await client.from('contact_messages').delete().eq('id', id).select('id').single())
      },
      meta: {
        // Not the message itself: it is still open, and would be refetched after its deletion.
        invalidates: [
          [...adminKeys.messages, 'inbox'],
          [...adminKeys.messages, 'counts'],
          adminKeys.badges,
          adminKeys.dashboard,
        ],
        successText: 'adminMessages.deleted',
        errorText: 'adminMessages.saveFailed',
      },
    }),

  unsubscribe: () =>
    mutationOptions({
      mutationFn: async (ids: readonly string[]) => {
        const client = await supabase()
        const deleted = unwrap(
          await client.from('newsletter_subscribers').delete().in('id', ids).select('id'),
        )
        if (deleted.length === 0) throw new AppError('not_found')
      },
      meta: {
        invalidates: changed,
        successText: 'adminMessages.unsubscribed',
        errorText: 'adminMessages.saveFailed',
      },
    }),

  retry: () =>
    mutationOptions({
      mutationFn: async (id: number) => {
        const client = await supabase()
        unwrap(await client.rpc('retry_email', { id }))
      },
      meta: {
        invalidates: changed,
        successText: 'adminMessages.retried',
        errorText: 'adminMessages.retryFailed',
      },
    }),

  retryFailed: () =>
    mutationOptions({
      mutationFn: async () => {
        const client = await supabase()
        unwrap(await client.rpc('retry_failed_emails'))
      },
      meta: {
        invalidates: changed,
        successText: 'adminMessages.retriedAll',
        errorText: 'adminMessages.retryAllFailed',
      },
    }),
}
