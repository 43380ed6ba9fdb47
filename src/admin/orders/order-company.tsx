import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { TextField } from '@/admin/form-fields'
import { useLanguage } from '@/i18n/language-context'
import { codeLine, key, nameLine } from '@/i18n/text-schema'
import { isDomestic } from '@/lib/countries'
import { toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { z } from '@/lib/zod'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { INVALIDATED_KEYS } from './mutations'
import type { AdminOrder } from './queries'
import { useOrderBaseline } from './use-order-baseline'

/** A company, with its Moroccan identifier where it has one; both empty for a private buyer. */
export const companySchema = z
  .object({
    company: nameLine(120),
    ice: codeLine(40)
      .transform((text) => text.replace(/[ .-]/g, ''))
      .refine((text) => /^(\d{15})?$/.test(text), key('ordering.company.invalidIce')),
  })
  .refine(({ company, ice }) => ice === '' || company !== '', {
    path: ['company'],
    message: key('deferred.invalid.required'),
  })

type CompanyInput = z.input<typeof companySchema>
type Company = z.output<typeof companySchema>

/** The company that an order is invoiced to, which can be changed as long as the order has no invoice. */
export function OrderCompany({ order }: { order: AdminOrder }) {
  const { t } = useLanguage()
  const [editing, setEditing] = useState(false)
  const isEditable = order.contact_name !== '' && order.invoices.length === 0
  return (
    <>
      {order.company !== '' && (
        <p className="flex items-start gap-3">
          <Building2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
          <span className="min-w-0">
            <bdi className="block wrap-anywhere">{order.company}</bdi>
            {order.company_ice !== '' && (
              <span className="block text-sm text-ink-muted">
                {t('adminOrders.companyIce')} <Ltr>{order.company_ice}</Ltr>
              </span>
            )}
          </span>
        </p>
      )}
      {isEditable && (
        <Button tone="secondary" size="small" onClick={() => setEditing(true)}>
          <Building2 aria-hidden="true" className="size-4" />
          {t('adminOrders.companyEdit')}
        </Button>
      )}
      {editing && <CompanyDialog order={order} onClose={() => setEditing(false)} />}
    </>
  )
}

const companyOf = (order: AdminOrder): CompanyInput => ({ company: order.company, ice: order.company_ice })

function CompanyDialog({ order: latest, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useLanguage()
  const form = useForm<CompanyInput, unknown, Company>({
    resolver: zodResolver(companySchema),
    defaultValues: companyOf(latest),
    mode: 'onTouched',
  })
  const { baseline: order, now, onConflict } = useOrderBaseline(form, latest, companyOf)
  const save = useMutation({
    meta: { invalidates: [...INVALIDATED_KEYS], successText: 'adminOrders.companySaved', ownErrors: true },
    mutationFn: async ({ company, ice }: Company) => {
      const client = await supabase()
      unwrap(
        await client.rpc('set_order_company', {
          order_id: order.id,
          seen_company: order.company,
          seen_ice: order.company_ice,
          company,
          ice,
        }),
      )
    },
    onSuccess: onClose,
    onError: (error) => {
      onConflict(error)
      const { code, details } = toAppError(error)
      if (code === 'invalid_contact')
        form.setError(
          details.field === 'ice' ? 'ice' : 'company',
          { message: details.field === 'ice' ? 'ordering.company.invalidIce' : 'ordering.company.refused' },
          { shouldFocus: true },
        )
    },
  })
  const isFieldError = save.error !== null && toAppError(save.error).code === 'invalid_contact'
  return (
    <FormDialog
      form={form}
      title={t('adminOrders.companyTitle', { number: order.order_number })}
      pending={save.isPending}
      error={isFieldError ? null : save.error}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText') }}
      now={now}
      className="flex flex-col gap-4"
      onSubmit={(values) => save.mutate(values)}
      onClose={onClose}
    >
      <p className="text-ink-muted">{t('adminOrders.companyText')}</p>
      <TextField<CompanyInput> name="company" label={t('adminOrders.company')} optional dir="auto" />
      {isDomestic(order.country) && (
        <TextField<CompanyInput>
          name="ice"
          label={t('adminOrders.companyIce')}
          hint={t('ordering.company.iceHint')}
          optional
          dir="ltr"
          inputMode="numeric"
        />
      )}
    </FormDialog>
  )
}
