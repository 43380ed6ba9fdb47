import { useQuery } from '@tanstack/react-query'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { variationLabel } from '@/catalog/variation-labels'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DataTable, type Column } from '../../list/data-table'
import type { EditedProduct } from '../form/queries'
import { Section } from '../form/section'
import { variationQueries } from '../variations/queries'
import { AdjustDialog } from './adjust-dialog'
import { Movements } from './movements'

/** The product itself, or one of its values. */
export type Stocked = { variationId: string | null; name: string; stock: number }

export function StockSection({ product }: { product: EditedProduct }) {
  const { t, language } = useLanguage()
  const variations = useQuery(variationQueries.of(product.id))
  const [adjusted, setAdjusted] = useState<Stocked | null>(null)
  const rows: Stocked[] = [
    { variationId: null, name: t('adminStock.product'), stock: product.stock_quantity },
    ...(variations.data ?? []).map((variation) => ({
      variationId: variation.id,
      name: `${variationLabel(variation.variation_type, language)}: ${variationLabel(variation.variation_value, language)}`,
      stock: variation.stock_quantity,
    })),
  ]
  const columns: Column<Stocked>[] = [
    { key: 'name', header: t('adminStock.what'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'stock',
      header: t('adminStock.current'),
      align: 'end',
      cell: ({ stock }) =>
        stock === 0 ? <Badge tone="red">{t('product.outOfStock')}</Badge> : formatNumber(stock, language),
    },
    {
      key: 'adjust',
      header: t('adminStock.adjust'),
      align: 'end',
      cell: (stocked) => (
        <Button
          tone="secondary"
          size="small"
          aria-label={t('adminStock.adjustNamed', { name: stocked.name })}
          onClick={() => setAdjusted(stocked)}
        >
          <PackagePlus aria-hidden="true" className="size-4" />
          {t('adminStock.adjust')}
        </Button>
      ),
    },
  ]

  return (
    <Section id="stock" title={t('adminStock.title')}>
      <div className="flex flex-col gap-6">
        <DataTable
          caption={t('adminStock.title')}
          columns={columns}
          rows={rows}
          rowKey={({ variationId }) => variationId ?? 'product'}
          rowName={({ name }) => name}
          onOpen={setAdjusted}
        />
        <Movements productId={product.id} stocked={rows} />
      </div>
      {adjusted !== null && (
        <AdjustDialog productId={product.id} stocked={adjusted} onClose={() => setAdjusted(null)} />
      )}
    </Section>
  )
}
