import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react'
import { ListState, type QueryResult } from '@/admin/query-state'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import type { ListSearchParams, Page } from './use-list-search-params'

type ListPageProps<Row> = {
  list: ListSearchParams
  query: QueryResult<Page<Row>>
  /** Search box and filters, with the buttons beside them. */
  filters?: ReactNode
  /** The bar with the actions for selected rows. */
  bulkActions?: ReactNode
  /** Given while filters are set: their names, to be cleared from an empty list. */
  clearable?: readonly string[]
  /** Shown instead of the table when there is nothing to list and no filter to clear. */
  empty: ReactNode
  /** Around the table. */
  ref?: Ref<HTMLDivElement>
  /** The table of the rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/** The recipe of the admin's lists: filters, bulk actions, the table with its loading, failed and empty states, and a pager. */
export function ListPage<Row>({
  list,
  query,
  filters,
  bulkActions,
  clearable,
  empty,
  ref,
  children,
}: ListPageProps<Row>) {
  const { t } = useLanguage()
  // The last row of a later page was deleted, or has left the filter.
  const isEmptyLaterPage =
    list.page > 1 && query.data?.rows.length === 0 && !query.isFetching && !query.isPlaceholderData
  const leave = useEffectEvent(() => list.toPrevious({ replace: true }))
  useEffect(() => {
    if (isEmptyLaterPage) leave()
  }, [isEmptyLaterPage])
  const state = (
    <ListState
      query={{ ...query, data: query.data?.rows }}
      empty={
        clearable === undefined ? (
          empty
        ) : (
          <>
            <p>{t('adminShell.nothingFound')}</p>
            <Button
              tone="secondary"
              onClick={() => list.setFilters(Object.fromEntries(clearable.map((name) => [name, ''])))}
            >
              {t('adminShell.clearFilters')}
            </Button>
          </>
        )
      }
    >
      {children(query.data?.rows ?? [])}
    </ListState>
  )
  return (
    <>
      {filters}
      {bulkActions}
      {ref === undefined ? state : <div ref={ref}>{state}</div>}
      <Pager list={list} next={query.data?.next ?? null} />
    </>
  )
}

type PagerProps = {
  list: ListSearchParams
  /** The cursor of the next page; null at the end of the list. */
  next: string | null
}

function Pager({ list, next }: PagerProps) {
  const { t } = useLanguage()
  const { page, toFirst, toNext, toPrevious } = list
  if (page === 1 && next === null) return null
  const turn = (go: () => void) => () => {
    go()
    globalThis.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={t('adminShell.pages')} className="flex flex-wrap items-center justify-center gap-2">
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('adminShell.firstPage')}
        atLimit={page === 1}
        onClick={turn(toFirst)}
      >
        <ChevronsLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('adminShell.previousPage')}
        atLimit={page === 1}
        onClick={turn(toPrevious)}
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
      <span aria-live="polite">{t('adminShell.page', { page })}</span>
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('adminShell.nextPage')}
        atLimit={next === null}
        onClick={turn(() => {
          if (next !== null) toNext(next)
        })}
      >
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
    </nav>
  )
}
