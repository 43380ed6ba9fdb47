import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { TextField } from '@/admin/form-fields'
import { NowContext } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { codeLine, line } from '@/i18n/text-schema'
import { z } from '@/lib/zod'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'
import { type Parcel, useSetTracking } from './mutations'
import type { AdminOrder } from './queries'
import { useOrderBaseline } from './use-order-baseline'

/** The fields have the names of the columns, of which only those that were edited are written. */
export const trackingSchema = z.object({
  tracking_number: codeLine(80),
  carrier: line(60),
})

const FIELDS = ['tracking_number', 'carrier'] as const

const parcelOf = ({ tracking_number, carrier }: AdminOrder): Parcel => ({ tracking_number, carrier })

/** The number and the carrier of an order's parcel, which others enter as well: at the hand-over, or in the list of orders. */
export function TrackingForm({ order }: { order: AdminOrder }) {
  const { t } = useLanguage()
  const save = useSetTracking()
  const form = useForm<Parcel>({ resolver: zodResolver(trackingSchema), defaultValues: parcelOf(order) })
  const { baseline, now, rebase, onSaved, onConflict } = useOrderBaseline(form, order, parcelOf)
  // What was saved elsewhere is shown when the order was read again.
  const follow = useEffectEvent(() => {
    if (FIELDS.some((name) => order[name] !== baseline[name])) void rebase(order)
  })
  useEffect(() => follow(), [order.tracking_number, order.carrier])

  const submit = form.handleSubmit((parcel) => {
    if (save.isPending) return
    const edited = FIELDS.filter((name) => parcel[name] !== baseline[name])
    // As it is stored, so that it is not taken for another edit afterwards.
    for (const name of FIELDS) form.setValue(name, parcel[name], { shouldDirty: true })
    if (edited.length === 0) {
      // What is shown is stored: the press has its answer.
      toast({ title: t('adminOrders.trackingSaved'), tone: 'success' })
      return
    }
    const change: Partial<Parcel> = Object.fromEntries(edited.map((name) => [name, parcel[name]]))
    save.mutate(
      { id: order.id, shown: parcelOf(baseline), change },
      { onSuccess: (saved) => void onSaved({ ...order, ...saved }, parcel), onError: onConflict },
    )
  })

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex w-full flex-wrap items-end gap-2"
        onSubmit={(event) => void submit(event)}
      >
        <NowContext value={now}>
          <TextField<Parcel> name="carrier" label={t('adminOrders.carrier')} className="w-full" />
          <TextField<Parcel>
            name="tracking_number"
            label={t('adminOrders.tracking')}
            className="min-w-0 grow"
            dir="ltr"
          />
        </NowContext>
        <Button type="submit" tone="secondary" busy={save.isPending} className="shrink-0">
          {t('adminShell.save')}
        </Button>
      </form>
    </FormProvider>
  )
}
