import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, MessageCircle, Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { QueryState } from '@/admin/query-state'
import { templateQueries } from '@/admin/templates/templates'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { paths, publicUrl } from '@/paths'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { Ltr, WholeNumbers } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { TypedText } from '@/ui/typed-text'
import { ago } from './age'
import { CallOutcomes, type CallOutcomesProps } from './call-outcomes'
import { chatMessage, phoneDigits } from './chat-messages'
import {
  CALL_STATES,
  type CallState,
  type ConfirmationQueue,
  confirmationQueue,
  type OrderToConfirm,
} from './confirmation'
import { LinePicture } from './line-picture'
import { choicesText } from './order-text'

/** Orders to confirm by phone, one at a time. */
export function Component() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const state = CALL_STATES.find((value) => value === params.get('state')) ?? 'due'
  const query = useQuery(confirmationQueue(state))
  return (
    <AdminPage
      title={t('adminOrders.confirm.title')}
      back={{ to: adminPaths.orders(), label: t('adminOrders.title') }}
    >
      <StateTabs active={state} counts={query.data} />
      <QueryState
        query={query}
        failure={t('adminOrders.confirm.failedToRead')}
        className="h-96 rounded-picture"
      >
        {(queue) => <Queue key={state} state={state} queue={queue} />}
      </QueryState>
    </AdminPage>
  )
}

function StateTabs({ active, counts }: { active: CallState; counts: ConfirmationQueue | undefined }) {
  const { t, language } = useLanguage()
  return (
    <nav
      aria-label={t('adminOrders.confirm.states')}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-plaster-line px-4 pt-1 md:mx-0 md:px-1"
    >
      {CALL_STATES.map((state) => (
        <Link
          key={state}
          to={adminPaths.confirm(state)}
          aria-current={state === active ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-control border-b-3 px-3 whitespace-nowrap hover:bg-plaster-raised focus-visible:-outline-offset-2',
            state === active
              ? 'border-copper font-medium text-copper'
              : 'border-transparent text-ink-muted hover:text-ink forced-colors:border-[Canvas]',
          )}
        >
          {t(`adminOrders.confirm.state.${state}`)}
          {counts !== undefined && (
            <span translate="no" className="rounded-full bg-plaster-raised px-2 text-sm text-ink">
              {formatNumber(counts[state], language)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

function Queue({ state, queue }: { state: CallState; queue: ConfirmationQueue }) {
  const { t, language } = useLanguage()
  const [params, setParams] = useSearchParams()
  const { orders } = queue
  const [shown, setShown] = useState(params.get('order'))
  const [done, setDone] = useState<string | null>(null)
  // The list still has an order for a moment after its call: it is not the first one to call then.
  if (done !== null && !orders.some(({ order_number: number }) => number === done)) setDone(null)
  const first = orders.find(({ order_number: number }) => number !== done)?.order_number
  // What is called stays on the screen: an older order that becomes due takes the first place of the list only.
  if (shown === null && first !== undefined) setShown(first)
  const index = orders.findIndex(({ order_number: number }) => number === shown)
  const order = orders[index]
  const heading = useRef<HTMLHeadingElement>(null)
  const open = (next: OrderToConfirm | undefined) => {
    setShown(next?.order_number ?? null)
    setParams(
      (current) => {
        if (next === undefined) current.delete('order')
        else current.set('order', next.order_number)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
    heading.current?.focus({ preventScroll: true })
    globalThis.scrollTo({ top: 0 })
  }

  if (shown === null) {
    return (
      <div className="flex flex-col items-center gap-3 rounded-picture border border-dashed border-control px-4 py-14 text-center">
        <p>{t(`adminOrders.confirm.none.${state}`)}</p>
      </div>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <Button
          tone="secondary"
          size="icon"
          aria-label={t('adminOrders.confirm.previous')}
          disabled={index <= 0}
          onClick={() => open(orders[index - 1])}
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
        <h2 ref={heading} tabIndex={-1} className="font-text text-base font-medium outline-none">
          {order === undefined ? (
            <Link to={adminPaths.order(shown)} className="text-majolica underline">
              <Ltr>{shown}</Ltr>
            </Link>
          ) : (
            t('adminOrders.confirm.position', {
              index: formatNumber(index + 1, language),
              total: formatNumber(orders.length, language),
            })
          )}
        </h2>
        <Button
          tone="secondary"
          size="icon"
          aria-label={t('adminOrders.confirm.next')}
          disabled={index === orders.length - 1}
          onClick={() => open(orders[index + 1])}
        >
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
      </div>
      {queue[state] > orders.length && (
        <p className="text-center text-sm text-ink-muted">
          {t('adminShell.firstOf', { shown: orders.length, total: queue[state] })}
        </p>
      )}
      {order === undefined ? (
        <NotListed number={shown} queue={queue} state={state} onNext={() => open(orders[0])} />
      ) : (
        <OrderCall
          key={`${order.id} ${order.call_attempts}`}
          order={order}
          state={state}
          onDone={() => {
            setDone(order.order_number)
            open(orders[index + 1] ?? orders[index - 1])
          }}
        />
      )}
    </div>
  )
}

type NotListedProps = { number: string; state: CallState; queue: ConfirmationQueue; onNext: () => void }

/** In place of an order that is not in the list: another one there would be called or confirmed by mistake. */
function NotListed({ number, state, queue, onNext }: NotListedProps) {
  const { t } = useLanguage()
  const { length: listed } = queue.orders
  return (
    <>
      <Notice tone="warning" role="alert">
        <p>
          <WholeNumbers
            text={
              queue[state] > listed
                ? t('adminOrders.confirm.behind', { number, first: listed })
                : t('adminOrders.confirm.gone', { number })
            }
          />
        </p>
      </Notice>
      {listed > 0 && (
        <Button size="wide" onClick={onNext}>
          {t('adminOrders.confirm.next')}
        </Button>
      )}
    </>
  )
}

function OrderCall({ order, state, onDone }: CallOutcomesProps) {
  const { t, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const { data: templates } = useQuery(asPart(templateQueries.all()))
  const digits = phoneDigits(order.phone, order.country)
  const link = `${globalThis.location.origin}${publicUrl(paths.track(order.tracking_token), order.language)}`
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 font-display text-2xl wrap-anywhere">
            <bdi>{order.contact_name}</bdi>
          </p>
          <p translate="no" className="shrink-0 font-display text-2xl">
            {formatMoney(order.total_amount, language)}
          </p>
        </div>
        <p className="wrap-anywhere">
          <bdi>
            <TypedText text={[order.city, order.district].filter(Boolean).join(', ')} />
          </bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <Link to={adminPaths.order(order.order_number)} className="text-majolica underline">
            <Ltr>{order.order_number}</Ltr>
          </Link>
          <time dateTime={order.created_at}>{ago(order.created_at, language)}</time>
          {order.call_attempts > 0 && (
            <span>{t('adminOrders.confirm.attempts', { count: order.call_attempts })}</span>
          )}
        </p>
        <History history={order.history} />
      </div>
      <ul className="flex flex-col gap-2">
        {order.items.map((item) => {
          const choices = choicesText(item.selected_variations, language)
          return (
            <li key={item.id} className="flex items-center gap-3">
              <LinePicture src={item.image_url} className="w-12" />
              <span className="min-w-0 wrap-anywhere">
                <bdi
                  dir="ltr"
                  translate="no"
                  className={item.quantity > 1 ? 'font-semibold text-copper' : undefined}
                >
                  {formatNumber(item.quantity, language)} ×
                </bdi>{' '}
                <bdi>{localized(item, 'name', language)}</bdi>
                {choices !== '' && <span className="block text-sm text-ink-muted">{choices}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {order.notes !== '' && (
        <p dir="auto" className="rounded-control bg-saffron-tint px-4 py-2 wrap-anywhere whitespace-pre-line">
          <TypedText text={order.notes} />
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button asChild tone="secondary">
          <a
            href={`tel:${order.phone}`}
            aria-label={t('adminOrders.confirm.callNumber', { number: order.phone })}
          >
            <Phone aria-hidden="true" className="size-5" />
            {t('adminOrders.confirm.call')}
          </a>
        </Button>
        {digits !== null && (
          <Button asChild tone="secondary">
            <a
              href={chatLink(digits, chatMessage('confirm', order, shop?.site_name ?? '', link, templates))}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle aria-hidden="true" className="size-5" />
              {t('adminOrders.openChat')}
            </a>
          </Button>
        )}
      </div>
      <CallOutcomes order={order} state={state} onDone={onDone} />
      {order.calls.length > 0 && <Calls calls={order.calls} />}
    </Card>
  )
}

/** What other orders of the same number came to. */
function History({ history }: { history: OrderToConfirm['history'] }) {
  const { t } = useLanguage()
  if (history.orders === 0) {
    return (
      <p>
        <Badge tone="neutral">{t('adminOrders.confirm.history.first')}</Badge>
      </p>
    )
  }
  return (
    <p className="flex flex-wrap gap-1.5">
      {history.delivered > 0 && (
        <Badge tone="green">{t('adminOrders.confirm.history.delivered', { count: history.delivered })}</Badge>
      )}
      {history.open > 0 && (
        <Badge tone="blue">{t('adminOrders.confirm.history.open', { count: history.open })}</Badge>
      )}
      {history.refused > 0 && (
        <Badge tone="red">{t('adminOrders.confirm.history.refused', { count: history.refused })}</Badge>
      )}
      {history.cancelled > 0 && (
        <Badge tone="yellow">
          {t('adminOrders.confirm.history.cancelled', { count: history.cancelled })}
        </Badge>
      )}
    </p>
  )
}

/** The calls about an order so far, newest first. */
function Calls({ calls }: { calls: OrderToConfirm['calls'] }) {
  const { t, language } = useLanguage()
  return (
    <ol className="flex flex-col gap-2 border-t border-plaster-line pt-3 text-sm">
      {calls.map(({ outcome, note, created_at: at, actor }) => (
        <li key={at}>
          {t(`adminOrders.confirm.call.${outcome}`)}
          {note !== '' && (
            <span dir="auto" className="block">
              <TypedText text={note} />
            </span>
          )}
          <span className="block text-ink-muted">
            <bdi>{actor ?? t('adminOrders.formerMember')}</bdi> ·{' '}
            <time dateTime={at}>{formatDateTime(at, language)}</time>
          </span>
        </li>
      ))}
    </ol>
  )
}
