import { useMutation, useQuery } from '@tanstack/react-query'
import { Grid3x3, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { variationLabel } from '@/catalog/variation-labels'
import { variationSwatch } from '@/catalog/variation-swatches'
import { formatAdjustment, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '../../confirm-dialog'
import { DataTable, type Column } from '../../list/data-table'
import { ListFrame } from '../../list/list-frame'
import type { EditedProduct } from '../form/queries'
import { Section } from '../form/section'
import { PictureBox } from '../gallery/picture-box'
import { MatrixDialog } from './matrix-dialog'
import { deleteVariationMutation } from './mutations'
import { variationQueries, type Variation } from './queries'
import { VariationDialog } from './variation-dialog'

type Open = { layer: 'edit'; variation: Variation | null } | { layer: 'matrix' } | null

export function VariationsSection({ product }: { product: EditedProduct }) {
  const { t, language } = useLanguage()
  const variations = useQuery(variationQueries.of(product.id))
  const [open, setOpen] = useState<Open>(null)
  const [doomed, setDoomed] = useState<Variation | null>(null)
  const remove = useMutation(deleteVariationMutation(product.id))
  const close = () => setOpen(null)
  const nameOf = ({ variation_type: type, variation_value: value }: Variation) =>
    `${variationLabel(type, language)}: ${variationLabel(value, language)}`

  const columns: Column<Variation>[] = [
    {
      key: 'value',
      header: t('adminVariations.value'),
      cell: (variation) => (
        <span className="flex items-center gap-3">
          {variation.image_url !== null && (
            <PictureBox address={variation.image_url} sizes="40px" className="w-10 shrink-0 rounded-[5px]" />
          )}
          <span className="min-w-0">
            <span className="block text-sm text-ink-muted">
              {variationLabel(variation.variation_type, language)}
            </span>
            <span className="flex items-center gap-2 font-medium">
              <Swatch value={variation.variation_value} />
              <bdi>{variationLabel(variation.variation_value, language)}</bdi>
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'adjustment',
      header: t('adminVariations.adjustment'),
      align: 'end',
      cell: ({ price_adjustment: adjustment }) =>
        adjustment === 0 ? '–' : formatAdjustment(adjustment, language),
    },
    {
      key: 'stock',
      header: t('adminVariations.stock'),
      align: 'end',
      cell: ({ stock_quantity: stock }) =>
        stock === 0 ? <Badge tone="red">{t('product.outOfStock')}</Badge> : formatNumber(stock, language),
    },
    {
      key: 'actions',
      header: t('adminVariations.actions'),
      align: 'end',
      cell: (variation) => (
        <span className="inline-flex">
          <Button
            tone="quiet"
            size="icon"
            aria-label={t('adminVariations.editNamed', { name: nameOf(variation) })}
            onClick={() => setOpen({ layer: 'edit', variation })}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </Button>
          <Button
            tone="quiet"
            size="icon"
            className="text-brick"
            aria-label={t('adminVariations.deleteNamed', { name: nameOf(variation) })}
            onClick={() => setDoomed(variation)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </span>
      ),
    },
  ]

  return (
    <Section
      id="variations"
      title={t('adminVariations.title')}
      actions={
        <>
          <Button tone="secondary" size="small" onClick={() => setOpen({ layer: 'edit', variation: null })}>
            <Plus aria-hidden="true" className="size-4" />
            {t('adminVariations.add')}
          </Button>
          <Button
            tone="secondary"
            size="small"
            disabled={variations.data === undefined}
            onClick={() => setOpen({ layer: 'matrix' })}
          >
            <Grid3x3 aria-hidden="true" className="size-4" />
            {t('adminVariations.many')}
          </Button>
        </>
      }
    >
      <ListFrame query={variations} empty={<p>{t('adminVariations.empty')}</p>}>
        <DataTable
          caption={t('adminVariations.title')}
          columns={columns}
          rows={variations.data ?? []}
          rowKey={({ id }) => id}
          rowName={nameOf}
          onOpen={(variation) => setOpen({ layer: 'edit', variation })}
        />
      </ListFrame>
      {open?.layer === 'edit' && (
        <VariationDialog productId={product.id} variation={open.variation} onClose={close} />
      )}
      {open?.layer === 'matrix' && (
        <MatrixDialog productId={product.id} known={variations.data ?? []} onClose={close} />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('adminVariations.deleteQuestion')}
        confirm={t('admin.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (doomed !== null) remove.mutate(doomed, { onSettled: () => setDoomed(null) })
        }}
      >
        {doomed !== null && <bdi>{nameOf(doomed)}</bdi>}
      </ConfirmDialog>
    </Section>
  )
}

function Swatch({ value }: { value: string }) {
  const color = variationSwatch(value)
  if (color === null) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 text-control">
      <circle cx="8" cy="8" r="7.5" fill={color} stroke="currentColor" />
    </svg>
  )
}
