import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { DataTable, type Column } from '@/admin/list/data-table'
import { ListFrame } from '@/admin/list/list-frame'
import { Pager } from '@/admin/list/pager'
import { SearchBox } from '@/admin/list/search-box'
import { PAGE_ROWS, useListAddress } from '@/admin/list/use-list-address'
import { paths } from '@/app/paths'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { MAIL_LOOKS, mailState } from './mail-state'
import { messagesMutations } from './mutations'
import { MAIL_STATES, messagesQueries, type Mail } from './queries'
import { StateFilter } from './state-filter'

const STATES = [
  ['', 'admin.all'],
  ...MAIL_STATES.map((state) => [state, MAIL_LOOKS[state].label] as const),
] as const

const KINDS: Readonly<Record<string, PlainMessageKey>> = {
  welcome: 'adminMessages.kindWelcome',
  order_confirmation: 'adminMessages.kindConfirmation',
  order_status: 'adminMessages.kindStatus',
}

export function Mails() {
  const { t, tKey, language } = useLanguage()
  const address = useListAddress()
  const search = address.params.get('q') ?? ''
  const state = address.params.get('state') ?? ''
  const query = useQuery({
    ...messagesQueries.mails({ search, state, cursor: address.cursor }),
    meta: { errorText: 'adminMessages.fetchFailed' },
  })
  const rows = query.data?.slice(0, PAGE_ROWS) ?? []
  const last = rows.at(-1)
  const next =
    last !== undefined && (query.data?.length ?? 0) > PAGE_ROWS ? `${last.id}~${last.created_at}` : null

  const kindOf = ({ kind, status }: Mail) => {
    const label = KINDS[kind]
    const words = label === undefined ? kind : t(label)
    return kind === 'order_status'
      ? t('adminMessages.kindWithStatus', { kind: words, status: tKey(`order.status.${status}`) })
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
  const filtered = search !== '' || state !== ''

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={t('adminMessages.searchAddress')}
          value={search}
          className="w-full sm:w-80"
          onSearch={(q) => address.setFilters({ q }, { replace: true })}
        />
        <StateFilter
          label={t('adminMessages.state')}
          value={state}
          options={STATES}
          onChange={(value) => address.setFilters({ state: value })}
        />
      </div>
      <ListFrame
        query={query}
        empty={
          filtered ? (
            <>
              <p>{t('admin.nothingFound')}</p>
              <Button tone="secondary" onClick={() => address.setFilters({ q: '', state: '' })}>
                {t('admin.clearFilters')}
              </Button>
            </>
          ) : (
            <p>{t('adminMessages.mailsEmpty')}</p>
          )
        }
      >
        <DataTable
          caption={t('adminMessages.mails')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          rowName={({ recipient }) => recipient}
        />
      </ListFrame>
      <Pager address={address} next={next} />
    </div>
  )
}

const linkClasses = 'inline-flex min-h-11 items-center text-majolica underline underline-offset-4 md:min-h-9'

function About({ mail }: { mail: Mail }) {
  const { t } = useLanguage()
  if (mail.orders !== null) {
    return (
      <Link to={paths.adminOrder(mail.orders.order_number)} className={linkClasses}>
        <Ltr>{mail.orders.order_number}</Ltr>
      </Link>
    )
  }
  if (mail.user_id === null) return <span aria-hidden="true">–</span>
  return (
    <Link to={paths.adminCustomer(mail.user_id)} className={linkClasses}>
      {t('adminMessages.toCustomer')}
    </Link>
  )
}

/** When it went out, when it is tried next, or when nobody tried any longer. */
function When({ mail }: { mail: Mail }) {
  const { t, language } = useLanguage()
  const state = mailState(mail)
  const at = state === 'sent' ? mail.sent_at : state === 'gaveUp' ? mail.gave_up_at : mail.next_attempt_at
  return (
    <span className="flex flex-col text-sm max-md:items-end">
      {(state === 'waiting' || state === 'retrying') && (
        <span className="text-ink-muted">{t('adminMessages.nextAttempt')}</span>
      )}
      {at !== null && <time dateTime={at}>{formatDateTime(at, language)}</time>}
    </span>
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
