import { type ReactNode, useRef } from 'react'
import { useShortcuts } from '@/admin/use-shortcuts'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Checkbox } from '@/ui/checkbox'
import type { Selection } from './selection'

export type Column<Row> = {
  key: string
  /** Above the column, and on a phone beside the value. */
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Of a compact table on a phone: it stands in the first of two lines, beside the column that names the row. */
  firstLine?: boolean
  /** Shown on screens that are wide enough for everything. */
  wide?: boolean
  className?: string
}

type DataTableProps<Row> = {
  /** What is listed; read out before the table. */
  caption: string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  selection?: Selection
  /** Rows of one line, and on a phone cards of two lines without the columns' headers. */
  compact?: boolean
  /** Enter on a row, or the key that opens it. */
  onOpen?: (row: Row) => void
}

// Before it is the first line, after it the second: it fills a row of its own without a height.
const LINE_BREAK = 'max-md:before:order-2 max-md:before:basis-full max-md:before:content-[""]'

// Spread, because the linter reports redundant roles. They are needed: table elements laid out as blocks lose theirs.
const GROUP = { role: 'rowgroup' } as const
const CELL = { role: 'cell' } as const

/**
 * A table on wide screens, cards on phones. Explicit roles keep it a table for screen readers when it is laid out as
 * blocks. J and K move between rows, X selects, Enter opens.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowName,
  selection,
  compact = false,
  onOpen,
}: DataTableProps<Row>) {
  const { t } = useLanguage()
  const body = useRef<HTMLTableSectionElement>(null)

  const rowElements = () => [...(body.current?.rows ?? [])]
  const currentIndex = () => rowElements().findIndex((element) => element.contains(document.activeElement))
  const move = (step: 1 | -1) => {
    const elements = rowElements()
    const index = currentIndex()
    // On a page with several tables, the keys apply to the one with the focus, or else to the first.
    const inUse = document.activeElement?.closest('tbody') ?? document.querySelector('main tbody')
    if (inUse !== body.current) return
    const next = elements[index === -1 ? 0 : Math.min(Math.max(index + step, 0), elements.length - 1)]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const withCurrent = (act: (row: Row) => void) => {
    const row = rows[currentIndex()]
    if (row !== undefined) act(row)
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ...(selection !== undefined && { x: () => withCurrent((row) => selection.toggle(rowKey(row))) }),
  })

  const [naming, ...others] = columns
  if (naming === undefined) return null

  return (
    <div className="overflow-x-auto rounded-picture border border-plaster-line bg-white max-md:border-0 max-md:bg-transparent">
      <table role="table" className="w-full border-collapse text-start max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...GROUP} className="max-md:sr-only">
          <tr role="row" className="bg-plaster-raised text-sm text-ink-muted">
            {selection !== undefined && (
              <th role="columnheader" scope="col" className="w-11 ps-2">
                <Checkbox
                  className={cn(compact && 'min-h-9! pointer-coarse:min-h-11!')}
                  aria-label={t('adminShell.selectAll')}
                  checked={selection.all}
                  indeterminate={selection.ids.length > 0 && !selection.all}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map(({ key, header, align, wide = false }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={cn(
                  'font-medium whitespace-nowrap',
                  compact ? 'px-2 py-1' : 'px-3 py-3',
                  align === 'end' ? 'text-end' : 'text-start',
                  wide && 'max-2xl:hidden',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          {...GROUP}
          className={cn('max-md:flex max-md:flex-col', compact ? 'max-md:gap-2' : 'max-md:gap-3')}
        >
          {rows.map((row) => {
            const id = rowKey(row)
            return (
              <tr
                key={id}
                role="row"
                tabIndex={-1}
                className={cn(
                  'scroll-mt-36 scroll-mb-4 border-t border-plaster-line hover:bg-plaster focus-visible:-outline-offset-2 max-md:relative max-md:rounded-picture max-md:border max-md:bg-white',
                  compact
                    ? cn(
                        'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:px-2 max-md:py-1',
                        LINE_BREAK,
                      )
                    : 'max-md:block max-md:p-3',
                  selection?.has(id) === true && 'bg-majolica-tint/60 max-md:bg-majolica-tint/60',
                )}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && event.target === event.currentTarget) onOpen?.(row)
                }}
              >
                {selection !== undefined && (
                  <td
                    {...CELL}
                    className={cn(
                      'w-11 ps-2 align-middle max-md:p-0',
                      compact ? 'max-md:order-1 max-md:-me-2' : 'max-md:absolute max-md:end-2 max-md:top-2',
                    )}
                  >
                    <Checkbox
                      className={cn(compact && 'min-h-9! pointer-coarse:min-h-11!')}
                      aria-label={t('adminShell.selectRow', { name: rowName(row) })}
                      checked={selection.has(id)}
                      onChange={() => selection.toggle(id)}
                    />
                  </td>
                )}
                <th
                  role="rowheader"
                  scope="row"
                  className={cn(
                    'text-start align-middle font-normal max-md:block max-md:p-0',
                    compact ? 'px-2 max-md:order-1' : 'px-3 py-2.5 max-md:pb-2',
                    selection !== undefined && !compact && 'max-md:pe-12',
                    naming.className,
                  )}
                >
                  {naming.cell(row)}
                </th>
                {others.map(({ key, header, cell, align, firstLine = false, wide = false, className }) => {
                  const content = cell(row)
                  return (
                    <td
                      key={key}
                      {...CELL}
                      // Texts at the end are figures.
                      translate={align === 'end' && typeof content === 'string' ? 'no' : undefined}
                      className={cn(
                        'align-middle',
                        compact
                          ? cn('px-2 max-md:p-0', firstLine ? 'max-md:order-1' : 'max-md:order-3')
                          : 'px-3 py-2.5 max-md:flex max-md:min-h-9 max-md:items-center max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1',
                        align === 'end' && 'text-end',
                        wide && 'max-2xl:hidden',
                        className,
                      )}
                    >
                      {!compact && (
                        <span
                          translate="yes"
                          aria-hidden="true"
                          className="shrink-0 text-sm text-ink-muted md:hidden"
                        >
                          {header}
                        </span>
                      )}
                      {content}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
