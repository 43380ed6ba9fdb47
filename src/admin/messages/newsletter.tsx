import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { DataTable, type Column } from '@/admin/list/data-table'
import { ListFrame } from '@/admin/list/list-frame'
import { Pager } from '@/admin/list/pager'
import { SearchBox } from '@/admin/list/search-box'
import { SelectionBar } from '@/admin/list/selection-bar'
import { PAGE_ROWS, useListAddress } from '@/admin/list/use-list-address'
import { useSelection } from '@/admin/list/use-selection'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { Select } from '@/ui/select'
import { exportSubscribers } from './export-subscribers'
import { messagesMutations } from './mutations'
import { messagesQueries, type Subscriber } from './queries'

export function Newsletter() {
  const { t, language } = useLanguage()
  const address = useListAddress()
  const search = address.params.get('q') ?? ''
  const spoken = address.params.get('language') ?? ''
  const query = useQuery({
    ...messagesQueries.subscribers({ search, language: spoken, cursor: address.cursor }),
    meta: { errorText: 'adminMessages.fetchFailed' },
  })
  const count = useQuery(messagesQueries.subscriberCount({ search, language: spoken }))
  const [leaving, setLeaving] = useState<readonly Subscriber[]>([])
  const unsubscribe = useMutation(messagesMutations.unsubscribe())
  const exported = useMutation({
    mutationFn: () => exportSubscribers({ search, language: spoken }),
    meta: { errorText: 'adminMessages.exportFailed' },
  })

  const rows = query.data?.slice(0, PAGE_ROWS) ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const last = rows.at(-1)
  const next =
    last !== undefined && (query.data?.length ?? 0) > PAGE_ROWS ? `${last.id}~${last.created_at}` : null

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
          onClick={() => setLeaving([subscriber])}
        >
          <UserMinus aria-hidden="true" className="size-4" />
          {t('adminMessages.unsubscribe')}
        </Button>
      ),
    },
  ]
  const filtered = search !== '' || spoken !== ''

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={t('adminMessages.searchAddress')}
          value={search}
          className="w-full sm:w-80"
          onSearch={(q) => address.setFilters({ q }, { replace: true })}
        />
        <Select
          aria-label={t('adminMessages.language')}
          className="w-full sm:w-48"
          value={spoken}
          onChange={({ target }) => address.setFilters({ language: target.value })}
        >
          <option value="">{t('adminMessages.allLanguages')}</option>
          {LANGUAGES.map((name) => (
            <option key={name} value={name} lang={name}>
              {LANGUAGE_NAMES[name]}
            </option>
          ))}
        </Select>
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
          {t('admin.export')}
        </Button>
      </div>
      <SelectionBar selection={selection}>
        <Button
          tone="secondary"
          size="small"
          onClick={() => setLeaving(rows.filter(({ id }) => selection.has(id)))}
        >
          {t('adminMessages.unsubscribe')}
        </Button>
      </SelectionBar>
      <ListFrame
        query={query}
        empty={
          filtered ? (
            <>
              <p>{t('admin.nothingFound')}</p>
              <Button tone="secondary" onClick={() => address.setFilters({ q: '', language: '' })}>
                {t('admin.clearFilters')}
              </Button>
            </>
          ) : (
            <p>{t('adminMessages.newsletterEmpty')}</p>
          )
        }
      >
        <DataTable
          caption={t('adminMessages.newsletter')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ email }) => email}
          selection={selection}
        />
      </ListFrame>
      <Pager address={address} next={next} />
      <ConfirmDialog
        open={leaving.length > 0}
        onOpenChange={(open) => !open && setLeaving([])}
        title={t('adminMessages.confirmUnsubscribe', { count: leaving.length })}
        confirm={t('adminMessages.unsubscribe')}
        busy={unsubscribe.isPending}
        onConfirm={() =>
          unsubscribe.mutate(
            leaving.map(({ id }) => id),
            {
              onSuccess: () => {
                setLeaving([])
                selection.clear()
              },
            },
          )
        }
      >
        <p className="break-all">
          <Ltr>{leaving.map(({ email }) => email).join(', ')}</Ltr>
        </p>
      </ConfirmDialog>
    </div>
  )
}
