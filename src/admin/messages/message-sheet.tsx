import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES } from '@/i18n/locales'
import { useUnread } from '@/lib/use-unread'
import { mailLink } from '@/settings/contact-links'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Sheet } from '@/ui/dialog'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'
import { TypedText } from '@/ui/typed-text'
import { messagesMutations } from './mutations'
import { messagesQueries, type Thread } from './queries'
import { Replies, ReplyForm } from './replies'

/** One message with its replies and what can be done about it. Opening it is reading it. */
export function MessageSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLanguage()
  const query = useQuery(messagesQueries.message(id))
  const { data: message } = query
  const unread = useUnread(query)
  const { mutate: markRead } = useMutation(messagesMutations.read())
  const isUnread = message?.read_at === null
  useEffect(() => {
    if (isUnread) markRead(id)
  }, [id, isUnread, markRead])

  return (
    <Sheet
      open
      className="sm:w-[min(42rem,calc(100vw-2rem))]"
      onOpenChange={(open) => !open && onClose()}
      title={
        message === undefined ? (
          t('adminMessages.message')
        ) : (
          <bdi>
            <TypedText text={message.subject} />
          </bdi>
        )
      }
      footer={message !== undefined && <MessageActions message={message} onDeleted={onClose} />}
    >
      {unread !== null && <ReadFailed {...unread} />}
      {unread === null && message === undefined && (
        <div role="status">
          <span className="sr-only">{t('shop.status.loading')}</span>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {message !== undefined && (
        <div className="flex flex-col gap-6">
          <MessageText message={message} />
          <Replies message={message} />
          <ReplyForm key={message.id} message={message} />
        </div>
      )}
    </Sheet>
  )
}

function MessageText({ message }: { message: Thread }) {
  const { t, language } = useLanguage()
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact label={t('adminMessages.sender')}>
          <bdi>{message.name}</bdi>
        </Fact>
        <Fact label={t('adminMessages.email')}>
          <a href={mailLink(message.email)} className="break-all text-majolica underline underline-offset-4">
            <Ltr>{message.email}</Ltr>
          </a>
        </Fact>
        <Fact label={t('adminMessages.received')}>{formatDateTime(message.created_at, language)}</Fact>
        <Fact label={t('adminMessages.language')}>
          <span lang={message.language}>{LANGUAGE_NAMES[message.language]}</span>
        </Fact>
        {message.answered_at !== null && (
          <Fact label={t('adminMessages.answered')}>{formatDateTime(message.answered_at, language)}</Fact>
        )}
        {message.user_id !== null && (
          <Fact label={t('adminMessages.account')}>
            <Link
              to={adminPaths.customer(message.user_id)}
              className="text-majolica underline underline-offset-4"
            >
              {t('adminMessages.toCustomer')}
            </Link>
          </Fact>
        )}
      </dl>
      <p
        lang={message.language}
        dir="auto"
        className="rounded-picture border border-plaster-line bg-white p-4 break-words whitespace-pre-wrap"
      >
        <TypedText text={message.message} />
      </p>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

function MessageActions({ message, onDeleted }: { message: Thread; onDeleted: () => void }) {
  const { t } = useLanguage()
  const [confirming, setConfirming] = useState(false)
  const mark = useMutation(messagesMutations.mark())
  const remove = useMutation(messagesMutations.remove())
  const { id } = message
  const isAnswered = message.answered_at !== null

  return (
    <div className="flex w-full flex-wrap gap-2">
      {!message.is_spam && (
        <Button
          tone="secondary"
          busy={mark.isPending}
          onClick={() => mark.mutate({ id, answered: !isAnswered })}
        >
          {isAnswered ? t('adminMessages.markOpen') : t('adminMessages.markAnswered')}
        </Button>
      )}
      <Button
        tone="secondary"
        busy={mark.isPending}
        onClick={() => mark.mutate({ id, spam: !message.is_spam })}
      >
        {message.is_spam ? t('adminMessages.noSpam') : t('adminMessages.markSpam')}
      </Button>
      <Button tone="quiet" className="text-brick" onClick={() => setConfirming(true)}>
        {t('adminShell.delete')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('adminMessages.confirmDelete')}
        confirm={t('adminShell.delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: onDeleted })}
      >
        <p>{t('adminMessages.confirmDeleteText')}</p>
      </ConfirmDialog>
    </div>
  )
}
