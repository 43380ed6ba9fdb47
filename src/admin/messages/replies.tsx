import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText, RotateCw, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { adminOrderQueries } from '@/admin/orders/queries'
import { adminKeys } from '@/admin/query-keys'
import { REPLY_KEYS } from '@/admin/templates/default-texts'
import { templateQueries, textOf } from '@/admin/templates/templates'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { directionOf } from '@/i18n/locales'
import { errorMessage, isOutcomeUnknown, toAppError } from '@/lib/errors'
import { isRecord } from '@/lib/json'
import { sessionRecord } from '@/lib/storage'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { TypedText } from '@/ui/typed-text'
import { fillText } from '../../../supabase/functions/send-emails/mail-texts.ts'
import { MAIL_LOOKS, mailState } from './mail-state'
import { messagesMutations } from './mutations'
import type { Thread } from './queries'

/** What the shop replied, and what became of each email. */
export function Replies({ message }: { message: Thread }) {
  const { t, language } = useLanguage()
  const retry = useMutation(messagesMutations.retry())
  const actors = message.replies.flatMap(({ actor }) => actor ?? [])
  const { data: names } = useQuery(asPart(adminOrderQueries.people([...new Set(actors)])))
  if (message.replies.length === 0) return null

  return (
    <section aria-labelledby="replies" className="flex flex-col gap-3">
      <h3 id="replies" className="text-lg">
        {t('adminMessages.replies')}
      </h3>
      <ol className="flex flex-col gap-3">
        {message.replies.map(({ id, body, actor, created_at: at, mail }) => {
          const look = mail && MAIL_LOOKS[mailState(mail)]
          return (
            <li key={id} className="ms-6 rounded-picture border border-plaster-line bg-plaster-raised p-4">
              <p dir="auto" className="break-words whitespace-pre-wrap">
                <TypedText text={body} />
              </p>
              <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
                <bdi>
                  {names === undefined
                    ? ''
                    : (actor !== null && names[actor]) || t('adminMessages.formerMember')}
                </bdi>
                <time dateTime={at}>{formatDateTime(at, language)}</time>
                {look && (
                  <Badge tone={look.tone} icon={look.icon}>
                    {t(look.label)}
                  </Badge>
                )}
                {mail?.failed_at != null && mail.sent_at === null && (
                  <Button
                    tone="secondary"
                    size="small"
                    busy={retry.isPending}
                    onClick={() => retry.mutate(mail.id)}
                  >
                    <RotateCw aria-hidden="true" className="size-4" />
                    {t('adminMessages.retry')}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type Draft = { body: string; key: string }

const drafts = sessionRecord('mcg-replies')

/** The text that was begun in this tab, with the key under which it is sent. */
function readDraft(id: string): Draft {
  const stored = drafts.read(id)
  return isRecord(stored) && typeof stored.body === 'string' && typeof stored.key === 'string'
    ? { body: stored.body, key: stored.key }
    : { body: '', key: crypto.randomUUID() }
}

export function ReplyForm({ message }: { message: Thread }) {
  const { t } = useLanguage()
  const { id } = message
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => readDraft(id))
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const reply = useMutation(messagesMutations.reply())

  const write = (next: Draft) => {
    setDraft(next)
    setEmpty(false)
    drafts.write(id, next.body === '' ? null : next)
  }
  const insert = (text: string) => {
    const { selectionStart: from = draft.body.length, selectionEnd: to = draft.body.length } =
      field.current ?? {}
    write({ ...draft, body: draft.body.slice(0, from) + text + draft.body.slice(to) })
  }
  const send = () => {
    if (reply.isPending) return
    if (draft.body.trim() === '') {
      setEmpty(true)
      field.current?.focus()
      return
    }
    reply.mutate(
      { id, ...draft, seen: message.replies.length },
      {
        onSuccess: () => write({ body: '', key: crypto.randomUUID() }),
        onError: (error) => {
          if (toAppError(error).code === 'edit_conflict') {
            // Sent again in sight of what was sent, it is another reply.
            write({ ...draft, key: crypto.randomUUID() })
            void queryClient.invalidateQueries({ queryKey: adminKeys.messages })
          }
        },
      },
    )
  }
  if (message.is_spam) return <SpamReply id={id} />

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label={t('adminMessages.replyLabel', { name: message.name })}
        hint={t('adminMessages.replyHint')}
        error={isEmpty ? t('deferred.invalid.required') : undefined}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={5}
            className="text-start"
            data-no-mirror
            maxLength={5000}
            readOnly={reply.isPending}
            lang={message.language}
            dir={draft.body === '' ? directionOf(message.language) : 'auto'}
            value={draft.body}
            onChange={(event) => write({ ...draft, body: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              send()
            }}
          />
        )}
      </Field>
      {reply.error !== null && <ReplyError error={reply.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={reply.isPending}>
          <Send aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {t('adminMessages.send')}
        </Button>
        <TextMenu message={message} onInsert={insert} />
      </div>
    </form>
  )
}

function ReplyError({ error }: { error: Error }) {
  const { t } = useLanguage()
  const text =
    toAppError(error).code === 'edit_conflict'
      ? t('adminMessages.replyConflict')
      : isOutcomeUnknown(error)
        ? t('adminMessages.replyUnknown')
        : errorMessage(error, t)
  return (
    <Notice tone="error" role="alert">
      {text}
    </Notice>
  )
}

type TextMenuProps = { message: Thread; onInsert: (text: string) => void }

/** The prepared replies, in the language of the message. */
function TextMenu({ message, onInsert }: TextMenuProps) {
  const { t } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const { data: templates } = useQuery(asPart(templateQueries.all()))
  const facts = { name: message.name, shop: shop?.site_name ?? SITE_NAME }
  return (
    <DropdownMenu
      trigger={
        <Button tone="secondary">
          <FileText aria-hidden="true" className="size-5" />
          {t('adminTemplates.insert')}
        </Button>
      }
    >
      {REPLY_KEYS.map((key) => (
        <MenuItem
          key={key}
          onSelect={() => onInsert(fillText(textOf(templates, key, message.language), facts))}
        >
          {t(`adminTemplates.name.${key}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

/** In place of the form: spam is not replied to by accident. */
function SpamReply({ id }: { id: string }) {
  const { t } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const mark = useMutation(messagesMutations.mark())
  return (
    <div>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        {t('adminMessages.replyAnyway')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('adminMessages.confirmSpamReply')}
        confirm={t('adminMessages.toInbox')}
        busy={mark.isPending}
        onConfirm={() => mark.mutate({ id, spam: false }, { onSuccess: () => setAsking(false) })}
      >
        <p>{t('adminMessages.confirmSpamReplyText')}</p>
      </ConfirmDialog>
    </div>
  )
}
