import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import type { ListAddress } from './use-list-address'

type PagerProps = {
  address: ListAddress
  /** The place after the last row that is shown; null at the end of the list. */
  next: string | null
}

export function Pager({ address, next }: PagerProps) {
  const { t } = useLanguage()
  const { page, toFirst, toNext, toPrevious } = address
  if (page === 1 && next === null) return null
  const turn = (go: () => void) => () => {
    go()
    globalThis.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={t('admin.pages')} className="flex flex-wrap items-center justify-center gap-2">
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('admin.firstPage')}
        disabled={page === 1}
        onClick={turn(toFirst)}
      >
        <ChevronsLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('admin.previousPage')}
        disabled={page === 1}
        onClick={turn(toPrevious)}
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
      <span aria-live="polite">{t('admin.page', { page })}</span>
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('admin.nextPage')}
        disabled={next === null}
        onClick={turn(() => {
          if (next !== null) toNext(next)
        })}
      >
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
    </nav>
  )
}
