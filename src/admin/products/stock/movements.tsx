import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Ltr } from '@/ui/ltr'
import { Select } from '@/ui/select'
import { DataTable, type Column } from '../../list/data-table'
import { ListFrame } from '../../list/list-frame'
import { stockQueries, type Movement } from './queries'
import type { Stocked } from './stock-section'

const REASONS: Readonly<Record<string, PlainMessageKey>> = {
  opening: 'adminStock.opening',
  order: 'adminStock.order',
  cancellation: 'adminStock.cancellation',
  adjustment: 'adminStock.adjustment',
}

type MovementsProps = { productId: string; stocked: readonly Stocked[] }

/** Why the stock is what it is. */
export function Movements({ productId, stocked }: MovementsProps) {
  const { t, language } = useLanguage()
  const [of, setOf] = useState('')
  const movements = useInfiniteQuery(stockQueries.movements(productId, of))
  const rows = movements.data?.pages.flatMap((page) => page.rows)
  const nameOf = ({ variation_id: id }: Movement) =>
    stocked.find(({ variationId }) => variationId === id)?.name ?? t('adminStock.deletedValue')

  const columns: Column<Movement>[] = [
    {
      key: 'when',
      header: t('adminStock.when'),
      cell: ({ created_at: when }) => formatDateTime(when, language),
    },
    { key: 'what', header: t('adminStock.what'), cell: (movement) => <bdi>{nameOf(movement)}</bdi> },
    {
      key: 'difference',
      header: t('adminStock.difference'),
      align: 'end',
      cell: ({ quantity }) => (
        <Ltr>{`${quantity > 0 ? '+' : '\u2212'}${formatNumber(Math.abs(quantity), language)}`}</Ltr>
      ),
    },
    { key: 'reason', header: t('adminStock.reason'), cell: (movement) => <Reason movement={movement} /> },
    { key: 'who', header: t('adminStock.who'), cell: ({ actor }) => <bdi>{actor ?? '–'}</bdi> },
  ]

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-lg">{t('adminStock.movements')}</h3>
        {stocked.length > 1 && (
          <Field label={t('adminStock.of')} className="w-56 max-w-full">
            {(control) => (
              <Select {...control} value={of} onChange={({ target }) => setOf(target.value)}>
                <option value="">{t('admin.all')}</option>
                {stocked.map(({ variationId, name }) => (
                  <option key={variationId} value={variationId ?? 'product'}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <ListFrame query={{ ...movements, data: rows }} empty={<p>{t('adminStock.noMovements')}</p>}>
        <DataTable
          caption={t('adminStock.movements')}
          columns={columns}
          rows={rows ?? []}
          rowKey={({ id }) => String(id)}
          rowName={nameOf}
        />
      </ListFrame>
      {movements.hasNextPage && (
        <Button
          tone="secondary"
          size="small"
          className="self-center"
          busy={movements.isFetchingNextPage}
          onClick={() => void movements.fetchNextPage()}
        >
          {t('adminStock.earlier')}
        </Button>
      )}
    </div>
  )
}

function Reason({ movement }: { movement: Movement }) {
  const { tKey } = useLanguage()
  const { reason, note, orders: order } = movement
  return (
    <span className="flex min-w-0 flex-wrap gap-x-2">
      <span>{tKey(REASONS[reason] ?? reason)}</span>
      {order !== null && (
        <Link
          to={paths.adminOrder(order.order_number)}
          className="text-majolica underline underline-offset-4"
        >
          <Ltr>{order.order_number}</Ltr>
        </Link>
      )}
      {note !== '' && <bdi className="break-words text-ink-muted">{note}</bdi>}
    </span>
  )
}
