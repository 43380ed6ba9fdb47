import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, SwitchField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListState } from '@/admin/query-state'
import { useBaseline } from '@/admin/use-baseline'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { ActiveBadge } from './active-badge'
import { courierMutations } from './courier-mutations'
import { type Courier, type CourierPrice, courierQueries, type DeliveryCity } from './courier-queries'
import {
  EVERYWHERE,
  type PriceInput,
  priceInput,
  priceSchema,
  type PriceValues,
  ZONES,
} from './courier-schema'

/** What couriers charge and take, by place and weight. */
export function CourierPrices({ couriers }: { couriers: readonly Courier[] }) {
  const { t, language } = useLanguage()
  const prices = useQuery(courierQueries.prices())
  const cities = useQuery(courierQueries.cities())
  const [edited, setEdited] = useState<CourierPrice | 'new' | null>(null)
  const indexOf = (id: string) => couriers.findIndex((courier) => courier.id === id)
  const courierName = (price: CourierPrice) => couriers[indexOf(price.courier_id)]?.name ?? ''
  const placeOf = ({ zone, city }: CourierPrice) => {
    const found = cities.data?.find(({ key }) => key === city)
    if (found !== undefined) return localized(found, 'name', language)
    return zone === null ? (city ?? t('adminRates.everywhere')) : t(`adminRates.zone.${zone}`)
  }
  const nameOf = (price: CourierPrice) => `${courierName(price)}, ${placeOf(price)}`
  // As they are chosen: the city before its zone before everywhere, the smallest weight first.
  const specificity = ({ zone, city }: CourierPrice) => (city !== null ? 0 : zone !== null ? 1 : 2)
  const rows = (prices.data ?? []).toSorted(
    (one, other) =>
      indexOf(one.courier_id) - indexOf(other.courier_id) ||
      specificity(one) - specificity(other) ||
      placeOf(one).localeCompare(placeOf(other), language) ||
      (one.up_to_kg ?? Infinity) - (other.up_to_kg ?? Infinity) ||
      0,
  )

  const columns: Column<CourierPrice>[] = [
    {
      key: 'courier',
      header: t('adminRates.courier'),
      className: 'font-medium',
      cell: (price) => <bdi>{courierName(price)}</bdi>,
    },
    { key: 'place', header: t('adminRates.place'), cell: placeOf },
    {
      key: 'weight',
      header: t('adminRates.upToKg'),
      align: 'end',
      cell: ({ up_to_kg: kg }) =>
        kg === null ? t('adminRates.anyWeight') : t('adminRates.kg', { kg: formatNumber(kg, language) }),
    },
    {
      key: 'fee',
      header: t('adminSettings.fee'),
      align: 'end',
      cell: ({ fee }) => formatMoney(fee, language),
    },
    {
      key: 'cost',
      header: t('adminRates.cost'),
      align: 'end',
      cell: ({ cost }) => (cost === null ? t('adminRates.unknown') : formatMoney(cost, language)),
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
      cell: (row) => <ActiveBadge isActive={row.is_active} />,
    },
    {
      key: 'actions',
      header: t('adminSettings.actions'),
      align: 'end',
      cell: (price) => (
        <Button
          tone="secondary"
          aria-label={t('adminRates.editPriceOf', { name: nameOf(price) })}
          onClick={() => setEdited(price)}
        >
          {t('adminShell.edit')}
        </Button>
      ),
    },
  ]

  return (
    <section aria-labelledby="courier-prices" className="mt-4 flex flex-col gap-4">
      <h2 id="courier-prices" className="text-xl">
        {t('adminRates.prices')}
      </h2>
      <p className="max-w-prose text-ink-muted">{t('adminRates.pricesText')}</p>
      <Button className="self-start" disabled={couriers.length === 0} onClick={() => setEdited('new')}>
        <Plus aria-hidden="true" className="size-5" />
        {t('adminRates.addPrice')}
      </Button>
      <ListState query={prices} empty={<p>{t('adminRates.noPrices')}</p>}>
        <DataTable
          caption={t('adminRates.prices')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={nameOf}
          onOpen={setEdited}
        />
      </ListState>
      {edited !== null && cities.isSuccess && (
        <PriceDialog
          price={edited === 'new' ? null : edited}
          couriers={couriers}
          cities={cities.data}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

type PriceDialogProps = {
  /** Null for a new one. */
  price: CourierPrice | null
  couriers: readonly Courier[]
  cities: readonly DeliveryCity[]
  onClose: () => void
}

function PriceDialog({ price, couriers, cities, onClose }: PriceDialogProps) {
  const { t, language } = useLanguage()
  const queryClient = useQueryClient()
  // Sent again after a lost answer, a new price is added once.
  const [id] = useState(() => price?.id ?? crypto.randomUUID())
  const form = useForm<PriceInput, unknown, PriceValues>({
    resolver: zodResolver(priceSchema),
    defaultValues: priceInput(price, couriers[0]?.id ?? ''),
    mode: 'onTouched',
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: price,
    read: async () => {
      const prices = await queryClient.query({ ...courierQueries.prices(), staleTime: 0 })
      return prices.find((row) => row.id === id)
    },
    input: (row) => priceInput(row, row.courier_id),
  })
  const save = useMutation(courierMutations.savePrice())
  const isConflict = (error: unknown) => toAppError(error).code === 'conflict'

  const submit = (values: PriceValues) =>
    save.mutate(
      { id, edited: baseline, values },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (isConflict(error))
            form.setError('up_to_kg', { message: 'adminRates.priceTaken' }, { shouldFocus: true })
          onConflict(error)
        },
      },
    )

  const places = [
    { value: EVERYWHERE, label: t('adminRates.everywhere') },
    ...ZONES.map((zone) => ({ value: zone, label: t(`adminRates.zone.${zone}`) })),
    ...cities
      .map((city) => ({ value: city.key, label: localized(city, 'name', language) }))
      .sort((one, other) => one.label.localeCompare(other.label, language)),
  ]

  return (
    <FormDialog
      form={form}
      title={price === null ? t('adminRates.addPrice') : t('adminRates.editPrice')}
      pending={save.isPending}
      error={save.isError && !isConflict(save.error) ? save.error : null}
      discard={{ confirm: t('adminSettings.leave'), text: t('adminSettings.leaveText') }}
      now={now}
      className="flex flex-col gap-4 pb-2"
      onSubmit={submit}
      onClose={onClose}
    >
      {price === null && (
        <SelectField<PriceInput>
          name="courier_id"
          label={t('adminRates.courier')}
          required
          options={couriers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField<PriceInput> name="place" label={t('adminRates.place')} required options={places} />
      <NumberField<PriceInput>
        name="up_to_kg"
        label={t('adminRates.upToKg')}
        optional
        hint={t('adminRates.upToKgHint')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField<PriceInput>
          name="fee"
          label={t('adminSettings.fee')}
          required
          hint={t('adminRates.feeHint')}
        />
        <NumberField<PriceInput>
          name="cost"
          label={t('adminRates.cost')}
          optional
          hint={t('adminRates.costHint')}
        />
        <NumberField<PriceInput>
          name="min_days"
          whole
          label={t('adminSettings.minDays')}
          required
          hint={t('adminSettings.businessDays')}
        />
        <NumberField<PriceInput>
          name="max_days"
          whole
          label={t('adminSettings.maxDays')}
          required
          hint={t('adminSettings.businessDays')}
        />
      </div>
      <SwitchField<PriceInput> name="is_active" label={t('adminSettings.active')} />
    </FormDialog>
  )
}
