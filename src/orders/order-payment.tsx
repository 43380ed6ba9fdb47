import { CreditCard, FileText, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney, formatShortDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isDomestic } from '@/lib/countries'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { formatDeadline } from './deadline'
import { owesBeforeDelivery, PaymentBadge, paymentName } from './payment-status'
import type { OrderDetail, OwnOrder } from './queries'

/** The shop's account, from its settings. */
export type BankAccount = { bank_holder: string; bank_rib: string; bank_iban: string; bank_bic: string }

type Payable = Pick<
  OrderDetail,
  | 'order_number'
  | 'status'
  | 'country'
  | 'payment_method'
  | 'payment_status'
  | 'amount_due'
  | 'paid_amount'
  | 'payment_due_at'
  | 'payment_token'
>

/** What is still to be paid before delivery, and the way to pay it; nothing for an order that owes nothing. */
export function AmountDue({ order, account }: { order: Payable; account: BankAccount }) {
  const { t, language } = useLanguage()
  if (!owesBeforeDelivery(order)) return null
  const byTransfer = order.payment_method === 'bank_transfer'
  // An order that is paid in part does not expire.
  const until = order.status === 'pending' && order.paid_amount === 0 ? order.payment_due_at : null

  return (
    <div className="@container flex flex-col items-start gap-4">
      {byTransfer && <p>{t('ordering.order.bankText')}</p>}
      <dl className="grid gap-x-6 gap-y-1 @md:grid-cols-[auto_1fr] [&>dd]:mb-1 @md:[&>dd]:mb-0 [&>dt]:text-ink-muted">
        <dt>{t('ordering.pay.toPay')}</dt>
        <dd translate="no" data-price="" className="text-lg font-medium">
          {formatMoney(order.amount_due, language)}
        </dd>
        {byTransfer && (
          <>
            <AccountLines account={account} inMorocco={isDomestic(order.country)} />
            <dt>{t('ordering.pay.reference')}</dt>
            <dd className="flex items-center gap-1 font-medium">
              <Ltr>{order.order_number}</Ltr>
              <Copyable what={t('ordering.pay.reference')} text={order.order_number} />
            </dd>
          </>
        )}
        {until !== null && (
          <>
            <dt>{t('ordering.pay.until')}</dt>
            <dd>{formatDeadline(until, t, language)}</dd>
          </>
        )}
      </dl>
      {!byTransfer && until !== null && <p>{t('ordering.pay.onlineText')}</p>}
      <Button asChild>
        <PayLink order={order} />
      </Button>
    </div>
  )
}

/** Leads to the page on which the order is paid. */
export function PayLink({
  order,
  ...props
}: {
  order: Pick<Payable, 'payment_method' | 'payment_token'>
  className?: string
}) {
  const { t } = useLanguage()
  const byTransfer = order.payment_method === 'bank_transfer'
  const Icon = byTransfer ? Landmark : CreditCard
  return (
    <Link to={paths.pay(order.payment_token)} {...props}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(byTransfer ? 'ordering.pay.howToTransfer' : 'ordering.pay.now')}
    </Link>
  )
}

/** Within Morocco banks ask for the RIB, abroad for IBAN and BIC. */
function AccountLines({ account, inMorocco }: { account: BankAccount; inMorocco: boolean }) {
  const { t } = useLanguage()
  const showRib = account.bank_rib !== '' && (inMorocco || account.bank_iban === '')
  return (
    <>
      {account.bank_holder !== '' && (
        <>
          <dt>{t('ordering.pay.holder')}</dt>
          <dd>
            <bdi>{account.bank_holder}</bdi>
          </dd>
        </>
      )}
      {showRib ? (
        <AccountNumber label="RIB" text={account.bank_rib}>
          <Grouped sizes={[3, 3, 16, 2]}>{account.bank_rib}</Grouped>
        </AccountNumber>
      ) : (
        account.bank_iban !== '' && (
          <AccountNumber label="IBAN" text={account.bank_iban}>
            <Grouped sizes={[4, 4, 4, 4, 4, 4, 4, 4, 4]}>{account.bank_iban}</Grouped>
          </AccountNumber>
        )
      )}
      {!showRib && account.bank_bic !== '' && (
        <AccountNumber label="BIC" text={account.bank_bic}>
          {account.bank_bic}
        </AccountNumber>
      )}
    </>
  )
}

function Copyable({ what, text }: { what: string; text: string }) {
  const { t } = useLanguage()
  return (
    <CopyButton
      text={text}
      label={t('ordering.order.copy', { what })}
      copiedLabel={t('ordering.order.copied')}
    />
  )
}

function AccountNumber({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <Ltr>{label}</Ltr>
      </dt>
      <dd className="flex min-w-0 items-center gap-1 font-medium">
        <Ltr>{children}</Ltr>
        <Copyable what={label} text={text} />
      </dd>
    </>
  )
}

/** An account number in groups. The gaps are margins, so that a copy has no spaces. */
function Grouped({ children, sizes }: { children: string; sizes: readonly number[] }) {
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
  return starts
    .filter((start) => start < children.length)
    .map((start, index) => (
      <span key={start} className="me-1.5 inline-block">
        {children.slice(start, start + (sizes[index] ?? 0))}
      </span>
    ))
}

/** The payment of a customer's own order: how, what was paid and given back, what is due, and its invoices. Amounts in MAD. */
export function OrderPayment({ order, account }: { order: OwnOrder; account: BankAccount }) {
  const { t, language } = useLanguage()
  const amounts = [
    [
      order.is_pickup ? 'ordering.pay.state.at_pickup' : 'ordering.pay.onDelivery',
      order.payment_method === 'cash_on_delivery' ? order.amount_due : 0,
    ],
    ['ordering.pay.paid', order.paid_amount],
    ['ordering.pay.refunded', order.refunded_amount],
    ['ordering.pay.toRefund', order.amount_to_refund],
  ] as const
  const shown = amounts.filter(([, amount]) => amount > 0)
  const invoices = [...order.invoices].sort((one, other) => one.issued_at.localeCompare(other.issued_at))

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {t(paymentName(order))}
        {/* Announced again when money arrives while the page is open. */}
        <span role="status" aria-label={t('ordering.pay.status')} className="empty:absolute">
          <PaymentBadge order={order} />
        </span>
      </p>
      {shown.length > 0 && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 [&>dt]:text-ink-muted">
          {shown.map(([label, amount]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{t(label)}</dt>
              <dd translate="no" data-price="">
                {formatMoney(amount, language)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <AmountDue order={order} account={account} />
      {invoices.length > 0 && (
        <>
          <h3 className="mt-2 text-base font-medium">{t('ordering.pay.invoices')}</h3>
          <ul className="flex flex-col gap-1">
            {invoices.map(({ number, kind, issued_at }) => (
              <li key={number}>
                <Link
                  to={paths.invoice(number, order.payment_token)}
                  className="inline-flex min-h-11 items-center gap-2 text-majolica underline"
                >
                  <FileText aria-hidden="true" className="size-5 shrink-0" />
                  <span>
                    {t(`ordering.pay.kind.${kind}`)} <Ltr>{number}</Ltr>
                  </span>
                </Link>{' '}
                <span className="text-sm text-ink-muted">{formatShortDate(issued_at, language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
