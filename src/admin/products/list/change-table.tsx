import { Check, CircleAlert, MoveRight } from 'lucide-react'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Table } from '@/ui/table'
import type { ChangedProduct } from '../queries'
import type { ChangeKind } from './product-change'

type ChangeTableProps = { kind: ChangeKind; rows: readonly ChangedProduct[]; isDone: boolean }

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
export function ChangeTable({ kind, rows, isDone }: ChangeTableProps) {
  const { t, tKey, language } = useLanguage()
  const value = (of: number | boolean | null) => {
    if (of === null) return '–'
    if (typeof of === 'boolean') return t(of ? 'adminProducts.active' : 'adminProducts.inactive')
    return kind === 'price' ? formatMoney(of, language) : formatNumber(of, language)
  }
  const refusedFirst = [
    ...rows.filter(({ code }) => code !== null),
    ...rows.filter(({ code }) => code === null),
  ]

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
          <th scope="col">{t('adminProducts.result')}</th>
        </tr>
      </thead>
      <tbody>
        {refusedFirst.map((row) => (
          <tr key={row.id}>
            <th scope="row" dir="auto" className="min-w-36">
              {localized(row, 'name', language)}
            </th>
            <td className="whitespace-nowrap">
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
            </td>
            <td className="min-w-40">
              {row.code !== null ? (
                <span className="flex items-start gap-1.5 text-brick">
                  <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
                  {tKey(`error.${row.code}`)}
                </span>
              ) : !willChange(row) ? (
                <span className="text-ink-muted">{t('adminProducts.noChange')}</span>
              ) : isDone ? (
                <span className="flex items-center gap-1.5 text-olive">
                  <Check aria-hidden="true" className="size-4 shrink-0" />
                  {t('adminProducts.changed')}
                </span>
              ) : (
                <span className="text-ink-muted">{t('adminProducts.willChange')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
