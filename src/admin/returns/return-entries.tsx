import { adminPaths } from '@/admin/admin-paths'
import type { Entry } from '@/admin/orders/timeline'
import type { Translate } from '@/i18n/message-types'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import type { ReturnState } from './queries'
import { ReturnStateBadge } from './return-state'

type Returned = {
  number: string
  return_events: readonly {
    id: number
    state: ReturnState
    note: string
    actor: string | null
    created_at: string
    /** The exchange that was cancelled or reopened, where the return followed it. */
    exchange: { order_number: string } | null
  }[]
}

const linkClasses =
  'inline-flex min-h-6 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** The steps of returns for a timeline; with their numbers on the page of the order. */
export function returnEntries(returns: readonly Returned[], t: Translate, numbered = true): Entry[] {
  return returns.flatMap(({ number, return_events: events }) =>
    events.map(({ id, state, note, actor, exchange, created_at: at }) => ({
      key: `return ${id}` as const,
      at,
      actor,
      // By the link of their order, customers act without an account; everything else without one the shop does by itself.
      by:
        actor !== null
          ? undefined
          : t(
              state === 'requested' || state === 'cancelled'
                ? 'adminOrders.byCustomer'
                : 'adminOrders.bySystem',
            ),
      body: () => (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <ReturnStateBadge state={state} />
            {numbered && (
              <Link to={adminPaths.return(number)} className={linkClasses}>
                <Ltr>{number}</Ltr>
              </Link>
            )}
          </p>
          {exchange !== null ? (
            <p className="mt-1">
              {t(state === 'closed' ? 'adminReturns.exchangeReopened' : 'adminReturns.exchangeCancelled')}{' '}
              <Link to={adminPaths.order(exchange.order_number)} className={linkClasses}>
                <Ltr>{exchange.order_number}</Ltr>
              </Link>
            </p>
          ) : (
            // What was closed waits again for nothing else.
            state === 'received' &&
            events.some((other) => other.id < id && other.state === 'closed') && (
              <p className="mt-1">{t('adminReturns.refundFailed')}</p>
            )
          )}
          {note !== '' && (
            <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
              <TypedText text={note} />
            </p>
          )}
        </>
      ),
    })),
  )
}
