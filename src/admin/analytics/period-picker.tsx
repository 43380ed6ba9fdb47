import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Choice } from '@/ui/choice'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Input } from '@/ui/input'
import { type Period, periodFilters, type PeriodKind, PERIODS } from './period'

const LABELS: Record<PeriodKind, PlainMessageKey> = {
  '7': 'adminAnalytics.days7',
  '30': 'adminAnalytics.days30',
  '90': 'adminAnalytics.days90',
  month: 'adminAnalytics.thisMonth',
  custom: 'adminAnalytics.custom',
}

type PeriodPickerProps = {
  period: Period
  /** The last day that can be chosen. */
  today: string
  onChange: (filters: Record<string, string>) => void
}

export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const { t } = useLanguage()
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Fieldset>
        <legend className="sr-only">{t('adminAnalytics.period')}</legend>
        <div className="flex flex-wrap gap-2">
          {PERIODS.map((kind) => (
            <Choice
              key={kind}
              look="pill"
              name="period"
              value={kind}
              checked={period.kind === kind}
              onChange={() => onChange(periodFilters(kind, period))}
            >
              {t(LABELS[kind])}
            </Choice>
          ))}
        </div>
      </Fieldset>
      {period.kind === 'custom' && (
        <div className="flex flex-wrap gap-3">
          <DayField
            key={`from ${period.from}`}
            label={t('adminShell.from')}
            day={period.from}
            most={today}
            onPick={(from) => onChange(periodFilters('custom', { from, to: period.to }))}
          />
          <DayField
            key={`to ${period.to}`}
            label={t('adminShell.to')}
            day={period.to}
            most={today}
            onPick={(to) => onChange(periodFilters('custom', { from: period.from, to }))}
          />
        </div>
      )}
    </div>
  )
}

type DayFieldProps = { label: string; day: string; most: string; onPick: (day: string) => void }

/** Half a date is no date yet: what is typed counts when the field is left, what is picked at once. */
function DayField({ label, day, most, onPick }: DayFieldProps) {
  const [typed, setTyped] = useState(day)
  const take = (value: string) => {
    if (value === '') setTyped(day)
    else if (value !== day) onPick(value)
  }
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          dir="ltr"
          value={typed}
          max={most}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(typed)
          }}
        />
      )}
    </Field>
  )
}
