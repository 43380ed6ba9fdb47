import { useQuery } from '@tanstack/react-query'
import { DataTable, type Column } from '@/admin/list/data-table'
import { ListFrame } from '@/admin/list/list-frame'
import { Pager } from '@/admin/list/pager'
import { PAGE_ROWS, useListAddress } from '@/admin/list/use-list-address'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { AuditFilterFields } from './audit-filters'
import { AuditRow } from './audit-row'
import { Changes } from './changes-list'
import { ACTION_LABELS } from './labels'
import { auditQueries, type AuditEntry } from './queries'

/** Who changed what, newest first. */
export function AuditSection() {
  const { t, language } = useLanguage()
  const address = useListAddress()
  const filter = (name: string) => address.params.get(name) ?? ''
  const filters = {
    table: filter('table'),
    row: filter('row'),
    actor: filter('actor'),
    from: filter('from'),
    to: filter('to'),
  }
  const query = useQuery(auditQueries.list(filters, address.cursor))
  const rows = query.data?.slice(0, PAGE_ROWS) ?? []
  const { data: names } = useQuery(auditQueries.names(rows))
  const last = rows.at(-1)
  const next =
    last !== undefined && (query.data?.length ?? 0) > PAGE_ROWS ? `${last.id}~${last.created_at}` : null

  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      header: t('adminAudit.what'),
      className: 'md:align-top',
      cell: (entry) => <AuditRow entry={entry} names={names} />,
    },
    {
      key: 'who',
      header: t('adminAudit.who'),
      className: 'md:align-top',
      cell: ({ actor }) => <Who actor={actor} profile={names?.profiles.get(actor ?? '')} />,
    },
    {
      key: 'when',
      header: t('adminAudit.when'),
      className: 'text-sm whitespace-nowrap md:align-top',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
    },
    {
      key: 'changes',
      header: t('adminAudit.changes'),
      className: 'md:w-1/2 md:align-top max-md:flex-col max-md:items-stretch! max-md:gap-1',
      cell: (entry) => <Changes entry={entry} names={names} />,
    },
  ]
  const none = { table: '', row: '', actor: '', from: '', to: '' }
  const isFiltered = Object.values(filters).some((value) => value !== '')

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">{t('adminAudit.text')}</p>
      <AuditFilterFields filters={filters} onChange={(changes) => address.setFilters(changes)} />
      {isFiltered && (
        <Button tone="link" className="self-start" onClick={() => address.setFilters(none)}>
          {t('admin.clearFilters')}
        </Button>
      )}
      <ListFrame query={query} empty={<p>{isFiltered ? t('admin.nothingFound') : t('adminAudit.empty')}</p>}>
        <DataTable
          caption={t('adminAudit.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          rowName={({ action, row_id: row }) => {
            const label = ACTION_LABELS[action]
            return `${label === undefined ? action : t(label)} ${row}`
          }}
        />
      </ListFrame>
      <Pager address={address} next={next} />
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
  return <span>{actor === null ? t('adminAudit.nobody') : t('adminAudit.formerAccount')}</span>
}
