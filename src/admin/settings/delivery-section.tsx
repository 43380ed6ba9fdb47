import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Check, CircleOff } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SwitchField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListState } from '@/admin/query-state'
import { useBaseline } from '@/admin/use-baseline'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isAlwaysFree } from '@/lib/free-delivery'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { adminSettingsMutations } from './mutations'
import { adminSettingsQueries, type DeliveryRate } from './queries'
import { isRefusedByCheck, refusedField } from './refused-field'
import { isRateField, rateInput, type RateInput, rateSchema, type RateValues } from './schema'

export function DeliverySection() {
  const { t, tKey, language } = useLanguage()
  const query = useQuery(adminSettingsQueries.rates())
  const order = useMutation(adminSettingsMutations.orderRates())
  const [edited, setEdited] = useState<DeliveryRate | null>(null)
  const rates = query.data ?? []
  const nameOf = ({ country }: DeliveryRate) => tKey(`shop.country.${country}`)

  const move = (rate: DeliveryRate, step: 1 | -1) => {
    const others = rates.filter(({ country }) => country !== rate.country)
    order.mutate(others.toSpliced(rates.indexOf(rate) + step, 0, rate))
  }

  const columns: Column<DeliveryRate>[] = [
    { key: 'country', header: t('adminSettings.country'), className: 'font-medium', cell: nameOf },
    {
      key: 'fee',
      header: t('adminSettings.fee'),
      align: 'end',
      cell: ({ fee }) => formatMoney(fee, language),
    },
    {
      key: 'free',
      header: t('adminSettings.freeFrom'),
      align: 'end',
      cell: (rate) => {
        if (isAlwaysFree(rate)) return t('adminSettings.alwaysFree')
        return rate.free_from === null ? t('adminSettings.neverFree') : formatMoney(rate.free_from, language)
      },
    },
    {
      key: 'days',
      header: t('adminSettings.days'),
      align: 'end',
      cell: ({ min_days: min, max_days: max }) => (
        <Ltr>
          {formatNumber(min, language)}–{formatNumber(max, language)}
        </Ltr>
      ),
    },
    {
      key: 'state',
      header: t('adminSettings.state'),
      cell: ({ is_active: isActive }) =>
        isActive ? (
          <Badge tone="green" icon={Check}>
            {t('adminSettings.active')}
          </Badge>
        ) : (
          <Badge icon={CircleOff}>{t('adminSettings.inactive')}</Badge>
        ),
    },
    {
      key: 'actions',
      header: t('adminSettings.actions'),
      align: 'end',
      cell: (rate) => {
        const name = nameOf(rate)
        const index = rates.indexOf(rate)
        return (
          <span className="flex flex-wrap justify-end gap-1">
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminSettings.moveUp', { country: name })}
              atLimit={index === 0 || order.isPending}
              onClick={() => move(rate, -1)}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </Button>
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminSettings.moveDown', { country: name })}
              atLimit={index === rates.length - 1 || order.isPending}
              onClick={() => move(rate, 1)}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </Button>
            <Button
              tone="secondary"
              aria-label={t('adminSettings.editRate', { country: name })}
              onClick={() => setEdited(rate)}
            >
              {t('adminShell.edit')}
            </Button>
          </span>
        )
      },
    },
  ]

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">{t('adminSettings.deliveryText')}</p>
      <ListState query={query} empty={<p>{t('adminSettings.noRates')}</p>}>
        <DataTable
          caption={t('adminSettings.delivery')}
          columns={columns}
          rows={rates}
          rowKey={({ country }) => country}
          rowName={nameOf}
          onOpen={setEdited}
        />
      </ListState>
      {edited !== null && <RateDialog rate={edited} name={nameOf(edited)} onClose={() => setEdited(null)} />}
    </div>
  )
}

type RateDialogProps = { rate: DeliveryRate; name: string; onClose: () => void }

function RateDialog({ rate, name, onClose }: RateDialogProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const form = useForm<RateInput, unknown, RateValues>({
    resolver: zodResolver(rateSchema),
    defaultValues: rateInput(rate),
    mode: 'onTouched',
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: rate,
    read: async () => {
      const rates = await queryClient.query({ ...adminSettingsQueries.rates(), staleTime: 0 })
      return rates.find(({ country }) => country === rate.country)
    },
    input: rateInput,
  })
  const isFree = useWatch({ control: form.control, name: 'is_free' })
  const isActive = useWatch({ control: form.control, name: 'is_active' })
  const save = useMutation(adminSettingsMutations.saveRate())

  const submit = (values: RateValues) =>
    save.mutate(
      { rate: baseline, values },
      {
        onSuccess: onClose,
        onError: (error) => {
          const field = rejectedField(error)
          if (field !== null) {
            form.setError(field, { message: 'deferred.invalid.value' }, { shouldFocus: true })
          }
          onConflict(error)
        },
      },
    )

  return (
    <FormDialog
      form={form}
      title={t('adminSettings.rateTitle', { country: name })}
      pending={save.isPending}
      error={save.isError && rejectedField(save.error) === null ? save.error : null}
      discard={{ confirm: t('adminSettings.leave'), text: t('adminSettings.leaveText') }}
      now={now}
      className="flex flex-col gap-4 pb-2"
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField<RateInput>
        name="fee"
        label={t('adminSettings.fee')}
        required
        hint={t('adminSettings.inDirhams')}
      />
      <SwitchField<RateInput> name="is_free" label={t('adminSettings.freeSwitch')} />
      {isFree && (
        <NumberField<RateInput>
          name="free_from"
          label={t('adminSettings.freeFrom')}
          required
          hint={t('adminSettings.freeFromHint')}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField<RateInput>
          name="min_days"
          label={t('adminSettings.minDays')}
          required
          hint={t('adminSettings.businessDays')}
        />
        <NumberField<RateInput>
          name="max_days"
          label={t('adminSettings.maxDays')}
          required
          hint={t('adminSettings.businessDays')}
        />
      </div>
      <SwitchField<RateInput> name="is_active" label={t('adminSettings.deliverHere')} />
      {!isActive && <Notice tone="warning">{t('adminSettings.inactiveHint')}</Notice>}
    </FormDialog>
  )
}

/** The field that a rejected save is about; a rule about both numbers of days belongs to the second one. */
function rejectedField(error: unknown): 'fee' | 'free_from' | 'min_days' | 'max_days' | null {
  const field = refusedField(error, 'delivery_rates')
  if (field !== null) return isRateField(field) ? field : null
  return isRefusedByCheck(error) ? 'max_days' : null
}
