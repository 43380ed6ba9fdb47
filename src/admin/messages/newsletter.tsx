import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { csvText } from '@/admin/csv'
import { download } from '@/admin/sheet'
import { type Column, DataTable } from '@/admin/list/data-table'
import { SearchBox } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { SelectionBar, useSelection } from '@/admin/list/selection'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { asPart } from '@/admin/unread-notice'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { shopDay } from '@/lib/shop-clock'
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { Select } from '@/ui/select'
import { messagesMutations } from './mutations'
import { allSubscribers, messagesQueries, type Subscriber } from './queries'

export function Newsletter() {
  const { t, language } = useLanguage()
  const list = useListSearchParams()
  const search = list.params.get('q') ?? ''
  const spoken = list.params.get('language') ?? ''
  const query = useQuery({
    ...messagesQueries.subscribers({ search, language: spoken, cursor: list.cursor }),
    meta: { errorText: 'adminMessages.fetchFailed' },
  })
  const count = useQuery(asPart(messagesQueries.subscriberCount({ search, language: spoken })))
  const [unsubscribing, setUnsubscribing] = useState<readonly Subscriber[]>([])
  const unsubscribe = useMutation(messagesMutations.unsubscribe())
  const exported = useMutation({
    mutationFn: () => exportSubscribers({ search, language: spoken }),
    meta: { errorText: 'adminMessages.exportFailed' },
  })

  const rows = query.data?.rows ?? []
  const selection = useSelection(rows.map(({ id }) => id))

  const columns: Column<Subscriber>[] = [
    {
      key: 'email',
      header: t('adminMessages.email'),
      className: 'break-all',
      cell: ({ email }) => <Ltr>{email}</Ltr>,
    },
    {
      key: 'language',
      header: t('adminMessages.language'),
      cell: ({ language: written }) => <span lang={written}>{LANGUAGE_NAMES[written]}</span>,
    },
    {
      key: 'since',
      header: t('adminMessages.since'),
      className: 'whitespace-nowrap',
      cell: ({ created_at: since }) => <time dateTime={since}>{formatDate(since, language)}</time>,
    },
    {
      key: 'actions',
      header: t('adminMessages.action'),
      align: 'end',
      cell: (subscriber) => (
        <Button
          tone="secondary"
          size="small"
          aria-label={t('adminMessages.unsubscribeOne', { email: subscriber.email })}
          onClick={() => setUnsubscribing([subscriber])}
        >
          <UserMinus aria-hidden="true" className="size-4" />
          {t('adminMessages.unsubscribe')}
        </Button>
      ),
    },
  ]
  const isFiltered = search !== '' || spoken !== ''

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
            <Select
              aria-label={t('adminMessages.language')}
              className="w-full sm:w-48"
              value={spoken}
              onValueChange={(choice) => list.setFilters({ language: choice })}
              options={[
                { value: '', label: t('adminMessages.allLanguages') },
                ...LANGUAGES.map((name) => ({ value: name, label: LANGUAGE_NAMES[name], lang: name })),
              ]}
            />
            <p aria-live="polite" className="text-ink-muted">
              {count.data !== undefined && t('adminMessages.subscribers', { count: count.data })}
            </p>
            <Button
              tone="secondary"
              className="ms-auto"
              busy={exported.isPending}
              disabled={count.data === 0}
              onClick={() => exported.mutate()}
            >
              <Download aria-hidden="true" className="size-5" />
              {t('adminMessages.export')}
            </Button>
          </div>
        }
        bulkActions={
          <SelectionBar selection={selection}>
            <Button
              tone="secondary"
              size="small"
              onClick={() => setUnsubscribing(rows.filter(({ id }) => selection.has(id)))}
            >
              {t('adminMessages.unsubscribe')}
            </Button>
          </SelectionBar>
        }
        clearable={isFiltered ? ['q', 'language'] : undefined}
        empty={<p>{t('adminMessages.newsletterEmpty')}</p>}
      >
        {() => (
          <DataTable
            caption={t('adminMessages.newsletter')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={({ email }) => email}
            selection={selection}
          />
        )}
      </ListPage>
      <ConfirmDialog
        open={unsubscribing.length > 0}
        onOpenChange={(open) => !open && setUnsubscribing([])}
        title={t('adminMessages.confirmUnsubscribe', { count: unsubscribing.length })}
        confirm={t('adminMessages.unsubscribe')}
        busy={unsubscribe.isPending}
        onConfirm={() =>
          unsubscribe.mutate(
            unsubscribing.map(({ id }) => id),
            {
              onSuccess: () => {
                setUnsubscribing([])
                selection.clear()
              },
            },
          )
        }
      >
        <p className="break-all">
          <Ltr>{unsubscribing.map(({ email }) => email).join(', ')}</Ltr>
        </p>
      </ConfirmDialog>
    </div>
  )
}

/** Exports all subscribers that match the filters, for a newsletter program. */
async function exportSubscribers(filters: { search: string; language: string }): Promise<void> {
  const subscribers = await allSubscribers(filters)
  const rows = subscribers.map(({ email, language, created_at: since }) => [email, language, since])
  const text = csvText([['email', 'language', 'subscribed_at'], ...rows])
  download(`newsletter-${shopDay(new Date())}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
