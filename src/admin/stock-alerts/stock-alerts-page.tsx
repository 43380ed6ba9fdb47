import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageCircle, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListPage } from '@/admin/list/list-page'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { adminProductQueries } from '@/admin/products/queries'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { siteOrigin } from '@/lib/env'
import { chatLink, mailLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Select } from '@/ui/select'
import { alertMessage, chosenLabels, piecesFor } from './alert-message'
import {
  ALERT_STATES,
  type AlertState,
  deleteAlert,
  markNotified,
  type StockAlert,
  stockAlertQueries,
} from './queries'

const linkClasses =
  'inline-flex min-h-8 items-center gap-1.5 text-sm text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** Who waits for which piece, who has to be told by an admin, and who was told: /admin/stock-alerts. */
export function Component() {
  const { t, language } = useLanguage()
  const queryClient = useQueryClient()
  const list = useListSearchParams()
  const product = list.params.get('product') ?? ''
  const counts = useQuery(asPart(stockAlertQueries.counts()))
  const counted = counts.data?.filter(({ product_id: id }) => product === '' || id === product)
  const waitsForAdmin = counted?.some(({ to_notify: count }) => count > 0) === true
  const state =
    ALERT_STATES.find((value) => value === list.params.get('state')) ??
    (waitsForAdmin ? 'to_notify' : 'waiting')
  const query = useQuery({
    ...stockAlertQueries.list({ state, product, cursor: list.cursor }),
    meta: { errorText: 'adminProducts.alerts.fetchFailed' },
  })
  const [deleting, setDeleting] = useState<StockAlert | null>(null)
  const remove = useMutation(deleteAlert())
  const columns = useColumns(state, setDeleting)
  const sum = (key: 'waiting' | 'to_notify') => counted?.reduce((total, row) => total + row[key], 0)
  const numbers: Record<AlertState, number | undefined> = {
    to_notify: sum('to_notify'),
    waiting: sum('waiting'),
    notified: undefined,
  }
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatNumber(count, language)})`
  // No one waits for it any more, or the counts are not read yet: without a choice of its own the list would look like that of all.
  const isOffered = product === '' || counts.data?.some(({ product_id: id }) => id === product) === true
  // On the way from the product's page it is known already.
  const opened = queryClient.getQueryData(adminProductQueries.detail(product).queryKey)
  const named = query.data?.rows.find(({ product_id: id }) => id === product)?.products ?? opened

  return (
    <AdminPage
      title={t('adminProducts.alerts.title')}
      back={{ to: adminPaths.products(), label: t('adminShell.products') }}
    >
      <ListPage
        list={list}
        query={query}
        clearable={product === '' ? undefined : ['product']}
        filters={
          <div className="flex flex-wrap items-center gap-3">
            <Select
              aria-label={t('adminProducts.alerts.state')}
              className="w-full sm:w-56"
              value={state}
              onValueChange={(choice) => list.setFilters({ state: choice })}
              options={ALERT_STATES.map((value) => ({
                value,
                label: withCount(t(`adminProducts.alerts.state.${value}`), numbers[value]),
              }))}
            />
            <Select
              aria-label={t('adminProducts.alerts.product')}
              className="w-full sm:w-80"
              value={product}
              onValueChange={(choice) => list.setFilters({ product: choice })}
              options={[
                { value: '', label: t('adminProducts.alerts.allProducts') },
                ...(isOffered
                  ? []
                  : [
                      {
                        value: product,
                        label: named ? localized(named, 'name', language) : t('adminProducts.alerts.product'),
                      },
                    ]),
                ...(counts.data ?? []).map((row) => ({
                  value: row.product_id,
                  label: withCount(localized(row, 'name', language), row.waiting + row.to_notify),
                })),
              ]}
            />
          </div>
        }
        empty={<p>{t(`adminProducts.alerts.none.${state}`)}</p>}
      >
        {(rows) => (
          <DataTable
            caption={t(`adminProducts.alerts.state.${state}`)}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            rowName={({ email, phone }) => email ?? phone ?? ''}
          />
        )}
      </ListPage>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={t('adminProducts.alerts.confirmDelete')}
        confirm={t('adminProducts.alerts.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (deleting !== null) remove.mutate(deleting.id, { onSuccess: () => setDeleting(null) })
        }}
      >
        <p className="break-all">
          <Ltr>{deleting?.email ?? deleting?.phone ?? ''}</Ltr>
        </p>
      </ConfirmDialog>
    </AdminPage>
  )
}

function useColumns(state: AlertState, onDelete: (alert: StockAlert) => void): Column<StockAlert>[] {
  const { t, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const mark = useMutation(markNotified())
  const at = (time: string | null) =>
    time !== null && <time dateTime={time}>{formatDateTime(time, language)}</time>

  return [
    {
      key: 'contact',
      header: t('adminProducts.alerts.contact'),
      className: 'break-all',
      cell: ({ email, phone }) => <Ltr>{email ?? phone}</Ltr>,
    },
    {
      key: 'piece',
      header: t('adminProducts.alerts.piece'),
      cell: (alert) => (
        <div>
          <Link to={adminPaths.product(alert.product_id)} className={linkClasses}>
            <bdi>{localized(alert.products, 'name', language)}</bdi>
          </Link>
          <p className="text-sm text-ink-muted">
            {[
              ...chosenLabels(alert, language),
              t('adminProducts.alerts.pieces', { stock: formatNumber(piecesFor(alert), language) }),
            ].join(' · ')}
          </p>
        </div>
      ),
    },
    {
      key: 'since',
      header: t('adminProducts.alerts.since'),
      className: 'whitespace-nowrap',
      cell: ({ created_at: requested }) => at(requested),
    },
    ...(state === 'notified'
      ? [
          {
            key: 'notifiedAt',
            header: t('adminProducts.alerts.notifiedAt'),
            className: 'whitespace-nowrap',
            cell: ({ notified_at: notified }: StockAlert) => at(notified),
          },
        ]
      : []),
    {
      key: 'actions',
      header: t('adminProducts.alerts.actions'),
      align: 'end',
      cell: (alert) => {
        const contact = alert.email ?? alert.phone ?? ''
        const way = alert.phone === null ? t('adminProducts.alerts.mail') : 'WhatsApp'
        const text = alertMessage(alert, shop?.site_name ?? '', siteOrigin())
        return (
          <div className="flex flex-wrap items-center justify-end gap-x-3">
            {state !== 'notified' && (
              <a
                href={
                  alert.phone === null
                    ? `${mailLink(contact)}?body=${encodeURIComponent(text)}`
                    : chatLink(alert.phone.slice(1), text)
                }
                target="_blank"
                rel="noreferrer"
                className={linkClasses}
                aria-label={t('adminProducts.alerts.writeTo', { way, contact })}
              >
                <MessageCircle aria-hidden="true" className="size-4" />
                {way}
              </a>
            )}
            <Checkbox
              checked={alert.notified_at !== null}
              disabled={mark.isPending}
              aria-label={t('adminProducts.alerts.notifiedNamed', { contact })}
              onChange={({ target }) => mark.mutate({ id: alert.id, isNotified: target.checked })}
            >
              {t('adminProducts.alerts.notified')}
            </Checkbox>
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminProducts.alerts.deleteNamed', { contact })}
              onClick={() => onDelete(alert)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </div>
        )
      },
    },
  ]
}
