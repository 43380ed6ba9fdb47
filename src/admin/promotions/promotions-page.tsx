import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AdminPage } from '@/admin/admin-page'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListState, QueryState } from '@/admin/query-state'
import { saleQueries } from '@/admin/sales/queries'
import { formatMoney, formatNumber, formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { paths } from '@/paths'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Dialog } from '@/ui/dialog'
import { Ltr } from '@/ui/ltr'
import { PromotionDialog } from './promotion-dialog'
import { type Promotion, promotionState, type PromotionState } from './promotion'
import { promotionMutations, promotionQueries } from './queries'

const TONES: Record<PromotionState, BadgeTone> = {
  off: 'neutral',
  planned: 'blue',
  running: 'green',
  ended: 'neutral',
  usedUp: 'yellow',
}

type Doing = { what: 'edit' | 'delete'; promotion: Promotion } | { what: 'add' }

/** Codes and promotions that apply by themselves: /admin/promotions. */
export function Component() {
  const { t } = useLanguage()
  const promotions = useQuery(promotionQueries.list())
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const columns = useColumns((what, promotion) => setDoing({ what, promotion }))

  return (
    <AdminPage
      title={t('adminShell.promotions')}
      actions={
        <Button onClick={() => setDoing({ what: 'add' })}>
          <Plus aria-hidden="true" className="size-5" />
          {t('adminPromotions.add')}
        </Button>
      }
    >
      <p className="max-w-prose text-ink-muted">{t('adminPromotions.text')}</p>
      <ListState query={promotions} empty={<p>{t('adminPromotions.empty')}</p>}>
        <DataTable
          caption={t('adminShell.promotions')}
          columns={columns}
          rows={promotions.data ?? []}
          rowKey={({ id }) => id}
          rowName={({ name_en: name }) => name}
        />
      </ListState>
      {doing?.what === 'add' && <PromotionDialog promotion={null} products={[]} onClose={close} />}
      {doing?.what === 'edit' && <EditDialog promotion={doing.promotion} onClose={close} />}
      {doing?.what === 'delete' && <DeleteQuestion promotion={doing.promotion} onClose={close} />}
    </AdminPage>
  )
}

/** What the promotion takes off, in a few words. */
function useEffectText() {
  const { t, language } = useLanguage()
  return ({ kind, value, buy_quantity: buy, free_quantity: free }: Promotion) => {
    if (kind === 'percent') return t('adminSales.off', { percent: formatNumber(value, language) })
    if (kind === 'amount') return t('adminPromotions.amountOff', { amount: formatMoney(value, language) })
    if (kind === 'free_delivery') return t('adminPromotions.kind.free_delivery')
    return t('adminPromotions.freeOf', {
      free: formatNumber(free ?? 0, language),
      buy: formatNumber(buy ?? 0, language),
    })
  }
}

function useColumns(onDo: (what: 'edit' | 'delete', promotion: Promotion) => void): Column<Promotion>[] {
  const { t, language } = useLanguage()
  const effect = useEffectText()
  const nameOf = (promotion: Promotion) => localized(promotion, 'name', language)
  const time = (at: string) => <time dateTime={at}>{formatShortDateTime(at, language)}</time>

  return [
    {
      key: 'name',
      header: t('adminSales.name'),
      className: 'font-medium',
      cell: (promotion) => <bdi>{nameOf(promotion)}</bdi>,
    },
    {
      key: 'state',
      header: t('adminSales.state'),
      cell: (promotion) => {
        const state = promotionState(promotion, new Date())
        return <Badge tone={TONES[state]}>{t(`adminPromotions.state.${state}`)}</Badge>
      },
    },
    {
      key: 'code',
      header: t('adminPromotions.code'),
      cell: ({ code }) =>
        code === null ? (
          t('adminPromotions.byItself')
        ) : (
          <span className="inline-flex items-center gap-1">
            <Ltr>{code}</Ltr>
            <CopyButton
              text={`${globalThis.location.origin}${paths.products()}?promo=${code}`}
              label={t('adminPromotions.copyLink', { code })}
              copiedLabel={t('adminPromotions.copied')}
            />
          </span>
        ),
    },
    { key: 'effect', header: t('adminPromotions.kind'), cell: effect },
    {
      key: 'period',
      header: t('adminPromotions.period'),
      cell: ({ starts_at: start, ends_at: end }) => (
        <span>
          {time(start)}
          {end !== null && <> – {time(end)}</>}
        </span>
      ),
    },
    {
      key: 'uses',
      header: t('adminPromotions.uses'),
      align: 'end',
      cell: ({ uses, max_uses: max }) =>
        max === null ? (
          formatNumber(uses, language)
        ) : (
          <Ltr>
            {formatNumber(uses, language)} / {formatNumber(max, language)}
          </Ltr>
        ),
    },
    {
      key: 'revenue',
      header: t('adminPromotions.revenue'),
      align: 'end',
      cell: ({ revenue }) => formatMoney(revenue, language),
    },
    {
      key: 'actions',
      header: t('adminSales.actions'),
      align: 'end',
      cell: (promotion) => (
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            tone="secondary"
            size="small"
            aria-label={t('adminPromotions.editOne', { name: nameOf(promotion) })}
            onClick={() => onDo('edit', promotion)}
          >
            {t('adminShell.edit')}
          </Button>
          {promotion.orders === 0 && (
            <Button
              tone="secondary"
              size="small"
              aria-label={t('adminPromotions.deleteOne', { name: nameOf(promotion) })}
              onClick={() => onDo('delete', promotion)}
            >
              {t('adminShell.delete')}
            </Button>
          )}
        </div>
      ),
    },
  ]
}

type PromotionProps = { promotion: Promotion; onClose: () => void }

/** The form needs the names of the chosen products first. */
function EditDialog({ promotion, onClose }: PromotionProps) {
  const { t, language } = useLanguage()
  const products = useQuery({ ...saleQueries.products(promotion.product_ids), staleTime: 0 })
  if (products.data !== undefined)
    return <PromotionDialog promotion={promotion} products={products.data} onClose={onClose} />
  const title = t('adminPromotions.editOne', { name: localized(promotion, 'name', language) })
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <QueryState query={products} failure={t('adminSales.products')} className="h-64">
        {() => null}
      </QueryState>
    </Dialog>
  )
}

function DeleteQuestion({ promotion, onClose }: PromotionProps) {
  const { t, language } = useLanguage()
  const remove = useMutation(promotionMutations.remove())
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('adminPromotions.confirmDelete')}
      confirm={t('adminShell.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(promotion.id, { onSettled: onClose })}
    >
      <bdi className="font-medium">{localized(promotion, 'name', language)}</bdi>
    </ConfirmDialog>
  )
}
