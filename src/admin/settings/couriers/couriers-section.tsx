import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SwitchField, TextField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListState } from '@/admin/query-state'
import { useBaseline } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { refusedField } from '../refused-field'
import { ActiveBadge } from './active-badge'
import { courierMutations } from './courier-mutations'
import { CourierPrices } from './courier-prices'
import { type Courier, courierQueries } from './courier-queries'
import { type CourierInput, courierInput, courierSchema, type CourierValues } from './courier-schema'

/** Couriers and what they charge, by place and weight. */
export function CouriersSection() {
  const { t } = useLanguage()
  const couriers = useQuery(courierQueries.couriers())
  const [edited, setEdited] = useState<Courier | 'new' | null>(null)
  const rows = couriers.data ?? []

  const columns: Column<Courier>[] = [
    {
      key: 'name',
      header: t('adminRates.name'),
      className: 'font-medium',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    { key: 'phone', header: t('adminSettings.phone'), cell: ({ phone }) => <Ltr>{phone}</Ltr> },
    {
      key: 'tracking',
      header: t('adminRates.template'),
      cell: ({ tracking_url: url }) =>
        url === '' ? (
          t('adminRates.noTemplate')
        ) : (
          <span dir="ltr" className="break-all">
            {url}
          </span>
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
      cell: (courier) => (
        <Button
          tone="secondary"
          aria-label={t('adminRates.editOne', { name: courier.name })}
          onClick={() => setEdited(courier)}
        >
          {t('adminShell.edit')}
        </Button>
      ),
    },
  ]

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">{t('adminRates.text')}</p>
      <Button className="self-start" onClick={() => setEdited('new')}>
        <Plus aria-hidden="true" className="size-5" />
        {t('adminRates.add')}
      </Button>
      <ListState query={couriers} empty={<p>{t('adminRates.empty')}</p>}>
        <DataTable
          caption={t('adminRates.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          onOpen={setEdited}
        />
      </ListState>
      {couriers.isSuccess && <CourierPrices couriers={rows} />}
      {edited !== null && (
        <CourierDialog
          courier={edited === 'new' ? null : edited}
          nextPosition={Math.max(0, ...rows.map(({ position }) => position)) + 1}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

type CourierDialogProps = {
  /** Null for a new one. */
  courier: Courier | null
  nextPosition: number
  onClose: () => void
}

function CourierDialog({ courier, nextPosition, onClose }: CourierDialogProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  // Sent again after a lost answer, a new courier is added once.
  const [id] = useState(() => courier?.id ?? crypto.randomUUID())
  const form = useForm<CourierInput, unknown, CourierValues>({
    resolver: zodResolver(courierSchema),
    defaultValues: courierInput(courier, nextPosition),
    mode: 'onTouched',
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: courier,
    read: async () => {
      const couriers = await queryClient.query({ ...courierQueries.couriers(), staleTime: 0 })
      return couriers.find((row) => row.id === id)
    },
    input: (row) => courierInput(row, nextPosition),
  })
  const save = useMutation(courierMutations.saveCourier())
  const rejectedField = (error: unknown): keyof CourierInput | null => {
    if (toAppError(error).code === 'conflict') return 'name'
    const field = refusedField(error, 'couriers')
    return field !== null && field in courierSchema.shape ? (field as keyof CourierInput) : null
  }

  const submit = (values: CourierValues) =>
    save.mutate(
      { id, edited: baseline, values },
      {
        onSuccess: onClose,
        onError: (error) => {
          const { code } = toAppError(error)
          const field = rejectedField(error)
          if (field !== null) {
            const message = code === 'conflict' ? 'adminRates.nameTaken' : 'deferred.invalid.value'
            form.setError(field, { message }, { shouldFocus: true })
          }
          onConflict(error)
        },
      },
    )

  return (
    <FormDialog
      form={form}
      title={courier === null ? t('adminRates.add') : t('adminRates.editOne', { name: courier.name })}
      pending={save.isPending}
      error={save.isError && rejectedField(save.error) === null ? save.error : null}
      discard={{ confirm: t('adminSettings.leave'), text: t('adminSettings.leaveText') }}
      now={now}
      className="flex flex-col gap-4 pb-2"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<CourierInput> name="name" label={t('adminRates.name')} required dir="auto" />
      <TextField<CourierInput>
        name="phone"
        label={t('adminSettings.phone')}
        optional
        type="tel"
        inputMode="tel"
        dir="ltr"
      />
      <TextField<CourierInput>
        name="tracking_url"
        label={t('adminRates.template')}
        optional
        inputMode="url"
        dir="ltr"
        hint={t('adminRates.templateHint', { placeholder: '{number}' })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField<CourierInput>
          name="remittance_days"
          whole
          label={t('adminRates.remittance')}
          required
          hint={t('adminRates.remittanceHint')}
        />
        <NumberField<CourierInput>
          name="position"
          whole
          label={t('adminSettings.audit.position')}
          required
          hint={t('adminRates.positionHint')}
        />
      </div>
      <SwitchField<CourierInput> name="is_active" label={t('adminSettings.active')} />
    </FormDialog>
  )
}
