import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { type Column, DataTable } from '@/admin/list/data-table'
import { adminProductQueries } from '@/admin/products/queries'
import { ListState, QueryState } from '@/admin/query-state'
import { asPart } from '@/admin/unread-notice'
import { formatNumber, formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { LEFT_OUTCOMES, saleMutations, saleQueries } from './queries'
import { type Sale, type SaleState, saleState } from './sale'
import { SaleDialog } from './sale-dialog'

const TONES: Record<SaleState, BadgeTone> = {
  planned: 'blue',
  running: 'green',
  ending: 'yellow',
  ended: 'neutral',
  missed: 'red',
}

type Doing = { what: 'edit' | 'end' | 'delete' | 'left'; sale: Sale } | { what: 'add' }

/** Planned, running and ended sales: /admin/sales. */
export function Component() {
  const { t } = useLanguage()
  const sales = useQuery(saleQueries.list())
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const columns = useColumns((what, sale) => setDoing({ what, sale }))

  return (
    <AdminPage
      title={t('adminShell.sales')}
      actions={
        <Button onClick={() => setDoing({ what: 'add' })}>
          <Plus aria-hidden="true" className="size-5" />
          {t('adminSales.add')}
        </Button>
      }
    >
      <p className="max-w-prose text-ink-muted">{t('adminSales.text')}</p>
      <ListState query={sales} empty={<p>{t('adminSales.empty')}</p>}>
        <DataTable
          caption={t('adminShell.sales')}
          columns={columns}
          rows={sales.data ?? []}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
        />
      </ListState>
      {doing?.what === 'add' && <SaleDialog sale={null} products={[]} onClose={close} />}
      {doing?.what === 'edit' && <EditDialog sale={doing.sale} onClose={close} />}
      {doing?.what === 'left' && <LeftDialog sale={doing.sale} onClose={close} />}
      {(doing?.what === 'end' || doing?.what === 'delete') && (
        <Question what={doing.what} sale={doing.sale} onClose={close} />
      )}
    </AdminPage>
  )
}

function useColumns(onDo: (what: 'edit' | 'end' | 'delete' | 'left', sale: Sale) => void): Column<Sale>[] {
  const { t, language } = useLanguage()
  const { data: categories = [] } = useQuery(asPart(adminProductQueries.categories()))
  const scopeOf = ({ category_keys: keys, product_ids: products }: Sale) => {
    if (products !== null) return t('adminSales.scope.products')
    if (keys === null) return t('adminSales.scope.all')
    const names = keys.map((key) => {
      const found = categories.find((category) => category.key === key)
      return found === undefined ? key : localized(found, 'name', language)
    })
    return names.join(t('adminSales.comma'))
  }
  const time = (at: string) => <time dateTime={at}>{formatShortDateTime(at, language)}</time>

  return [
    {
      key: 'name',
      header: t('adminSales.name'),
      className: 'font-medium',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'state',
      header: t('adminSales.state'),
      cell: (sale) => {
        const state = saleState(sale, new Date())
        return <Badge tone={TONES[state]}>{t(`adminSales.state.${state}`)}</Badge>
      },
    },
    {
      key: 'percent',
      header: t('adminSales.percent'),
      cell: ({ percent }) => t('adminSales.off', { percent: formatNumber(percent, language) }),
    },
    { key: 'scope', header: t('adminSales.scope'), cell: (sale) => <span>{scopeOf(sale)}</span> },
    {
      key: 'starts',
      header: t('adminSales.starts'),
      className: 'whitespace-nowrap',
      cell: ({ starts_at: at }) => time(at),
    },
    {
      key: 'ends',
      header: t('adminSales.ends'),
      className: 'whitespace-nowrap',
      cell: ({ ends_at: planned, stopped_at: stopped }) => time(stopped ?? planned),
    },
    {
      key: 'products',
      header: t('adminSales.products'),
      cell: (sale) => (
        <div className="max-md:text-end">
          <span translate="no">{formatNumber(sale.products, language)}</span>
          {sale.skipped + sale.changed > 0 && (
            <Button tone="link" size="small" onClick={() => onDo('left', sale)}>
              {[
                sale.skipped > 0 && t('adminSales.skipped', { count: sale.skipped }),
                sale.changed > 0 && t('adminSales.changed', { count: sale.changed }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          )}
        </div>
      ),
    },
    {
      key: 'actions',
      header: t('adminSales.actions'),
      align: 'end',
      cell: (sale) => {
        const state = saleState(sale, new Date())
        return (
          <div className="flex flex-wrap justify-end gap-2">
            {state === 'planned' && (
              <Button
                tone="secondary"
                size="small"
                aria-label={t('adminSales.editOne', { name: sale.name })}
                onClick={() => onDo('edit', sale)}
              >
                {t('adminShell.edit')}
              </Button>
            )}
            {(state === 'planned' || state === 'missed') && (
              <Button
                tone="secondary"
                size="small"
                aria-label={t('adminSales.deleteOne', { name: sale.name })}
                onClick={() => onDo('delete', sale)}
              >
                {t('adminShell.delete')}
              </Button>
            )}
            {state === 'running' && (
              <Button
                tone="secondary"
                size="small"
                aria-label={t('adminSales.endOne', { name: sale.name })}
                onClick={() => onDo('end', sale)}
              >
                {t('adminSales.end')}
              </Button>
            )}
          </div>
        )
      },
    },
  ]
}

type SaleProps = { sale: Sale; onClose: () => void }

/** The form needs the names of the chosen products first. */
function EditDialog({ sale, onClose }: SaleProps) {
  const { t } = useLanguage()
  const products = useQuery({ ...saleQueries.products(sale.product_ids ?? []), staleTime: 0 })
  if (products.data !== undefined)
    return <SaleDialog sale={sale} products={products.data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={t('adminSales.editOne', { name: sale.name })}>
      <QueryState query={products} failure={t('adminSales.products')} className="h-64">
        {() => null}
      </QueryState>
    </Dialog>
  )
}

function LeftDialog({ sale, onClose }: SaleProps) {
  const { t, language } = useLanguage()
  const left = useQuery(saleQueries.left(sale.id))
  return (
    <Dialog open onOpenChange={onClose} title={t('adminSales.leftOf', { name: sale.name })}>
      <QueryState query={left} failure={t('adminSales.products')} className="h-64">
        {(rows) => (
          <div className="flex flex-col gap-5 pb-2">
            {LEFT_OUTCOMES.map((outcome) => {
              const products = rows.filter((row) => row.outcome === outcome).map((row) => row.products)
              if (products.length === 0) return null
              return (
                <section key={outcome}>
                  <h3 className="font-text font-medium">{t(`adminSales.left.${outcome}`)}</h3>
                  <ul>
                    {products.map((product) => (
                      <li key={product.id}>
                        <Link
                          to={adminPaths.product(product.id)}
                          className="inline-flex min-h-11 items-center text-majolica underline-offset-4 hover:underline"
                        >
                          <bdi>{localized(product, 'name', language)}</bdi>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            })}
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}

function Question({ what, sale, onClose }: SaleProps & { what: 'end' | 'delete' }) {
  const { t } = useLanguage()
  const end = useMutation(saleMutations.end())
  const remove = useMutation(saleMutations.remove())
  const isEnd = what === 'end'
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isEnd ? t('adminSales.confirmEnd') : t('adminSales.confirmDelete')}
      confirm={isEnd ? t('adminSales.end') : t('adminShell.delete')}
      busy={end.isPending || remove.isPending}
      onConfirm={() => (isEnd ? end : remove).mutate(sale.id, { onSettled: onClose })}
    >
      <p>
        {isEnd ? (
          t('adminSales.confirmEndText', { name: sale.name })
        ) : (
          <bdi className="font-medium">{sale.name}</bdi>
        )}
      </p>
    </ConfirmDialog>
  )
}
