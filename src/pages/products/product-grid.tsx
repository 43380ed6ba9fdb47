import { useEffect, useRef } from 'react'
import type { ProductCardData } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { CardSkeleton, gridClasses } from './card-skeleton'
import { LoadOnSight } from './load-on-sight'
import { ShopCard } from './shop-card'

/** After these the footer can be reached: more comes at a press. */
const AUTOMATIC_PAGES = 4
const PAGE_SIZE = 24

type ProductGridProps = {
  products: readonly ProductCardData[]
  /** How many there are in all; undefined where nobody knows. */
  count: number | undefined
  /** These are not what has been asked for last. */
  isStale: boolean
  hasMore: boolean
  isLoadingMore: boolean
  hasFailed: boolean
  onMore: () => void
}

export function ProductGrid({
  products,
  count,
  isStale,
  hasMore,
  isLoadingMore,
  hasFailed,
  onMore,
}: ProductGridProps) {
  const { t } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  // The card that the focus goes to once it is there: only after a press, nobody is moved while scrolling.
  const focusAt = useRef<number | null>(null)
  const shown = products.length
  const coming = count === undefined ? PAGE_SIZE : Math.max(0, Math.min(PAGE_SIZE, count - shown))

  useEffect(() => {
    if (focusAt.current === null || shown <= focusAt.current) return
    list.current?.children[focusAt.current]?.querySelector<HTMLElement>('h2 a')?.focus()
    focusAt.current = null
  }, [shown])

  return (
    <>
      {/* An answer that comes soon is not announced by a flicker. */}
      <ul
        ref={list}
        aria-busy={isStale}
        className={cn(gridClasses, 'transition-opacity', isStale && 'opacity-50 delay-150')}
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <ShopCard product={product} priority={index === 0} heading="h2" />
          </li>
        ))}
        {/* Room for what comes, made before anybody is there: the end of the page is not pushed down before their eyes. */}
        {isLoadingMore &&
          Array.from({ length: coming }, (_, place) => (
            <li key={place} aria-hidden="true">
              <CardSkeleton />
            </li>
          ))}
      </ul>
      {hasMore && !isStale && (
        <div className="flex flex-col items-center gap-3 py-6">
          <LoadOnSight
            enabled={!isLoadingMore && !hasFailed && shown < AUTOMATIC_PAGES * PAGE_SIZE}
            onSight={onMore}
          />
          {hasFailed && <p className="text-brick">{t('products.moreFailed')}</p>}
          {count !== undefined && count > shown && (
            <p className="text-sm text-ink-muted">{t('products.shown', { shown, count })}</p>
          )}
          <Button
            tone="secondary"
            busy={isLoadingMore}
            onClick={() => {
              focusAt.current = shown
              onMore()
            }}
          >
            {hasFailed ? t('action.retry') : t('products.loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}
