import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListState } from '@/admin/query-state'
import { asPart } from '@/admin/unread-notice'
import { variationLabel } from '@/catalog/variation-labels'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Select } from '@/ui/select'
import { TypedText } from '@/ui/typed-text'
import { AdjustStockDialog } from './adjust-stock-dialog'
import { adminProductQueries, type EditedProduct, type Movement } from './queries'
import type { StockRow } from './schema'
import { Section } from './section'

const rowKey = ({ variationIds }: { variationIds: readonly string[] }) => variationIds.join()

/** The stock units, named by their values and in the order of these names. */
function useStockRows(product: EditedProduct): StockRow[] | undefined {
  const { t, language } = useLanguage()
  const variations = useQuery(asPart(adminProductQueries.variations(product.id))).data
  const units = useQuery(asPart(adminProductQueries.stockUnits(product.id))).data
  if (variations === undefined || units === undefined) return undefined
  const byName = new Intl.Collator(language, { numeric: true })
  return units
    .map(({ variation_ids: variationIds, quantity }): StockRow => {
      const names = variations
        .filter(({ id }) => variationIds.includes(id))
        .map(({ variation_value }) => variationLabel(variation_value, language))
      const name = names.length === 0 ? t('adminProducts.stock.product') : names.join(' / ')
      return { variationIds, name, stock: quantity }
    })
    .sort((one, other) => byName.compare(one.name, other.name))
}

export function StockSection({ product }: { product: EditedProduct }) {
  const { t, language } = useLanguage()
  const [adjusting, setAdjusting] = useState(false)
  const rows = useStockRows(product)
  const columns: Column<StockRow>[] = [
    { key: 'name', header: t('adminProducts.stock.what'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'stock',
      header: t('adminProducts.stock.current'),
      align: 'end',
      cell: ({ stock }) =>
        stock === 0 ? (
          <Badge tone="red">{t('shop.product.outOfStock')}</Badge>
        ) : (
          formatNumber(stock, language)
        ),
    },
  ]

  return (
    <Section
      id="stock"
      title={t('adminProducts.stock.title')}
      actions={
        <Button
          tone="secondary"
          size="small"
          disabled={rows === undefined}
          onClick={() => setAdjusting(true)}
        >
          <PackagePlus aria-hidden="true" className="size-4" />
          {t('adminProducts.stock.adjust')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <DataTable
          caption={t('adminProducts.stock.title')}
          columns={columns}
          rows={rows ?? []}
          rowKey={rowKey}
          rowName={({ name }) => name}
          onOpen={() => setAdjusting(true)}
        />
        <StockMovements productId={product.id} stocked={rows ?? []} />
      </div>
      {adjusting && rows !== undefined && (
        <AdjustStockDialog productId={product.id} rows={rows} onClose={() => setAdjusting(false)} />
      )}
    </Section>
  )
}

const REASONS: Readonly<Record<string, PlainMessageKey>> = {
  opening: 'adminProducts.stock.opening',
  order: 'adminProducts.stock.order',
  cancellation: 'adminProducts.stock.cancellation',
  adjustment: 'adminProducts.stock.adjustment',
  options: 'adminProducts.stock.options',
  refund: 'adminProducts.stock.refund',
  correction: 'adminProducts.stock.correction',
}

type StockMovementsProps = { productId: string; stocked: readonly StockRow[] }

/** Why the stock is what it is. */
function StockMovements({ productId, stocked }: StockMovementsProps) {
  const { t, language } = useLanguage()
  const [of, setOf] = useState('')
  const movements = useInfiniteQuery(adminProductQueries.movements(productId, of === '' ? null : of))
  const rows = movements.data?.pages.flatMap((page) => page.rows)
  const nameOf = ({ variation_ids: ids }: Movement) =>
    stocked.find((row) => rowKey(row) === ids.join())?.name ??
    t(ids.length === 0 ? 'adminProducts.stock.product' : 'adminProducts.stock.deletedValue')

  const columns: Column<Movement>[] = [
    {
      key: 'when',
      header: t('adminProducts.stock.when'),
      cell: ({ created_at: when }) => formatDateTime(when, language),
    },
    { key: 'what', header: t('adminProducts.stock.what'), cell: (movement) => <bdi>{nameOf(movement)}</bdi> },
    {
      key: 'difference',
      header: t('adminProducts.stock.difference'),
      align: 'end',
      cell: ({ quantity }) => (
        <Ltr>{`${quantity > 0 ? '+' : '\u2212'}${formatNumber(Math.abs(quantity), language)}`}</Ltr>
      ),
    },
    {
      key: 'reason',
      header: t('adminProducts.stock.reason'),
      cell: (movement) => <Reason movement={movement} />,
    },
    { key: 'who', header: t('adminProducts.stock.who'), cell: ({ actor }) => <bdi>{actor ?? '–'}</bdi> },
  ]

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-lg">{t('adminProducts.stock.movements')}</h3>
        {stocked.length > 1 && (
          <Field label={t('adminProducts.stock.of')} className="w-56 max-w-full">
            {(control) => (
              <Select
                {...control}
                value={of}
                onValueChange={setOf}
                options={[
                  { value: '', label: t('adminShell.all') },
                  ...stocked.map((row) => ({ value: rowKey(row), label: row.name })),
                ]}
              />
            )}
          </Field>
        )}
      </div>
      <ListState query={{ ...movements, data: rows }} empty={<p>{t('adminProducts.stock.noMovements')}</p>}>
        <DataTable
          caption={t('adminProducts.stock.movements')}
          columns={columns}
          rows={rows ?? []}
          rowKey={({ id }) => String(id)}
          rowName={nameOf}
        />
      </ListState>
      {movements.hasNextPage && (
        <Button
          tone="secondary"
          size="small"
          className="self-center"
          busy={movements.isFetchingNextPage}
          onClick={() => void movements.fetchNextPage()}
        >
          {t('adminProducts.stock.earlier')}
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
          to={adminPaths.order(order.order_number)}
          className="text-majolica underline underline-offset-4"
        >
          <Ltr>{order.order_number}</Ltr>
        </Link>
      )}
      {note !== '' && (
        <bdi className="break-words text-ink-muted">
          <TypedText text={note} />
        </bdi>
      )}
    </span>
  )
}
