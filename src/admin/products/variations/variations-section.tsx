import { useMutation, useQuery } from '@tanstack/react-query'
import { Grid3x3, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { type Column, DataTable } from '@/admin/list/data-table'
import { PictureBox } from '@/admin/products/gallery/picture-box'
import { adminProductQueries, type EditedProduct, type Variation } from '@/admin/products/queries'
import { Section } from '@/admin/products/section'
import { ListState } from '@/admin/query-state'
import { variationLabel, variationSwatch } from '@/catalog/variation-labels'
import { formatAdjustment, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { MatrixDialog } from './matrix-dialog'
import { deleteVariationMutation } from './mutations'
import { VariationDialog } from './variation-dialog'

type Open = { layer: 'edit'; variation: Variation | null } | { layer: 'matrix' } | null

export function VariationsSection({ product }: { product: EditedProduct }) {
  const { t, language } = useLanguage()
  const variations = useQuery(adminProductQueries.variations(product.id))
  const [open, setOpen] = useState<Open>(null)
  const [deleting, setDeleting] = useState<Variation | null>(null)
  const remove = useMutation(deleteVariationMutation(product.id))
  const close = () => setOpen(null)
  const nameOf = ({ variation_type: type, variation_value: value }: Variation) =>
    `${variationLabel(type, language)}: ${variationLabel(value, language)}`

  const columns: Column<Variation>[] = [
    {
      key: 'value',
      header: t('adminProducts.variations.value'),
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
      header: t('adminProducts.variations.adjustment'),
      align: 'end',
      cell: ({ price_adjustment: adjustment }) =>
        adjustment === 0 ? '–' : formatAdjustment(adjustment, language),
    },
    {
      key: 'stock',
      header: t('adminProducts.variations.stock'),
      align: 'end',
      cell: ({ stock_quantity: stock }) =>
        stock === 0 ? (
          <Badge tone="red">{t('shop.product.outOfStock')}</Badge>
        ) : (
          formatNumber(stock, language)
        ),
    },
    {
      key: 'actions',
      header: t('adminProducts.variations.actions'),
      align: 'end',
      cell: (variation) => (
        <span className="inline-flex">
          <Button
            tone="quiet"
            size="icon"
            aria-label={t('adminProducts.variations.editNamed', { name: nameOf(variation) })}
            onClick={() => setOpen({ layer: 'edit', variation })}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </Button>
          <Button
            tone="quiet"
            size="icon"
            className="text-brick"
            aria-label={t('adminProducts.variations.deleteNamed', { name: nameOf(variation) })}
            onClick={() => setDeleting(variation)}
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
      title={t('adminProducts.variations.title')}
      actions={
        <>
          <Button tone="secondary" size="small" onClick={() => setOpen({ layer: 'edit', variation: null })}>
            <Plus aria-hidden="true" className="size-4" />
            {t('adminProducts.variations.add')}
          </Button>
          <Button
            tone="secondary"
            size="small"
            disabled={variations.data === undefined}
            onClick={() => setOpen({ layer: 'matrix' })}
          >
            <Grid3x3 aria-hidden="true" className="size-4" />
            {t('adminProducts.variations.many')}
          </Button>
        </>
      }
    >
      <ListState query={variations} empty={<p>{t('adminProducts.variations.empty')}</p>}>
        <DataTable
          caption={t('adminProducts.variations.title')}
          columns={columns}
          rows={variations.data ?? []}
          rowKey={({ id }) => id}
          rowName={nameOf}
          onOpen={(variation) => setOpen({ layer: 'edit', variation })}
        />
      </ListState>
      {open?.layer === 'edit' && (
        <VariationDialog
          productId={product.id}
          variation={open.variation}
          existing={variations.data ?? []}
          onClose={close}
        />
      )}
      {open?.layer === 'matrix' && (
        <MatrixDialog productId={product.id} existing={variations.data ?? []} onClose={close} />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        title={t('adminProducts.variations.deleteQuestion')}
        confirm={t('adminShell.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (deleting !== null) remove.mutate(deleting, { onSettled: () => setDeleting(null) })
        }}
      >
        {deleting !== null && <bdi>{nameOf(deleting)}</bdi>}
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
