import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, TextField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { QueryState } from '@/admin/query-state'
import { useBaseline } from '@/admin/use-baseline'
import { shopDay } from '@/lib/shop-clock'
import { formatDate, formatNumber, formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { Switch } from '@/ui/switch'
import { isHosted, type HostedProvider } from '@/payments/providers'
import {
  type CurrencyRate,
  type PaymentMethod,
  paymentSettingsMutations,
  paymentSettingsQueries,
} from './payment-settings'
import { currencyRateSchema, type CurrencyRateInput, type CurrencyRateValues } from './schema'

/** The ways to pay and whether their providers are ready, and what other currencies are worth. */
export function PaymentsSection() {
  const { t } = useLanguage()
  const methods = useQuery(paymentSettingsQueries.methods())
  const rates = useQuery(paymentSettingsQueries.currencyRates())
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <section aria-labelledby="methods" className="flex flex-col gap-3">
        <h2 id="methods" className="text-lg">
          {t('adminPayments.settings.methods')}
        </h2>
        <p className="max-w-prose text-ink-muted">{t('adminPayments.settings.methodsText')}</p>
        <QueryState query={methods} failure={t('adminSettings.fetchFailed')} className="h-80 rounded-picture">
          {(rows) => (
            <>
              <Status>
                {!takesOrders(rows) && <Notice tone="warning">{t('adminPayments.settings.noMethod')}</Notice>}
              </Status>
              <ul className="flex flex-col gap-3">
                {rows.map((method) => (
                  <li key={method.method}>
                    <MethodCard
                      method={method}
                      isLast={takesOrders(rows) && !takesOrders(rows.filter((other) => other !== method))}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryState>
      </section>
      <section aria-labelledby="rates" className="flex flex-col gap-3">
        <h2 id="rates" className="text-lg">
          {t('adminPayments.settings.rates')}
        </h2>
        <p className="max-w-prose text-ink-muted">{t('adminPayments.settings.ratesText')}</p>
        <QueryState query={rates} failure={t('adminSettings.fetchFailed')} className="h-60 rounded-picture">
          {(rows) => <Rates rates={rows} />}
        </QueryState>
      </section>
    </div>
  )
}

/** Whether an order to Morocco, where most go, can be paid. */
const takesOrders = (methods: readonly PaymentMethod[]): boolean =>
  methods.some((method) => method.countries !== 'abroad' && method.is_enabled && method.is_ready)

type MethodCardProps = {
  method: PaymentMethod
  /** No other one pays orders to Morocco. */
  isLast: boolean
}

function MethodCard({ method, isLast }: MethodCardProps) {
  const { t } = useLanguage()
  const save = useMutation(paymentSettingsMutations.enableMethod())
  // A mutation is pending one task after the event: until then React would restore the old position of the switch.
  const [requested, setRequested] = useState<boolean | null>(null)
  const [asking, setAsking] = useState(false)
  const enable = (isEnabled: boolean) => {
    setRequested(isEnabled)
    save.mutate({ method: method.method, isEnabled }, { onSettled: () => setRequested(null) })
  }
  const { provider } = method
  const name = t(`deferred.payment.${method.method}`)
  return (
    <Card className="flex flex-col gap-2">
      <Switch
        checked={requested ?? method.is_enabled}
        // Not disabled, which would take the focus from it.
        aria-disabled={save.isPending || undefined}
        onChange={({ target }) => {
          if (save.isPending) return
          if (isLast && !target.checked) setAsking(true)
          else enable(target.checked)
        }}
      >
        <span className="font-medium">{name}</span>
      </Switch>
      <p className="text-sm text-ink-muted">{t(`adminPayments.settings.countries.${method.countries}`)}</p>
      {isHosted(provider) && <Readiness method={method} provider={provider} name={name} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('adminPayments.settings.switchOffLast')}
        confirm={t('adminPayments.settings.switchOff')}
        onConfirm={() => {
          setAsking(false)
          enable(false)
        }}
      >
        <p>{t('adminPayments.settings.switchOffLastText')}</p>
      </ConfirmDialog>
    </Card>
  )
}

type ReadinessProps = { method: PaymentMethod; provider: HostedProvider; name: ReactNode & string }

/** Whether a provider's function has its secrets, as it last reported, with a button to check again. */
function Readiness({ method, provider, name }: ReadinessProps) {
  const { t, language } = useLanguage()
  const check = useMutation(paymentSettingsMutations.checkProvider())
  const isReady = check.data?.ready ?? method.is_ready
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={isReady ? 'green' : 'yellow'} icon={isReady ? CircleCheck : CircleX}>
          {t(isReady ? 'adminPayments.settings.ready' : 'adminPayments.settings.notReady')}
        </Badge>
        <span className="text-sm text-ink-muted">
          {method.checked_at === null
            ? t('adminPayments.settings.neverChecked')
            : t('adminPayments.settings.checkedAt', {
                time: formatShortDateTime(method.checked_at, language),
              })}
        </span>
        <Button
          tone="secondary"
          size="small"
          busy={check.isPending}
          aria-label={t('adminPayments.settings.checkOne', { name })}
          onClick={() => check.mutate(provider)}
        >
          {t('adminPayments.settings.check')}
        </Button>
      </div>
      <Status>
        {check.isError && (
          <Notice tone="error">
            {t('adminShell.failed', {
              what: t('adminPayments.settings.checkFailed'),
              reason: errorMessage(check.error, t),
            })}
          </Notice>
        )}
        {check.data !== undefined && check.data.missing.length > 0 && (
          <Notice tone="warning">
            <div className="min-w-0">
              <p>{t('adminPayments.settings.missing')}</p>
              <ul className="text-sm">
                {check.data.missing.map((secret) => (
                  <li key={secret} className="break-all">
                    <Ltr>{secret}</Ltr>
                  </li>
                ))}
              </ul>
            </div>
          </Notice>
        )}
      </Status>
    </div>
  )
}

function Rates({ rates }: { rates: readonly CurrencyRate[] }) {
  const { t, language } = useLanguage()
  const [edited, setEdited] = useState<CurrencyRate | null>(null)
  const columns: Column<CurrencyRate>[] = [
    {
      key: 'currency',
      header: t('adminPayments.settings.currency'),
      className: 'font-medium',
      cell: ({ currency }) => <Ltr>{`1 ${currency}`}</Ltr>,
    },
    {
      key: 'rate',
      header: t('adminPayments.settings.dirhams'),
      align: 'end',
      cell: ({ rate }) => formatNumber(rate, language),
    },
    {
      key: 'day',
      header: t('adminPayments.settings.rateDay'),
      cell: ({ rate_date: day }) => <time dateTime={day}>{formatDate(`${day}T12:00:00Z`, language)}</time>,
    },
    {
      key: 'actions',
      header: t('adminSettings.actions'),
      align: 'end',
      cell: (rate) => (
        <Button
          tone="secondary"
          aria-label={t('adminPayments.settings.editRate', { currency: rate.currency })}
          onClick={() => setEdited(rate)}
        >
          {t('adminShell.edit')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption={t('adminPayments.settings.rates')}
        columns={columns}
        rows={rates}
        rowKey={({ currency }) => currency}
        rowName={({ currency }) => currency}
        onOpen={setEdited}
      />
      {edited !== null && <CurrencyRateDialog rate={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

// A rate that is entered is usually that of the day.
const currencyRateInput = ({ rate }: CurrencyRate): CurrencyRateInput => ({
  rate: String(rate),
  rate_date: shopDay(new Date()),
})

function CurrencyRateDialog({ rate, onClose }: { rate: CurrencyRate; onClose: () => void }) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const form = useForm<CurrencyRateInput, unknown, CurrencyRateValues>({
    resolver: zodResolver(currencyRateSchema),
    defaultValues: currencyRateInput(rate),
    mode: 'onTouched',
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: rate,
    read: async () => {
      const rates = await queryClient.query({ ...paymentSettingsQueries.currencyRates(), staleTime: 0 })
      return rates.find(({ currency }) => currency === rate.currency)
    },
    input: currencyRateInput,
  })
  const save = useMutation(paymentSettingsMutations.saveCurrencyRate())
  return (
    <FormDialog
      form={form}
      title={t('adminPayments.settings.editRate', { currency: rate.currency })}
      width="small"
      pending={save.isPending}
      error={save.error}
      discard={{ confirm: t('adminSettings.leave'), text: t('adminSettings.leaveText') }}
      now={now}
      onSubmit={(values) =>
        save.mutate({ rate: baseline, values }, { onSuccess: onClose, onError: onConflict })
      }
      onClose={onClose}
    >
      <NumberField<CurrencyRateInput>
        name="rate"
        label={t('adminPayments.settings.rateOf', { currency: rate.currency })}
        required
        data-autofocus
      />
      <TextField<CurrencyRateInput>
        name="rate_date"
        label={t('adminPayments.settings.rateDay')}
        type="date"
        dir="ltr"
        required
      />
    </FormDialog>
  )
}
