import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCurrency } from '@/currency/chosen-currency'
import { currencyRates } from '@/currency/queries'
import { formatDate, formatMoney, NUMBER_LOCALES } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { useShownAgain } from '@/lib/use-shown-again'
import { useFailure, type Unread } from '@/lib/use-unread'
import { chargedAmount } from '@/payments/charged-amount'
import { METHOD_ICONS } from '@/payments/method-icons'
import { leaveFor, paymentMutations } from '@/payments/mutations'
import {
  isPaidOnline,
  PAYMENT_METHODS,
  PROVIDER_OF,
  PROVIDERS,
  type OnlineMethod,
} from '@/payments/providers'
import type { PaymentPage } from '@/payments/queries'
import { Button } from '@/ui/button'
import { Choice } from '@/ui/choice'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { UnreadPart } from '@/ui/unread-part'

const chargesDirhams = (method: OnlineMethod) => PROVIDERS[PROVIDER_OF[method]].chargesDirhams

type Rates = { rates: readonly Rate[]; unread: Unread | null }
type Rate = { currency: string; rate: number; rate_date: string }

/** The rates of now: those at which prices were shown before may have been changed since. None until they are read. */
function useRates(enabled: boolean): Rates {
  const query = useQuery({ ...currencyRates(), staleTime: 0, enabled })
  const unread = useFailure(query)
  return { rates: unread === null && query.isFetchedAfterMount ? (query.data ?? []) : [], unread }
}

/** The ways to pay on a provider's page, and the way back to a transfer. Nothing is charged before the buyer is there. */
export function OnlinePayment({ page, token }: { page: PaymentPage; token: string }) {
  const { t, language } = useLanguage()
  const [params, setParams] = useSearchParams()
  const requested = params.get('start')
  const offered = PAYMENT_METHODS.filter(isPaidOnline).filter((method) => page.methods.includes(method))
  const [picked, setPicked] = useState<string>(requested ?? page.payment_method)
  // The one that was picked may be closed when the page is read again.
  const chosen = offered.find((method) => method === picked) ?? offered[0]
  const [currency, setCurrency] = useState<string>(useCurrency() ?? 'EUR')
  const isConverted = chosen !== undefined && !chargesDirhams(chosen)
  const { rates, unread } = useRates(isConverted)
  const row = rates.find((rate) => rate.currency === currency)
  const start = useMutation({ ...paymentMutations.startOnline(), onSuccess: leaveFor })
  const transfer = useMutation(paymentMutations.chooseTransfer())
  useShownAgain(start.reset)
  const isLeaving = start.isPending || start.isSuccess
  const go = (method: OnlineMethod) => {
    if (!isLeaving)
      start.mutate({ token, method, currency: chargesDirhams(method) ? null : currency, language })
  }

  // After the checkout the buyer goes on at once. The address forgets it, so that coming back does not leave again. An
  // amount in another currency is stated first and waits for a click.
  const setOut = useEffectEvent(() => {
    setParams(
      (current) => {
        current.delete('start')
        return current
      },
      { replace: true },
    )
    const method = offered.find((each) => each === requested)
    if (method !== undefined && chargesDirhams(method)) go(method)
  })
  useEffect(() => {
    if (requested !== null) setOut()
  }, [requested])

  const mayTransfer =
    page.transfer === null &&
    page.methods.includes('bank_transfer') &&
    page.payment_method !== 'cash_on_delivery'
  const isOnlyWay = page.transfer === null && page.payment_method !== 'cash_on_delivery'
  if (chosen === undefined && !mayTransfer) return null
  return (
    <section aria-labelledby="pay-online" className="flex flex-col gap-4">
      <h2 id="pay-online" className="text-xl">
        {t(isOnlyWay ? 'payment.how' : 'payment.orOnline')}
      </h2>
      {chosen !== undefined && (
        <>
          {offered.length === 1 ? (
            <div className="rounded-control border border-plaster-line bg-white px-4 py-3">
              <MethodText method={chosen} />
            </div>
          ) : (
            <Fieldset className="flex flex-col gap-3">
              <legend className="sr-only">{t('payment.how')}</legend>
              {offered.map((method) => (
                <Choice
                  key={method}
                  name="method"
                  value={method}
                  checked={chosen === method}
                  onChange={() => setPicked(method)}
                >
                  <MethodText method={method} />
                </Choice>
              ))}
            </Fieldset>
          )}
          {isConverted && unread !== null && <UnreadPart {...unread} />}
          {isConverted && unread === null && (
            <PayPalCurrency
              amount={page.amount_due}
              currency={currency}
              rates={rates}
              row={row}
              onChoose={setCurrency}
            />
          )}
          <Button
            size="large"
            className="sm:self-start"
            busy={isLeaving}
            disabled={isConverted && row === undefined}
            onClick={() => go(chosen)}
          >
            {t(`payment.method.${chosen}Go`)}
          </Button>
          {start.isError && (
            <Notice tone="error" role="alert">
              {errorMessage(start.error, t)}
            </Notice>
          )}
        </>
      )}
      {mayTransfer && (
        <div className="flex flex-col items-start gap-2">
          <Button tone="link" busy={transfer.isPending} onClick={() => transfer.mutate(token)}>
            {t('payment.chooseTransfer')}
          </Button>
          {transfer.isError && (
            <Notice tone="error" role="alert">
              {errorMessage(transfer.error, t)}
            </Notice>
          )}
        </div>
      )}
    </section>
  )
}

function MethodText({ method }: { method: OnlineMethod }) {
  const { t } = useLanguage()
  const Icon = METHOD_ICONS[method]
  return (
    <span className="flex grow flex-col">
      <span className="flex items-start justify-between gap-3 font-medium">
        {t(`deferred.payment.${method}`)}
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-copper" />
      </span>
      <span className="text-sm text-ink-muted">{t(`payment.method.${method}Text`)}</span>
    </span>
  )
}

type PayPalCurrencyProps = {
  /** In MAD. */
  amount: number
  currency: string
  rates: readonly Rate[]
  /** That of the currency. */
  row: Rate | undefined
  onChoose: (currency: string) => void
}

/** PayPal takes no dirhams: what it charges stands here before the buyer leaves. */
function PayPalCurrency({ amount, currency, rates, row, onChoose }: PayPalCurrencyProps) {
  const { t, language } = useLanguage()
  const exact = new Intl.NumberFormat(NUMBER_LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('payment.currency')} className="max-w-sm">
        {(control) => (
          <Select
            {...control}
            options={rates.map((rate) => ({ value: rate.currency, label: rate.currency }))}
            value={currency}
            onValueChange={onChoose}
          />
        )}
      </Field>
      {row !== undefined && (
        <p>
          {t('payment.charged', {
            amount: `${exact.format(chargedAmount(amount, row.rate))}\u00A0${currency}`,
            rate: formatMoney(row.rate, language),
            currency,
            date: formatDate(row.rate_date, language),
          })}
        </p>
      )}
    </div>
  )
}
