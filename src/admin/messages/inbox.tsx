import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDot, type LucideIcon, Mail, ShieldX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Column, DataTable } from '@/admin/list/data-table'
import { SearchBox, StateFilter } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES } from '@/i18n/locales'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import { Badge, type BadgeTone } from '@/ui/badge'
import { TypedText } from '@/ui/typed-text'
import { MessageSheet } from './message-sheet'
import { type Message, messagesQueries } from './queries'

const STATES = [
  ['', 'adminShell.all'],
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
  const list = useListSearchParams()
  const { openId, open, close } = useMessageParam()
  const search = list.params.get('q') ?? ''
  const state = list.params.get('state') ?? ''
  const query = useQuery({
    ...messagesQueries.inbox({ search, state, cursor: list.cursor }),
    meta: { errorText: 'adminMessages.fetchFailed' },
  })

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
            <TypedText text={message.subject} />
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
  const isFiltered = search !== '' || state !== ''

  return (
    <div className="flex flex-col gap-4">
      <ListPage
        list={list}
        query={query}
        filters={
          <div className="flex flex-wrap items-center gap-3">
            <SearchBox
              label={t('adminMessages.search')}
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
          </div>
        }
        clearable={isFiltered ? ['q', 'state'] : undefined}
        empty={<p>{t('adminMessages.inboxEmpty')}</p>}
      >
        {(rows) => (
          <DataTable
            caption={t('adminMessages.inbox')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={({ subject }) => subject}
            onOpen={({ id }) => open(id)}
          />
        )}
      </ListPage>
      {openId !== null && <MessageSheet id={openId} onClose={close} />}
    </div>
  )
}

/** The open message as a search param: the back button closes it, and a link can open it. */
function useMessageParam() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  // The history state holds the cursors of earlier pages; it is kept.
  const { state, key } = useLocation() as { state: object | null; key: string }
  const closed = useRef('')
  // The same entry can be reached again with the forward button, and closed again.
  useEffect(() => {
    closed.current = ''
  }, [key])

  return {
    openId: params.get('message'),
    open: (id: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          next.set('message', id)
          return next
        },
        { state: { ...state, isFromList: true }, preventScrollReset: true },
      ),
    close: () => {
      // Going back takes a moment, in which it can be closed again.
      if (closed.current === key) return
      closed.current = key
      // The list is the entry before: another one would be one more press of the back button.
      if (state !== null && 'isFromList' in state) {
        void navigate(-1)
        return
      }
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          next.delete('message')
          return next
        },
        { state, replace: true, preventScrollReset: true },
      )
    },
  }
}
