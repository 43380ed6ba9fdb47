import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatDate, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { errorMessage, isUnreachable } from '@/lib/errors'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog, ModalClose } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { TypedText } from '@/ui/typed-text'
import { arrivalSentence } from './arrival'
import { OrderPicture, variationText } from './order-items'
import { OrderPayment } from './order-payment'
import { addressLines, OrderReceipt } from './order-receipt'
import { OrderStatusBadge } from './order-status'
import { OrderSummary } from './order-summary'
import { Parcel } from './parcel'
import { OrderTimeline } from './order-timeline'
import { ReturnLink } from './return-link'
import { ReviewLink } from './review-link'
import { cancelOrder, orderQueries, type OwnOrder } from './queries'

type OrderDetailsProps = {
  order: OwnOrder
  /** A button before those of this view. */
  action: ReactNode
}

/** A customer's own order: lines, amounts, history, address, payment and a printable receipt. */
export function OrderDetails({ order, action }: OrderDetailsProps) {
  const { t, tKey, language } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const arrival = arrivalSentence(order, t, language)

  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb label={t('account.breadcrumb')}>
        <Link to={paths.account()}>{t('shop.nav.account')}</Link>
        <span aria-current="page">
          <Ltr>{order.order_number}</Ltr>
        </span>
      </Breadcrumb>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl">
            <Ltr>{order.order_number}</Ltr>
          </h1>
          <p className="text-ink-muted">{formatDate(order.created_at, language)}</p>
          {arrival !== null && <p>{arrival}</p>}
        </div>
        {/* Announced again when the status changes while the page is open. */}
        <div role="status" aria-label={t('account.status')}>
          <OrderStatusBadge status={order.status} isPickup={order.is_pickup} className="text-base" />
        </div>
      </header>

      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <Card asChild>
            <section aria-labelledby="items">
              <h2 id="items" className="text-xl">
                {t('ordering.order.items')}
              </h2>
              <ul className="mt-2 divide-y divide-plaster-line">
                {order.order_items.map((item) => (
                  <li key={item.id} className="flex items-center gap-4 py-4 max-[16rem]:flex-wrap">
                    <div className="w-16 shrink-0">
                      <OrderPicture src={item.image_url} alt="" />
                    </div>
                    <div className="min-w-0 grow">
                      <Link
                        to={paths.product(item.product_id)}
                        className="font-medium break-words hover:text-copper"
                      >
                        <bdi>{localized(item, 'name', language)}</bdi>
                      </Link>
                      <p className="text-sm text-ink-muted">{variationText(item, language)}</p>
                      <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
                        <bdi translate="no">{formatMoney(item.unit_price, language)}</bdi>
                        <bdi>{t('deferred.line.quantity', { count: item.quantity })}</bdi>
                      </p>
                    </div>
                    <p translate="no" data-price="" className="shrink-0 font-medium">
                      {formatMoney(item.line_total, language)}
                    </p>
                  </li>
                ))}
              </ul>
              <div className="border-t border-plaster-line pt-4 sm:ms-auto sm:w-80">
                <OrderSummary amounts={order} />
              </div>
            </section>
          </Card>
          <div className="flex flex-wrap gap-3">
            {action}
            <Button tone="secondary" onClick={() => globalThis.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {t('account.printReceipt')}
            </Button>
            {order.status === 'delivered' && <ReviewLink token={order.tracking_token} />}
            {order.status === 'delivered' && (
              <ReturnLink token={order.tracking_token} changes={order.order_status_history} />
            )}
            {order.status === 'pending' && (
              <CancelOrder orderId={order.id} orderNumber={order.order_number} />
            )}
          </div>
        </div>
        <div className="flex flex-col gap-6">
          <Card asChild>
            <section aria-labelledby="history" className="flex flex-col gap-4">
              <h2 id="history" className="text-xl">
                {t('account.history')}
              </h2>
              <OrderTimeline
                status={order.status}
                changes={order.order_status_history}
                isPickup={order.is_pickup}
              />
            </section>
          </Card>
          <Card asChild ground="raised">
            <section aria-labelledby="delivery" className="flex flex-col gap-2">
              <h2 id="delivery" className="text-xl">
                {t(order.is_pickup ? 'ordering.place.pickupAt' : 'ordering.order.deliverTo')}
              </h2>
              <address className="flex flex-col items-start not-italic">
                {addressLines(order).map((line) => (
                  <bdi key={line}>
                    <TypedText text={line} />
                  </bdi>
                ))}
                <span>{tKey(`shop.country.${order.country}`)}</span>
                <Ltr>{order.phone}</Ltr>
              </address>
              <Parcel parcel={order} />
              {order.is_gift && <p>{t('ordering.gift.is')}</p>}
              {order.gift_message !== '' && (
                <p dir="auto" className="whitespace-pre-line text-ink-muted">
                  <TypedText text={order.gift_message} />
                </p>
              )}
              {order.notes !== '' && (
                <p dir="auto" className="border-t border-plaster-line pt-2 whitespace-pre-line">
                  <TypedText text={order.notes} />
                </p>
              )}
            </section>
          </Card>
          <Card asChild ground="raised">
            <section aria-labelledby="payment" className="flex flex-col gap-3">
              <h2 id="payment" className="text-xl">
                {t('ordering.order.payment')}
              </h2>
              <OrderPayment order={order} account={shop} />
            </section>
          </Card>
        </div>
      </div>
      <OrderReceipt order={order} seller={shop} />
    </div>
  )
}

export function CancelOrder({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const cancel = useMutation({
    mutationFn: () => cancelOrder(orderId),
    meta: { ownErrors: true },
    onSuccess: () => {
      setOpen(false)
      toast({ title: t('account.cancelled', { number: orderNumber }), tone: 'success' })
    },
    onError: (error) => {
      if (isUnreachable(error)) return
      // The order has changed since it was read: this dialog goes with its button, and a toast stays.
      setOpen(false)
      toast({ title: t('shop.toast.error'), description: errorMessage(error, t), tone: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueries.all }),
  })

  return (
    <Dialog
      role="alertdialog"
      width="small"
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) cancel.reset()
      }}
      title={t('account.cancelTitle')}
      description={t('account.cancelText', { number: orderNumber })}
      trigger={
        <Button tone="quiet" className="text-brick">
          {t('account.cancelOrder')}
        </Button>
      }
      footer={
        <>
          <ModalClose asChild>
            <Button tone="quiet">{t('account.keepOrder')}</Button>
          </ModalClose>
          <Button tone="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('account.cancelOrder')}
          </Button>
        </>
      }
    >
      {cancel.isError && (
        <Notice tone="error" role="alert">
          {errorMessage(cancel.error, t)}
        </Notice>
      )}
    </Dialog>
  )
}
