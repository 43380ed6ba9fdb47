import { zodResolver } from '@hookform/resolvers/zod'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { PackagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { FormDialog } from '@/admin/form-dialog'
import { TextField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListState } from '@/admin/query-state'
import { variationLabel } from '@/catalog/variation-labels'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { toAppError } from '@/lib/errors'
import { paths } from '@/paths'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Ltr } from '@/ui/ltr'
import { Select } from '@/ui/select'
import { adjustStockMutation } from './mutations'
import { adminProductQueries, type EditedProduct, type Movement } from './queries'
import {
  parseDifference,
  type StockAdjustmentInput,
  stockAdjustmentSchema,
  type StockAdjustmentValues,
} from './schema'
import { Section } from './section'

/** The product itself, or one of its values. */
type Stocked = { variationId: string | null; name: string; stock: number }

export function StockSection({ product }: { product: EditedProduct }) {
  const { t, language } = useLanguage()
  const variations = useQuery(adminProductQueries.variations(product.id))
  const [adjusted, setAdjusted] = useState<Stocked | null>(null)
  const rows: Stocked[] = [
    { variationId: null, name: t('adminProducts.stock.product'), stock: product.stock_quantity },
    ...(variations.data ?? []).map((variation) => ({
      variationId: variation.id,
      name: `${variationLabel(variation.variation_type, language)}: ${variationLabel(variation.variation_value, language)}`,
      stock: variation.stock_quantity,
    })),
  ]
  const columns: Column<Stocked>[] = [
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
    {
      key: 'adjust',
      header: t('adminProducts.stock.adjust'),
      align: 'end',
      cell: (stocked) => (
        <Button
          tone="secondary"
          size="small"
          aria-label={t('adminProducts.stock.adjustNamed', { name: stocked.name })}
          onClick={() => setAdjusted(stocked)}
        >
          <PackagePlus aria-hidden="true" className="size-4" />
          {t('adminProducts.stock.adjust')}
        </Button>
      ),
    },
  ]

  return (
    <Section id="stock" title={t('adminProducts.stock.title')}>
      <div className="flex flex-col gap-6">
        <DataTable
          caption={t('adminProducts.stock.title')}
          columns={columns}
          rows={rows}
          rowKey={({ variationId }) => variationId ?? 'product'}
          rowName={({ name }) => name}
          onOpen={setAdjusted}
        />
        <StockMovements productId={product.id} stocked={rows} />
      </div>
      {adjusted !== null && (
        <AdjustStockDialog productId={product.id} stocked={adjusted} onClose={() => setAdjusted(null)} />
      )}
    </Section>
  )
}

const REASONS: Readonly<Record<string, PlainMessageKey>> = {
  opening: 'adminProducts.stock.opening',
  order: 'adminProducts.stock.order',
  cancellation: 'adminProducts.stock.cancellation',
  adjustment: 'adminProducts.stock.adjustment',
}

type StockMovementsProps = { productId: string; stocked: readonly Stocked[] }

/** Why the stock is what it is. */
function StockMovements({ productId, stocked }: StockMovementsProps) {
  const { t, language } = useLanguage()
  const [of, setOf] = useState('')
  const movements = useInfiniteQuery(adminProductQueries.movements(productId, of))
  const rows = movements.data?.pages.flatMap((page) => page.rows)
  const nameOf = ({ variation_id: id }: Movement) =>
    stocked.find(({ variationId }) => variationId === id)?.name ?? t('adminProducts.stock.deletedValue')

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
                  ...stocked.map(({ variationId, name }) => ({
                    value: variationId ?? 'product',
                    label: name,
                  })),
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

type AdjustStockDialogProps = { productId: string; stocked: Stocked; onClose: () => void }

/** By a difference, which stays right when pieces are sold meanwhile. */
function AdjustStockDialog({ productId, stocked, onClose }: AdjustStockDialogProps) {
  const { t, language } = useLanguage()
  const reasons = useId()
  const form = useForm<StockAdjustmentInput, unknown, StockAdjustmentValues>({
    resolver: zodResolver(stockAdjustmentSchema(stocked.stock)),
    defaultValues: { difference: '', note: '' },
  })
  const difference = parseDifference(useWatch({ control: form.control, name: 'difference' }))
  const adjust = useMutation(adjustStockMutation(productId))
  const submit = (values: StockAdjustmentValues) =>
    adjust.mutate(
      { productId, variationId: stocked.variationId, ...values },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (toAppError(error).code === 'negative_stock') {
            form.setError('difference', { message: 'adminShell.error.negative_stock' })
          }
        },
      },
    )

  return (
    <FormDialog
      form={form}
      width="small"
      role="alertdialog"
      title={t('adminProducts.stock.adjust')}
      description={<bdi>{stocked.name}</bdi>}
      pending={adjust.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<StockAdjustmentInput>
        name="difference"
        label={t('adminProducts.stock.difference')}
        required
        hint={t('adminProducts.stock.differenceHint')}
        data-autofocus
        dir="ltr"
      />
      <p role="status">
        {t('adminProducts.stock.result', {
          now: formatNumber(stocked.stock, language),
          then: difference === null ? '–' : formatNumber(stocked.stock + difference, language),
        })}
      </p>
      <TextField<StockAdjustmentInput>
        name="note"
        label={t('adminProducts.stock.note')}
        required
        list={reasons}
        maxLength={200}
        dir="auto"
      />
      <datalist id={reasons}>
        {(
          [
            'adminProducts.stock.noteDelivery',
            'adminProducts.stock.noteCount',
            'adminProducts.stock.noteDamage',
            'adminProducts.stock.noteReturn',
          ] as const
        ).map((reason) => (
          <option key={reason} value={t(reason)} />
        ))}
      </datalist>
    </FormDialog>
  )
}
