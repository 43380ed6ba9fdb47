import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { type Column, DataTable } from '@/admin/list/data-table'
import { SearchBox, StateFilter } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { MAIL_LOOKS, mailState } from './mail-state'
import { messagesMutations } from './mutations'
import { type Mail, MAIL_STATES, messagesQueries } from './queries'

const STATES = [
  ['', 'adminShell.all'],
  ...MAIL_STATES.map((state) => [state, MAIL_LOOKS[state].label] as const),
] as const

const KINDS: Readonly<Record<string, PlainMessageKey>> = {
  welcome: 'adminMessages.kindWelcome',
  order_confirmation: 'adminMessages.kindConfirmation',
  order_status: 'adminMessages.kindStatus',
  order_corrected: 'adminMessages.kindCorrected',
  payment: 'adminMessages.kindPayment',
  return: 'adminMessages.kindReturn',
  message_reply: 'adminMessages.kindReply',
  shop_order: 'adminMessages.kindShopOrder',
  shop_message: 'adminMessages.kindShopMessage',
  shop_return: 'adminMessages.kindShopReturn',
  shop_payment: 'adminMessages.kindShopPayment',
  stock_alert: 'adminMessages.kindStockAlert',
  review_request: 'adminMessages.kindReviewRequest',
}

export function Mails() {
  const { t, tKey, language } = useLanguage()
  const list = useListSearchParams()
  const search = list.params.get('q') ?? ''
  const state = list.params.get('state') ?? ''
  const query = useQuery({
    ...messagesQueries.mails({ search, state, cursor: list.cursor }),
    meta: { errorText: 'adminMessages.fetchFailed' },
  })

  const kindOf = ({ kind, status }: Mail) => {
    const label = KINDS[kind]
    const words = label === undefined ? kind : t(label)
    return kind === 'order_status'
      ? t('adminMessages.kindWithStatus', { kind: words, status: tKey(`ordering.order.status.${status}`) })
      : words
  }

  const columns: Column<Mail>[] = [
    {
      key: 'recipient',
      header: t('adminMessages.recipient'),
      cell: (mail) => (
        <span className="flex flex-col">
          <span className="break-all">
            <Ltr>{mail.recipient}</Ltr>
          </span>
          <span className="text-sm text-ink-muted">{kindOf(mail)}</span>
        </span>
      ),
    },
    {
      key: 'about',
      header: t('adminMessages.about'),
      className: 'whitespace-nowrap',
      cell: (mail) => <About mail={mail} />,
    },
    {
      key: 'state',
      header: t('adminMessages.state'),
      cell: (mail) => {
        const { tone, icon, label } = MAIL_LOOKS[mailState(mail)]
        return (
          <span className="flex flex-col items-start gap-1 max-md:items-end">
            <Badge tone={tone} icon={icon}>
              {t(label)}
            </Badge>
            {mail.last_error !== null && mail.sent_at === null && (
              <bdi dir="ltr" className="max-w-72 text-sm break-words text-brick">
                {mail.last_error}
              </bdi>
            )}
            <Retry mail={mail} />
          </span>
        )
      },
    },
    {
      key: 'attempts',
      header: t('adminMessages.attempts'),
      align: 'end',
      cell: ({ attempts }) => formatNumber(attempts, language),
    },
    {
      key: 'when',
      header: t('adminMessages.when'),
      cell: (mail) => <When mail={mail} />,
    },
  ]
  const isFiltered = search !== '' || state !== ''

  return (
    <div className="flex flex-col gap-4">
      <ListPage
        list={list}
        query={query}
        filters={
          <div className="flex flex-wrap items-center gap-3">
            <SearchBox
              label={t('adminMessages.searchAddress')}
              value={search}
              className="w-full sm:w-80"
              onSearch={(q) => list.setFilters({ q }, { replace: true })}
            />
            <StateFilter
              label={t('adminMessages.state')}
              value={state}
              options={STATES}
              onChange={(value) => list.setFilters({ state: value })}
            />
            <RetryFailed />
          </div>
        }
        clearable={isFiltered ? ['q', 'state'] : undefined}
        empty={<p>{t('adminMessages.mailsEmpty')}</p>}
      >
        {(rows) => (
          <DataTable
            caption={t('adminMessages.mails')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            rowName={({ recipient }) => recipient}
          />
        )}
      </ListPage>
    </div>
  )
}

const linkClasses = 'inline-flex min-h-11 items-center text-majolica underline underline-offset-4 md:min-h-9'

function About({ mail }: { mail: Mail }) {
  const { t } = useLanguage()
  if (mail.orders !== null) {
    return (
      <Link to={adminPaths.order(mail.orders.order_number)} className={linkClasses}>
        <Ltr>{mail.orders.order_number}</Ltr>
      </Link>
    )
  }
  if (mail.user_id === null) return <span aria-hidden="true">–</span>
  return (
    <Link to={adminPaths.customer(mail.user_id)} className={linkClasses}>
      {t('adminMessages.toCustomer')}
    </Link>
  )
}

/** The time of delivery, of the next attempt, or of giving up. */
function When({ mail }: { mail: Mail }) {
  const { t, language } = useLanguage()
  const state = mailState(mail)
  const at = state === 'sent' ? mail.sent_at : state === 'gaveUp' ? mail.failed_at : mail.next_attempt_at
  return (
    <span className="flex flex-col text-sm max-md:items-end">
      {(state === 'waiting' || state === 'retrying') && (
        <span className="text-ink-muted">{t('adminMessages.nextAttempt')}</span>
      )}
      {at !== null && <time dateTime={at}>{formatDateTime(at, language)}</time>}
    </span>
  )
}

/** All emails that failed, as after a mail server was down: one by one they would take an admin hours. */
function RetryFailed() {
  const { t } = useLanguage()
  const count = useQuery(asPart(messagesQueries.counts())).data?.gaveUp ?? 0
  const retry = useMutation(messagesMutations.retryFailed())
  /** How many the open question is about; none is open at 0. */
  const [asked, setAsked] = useState(0)
  return (
    <>
      {count > 0 && (
        <Button tone="secondary" className="ms-auto" onClick={() => setAsked(count)}>
          <RotateCw aria-hidden="true" className="size-5" />
          {t('adminMessages.retryAll')}
        </Button>
      )}
      <ConfirmDialog
        open={asked > 0}
        onOpenChange={(open) => !open && setAsked(0)}
        title={t('adminMessages.confirmRetryAll', { count: asked })}
        confirm={t('adminMessages.retry')}
        busy={retry.isPending}
        onConfirm={() => retry.mutate(undefined, { onSuccess: () => setAsked(0) })}
      >
        {t('adminMessages.confirmRetryAllText')}
      </ConfirmDialog>
    </>
  )
}

function Retry({ mail }: { mail: Mail }) {
  const { t } = useLanguage()
  const retry = useMutation(messagesMutations.retry())
  const state = mailState(mail)
  if (state !== 'gaveUp' && state !== 'retrying') return null
  return (
    <Button
      tone="secondary"
      size="small"
      busy={retry.isPending}
      aria-label={t('adminMessages.retryOne', { email: mail.recipient })}
      onClick={() => retry.mutate(mail.id)}
    >
      <RotateCw aria-hidden="true" className="size-4" />
      {t('adminMessages.retry')}
    </Button>
  )
}
