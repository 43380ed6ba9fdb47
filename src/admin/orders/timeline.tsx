import { Mail, StickyNote } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { StateFilter } from '@/admin/list/list-filters'
import { PaymentKindBadge, PaymentStateBadge } from '@/admin/payments/payment-badges'
import { formatDateTime, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import type { PlainMessageKey, Translate } from '@/i18n/message-types'
import { OrderStatusBadge, type OrderStatus } from '@/orders/order-status'
import { Badge } from '@/ui/badge'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { isOrderStatus } from './order-filters'
import type { AdminOrder } from './queries'

const KINDS = ['status', 'payment', 'call', 'mail', 'note', 'correction', 'delivery', 'return'] as const
type Kind = (typeof KINDS)[number]

export type Entry = {
  /** The kind, a space, and the id among the entries of this kind. */
  key: `${Kind} ${string}`
  at: string
  actor: string | null
  /** Who caused it, where that is no account. */
  by?: ReactNode
  body: (t: Translate) => ReactNode
}

const LABELS: Record<Kind, PlainMessageKey> = {
  status: 'adminOrders.timeline.status',
  payment: 'adminOrders.timeline.payment',
  call: 'adminOrders.timeline.call',
  mail: 'adminOrders.timeline.mail',
  note: 'adminOrders.timeline.note',
  correction: 'adminOrders.timeline.correction',
  delivery: 'adminOrders.timeline.delivery',
  return: 'adminReturns.title',
}

type TimelineProps = {
  entries: readonly Entry[]
  /** The display name of an actor. */
  nameOf: (actor: string | null) => string
}

/** Everything that happened, newest first; of one kind on request. */
export function Timeline({ entries, nameOf }: TimelineProps) {
  const { t, language } = useLanguage()
  const [chosen, setChosen] = useState('')
  const kindOf = ({ key }: Entry) => key.slice(0, key.indexOf(' '))
  const kinds = KINDS.filter((kind) => entries.some((entry) => kindOf(entry) === kind))
  const isOffered = kinds.some((kind) => kind === chosen)
  const shown = entries
    .filter((entry) => !isOffered || kindOf(entry) === chosen)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <>
      {kinds.length > 1 && (
        <StateFilter
          label={t('adminOrders.timeline.filter')}
          value={isOffered ? chosen : ''}
          options={[['', 'adminShell.all'], ...kinds.map((kind) => [kind, LABELS[kind]] as const)]}
          onChange={setChosen}
        />
      )}
      <ol className="flex w-full flex-col">
        {shown.map(({ key, at, actor, by, body }) => (
          <li
            key={key}
            className="relative ps-6 pb-4 before:absolute before:start-1.5 before:top-3 before:h-full before:w-px before:bg-plaster-line after:absolute after:start-0 after:top-1.5 after:size-3 after:rounded-full after:border-2 after:border-control after:bg-white last:pb-0 last:before:hidden"
          >
            {body(t)}
            <p className="mt-1 text-sm text-ink-muted">
              {by ?? <bdi>{nameOf(actor)}</bdi>} · <time dateTime={at}>{formatDateTime(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

type Mailed = AdminOrder['email_outbox'][number]

const MAIL_KINDS: Readonly<Record<string, PlainMessageKey>> = {
  order_confirmation: 'adminOrders.mail.order_confirmation',
  order_status: 'adminOrders.mail.order_status',
  payment: 'adminOrders.mail.payment',
  shop_order: 'adminOrders.mail.shop_order',
}

function mailState({ sent_at: sent, failed_at: failed }: Mailed) {
  if (sent !== null) return { tone: 'green', label: 'adminOrders.mail.sent' } as const
  if (failed !== null) return { tone: 'red', label: 'adminOrders.mail.failed' } as const
  return { tone: 'yellow', label: 'adminOrders.mail.waiting' } as const
}

/** Payments and decisions about them, mails and notes: what is shown in cards of its own too, in its place in time. */
export function otherEntries(order: AdminOrder, language: Language): Entry[] {
  return [
    ...order.payments.flatMap((payment) =>
      payment.payment_events.map((each): Entry => ({
        key: `payment ${each.id}`,
        at: each.created_at,
        actor: each.actor,
        body: (t) => (
          <p className="flex flex-wrap items-center gap-2">
            <PaymentKindBadge kind={payment.kind} />
            <PaymentStateBadge state={each.to_state} />
            <span>{t(`adminPayments.provider.${payment.provider}`)}</span>
            <bdi translate="no" className="font-medium">
              {formatMoney(payment.amount, language)}
            </bdi>
          </p>
        ),
      })),
    ),
    ...order.payment_decisions.map(
      ({ id, held_until: until, kept_amount: kept, reason, actor, created_at: at }): Entry => ({
        key: `payment decision-${id}`,
        at,
        actor,
        body: (t) => (
          <>
            <p>
              {until === null
                ? t('adminPayments.wasKept', { amount: formatMoney(kept ?? 0, language) })
                : t('adminPayments.wasHeld', { time: formatDateTime(until, language) })}
            </p>
            {reason !== '' && (
              <p dir="auto" className="mt-1 wrap-anywhere">
                <TypedText text={reason} />
              </p>
            )}
          </>
        ),
      }),
    ),
    ...order.email_outbox.map((mail): Entry => ({
      key: `mail ${mail.id}`,
      at: mail.sent_at ?? mail.failed_at ?? mail.created_at,
      actor: null,
      body: (t) => <Mailing mail={mail} t={t} />,
    })),
    ...order.order_notes.map(({ id, body, author, writer, created_at: at }): Entry => ({
      key: `note ${id}`,
      at,
      actor: author,
      by: writer === null ? undefined : <bdi>{writer.display_name}</bdi>,
      body: () => (
        <p className="flex items-start gap-2">
          <StickyNote aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            <TypedText text={body} />
          </span>
        </p>
      ),
    })),
  ]
}

function Mailing({ mail, t }: { mail: Mailed; t: Translate }) {
  const { tone, label } = mailState(mail)
  const status: OrderStatus | null = isOrderStatus(mail.status) ? mail.status : null
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Mail aria-hidden="true" className="size-4 shrink-0" />
        {t(MAIL_KINDS[mail.kind] ?? 'adminOrders.mail.other')}
        {mail.kind === 'order_status' && status !== null && <OrderStatusBadge status={status} />}
        <Badge tone={tone}>{t(label)}</Badge>
      </p>
      <p className="text-sm break-all text-ink-muted">
        <Ltr>{mail.recipient}</Ltr>
      </p>
    </>
  )
}
