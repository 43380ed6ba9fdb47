import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAuth } from '@/auth/auth-context'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { ConfirmDialog } from '../confirm-dialog'
import { OrderCardSection } from './order-card-section'
import { useAddNote, useDeleteNote } from './mutations'
import type { AdminOrder } from './queries'
import { noteSchema, type NoteInput } from './schema'

/** What the team tells each other about the order. The customer never sees it. */
export function NotesCard({ order }: { order: AdminOrder }) {
  const { t, tKey, language } = useLanguage()
  const { user } = useAuth()
  const add = useAddNote(order.id)
  const remove = useDeleteNote()
  const [doomed, setDoomed] = useState<number | null>(null)
  const form = useForm<NoteInput>({ resolver: zodResolver(noteSchema), defaultValues: { body: '' } })
  const message = form.formState.errors.body?.message
  const submit = form.handleSubmit(({ body }) => {
    if (!add.isPending) add.mutate(body, { onSuccess: () => form.reset() })
  })

  return (
    <OrderCardSection id="notes" title={t('adminOrders.notes')}>
      <ul className="flex w-full flex-col gap-3 empty:hidden">
        {order.order_notes.map(({ id, body, author, writer, created_at: at }) => (
          <li key={id} className="flex items-start gap-2 rounded-control bg-saffron-tint/60 py-2 ps-4 pe-2">
            <div className="min-w-0 grow py-1">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {body}
              </p>
              <p className="text-sm text-ink-muted">
                <bdi>{writer?.display_name ?? t('adminOrders.formerMember')}</bdi> ·{' '}
                <time dateTime={at}>{formatDateTime(at, language)}</time>
              </p>
            </div>
            {author !== null && author === user?.id && (
              <Button
                tone="quiet"
                size="icon"
                aria-label={t('adminOrders.deleteNote')}
                onClick={() => setDoomed(id)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="flex w-full flex-col items-start gap-2"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t('adminOrders.newNote')}
          hint={t('adminOrders.noteHint')}
          error={message === undefined ? undefined : tKey(message)}
          className="w-full"
        >
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={3}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return
                event.preventDefault()
                void submit()
              }}
              {...form.register('body')}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" size="small" busy={add.isPending}>
          {t('adminOrders.addNote')}
        </Button>
      </form>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('adminOrders.deleteNoteQuestion')}
        confirm={t('admin.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (doomed !== null) remove.mutate(doomed, { onSettled: () => setDoomed(null) })
        }}
      />
    </OrderCardSection>
  )
}
