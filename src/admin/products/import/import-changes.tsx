import { useState } from 'react'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { Table } from '@/ui/table'
import { type FileColumn, isFileColumn } from './file-columns'
import type { AddedRow, CellChange, ChangedRow } from './send-rows'

const ALL = 'all'
const INITIAL_ROWS = 50

type ChangedCell = CellChange & { line: number; name: string; variation: string; column: FileColumn }

function cellsOf(changed: readonly ChangedRow[]): ChangedCell[] {
  return changed.flatMap(({ line, values: { variation = '' }, name, changes }) =>
    Object.entries(changes).flatMap(([column, change]) =>
      isFileColumn(column) ? [{ ...change, line, column, name, variation }] : [],
    ),
  )
}

/** Every cell that an import would change, with what the shop has there now, and the products that it would add. */
export function ImportChanges({
  added,
  changed,
}: {
  added: readonly AddedRow[]
  changed: readonly ChangedRow[]
}) {
  const { t } = useLanguage()
  const [column, setColumn] = useState<string>(ALL)
  const cells = cellsOf(changed)
  const columns = [...new Set(cells.map((cell) => cell.column))]
  const shown = column === ALL ? cells : cells.filter((cell) => cell.column === column)
  return (
    <>
      {cells.length > 0 && (
        <div className="flex flex-col gap-3">
          {columns.length > 1 && (
            <Field label={t('adminProducts.import.show')} className="max-w-72">
              {(control) => (
                <Select
                  {...control}
                  value={column}
                  onValueChange={setColumn}
                  options={[
                    { value: ALL, label: t('adminProducts.import.allColumns') },
                    ...columns.map((name) => ({ value: name, label: name })),
                  ]}
                />
              )}
            </Field>
          )}
          <ChangedCells cells={shown} />
        </div>
      )}
      {added.length > 0 && <NewRows rows={added} />}
    </>
  )
}

function ChangedCells({ cells }: { cells: readonly ChangedCell[] }) {
  const { t, language } = useLanguage()
  const [all, setAll] = useState(false)
  const shown = all ? cells : cells.slice(0, INITIAL_ROWS)
  return (
    <>
      <Table caption={t('adminProducts.import.changes')}>
        <thead>
          <tr>
            <th scope="col">{t('adminProducts.import.line')}</th>
            <th scope="col">{t('adminProducts.import.column')}</th>
            <th scope="col">{t('adminProducts.import.before')}</th>
            <th scope="col">{t('adminProducts.import.after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, name, variation, column, before, after }) => (
            <tr key={`${line} ${column}`}>
              <th scope="row" className="tabular-nums">
                <span translate="no">{formatNumber(line, language)}</span>{' '}
                <bdi className="font-normal text-ink-muted max-sm:block max-sm:max-w-28 max-sm:truncate">
                  {name}
                </bdi>
                {variation !== '' && (
                  <bdi className="block font-normal text-ink-muted max-sm:max-w-28 max-sm:truncate">
                    {variation}
                  </bdi>
                )}
              </th>
              <td>
                <Ltr>
                  <code className="font-mono text-sm">{column}</code>
                </Ltr>
              </td>
              <CellValue value={before} />
              <CellValue value={after} />
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < cells.length && (
        <Button tone="secondary" className="self-start" onClick={() => setAll(true)}>
          {t('adminProducts.import.showAll', { count: cells.length })}
        </Button>
      )}
    </>
  )
}

function CellValue({ value }: { value: CellChange['before'] }) {
  return (
    <td dir="auto" className="max-w-72 truncate">
      {value === null || value === '' ? '–' : String(value)}
    </td>
  )
}

function NewRows({ rows }: { rows: readonly AddedRow[] }) {
  const { t, language } = useLanguage()
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, INITIAL_ROWS)
  return (
    <div className="flex flex-col gap-3">
      <Table caption={t('adminProducts.import.newRows')}>
        <tbody>
          {shown.map(({ line, values, sameName }) => (
            <tr key={line}>
              <th scope="row" className="tabular-nums" translate="no">
                {formatNumber(line, language)}
              </th>
              <td className="min-w-36">
                <bdi>{values.name_en}</bdi>
                {sameName !== null && (
                  <Notice tone="warning">{t('adminProducts.import.sameName', { name: sameName })}</Notice>
                )}
              </td>
              <td className="tabular-nums" translate="no">
                <Ltr>{values.price}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < rows.length && (
        <Button tone="secondary" className="self-start" onClick={() => setAll(true)}>
          {t('adminProducts.import.showAll', { count: rows.length })}
        </Button>
      )}
    </div>
  )
}
