import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { CopyButton } from './copy-button'
import { OrderCardSection } from './order-card-section'
import { useSetTracking } from './mutations'
import type { AdminOrder } from './queries'
import { trackingSchema, type TrackingInput } from './schema'

/** The parcel's number, and the link that shows the customer where it is. */
export function DeliveryCard({ order, trackingLink }: { order: AdminOrder; trackingLink: string }) {
  const { t, tKey } = useLanguage()
  const save = useSetTracking()
  const form = useForm<TrackingInput>({
    resolver: zodResolver(trackingSchema),
    // What somebody else writes meanwhile comes in as long as nothing is typed here.
    values: { trackingNumber: order.tracking_number },
    resetOptions: { keepDirtyValues: true },
  })
  const message = form.formState.errors.trackingNumber?.message
  return (
    <OrderCardSection id="delivery" title={t('summary.delivery')}>
      <form
        noValidate
        className="flex w-full items-start gap-2"
        onSubmit={(event) =>
          void form.handleSubmit(({ trackingNumber }) => {
            save.mutate({ id: order.id, trackingNumber }, { onSuccess: () => form.reset({ trackingNumber }) })
          })(event)
        }
      >
        <Field
          label={t('adminOrders.tracking')}
          error={message === undefined ? undefined : tKey(message)}
          className="min-w-0 grow"
        >
          {(control) => (
            <Input {...control} dir="ltr" autoComplete="off" {...form.register('trackingNumber')} />
          )}
        </Field>
        <Button
          type="submit"
          tone="secondary"
          busy={save.isPending}
          className="mt-[calc(var(--leading-text)*1em+0.375rem)] shrink-0"
        >
          {t('admin.save')}
        </Button>
      </form>
      <p className="text-sm text-ink-muted">{t('adminOrders.trackingLinkText')}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton label={t('adminOrders.copyLink')} text={trackingLink} />
        <Button asChild tone="link" size="small">
          <a href={trackingLink} target="_blank" rel="noreferrer">
            {t('adminOrders.openLink')}
          </a>
        </Button>
      </div>
    </OrderCardSection>
  )
}
