import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { TextField } from '@/admin/form-fields'
import { useLanguage } from '@/i18n/language-context'
import { codeLine, line, requiredCode, requiredLine, requiredName } from '@/i18n/text-schema'
import { isDomestic } from '@/lib/countries'
import { toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { z } from '@/lib/zod'
import { INVALIDATED_KEYS } from './mutations'
import { type AdminOrder, adminOrderQueries } from './queries'
import { useOrderBaseline } from './use-order-baseline'

/** Lengths as in the database, which also checks what couriers can use. An order that is picked up has the shop's address, and no city. */
const contactSchema = ({ country, is_pickup: isPickup }: AdminOrder) =>
  z.object({
    contact_name: requiredName(161),
    phone: requiredCode(32),
    address: requiredLine(200),
    district: line(120),
    landmark: line(120),
    city: isPickup ? line(100) : requiredLine(100),
    postal_code: isDomestic(country) ? codeLine(16) : requiredCode(16),
  })

type Contact = z.input<ReturnType<typeof contactSchema>>

const FIELDS = ['contact_name', 'phone', 'address', 'district', 'landmark', 'city', 'postal_code'] as const
const isField = (name: unknown): name is keyof Contact => FIELDS.some((field) => field === name)

const PHONE_REFUSED: Readonly<Record<string, string>> = { cash_on_delivery: 'ordering.checkout.mobileOnly' }

const contactOf = (order: AdminOrder): Contact => ({
  contact_name: order.contact_name,
  phone: order.phone,
  address: order.address,
  district: order.district,
  landmark: order.landmark,
  city: order.city,
  postal_code: order.postal_code,
})

type ContactDialogProps = { order: AdminOrder; onClose: () => void }

/** Corrects the contact of an order that is not shipped. */
export function ContactDialog({ order: latest, onClose }: ContactDialogProps) {
  const { t } = useLanguage()
  const form = useForm<Contact>({
    resolver: zodResolver(contactSchema(latest)),
    defaultValues: contactOf(latest),
    mode: 'onTouched',
  })
  const { baseline: order, now, onConflict } = useOrderBaseline(form, latest, contactOf)
  const save = useMutation({
    meta: {
      invalidates: [...INVALIDATED_KEYS, adminOrderQueries.lists],
      successText: 'adminOrders.contactSaved',
    },
    mutationFn: async (contact: Contact) => {
      const client = await supabase()
      // What another admin corrected in the other fields stays.
      const edited = FIELDS.filter((name) => contact[name] !== order[name])
      const baseline = Object.fromEntries(edited.map((name) => [name, order[name]]))
      const changes = Object.fromEntries(edited.map((name) => [name, contact[name]]))
      unwrap(await client.rpc('correct_order_contact', { order_id: order.id, baseline, changes }))
    },
    onSuccess: onClose,
    onError: (error) => {
      onConflict(error)
      const { code, details } = toAppError(error)
      if (code === 'invalid_contact' && isField(details.field)) {
        const needsMobile = details.field === 'phone' && !order.is_pickup
        const message = needsMobile ? PHONE_REFUSED[order.payment_method] : undefined
        form.setError(
          details.field,
          { message: message ?? 'adminOrders.contactRefused' },
          { shouldFocus: true },
        )
      }
    },
  })
  const isFieldError = save.error !== null && toAppError(save.error).code === 'invalid_contact'
  return (
    <FormDialog
      form={form}
      title={t('adminOrders.contactTitle', { number: order.order_number })}
      pending={save.isPending}
      error={isFieldError ? null : save.error}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText') }}
      now={now}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(values) => save.mutate(values)}
      onClose={onClose}
    >
      <TextField<Contact> name="contact_name" label={t('adminOrders.contactName')} required dir="auto" />
      <TextField<Contact>
        name="phone"
        label={t('ordering.checkout.phone')}
        required
        dir="ltr"
        inputMode="tel"
      />
      {!order.is_pickup && (
        <>
          <TextField<Contact>
            name="address"
            label={t('ordering.checkout.streetAddress')}
            required
            dir="auto"
            className="sm:col-span-2"
          />
          <TextField<Contact> name="district" label={t('ordering.checkout.district')} optional dir="auto" />
          <TextField<Contact> name="landmark" label={t('ordering.checkout.landmark')} optional dir="auto" />
          <TextField<Contact> name="city" label={t('ordering.checkout.city')} required dir="auto" />
          <TextField<Contact>
            name="postal_code"
            label={t('ordering.checkout.postalCode')}
            required={!isDomestic(order.country)}
            optional={isDomestic(order.country)}
            dir="ltr"
          />
        </>
      )}
    </FormDialog>
  )
}
