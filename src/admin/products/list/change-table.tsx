import { Check, CircleAlert, MoveRight } from 'lucide-react'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Table } from '@/ui/table'
import type { ChangedProduct } from '../queries'
import type { ChangeKind } from './product-change'

type ChangeTableProps = {
  kind: ChangeKind
  rows: readonly ChangedProduct[]
  /** In the order of the list they were ticked in. */
  ids: readonly string[]
  isDone: boolean
}

const COLUMN = {
  activate: 'is_active',
  deactivate: 'is_active',
  price: 'price',
  stock: 'stock_quantity',
} as const satisfies Record<ChangeKind, keyof ChangedProduct['before']>

/** Not refused, and not what it was already. */
export function willChange({ before, after, code }: ChangedProduct): boolean {
  return (
    code === null &&
    (before.price !== after.price ||
      before.stock_quantity !== after.stock_quantity ||
      before.is_active !== after.is_active)
  )
}

/** Each product as it was and as it is or would be; first those that are refused. */
export function ChangeTable({ kind, rows, ids, isDone }: ChangeTableProps) {
  const { t, language } = useLanguage()
  const value = (of: number | boolean | null) => {
    if (of === null) return '–'
    if (typeof of === 'boolean') return t(of ? 'adminProducts.active' : 'adminProducts.inactive')
    return kind === 'price' ? formatMoney(of, language) : formatNumber(of, language)
  }
  const places = new Map(ids.map((id, place) => [id, place]))
  const place = ({ id, code }: ChangedProduct) => (places.get(id) ?? 0) - (code === null ? 0 : ids.length)
  const refusedFirst = [...rows].sort((one, other) => place(one) - place(other))

  return (
    <Table
      caption={t(isDone ? 'adminProducts.reportCaption' : 'adminProducts.previewCaption')}
      hideCaption
      className="[&_tbody_th]:whitespace-normal! [&_td]:py-2! [&_th]:py-2!"
    >
      <thead>
        <tr>
          <th scope="col">{t('adminProducts.product')}</th>
          <th scope="col">{t('adminProducts.beforeAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {refusedFirst.map((row) => (
          <tr key={row.id}>
            <th scope="row" dir="auto" className="min-w-36">
              {localized(row, 'name', language)}
            </th>
            <td>
              <span className="whitespace-nowrap">
                {value(row.before[COLUMN[kind]])}
                {row.code === null && willChange(row) && (
                  <>
                    <MoveRight
                      role="img"
                      aria-label={t('adminProducts.becomes')}
                      className="mx-2 inline size-4 text-ink-muted rtl:-scale-x-100"
                    />
                    <strong className="font-semibold">{value(row.after[COLUMN[kind]])}</strong>
                  </>
                )}
              </span>
              <Outcome row={row} isDone={isDone} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What there is to say beside the two values: nothing about what goes as it should, before it has. */
function Outcome({ row, isDone }: { row: ChangedProduct; isDone: boolean }) {
  const { t, tKey } = useLanguage()
  if (row.code !== null) {
    return (
      <span className="flex items-start gap-1.5 text-sm text-brick">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {tKey(`error.${row.code}`)}
      </span>
    )
  }
  if (!willChange(row)) {
    return <span className="block text-sm text-ink-muted">{t('adminProducts.noChange')}</span>
  }
  if (!isDone) return null
  return (
    <span className="flex items-center gap-1.5 text-sm text-olive">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      {t('adminProducts.changed')}
    </span>
  )
}
