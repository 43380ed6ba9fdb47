import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { guestId } from '@/auth/guest'
import { ApproximatePrice } from '@/currency/approximate-price'
import { formatDate, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { linkToken } from '@/lib/link-token'
import { arrivalSentence } from '@/orders/arrival'
import { formatDeadline } from '@/orders/deadline'
import { OrderItems } from '@/orders/order-items'
import { OrderSummary } from '@/orders/order-summary'
import { orderQueries } from '@/orders/queries'
import { paths } from '@/paths'
import { isAwaited, isHeld, type PaymentPage, paymentQueries } from '@/payments/queries'
import { settingsQueries } from '@/settings/queries'
import { QueryPage } from '@/shell/query-page'
import { Redirect } from '@/shell/redirect'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { OnlinePayment } from './pay/online-payment'
import { TransferPayment } from './pay/transfer-payment'

/** Where a buyer pays an order and sees what became of it. What it says comes from the database and from nothing else. */
export function Component() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const token = linkToken(params.get('token'))
  // A reload polls quickly again.
  const [returnedAt] = useState(() => (params.has('from') ? Date.now() : null))
  const page = useQuery(paymentQueries.page(token, returnedAt))

  return (
    <QueryPage
      query={page}
      title={t('payment.title')}
      missing={{ title: t('payment.notFound'), text: t('payment.notFoundText') }}
      footer={<Support />}
      form
      className="mx-auto w-full max-w-3xl"
    >
      {(found) => (
        <>
          {returnedAt !== null && found.status !== 'cancelled' && found.amount_due === 0 && (
            <OwnConfirmation orderNumber={found.order_number} />
          )}
          <OrderPayment page={found} token={token} cameBack={returnedAt !== null} />
        </>
      )}
    </QueryPage>
  )
}

function OrderPayment({ page, token, cameBack }: { page: PaymentPage; token: string; cameBack: boolean }) {
  const { t, language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const isCancelled = page.status === 'cancelled'
  const owes = page.amount_due > 0
  const isPaidOnReceipt = owes && page.payment_method === 'cash_on_delivery'
  const awaited = isAwaited(page) && cameBack
  const showsPaymentForm = owes && !isPaidOnReceipt && !isHeld(page)
  const ways = (
    <>
      {page.transfer !== null && <TransferPayment page={page} account={page.transfer} />}
      <OnlinePayment page={page} token={token} />
    </>
  )
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{t(showsPaymentForm ? 'payment.title' : 'payment.order')}</h1>
        <p className="text-ink-muted">
          {t('payment.orderNumber')}{' '}
          <span className="font-medium text-ink">
            <Ltr>{page.order_number}</Ltr>
          </span>
        </p>
      </header>
      <Status className="flex flex-col gap-3">
        <Outcome page={page} awaited={awaited} />
      </Status>
      {owes && !isHeld(page) && (
        <>
          <section
            aria-label={t('payment.amount')}
            className="flex flex-col gap-1 rounded-picture bg-plaster-raised p-6"
          >
            <p className="text-ink-muted">{t('payment.amount')}</p>
            <p translate="no" className="font-display text-3xl">
              {money(page.amount_due)}
            </p>
            <ApproximatePrice amount={page.amount_due} className="block" />
            {page.paid_amount > page.refunded_amount && (
              <p>
                {t('payment.partly', {
                  paid: money(page.paid_amount - page.refunded_amount),
                  total: money(page.total_amount),
                })}
              </p>
            )}
            {page.payment_due_at !== null && page.paid_amount === 0 && (
              <p className="text-sm text-ink-muted">
                {t('payment.heldUntil', { date: formatDeadline(page.payment_due_at, t, language) })}
              </p>
            )}
          </section>
          {isPaidOnReceipt && <Notice>{t('payment.onReceipt', { amount: money(page.amount_due) })}</Notice>}
          {awaited ? <PayAgain>{ways}</PayAgain> : ways}
        </>
      )}
      {page.invoices.length > 0 && (
        <section aria-labelledby="pay-invoices" className="flex flex-col gap-2">
          <h2 id="pay-invoices" className="text-xl">
            {t('payment.invoices')}
          </h2>
          <ul className="flex flex-col gap-1">
            {page.invoices.map(({ number, kind, issued_at, total_amount }) => (
              <li key={number}>
                <Link
                  to={paths.invoice(number, token)}
                  className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-majolica underline underline-offset-4"
                >
                  {t(kind === 'invoice' ? 'payment.invoice' : 'payment.creditNote')} <Ltr>{number}</Ltr>
                </Link>{' '}
                <span className="text-ink-muted">
                  <bdi>{formatDate(issued_at, language)}</bdi>
                  {language === 'ar' ? '، ' : ', '}
                  <bdi translate="no">{money(total_amount)}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Ordered page={page} />
      <div className="flex flex-wrap gap-3">
        <Button asChild tone={owes ? 'secondary' : 'primary'}>
          <Link to={paths.track(page.tracking_token)}>{t('payment.track')}</Link>
        </Button>
        {isCancelled && (
          <Button asChild>
            <Link to={paths.products()}>{t('payment.orderAgain')}</Link>
          </Button>
        )}
      </div>
    </>
  )
}

/** Leads a buyer who comes back having paid to the confirmation that follows every order; on another device the page stays. */
function OwnConfirmation({ orderNumber }: { orderNumber: string }) {
  const { user, loading } = useAuth()
  const buyerId = user?.id ?? (loading ? null : guestId())
  const { data: own } = useQuery({
    ...orderQueries.byNumber(buyerId ?? '', orderNumber),
    enabled: buyerId !== null,
  })
  return own == null ? null : <Redirect to={paths.orderSuccess(orderNumber)} />
}

/** What was ordered, and when it arrives. */
function Ordered({ page }: { page: PaymentPage }) {
  const { t, language } = useLanguage()
  const arrival = arrivalSentence(page, t, language)
  return (
    <section
      aria-labelledby="pay-lines"
      className="flex flex-col gap-4 rounded-picture bg-plaster-raised p-6"
    >
      <h2 id="pay-lines" className="text-xl">
        {t('ordering.order.items')}
      </h2>
      {arrival !== null && <p>{arrival}</p>}
      <OrderItems items={page.lines} end={(item) => formatMoney(item.line_total, language)} />
      <div className="border-t border-plaster-line pt-3">
        <OrderSummary amounts={page} />
      </div>
    </section>
  )
}

/** Most results arrive within seconds, so the way to a second payment is closed at first. */
function PayAgain({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer py-2 text-majolica underline underline-offset-4">
        {t('payment.again')}
      </summary>
      <p className="mb-6 max-w-prose">{t('payment.againText')}</p>
      <div className="flex flex-col gap-6">{children}</div>
    </details>
  )
}

function nextStep({ gets_email: getsEmail, is_pickup: isPickup }: PaymentPage) {
  if (!getsEmail) return 'payment.nextHere'
  return isPickup ? 'payment.nextPickup' : 'payment.next'
}

/** What became of the payment, in the words that fit. */
function Outcome({ page, awaited }: { page: PaymentPage; awaited: boolean }) {
  const { t, language } = useLanguage()
  const toRefund = page.amount_to_refund > 0 && (
    <Notice>{t('payment.toRefund', { amount: formatMoney(page.amount_to_refund, language) })}</Notice>
  )
  if (page.status === 'cancelled') {
    return (
      <>
        <Notice tone="warning">
          {t(page.is_expired ? 'payment.expired' : 'payment.cancelled')}{' '}
          {page.is_expired && page.paid_amount === 0 && t('payment.expiredLate')}
        </Notice>
        {toRefund}
      </>
    )
  }
  if (page.payment_status === 'refunded' || page.payment_status === 'partially_refunded') {
    const amount = formatMoney(page.refunded_amount, language)
    return <Notice>{t('payment.refunded', { amount })}</Notice>
  }
  if (page.amount_due === 0) {
    return (
      <>
        <Notice tone="success">
          <p className="basis-full">{t('payment.paid')}</p>
          {page.ways.length > 0 && (
            <p className="basis-full">
              {t('payment.received', {
                amount: formatMoney(page.paid_amount, language),
                ways: [...new Set(page.ways)]
                  .map((way) => t(`payment.way.${way}`))
                  .join(language === 'ar' ? '، ' : ', '),
              })}
            </p>
          )}
          {(page.status === 'pending' || page.status === 'processing') && (
            <p className="basis-full">{t(nextStep(page))}</p>
          )}
        </Notice>
        {toRefund}
      </>
    )
  }
  if (isHeld(page)) {
    const text = page.gets_email ? 'payment.held' : 'payment.heldHere'
    return <Notice>{t(text, { way: t(`payment.way.${page.last_attempt.provider}`) })}</Notice>
  }
  if (awaited) return <Notice>{t(page.gets_email ? 'payment.awaited' : 'payment.awaitedHere')}</Notice>
  if (page.last_attempt?.state === 'failed') return <Notice tone="error">{t('payment.declined')}</Notice>
  if (page.last_attempt?.state !== 'pending') return null
  return (
    <Notice>
      {t(page.gets_email ? 'payment.attempt' : 'payment.attemptHere', {
        way: t(`payment.way.${page.last_attempt.provider}`),
        date: formatDeadline(page.last_attempt.created_at, t, language),
      })}
    </Notice>
  )
}

function Support(): ReactNode {
  const { t } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  return (
    <p className="text-sm text-ink-muted">
      {t('payment.support')}{' '}
      <a href={`mailto:${shop.contact_email}`} className="text-majolica underline">
        <Ltr>{shop.contact_email}</Ltr>
      </a>
    </p>
  )
}
