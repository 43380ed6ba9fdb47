import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { adminPaths } from '@/admin/admin-paths'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { FormDialog } from '@/admin/form-dialog'
import { TextField } from '@/admin/form-fields'
import type { ListSearchParams } from '@/admin/list/use-list-search-params'
import { asPart } from '@/admin/unread-notice'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { key, requiredPlainName } from '@/i18n/text-schema'
import { cn } from '@/lib/cn'
import { toAppError } from '@/lib/errors'
import { z } from '@/lib/zod'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { type OrderFilters, STATUSES } from './order-filters'
import { adminOrderQueries } from './queries'
import {
  paramsOfView,
  savedQuery,
  savedViews,
  useDeleteView,
  useSaveView,
  type View,
  VIEWS,
  viewOf,
  withoutView,
} from './views'

type ViewsProps = { list: ListSearchParams; filters: OrderFilters }

const tab = (active: boolean) =>
  cn(
    'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-t-control border-b-3 px-2.5 text-sm whitespace-nowrap hover:bg-plaster-raised focus-visible:-outline-offset-2',
    active
      ? 'border-copper font-medium text-copper'
      : 'border-transparent text-ink-muted hover:text-ink forced-colors:border-[Canvas]',
  )

/** What waits, with counts that follow the search and the other filters, and the views that the admin saved. */
export function OrderViews({ list, filters }: ViewsProps) {
  const { t } = useLanguage()
  return (
    <div className="-mx-4 flex items-center gap-1 overflow-x-auto border-b border-plaster-line px-4 md:mx-0 md:flex-wrap md:px-0">
      <BuiltInViews list={list} filters={filters} />
      <SavedViews query={savedQuery(list.params)} label={t('adminOrders.views.saved')} />
    </div>
  )
}

function BuiltInViews({ list, filters }: ViewsProps) {
  const { t, language } = useLanguage()
  const { data: counts } = useQuery(asPart(adminOrderQueries.counts(withoutView(filters))))
  const present = viewOf(filters)
  const countOf = (view: View) =>
    view === 'all' ? STATUSES.reduce((sum, each) => sum + (counts?.[each] ?? 0), 0) : (counts?.[view] ?? 0)
  const views = Object.keys(VIEWS) as View[]
  return (
    <nav aria-label={t('adminOrders.tabs')} className="flex gap-0.5">
      {views.map((view) => (
        <Link
          key={view}
          to={adminPaths.orders(paramsOfView(view, list.params, filters))}
          aria-current={view === present ? 'page' : undefined}
          className={tab(view === present)}
        >
          {t(`adminOrders.tab.${view}`)}
          {counts !== undefined && (
            <span
              translate="no"
              className={cn(
                'rounded-full px-1.5 text-sm',
                view === present ? 'bg-copper-tint text-copper-hover' : 'bg-plaster-raised text-ink',
              )}
            >
              {formatNumber(countOf(view), language)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

function SavedViews({ query, label }: { query: string; label: string }) {
  const { t } = useLanguage()
  const { data: views = [] } = useQuery(asPart(savedViews()))
  const remove = useDeleteView()
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null)
  const [naming, setNaming] = useState(false)
  const isSaved = views.some((view) => view.query === query)
  const isBuiltIn = Object.values(VIEWS).some(
    (view) => savedQuery(new URLSearchParams(Object.entries(view))) === query,
  )
  return (
    <>
      {views.length > 0 && (
        <ul aria-label={label} className="flex gap-1 ps-1 md:flex-wrap">
          {views.map(({ id, name, query: saved }) => (
            <li
              key={id}
              className={cn(
                'flex shrink-0 items-center rounded-full border',
                saved === query ? 'border-copper bg-copper-tint' : 'border-plaster-line bg-white',
              )}
            >
              <Link
                to={adminPaths.orders(new URLSearchParams(saved))}
                aria-current={saved === query ? 'page' : undefined}
                className="inline-flex min-h-8 max-w-48 items-center rounded-full ps-3 text-sm hover:text-copper pointer-coarse:min-h-11"
              >
                <bdi className="truncate">{name}</bdi>
              </Link>
              <button
                type="button"
                aria-label={t('adminOrders.views.delete', { name })}
                className="inline-flex size-8 cursor-pointer items-center justify-center rounded-full text-ink-muted hover:text-brick pointer-coarse:size-11"
                onClick={() => setDeleting({ id, name })}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {query !== '' && !isSaved && !isBuiltIn && (
        <Button
          tone="quiet"
          size="small"
          className="shrink-0 whitespace-nowrap"
          onClick={() => setNaming(true)}
        >
          <BookmarkPlus aria-hidden="true" className="size-4" />
          {t('adminOrders.views.save')}
        </Button>
      )}
      {naming && <SaveViewDialog query={query} onClose={() => setNaming(false)} />}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        title={t('adminOrders.views.deleteTitle', { name: deleting?.name ?? '' })}
        confirm={t('adminShell.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (deleting !== null) remove.mutate(deleting.id, { onSettled: () => setDeleting(null) })
        }}
      />
    </>
  )
}

const schema = z.object({ name: requiredPlainName(40) })
type Naming = z.input<typeof schema>

const isConflict = (error: Error) => toAppError(error).code === 'conflict'

function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const { t } = useLanguage()
  const save = useSaveView()
  const form = useForm<Naming>({ resolver: zodResolver(schema), defaultValues: { name: '' } })
  return (
    <FormDialog
      form={form}
      width="small"
      title={t('adminOrders.views.save')}
      description={t('adminOrders.views.text')}
      pending={save.isPending}
      error={save.error !== null && !isConflict(save.error) ? save.error : null}
      onClose={onClose}
      onSubmit={({ name }) =>
        save.mutate(
          { name, query },
          {
            onSuccess: onClose,
            onError: (error) => {
              if (isConflict(error))
                form.setError('name', { message: key('adminOrders.views.taken') }, { shouldFocus: true })
            },
          },
        )
      }
    >
      <TextField<Naming> name="name" label={t('adminOrders.views.name')} dir="auto" maxLength={40} />
    </FormDialog>
  )
}
