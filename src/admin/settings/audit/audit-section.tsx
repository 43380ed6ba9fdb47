import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListPage } from '@/admin/list/list-page'
import { type ListSearchParams, useListSearchParams } from '@/admin/list/use-list-search-params'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { AuditRow, Changes } from './audit-entry'
import { ACTION_LABELS, TABLE_LABELS } from './labels'
import { AUDITED_TABLES, type AuditEntry, type AuditFilters, auditQueries, readAuditFilters } from './queries'

/** The audit log, newest first. */
export function AuditSection() {
  const { t, language } = useLanguage()
  const list = useListSearchParams()
  const filters = readAuditFilters(list.params)
  const query = useQuery(auditQueries.list(filters, list.cursor))
  const { data: names } = useQuery(asPart(auditQueries.names(query.data?.rows ?? [])))

  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      header: t('adminSettings.audit.what'),
      className: 'md:align-top',
      cell: (entry) => <AuditRow entry={entry} names={names} />,
    },
    {
      key: 'who',
      header: t('adminSettings.audit.who'),
      className: 'md:align-top',
      cell: ({ actor }) => <Who actor={actor} profile={names?.profiles.get(actor ?? '')} />,
    },
    {
      key: 'when',
      header: t('adminSettings.audit.when'),
      className: 'text-sm whitespace-nowrap md:align-top',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
    },
    {
      key: 'changes',
      header: t('adminSettings.audit.changes'),
      className: 'md:w-1/2 md:align-top max-md:flex-col max-md:items-stretch! max-md:gap-1',
      cell: (entry) => <Changes entry={entry} names={names} />,
    },
  ]
  const none = { table: '', row: '', actor: '', from: '', to: '' }
  const isFiltered = Object.values(filters).some((value) => value !== '')

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">{t('adminSettings.audit.text')}</p>
      <ListPage
        list={list}
        query={query}
        filters={
          <>
            <AuditFilterFields list={list} filters={filters} />
            {isFiltered && (
              <Button tone="link" className="self-start" onClick={() => list.setFilters(none)}>
                {t('adminShell.clearFilters')}
              </Button>
            )}
          </>
        }
        empty={<p>{isFiltered ? t('adminShell.nothingFound') : t('adminSettings.audit.empty')}</p>}
      >
        {(rows) => (
          <DataTable
            caption={t('adminSettings.audit.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            rowName={({ action, row_id: row }) => {
              const label = ACTION_LABELS[action]
              return `${label === undefined ? action : t(label)} ${row}`
            }}
          />
        )}
      </ListPage>
    </div>
  )
}

type WhoProps = { actor: string | null; profile: { display_name: string; email: string } | undefined }

function Who({ actor, profile }: WhoProps) {
  const { t } = useLanguage()
  if (profile !== undefined) {
    return (
      <bdi className="break-words" title={profile.email}>
        {profile.display_name === '' ? profile.email : profile.display_name}
      </bdi>
    )
  }
  return (
    <span>
      {actor === null ? t('adminSettings.audit.noAccount') : t('adminSettings.audit.formerAccount')}
    </span>
  )
}

function AuditFilterFields({ list, filters }: { list: ListSearchParams; filters: AuditFilters }) {
  const { t } = useLanguage()
  const { data: admins = [] } = useQuery(asPart(auditQueries.admins()))
  // The account in a shared link may no longer be an admin.
  const isOffered = filters.actor === '' || admins.some(({ user_id: id }) => id === filters.actor)

  return (
    <div
      role="group"
      aria-label={t('adminShell.filters')}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label={t('adminSettings.audit.table')}>
        {(control) => (
          <Select
            {...control}
            value={filters.table}
            onValueChange={(table) => list.setFilters({ table, row: '' })}
            options={[
              { value: '', label: t('adminShell.all') },
              ...AUDITED_TABLES.map((table) => ({ value: table, label: t(TABLE_LABELS[table]) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('adminSettings.audit.who')}>
        {(control) => (
          <Select
            {...control}
            value={filters.actor}
            onValueChange={(actor) => list.setFilters({ actor })}
            options={[
              { value: '', label: t('adminShell.all') },
              ...(isOffered ? [] : [{ value: filters.actor, label: t('adminSettings.audit.formerAccount') }]),
              ...admins.map(({ user_id: id, display_name: name, email }) => ({
                value: id,
                label: name === '' ? email : name,
              })),
            ]}
          />
        )}
      </Field>
      <Field label={t('adminShell.from')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            // A year that is half typed filters nothing yet, and is not to be taken away.
            value={list.params.get('from') ?? ''}
            max={filters.to === '' ? undefined : filters.to}
            onChange={({ target }) => list.setFilters({ from: target.value }, { replace: true })}
          />
        )}
      </Field>
      <Field label={t('adminShell.to')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={list.params.get('to') ?? ''}
            min={filters.from === '' ? undefined : filters.from}
            onChange={({ target }) => list.setFilters({ to: target.value }, { replace: true })}
          />
        )}
      </Field>
    </div>
  )
}
