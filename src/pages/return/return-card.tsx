import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, PackageCheck, PackageOpen, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { errorMessage, isUnreachable, toAppError } from '@/lib/errors'
import { variationText } from '@/orders/order-items'
import { Dot, Step } from '@/orders/order-timeline'
import {
  cancelReturn,
  type CustomerReturn,
  type ReturnableItem,
  returnQueries,
  type ReturnState,
} from '@/orders/return-queries'
import { isFault } from '@/orders/return-schema'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog, ModalClose } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { Ltr, WholeNumbers } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { TypedText } from '@/ui/typed-text'

const LOOKS: Record<ReturnState, { tone: BadgeTone; icon: LucideIcon; dot: string }> = {
  requested: { tone: 'yellow', icon: Clock, dot: 'bg-saffron-tint text-saffron' },
  approved: { tone: 'blue', icon: PackageOpen, dot: 'bg-majolica-tint text-majolica' },
  received: { tone: 'purple', icon: PackageCheck, dot: 'bg-aubergine-tint text-aubergine' },
  closed: { tone: 'green', icon: CircleCheck, dot: 'bg-olive-tint text-olive' },
  refused: { tone: 'red', icon: CircleX, dot: 'bg-brick-tint text-brick' },
  cancelled: { tone: 'neutral', icon: CircleX, dot: 'bg-plaster-raised text-ink' },
}

const PATH: readonly ReturnState[] = ['requested', 'approved', 'received', 'closed']
/** The states that a return has yet to reach; none for one that was refused or cancelled. */
const remaining = (state: ReturnState): readonly ReturnState[] =>
  PATH.includes(state) ? PATH.slice(PATH.indexOf(state) + 1) : []

type ReturnCardProps = {
  returned: CustomerReturn
  items: readonly ReturnableItem[]
  token: string
  getsEmail: boolean
  onCancelled: () => void
}

/** A return as its customer sees it: what happens next, its pieces and its steps. */
export function ReturnCard({ returned, items, token, getsEmail, onCancelled }: ReturnCardProps) {
  const { t, language } = useLanguage()
  const { id, number, state, reason, wish, note, photos } = returned
  const { tone, icon } = LOOKS[state]
  return (
    <Card asChild>
      <article aria-labelledby={id} className="flex flex-col gap-5">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id={id} className="text-lg">
            <WholeNumbers text={t('returns.number', { number })} />
          </h3>
          <Badge tone={tone} icon={icon}>
            {t(`returns.state.${state}`)}
          </Badge>
        </header>
        <Next returned={returned} getsEmail={getsEmail} />
        <div className="grid gap-5 sm:grid-cols-2">
          <dl className="flex flex-col gap-3">
            <Detail label={t('returns.pieces')}>
              <ul>
                {returned.lines.map(({ item_id: itemId, quantity }) => {
                  const item = items.find((each) => each.id === itemId)
                  if (item === undefined) return null
                  const name = [localized(item, 'name', language), variationText(item, language)]
                  return (
                    <li key={itemId}>
                      {t('returns.piece', { quantity, name: name.filter((text) => text !== '').join(' · ') })}
                    </li>
                  )
                })}
              </ul>
            </Detail>
            <Detail label={t('returns.reason')}>{t(`returns.reason.${reason}`)}</Detail>
            <Detail label={t('returns.wish')}>{t(`returns.wish.${wish}`)}</Detail>
            {note !== '' && (
              <Detail label={t('returns.form.note')}>
                <span dir="auto" className="block break-words whitespace-pre-line">
                  <TypedText text={note} />
                </span>
              </Detail>
            )}
            {photos > 0 && (
              <Detail label={t('returns.form.photos')}>{t('returns.photos', { count: photos })}</Detail>
            )}
          </dl>
          <Steps returned={returned} />
        </div>
        {(state === 'requested' || state === 'approved') && (
          <CancelReturn returned={returned} token={token} onCancelled={onCancelled} />
        )}
      </article>
    </Card>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What happens next, or how it ended. */
function Next({ returned, getsEmail }: Pick<ReturnCardProps, 'returned' | 'getsEmail'>) {
  const { t } = useLanguage()
  const { state, exchange_order_number: exchange, exchange_tracking_token: exchangeToken } = returned
  const { cancelled_exchange_number: cancelled } = returned
  if (state === 'requested')
    return <p>{t(getsEmail ? 'returns.next.requested' : 'returns.next.requestedHere')}</p>
  if (state === 'received')
    return (
      <p>
        <WholeNumbers
          text={
            cancelled === null
              ? t('returns.next.received')
              : t('returns.next.exchangeCancelled', { number: cancelled })
          }
        />
      </p>
    )
  if (state === 'approved') return <SendBack returned={returned} />
  if (state === 'refused')
    return <Why tone="warning" title={t('returns.refusal')} reason={returned.refusal_reason} />
  if (state === 'cancelled') return null
  if (returned.closing_reason !== '')
    return <Why tone="info" title={t('returns.closing')} reason={returned.closing_reason} />
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <WholeNumbers
          text={
            exchange === null ? t('returns.next.refunded') : t('returns.next.exchanged', { number: exchange })
          }
        />
      </p>
      {exchangeToken !== null && (
        <Button asChild tone="secondary">
          <Link to={paths.track(exchangeToken)}>{t('returns.followExchange')}</Link>
        </Button>
      )}
    </div>
  )
}

/** What the shop wrote of how a return ended. */
function Why({ tone, title, reason }: { tone: 'info' | 'warning'; title: string; reason: string }) {
  return (
    <Notice tone={tone}>
      <div>
        <p className="font-medium">{title}</p>
        <p dir="auto" className="break-words whitespace-pre-line">
          <TypedText text={reason} />
        </p>
      </div>
    </Notice>
  )
}

function SendBack({ returned: { number, reason, wish } }: Pick<ReturnCardProps, 'returned'>) {
  const { t, language } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  return (
    <div className="flex flex-col gap-3 rounded-control bg-plaster-raised p-4">
      <p>
        <WholeNumbers text={t('returns.next.approved', { number })} />
      </p>
      <div>
        <p className="text-sm text-ink-muted">{t('returns.sendTo')}</p>
        <address className="flex flex-col items-start not-italic">
          <bdi>{shop.site_name}</bdi>
          <bdi>
            <TypedText text={localized(shop, 'address', language)} />
          </bdi>
          <Ltr>{shop.contact_phone}</Ltr>
        </address>
      </div>
      <p>{t(isFault(reason) ? 'returns.shopPays' : 'returns.customerPays')}</p>
      {wish === 'refund' && <p>{t('returns.next.bankAccount')}</p>}
    </div>
  )
}

function Steps({ returned: { state, events } }: { returned: CustomerReturn }) {
  const { t, language } = useLanguage()
  const toCome = remaining(state)
  return (
    <ol aria-label={t('returns.steps')} className="flex flex-col">
      {events.map((event, index) => {
        const { icon: Icon, dot } = LOOKS[event.state]
        const isLast = index === events.length - 1
        return (
          <Step
            key={`${event.state} ${event.created_at}`}
            current={isLast}
            more={!isLast || toCome.length > 0}
          >
            <Dot className={dot}>
              <Icon aria-hidden="true" className="size-4" />
            </Dot>
            <span className="flex min-w-0 flex-col pt-0.5">
              <span className={cn(isLast && 'font-medium')}>{t(`returns.state.${event.state}`)}</span>
              <time dateTime={event.created_at} className="text-sm text-ink-muted">
                {formatDateTime(event.created_at, language)}
              </time>
            </span>
          </Step>
        )
      })}
      {toCome.map((step, index) => {
        const { icon: Icon } = LOOKS[step]
        return (
          <Step key={step} more={index < toCome.length - 1}>
            <Dot className="border border-dashed border-control text-ink-muted">
              <Icon aria-hidden="true" className="size-4" />
            </Dot>
            <span className="pt-0.5 text-ink-muted">
              {t(`returns.state.${step}`)} <span className="sr-only">({t('returns.toCome')})</span>
            </span>
          </Step>
        )
      })}
    </ol>
  )
}

function CancelReturn({ returned, token, onCancelled }: Omit<ReturnCardProps, 'items' | 'getsEmail'>) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const cancel = useMutation({
    mutationFn: () => cancelReturn({ token, return_id: returned.id, key }),
    meta: { ownErrors: true },
    onSuccess: () => {
      setOpen(false)
      onCancelled()
    },
    onError: (error) => {
      if (isUnreachable(error)) return
      // The return has changed since it was read: this dialog goes with its button, and a toast stays.
      setOpen(false)
      const isTooLate = toAppError(error).code === 'edit_conflict'
      toast({
        title: t('shop.toast.error'),
        description: isTooLate ? t('returns.cancel.tooLate') : errorMessage(error, t),
        tone: 'error',
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: returnQueries.page(token).queryKey }),
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
      title={t('returns.cancel.title')}
      description={t('returns.cancel.text', { number: returned.number })}
      trigger={
        <Button tone="quiet" className="self-start text-brick">
          {t('returns.cancel.button')}
        </Button>
      }
      footer={
        <>
          <ModalClose asChild>
            <Button tone="quiet">{t('returns.cancel.keep')}</Button>
          </ModalClose>
          <Button tone="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('returns.cancel.button')}
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
