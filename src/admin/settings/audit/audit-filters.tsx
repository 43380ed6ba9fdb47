import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { TABLE_LABELS } from './labels'
import { AUDITED_TABLES, auditQueries, isDay, type AuditFilters } from './queries'

type AuditFilterFieldsProps = {
  filters: AuditFilters
  onChange: (changes: Readonly<Record<string, string>>) => void
}

export function AuditFilterFields({ filters, onChange }: AuditFilterFieldsProps) {
  const { t } = useLanguage()
  const { data: admins = [] } = useQuery(auditQueries.admins())
  // Somebody of an address that was passed on may be no admin any longer.
  const isKnown = filters.actor === '' || admins.some(({ user_id: id }) => id === filters.actor)

  return (
    <div role="group" aria-label={t('admin.filters')} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={t('adminAudit.table')}>
        {(control) => (
          <Select
            {...control}
            value={filters.table}
            onChange={({ target }) => onChange({ table: target.value, row: '' })}
          >
            <option value="">{t('admin.all')}</option>
            {AUDITED_TABLES.map((table) => (
              <option key={table} value={table}>
                {t(TABLE_LABELS[table])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('adminAudit.who')}>
        {(control) => (
          <Select
            {...control}
            value={filters.actor}
            onChange={({ target }) => onChange({ actor: target.value })}
          >
            <option value="">{t('admin.all')}</option>
            {!isKnown && <option value={filters.actor}>{t('adminAudit.formerAccount')}</option>}
            {admins.map(({ user_id: id, display_name: name, email }) => (
              <option key={id} value={id}>
                {name === '' ? email : name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('admin.from')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={isDay(filters.from) ? filters.from : ''}
            max={isDay(filters.to) ? filters.to : undefined}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        )}
      </Field>
      <Field label={t('admin.to')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={isDay(filters.to) ? filters.to : ''}
            min={isDay(filters.from) ? filters.from : undefined}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
