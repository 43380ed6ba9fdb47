import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDot, Mail, ShieldX, type LucideIcon } from 'lucide-react'
import { DataTable, type Column } from '@/admin/list/data-table'
import { ListFrame } from '@/admin/list/list-frame'
import { Pager } from '@/admin/list/pager'
import { SearchBox } from '@/admin/list/search-box'
import { PAGE_ROWS, useListAddress } from '@/admin/list/use-list-address'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES } from '@/i18n/locales'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { MessageSheet } from './message-sheet'
import { messagesQueries, type Message } from './queries'
import { StateFilter } from './state-filter'
import { useOpenMessage } from './use-open-message'

const STATES = [
  ['', 'admin.all'],
  ['unread', 'adminMessages.unread'],
  ['open', 'adminMessages.open'],
  ['answered', 'adminMessages.answered'],
  ['spam', 'adminMessages.spam'],
] as const

function look(message: Message): { tone: BadgeTone; icon: LucideIcon; label: PlainMessageKey } {
  if (message.is_spam) return { tone: 'red', icon: ShieldX, label: 'adminMessages.spam' }
  if (message.answered_at !== null) {
    return { tone: 'green', icon: CircleCheck, label: 'adminMessages.answered' }
  }
  return message.read_at === null
    ? { tone: 'copper', icon: Mail, label: 'adminMessages.unread' }
    : { tone: 'yellow', icon: CircleDot, label: 'adminMessages.open' }
}

export function Inbox() {
  const { t, language } = useLanguage()
  const address = useListAddress()
  const { openId, open, close } = useOpenMessage()
  const search = address.params.get('q') ?? ''
  const state = address.params.get('state') ?? ''
  const query = useQuery({
    ...messagesQueries.inbox({ search, state, cursor: address.cursor }),
    meta: { errorText: 'adminMessages.fetchFailed' },
  })
  const rows = query.data?.slice(0, PAGE_ROWS) ?? []
  const last = rows.at(-1)
  const next =
    last !== undefined && (query.data?.length ?? 0) > PAGE_ROWS ? `${last.id}~${last.created_at}` : null

  const columns: Column<Message>[] = [
    {
      key: 'subject',
      header: t('adminMessages.message'),
      className: 'md:w-full md:max-w-0',
      cell: (message) => (
        <button
          type="button"
          className="flex min-h-11 w-full cursor-pointer flex-col items-start justify-center text-start underline-offset-4 hover:underline"
          onClick={() => open(message.id)}
        >
          <bdi
            className={cn(
              'line-clamp-2 max-w-full break-words text-majolica md:line-clamp-1',
              message.read_at === null && 'font-semibold',
            )}
          >
            {message.subject}
          </bdi>
          <span className="line-clamp-1 max-w-full text-sm break-all text-ink-muted">
            <bdi>{message.name}</bdi> · <bdi dir="ltr">{message.email}</bdi>
          </span>
        </button>
      ),
    },
    {
      key: 'language',
      header: t('adminMessages.language'),
      cell: ({ language: written }) => <span lang={written}>{LANGUAGE_NAMES[written]}</span>,
    },
    {
      key: 'state',
      header: t('adminMessages.state'),
      cell: (message) => {
        const { tone, icon, label } = look(message)
        return (
          <Badge tone={tone} icon={icon}>
            {t(label)}
          </Badge>
        )
      },
    },
    {
      key: 'received',
      header: t('adminMessages.received'),
      className: 'whitespace-nowrap',
      cell: (message) => (
        <time dateTime={message.created_at} className="text-sm">
          {formatDateTime(message.created_at, language)}
        </time>
      ),
    },
  ]
  const filtered = search !== '' || state !== ''

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={t('adminMessages.search')}
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
            <p>{t('adminMessages.inboxEmpty')}</p>
          )
        }
      >
        <DataTable
          caption={t('adminMessages.inbox')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ subject }) => subject}
          onOpen={({ id }) => open(id)}
        />
      </ListFrame>
      <Pager address={address} next={next} />
      {openId !== null && <MessageSheet id={openId} onClose={close} />}
    </div>
  )
}
