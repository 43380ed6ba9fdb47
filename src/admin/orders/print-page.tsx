import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ChevronLeft, Printer } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { lastSeen } from '@/admin/list/use-list-search-params'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { foldCode } from '@/lib/typed-text'
import { useUnread } from '@/lib/use-unread'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'
import { ParcelLabel } from './label'
import { GiftCard } from './gift-card'
import { Invoice, PackingSlip } from './print-sheet'
import { adminOrderQueries, type Paper } from './queries'

/** As many as are handed over at a time. */
const MAX_PRINTED = 200

type Sheet = {
  sheet: ComponentType<{ order: Paper; shop: ComponentProps<typeof Invoice>['shop'] }>
  title: PlainMessageKey
}

const SLIP: Sheet = { sheet: PackingSlip, title: 'adminOrders.slips' }
const SHEETS: Readonly<Record<string, Sheet>> = {
  slip: SLIP,
  invoice: { sheet: Invoice, title: 'adminOrders.invoices' },
  label: { sheet: ParcelLabel, title: 'adminOrders.labels' },
  card: { sheet: GiftCard, title: 'adminOrders.giftCards' },
}

function readNumbers(params: URLSearchParams): string[] {
  const numbers = (params.get('orders') ?? '').split(',').map((number) => foldCode(number).toUpperCase())
  return [...new Set(numbers)].filter((number) => /^MCG-[2-9A-Z]{8}$/.test(number))
}

/** Packing slips, labels, invoices or gift cards, one sheet per order. Everything else is hidden in print. */
export function Component() {
  const { t } = useLanguage()
  const { kind } = useParams()
  const [params] = useSearchParams()
  const given = readNumbers(params)
  const numbers = given.slice(0, MAX_PRINTED)
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const query = useQuery(adminOrderQueries.papers(numbers))
  const { data: papers } = query
  const unread = useUnread(query)
  const { sheet: Sheet, title: titleKey } = SHEETS[kind ?? ''] ?? SLIP
  const title = t(titleKey)
  const missing = papers === undefined ? [] : numbers.filter((number) => !papers.some(isOrder(number)))
  const cancelled = papers?.filter(({ status }) => status === 'cancelled') ?? []
  const only = numbers.length === 1 ? numbers[0] : undefined

  return (
    <div className="flex flex-col gap-5 print:block">
      <title>{t('adminShell.pageTitle', { page: title })}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <div className="min-w-0">
          <Link
            to={only === undefined ? lastSeen(adminPaths.orders()) : adminPaths.order(only)}
            className="-ms-1 inline-flex min-h-11 items-center gap-1 text-sm text-majolica underline-offset-4 hover:underline"
          >
            <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {only === undefined ? t('adminOrders.title') : <Ltr>{only}</Ltr>}
          </Link>
          <h1 className="text-2xl outline-none">{title}</h1>
        </div>
        <Button disabled={papers === undefined || papers.length === 0} onClick={() => globalThis.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('adminOrders.print')}
        </Button>
      </header>
      {unread !== null && <ReadFailed {...unread} className="print:hidden" />}
      {papers === undefined && unread === null && (
        <div role="status" className="print:hidden">
          <span className="sr-only">{t('shop.status.loading')}</span>
          <Skeleton className="h-96 rounded-picture" />
        </div>
      )}
      {(missing.length > 0 || numbers.length === 0) && (
        <Notice tone="warning" className="print:hidden">
          {missing.length === 0 ? t('adminOrders.noPapers') : t('adminOrders.papersMissing')}{' '}
          <Ltr>{missing.join(', ')}</Ltr>
        </Notice>
      )}
      {cancelled.length > 0 && (
        <Notice tone="warning" role="alert" className="print:hidden">
          {t('adminOrders.papersCancelled')}{' '}
          <Ltr>{cancelled.map(({ order_number: number }) => number).join(', ')}</Ltr>
        </Notice>
      )}
      {given.length > MAX_PRINTED && (
        <Notice tone="warning" role="alert" className="print:hidden">
          {t('adminOrders.papersLeftOut', { count: given.length - MAX_PRINTED, most: MAX_PRINTED })}
        </Notice>
      )}
      {papers?.map((order) => (
        <Sheet key={order.id} order={order} shop={shop} />
      ))}
    </div>
  )
}

const isOrder =
  (number: string) =>
  ({ order_number: is }: { order_number: string }) =>
    is === number
