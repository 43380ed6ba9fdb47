import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, TextField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { QueryState } from '@/admin/query-state'
import { shopDay } from '@/lib/shop-clock'
import { formatDate, formatNumber, formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
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
            <ul className="flex flex-col gap-3">
              {rows.map((method) => (
                <li key={method.method}>
                  <MethodCard method={method} />
                </li>
              ))}
            </ul>
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

function MethodCard({ method }: { method: PaymentMethod }) {
  const { t } = useLanguage()
  const save = useMutation(paymentSettingsMutations.enableMethod())
  // A mutation is pending one task after the event: until then React would restore the old position of the switch.
  const [requested, setRequested] = useState<boolean | null>(null)
  const { provider } = method
  const name = t(`deferred.payment.${method.method}`)
  return (
    <Card className="flex flex-col gap-2">
      <Switch
        checked={requested ?? method.is_enabled}
        disabled={save.isPending}
        onChange={({ target }) => {
          setRequested(target.checked)
          save.mutate(
            { method: method.method, isEnabled: target.checked },
            { onSettled: () => setRequested(null) },
          )
        }}
      >
        <span className="font-medium">{name}</span>
      </Switch>
      <p className="text-sm text-ink-muted">{t(`adminPayments.settings.countries.${method.countries}`)}</p>
      {isHosted(provider) && <Readiness method={method} provider={provider} name={name} />}
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

function CurrencyRateDialog({ rate, onClose }: { rate: CurrencyRate; onClose: () => void }) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const form = useForm<CurrencyRateInput, unknown, CurrencyRateValues>({
    resolver: zodResolver(currencyRateSchema),
    // A rate that is entered is usually that of the day.
    defaultValues: { rate: String(rate.rate), rate_date: shopDay(new Date()) },
    mode: 'onTouched',
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
      onSubmit={(values) =>
        save.mutate(
          { rate, values },
          {
            onSuccess: onClose,
            onError: (error) => {
              if (toAppError(error).code === 'edit_conflict') {
                void queryClient.invalidateQueries({
                  queryKey: paymentSettingsQueries.currencyRates().queryKey,
                })
              }
            },
          },
        )
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
