import { useMutation } from '@tanstack/react-query'
import { PackageCheck, PackageX, PhoneOff } from 'lucide-react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { FormDialog } from '@/admin/form-dialog'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { toast } from '@/ui/toast'
import { INVALIDATED_KEYS } from './mutations'
import { OrderCardSection } from './order-cards'
import { choicesText } from './order-text'
import { type AdminOrder, adminOrderQueries } from './queries'
import { useStatusChange } from './status-change'

type Failure = 'refused' | 'unreachable'
type ReturnedLine = { item_id: string; restocked: number; damaged: number; lost: number }
type Outcome = { key: string; note: string } & (
  | { outcome: Failure }
  | { outcome: 'returned'; lines: readonly ReturnedLine[] }
)

/** Records what became of a parcel that was not delivered; once for each key. */
function useRecordDelivery(orderId: string) {
  return useMutation({
    meta: {
      invalidates: [...INVALIDATED_KEYS, adminOrderQueries.lists],
      successText: 'adminOrders.delivery.recorded',
      errorText: 'adminOrders.delivery.failed',
    },
    mutationFn: async ({ outcome, key, note, ...rest }: Outcome) => {
      const client = await supabase()
      return unwrap(
        await client.rpc('record_delivery', {
          order_id: orderId,
          key,
          outcome,
          note,
          ...('lines' in rest && { lines: [...rest.lines] }),
        }),
      )
    },
  })
}

/** For an order on its way: what the courier says, besides what is expected next (see OrderActions). */
export function DeliveryOutcomeCard({ order }: { order: AdminOrder }) {
  const { t } = useLanguage()
  const status = useStatusChange((report) => {
    if (report[0]?.code === null) toast({ title: t('adminOrders.statusUpdated'), tone: 'success' })
  })
  const record = useRecordDelivery(order.id)
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, INVALIDATED_KEYS)
  if (order.status !== 'shipped') return null

  const { delivery_failure: failure } = order
  const fail = (outcome: Failure) => {
    if (record.isPending) return
    // An order that is sent a second time can fail a second time, on the same page.
    record.mutate(
      { outcome, key: keys.for(outcome), note: '' },
      { onSuccess: () => keys.reset(), onError: resetAfterConflict },
    )
  }
  const busy = (outcome: Failure) => record.isPending && record.variables.outcome === outcome
  return (
    <OrderCardSection id="outcome" title={t('adminOrders.delivery.title')}>
      {failure !== null && failure !== 'returned' && (
        <Badge tone="red" icon={failure === 'refused' ? PackageX : PhoneOff}>
          {t(`adminOrders.delivery.is.${failure}`)}
        </Badge>
      )}
      <div className="flex w-full flex-wrap gap-2">
        {failure === null ? (
          <>
            <Button tone="secondary" busy={busy('refused')} onClick={() => fail('refused')}>
              <PackageX aria-hidden="true" className="size-5" />
              {t('adminOrders.delivery.refused')}
            </Button>
            <Button tone="secondary" busy={busy('unreachable')} onClick={() => fail('unreachable')}>
              <PhoneOff aria-hidden="true" className="size-5" />
              {t('adminOrders.delivery.unreachable')}
            </Button>
          </>
        ) : (
          // The parcel was handed over after all.
          <Button
            tone="secondary"
            busy={status.pending === 'delivered'}
            onClick={() => status.change([{ ...order, items: order.order_items }], 'delivered')}
          >
            <PackageCheck aria-hidden="true" className="size-5" />
            {t('adminOrders.delivery.delivered')}
          </Button>
        )}
      </div>
      {failure === null && <p className="text-sm text-ink-muted">{t('adminOrders.delivery.text')}</p>}
      {status.dialog}
    </OrderCardSection>
  )
}

type ReturnedForm = { note: string; lines: { id: string; damaged: number; lost: number }[] }

/** Says for each line how many pieces are damaged or lost; the others go back into stock, and the order is cancelled. */
export function ReturnedDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, language } = useLanguage()
  const record = useRecordDelivery(order.id)
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, INVALIDATED_KEYS)
  const items = order.order_items.map((item) => ({
    ...item,
    sent: item.quantity - item.restocked_quantity - item.discarded_quantity,
  }))
  const form = useForm<ReturnedForm>({
    defaultValues: { note: '', lines: items.map(({ id }) => ({ id, damaged: 0, lost: 0 })) },
  })
  const lines = useWatch({ control: form.control, name: 'lines' })
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t('adminOrders.delivery.returnedTitle', { number: order.order_number })}
      description={t('adminOrders.delivery.returnedText')}
      submit={t('adminOrders.delivery.returnedSubmit')}
      pending={record.isPending}
      error={record.error}
      onClose={onClose}
      onSubmit={({ note, lines: given }) => {
        record.mutate(
          {
            outcome: 'returned',
            key: keys.for('returned'),
            note,
            lines: items.map(({ id, sent }, index) => {
              const { damaged = 0, lost = 0 } = given[index] ?? {}
              return { item_id: id, restocked: sent - damaged - lost, damaged, lost }
            }),
          },
          { onSuccess: onClose, onError: resetAfterConflict },
        )
      }}
    >
      <ul className="flex flex-col gap-4">
        {items.map((item, index) => {
          const { damaged = 0, lost = 0 } = lines[index] ?? {}
          const choices = choicesText(item.selected_variations, language)
          const name = localized(item, 'name', language) + (choices === '' ? '' : ` · ${choices}`)
          return (
            <li key={item.id}>
              <Fieldset className="flex flex-col gap-2">
                <legend className="mb-2 font-medium">
                  <bdi dir="ltr" translate="no">
                    {formatNumber(item.sent, language)} ×
                  </bdi>{' '}
                  <bdi>{name}</bdi>
                </legend>
                <div className="grid grid-cols-2 gap-3">
                  <Pieces
                    form={form}
                    name={`lines.${index}.damaged`}
                    label={t('adminOrders.delivery.damaged')}
                    max={item.sent - lost}
                  />
                  <Pieces
                    form={form}
                    name={`lines.${index}.lost`}
                    label={t('adminOrders.delivery.lost')}
                    max={item.sent - damaged}
                  />
                </div>
                <p role="status" className="text-sm text-ink-muted">
                  {t('adminOrders.delivery.restocked', { count: item.sent - damaged - lost })}
                </p>
              </Fieldset>
            </li>
          )
        })}
      </ul>
      <Field label={t('adminOrders.confirm.note')}>
        {(control) => <Input {...control} dir="auto" maxLength={500} {...form.register('note')} />}
      </Field>
    </FormDialog>
  )
}

type PiecesProps = {
  form: ReturnType<typeof useForm<ReturnedForm>>
  name: `lines.${number}.damaged` | `lines.${number}.lost`
  label: string
  /** The most pieces that can be chosen. */
  max: number
}

function Pieces({ form, name, label, max }: PiecesProps) {
  const { language } = useLanguage()
  return (
    <Field label={label}>
      {({ id }) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <Select
              id={id}
              value={String(field.value)}
              onValueChange={(value) => field.onChange(Number(value))}
              options={Array.from({ length: max + 1 }, (_, count) => ({
                value: String(count),
                label: formatNumber(count, language),
              }))}
            />
          )}
        />
      )}
    </Field>
  )
}
