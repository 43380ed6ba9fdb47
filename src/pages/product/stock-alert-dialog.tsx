import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { useAuth } from '@/auth/auth-context'
import { catalogQueries, type ProductDetail } from '@/catalog/queries'
import { requestStockAlert } from '@/catalog/stock-alerts'
import { variationLabel } from '@/catalog/variation-labels'
import { chosenVariations, type Selection } from '@/catalog/variations'
import { normalizePhone } from '@/checkout/phone'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { PlainMessageKey } from '@/i18n/message-types'
import { EMAIL } from '@/lib/contact-text'
import { HOME_COUNTRY } from '@/lib/countries'
import { errorMessage, toAppError } from '@/lib/errors'
import { foldCode } from '@/lib/typed-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { restoreLostFocus } from '@/ui/restore-lost-focus'

type StockAlertDialogProps = {
  product: ProductDetail
  /** What is sold out: one value of some or all types. */
  selection: Selection
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Where a shopper leaves an email address or a phone number to be told once when a sold-out piece is back. */
export function StockAlertDialog({ product, selection, open, onOpenChange }: StockAlertDialogProps) {
  const { t, language } = useLanguage()
  const choices = chosenVariations(product.product_variations, selection).map(({ variation_value }) =>
    variationLabel(variation_value, language),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="small"
      title={t('product.tellMe')}
      description={<bdi>{[localized(product, 'name', language), ...choices].join(' · ')}</bdi>}
    >
      {/* Unmounted with the closed dialog, so that it opens empty again. */}
      <StockAlertForm product={product} selection={selection} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

type StockAlertFormProps = Pick<StockAlertDialogProps, 'product' | 'selection'> & { onDone: () => void }

/** The key of what is wrong with a contact; null when it is an email address or a Moroccan phone number. */
function contactProblem(contact: string): PlainMessageKey | null {
  if (contact === '') return 'deferred.invalid.required'
  const isPhone = /^\+212\d{9}$/.test(normalizePhone(contact, HOME_COUNTRY) ?? '')
  return isPhone || EMAIL.test(contact) ? null : 'alerts.invalid'
}

function StockAlertForm({ product, selection, onDone }: StockAlertFormProps) {
  const { t, language } = useLanguage()
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PlainMessageKey | null>(null)
  const request = useMutation({
    mutationFn: (contact: string) =>
      requestStockAlert(
        { productId: product.id, variationIds: Object.values(selection), contact, language },
        user !== null,
      ),
    onError: (error) => {
      field.current?.focus()
      // The page behind the dialog then shows the piece that came back.
      if (toAppError(error).code === 'in_stock')
        void queryClient.invalidateQueries(catalogQueries.product(product.id))
    },
    meta: { ownErrors: true },
  })

  if (request.isSuccess) {
    return (
      <div ref={restoreLostFocus} className="flex flex-col gap-4">
        <p role="status">{t('alerts.done')}</p>
        <Button onClick={onDone}>{t('shop.action.close')}</Button>
      </div>
    )
  }

  const { error } = request
  const message =
    problem !== null
      ? t(problem)
      : error === null
        ? undefined
        : toAppError(error).code === 'invalid_request'
          ? t('alerts.invalid')
          : errorMessage(error, t)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (request.isPending || field.current === null) return
    const contact = foldCode(field.current.value)
    const found = contactProblem(contact)
    setProblem(found)
    if (found === null) request.mutate(contact)
    else {
      request.reset()
      field.current.focus()
    }
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p>{t('alerts.text')}</p>
      <Field label={t('alerts.contact')} hint={t('alerts.contactHint')} error={message} required>
        {(control) => (
          <Input
            {...control}
            ref={field}
            name="contact"
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            defaultValue={user?.email}
            data-autofocus
            onChange={() => {
              setProblem(null)
              if (error !== null) request.reset()
            }}
          />
        )}
      </Field>
      <p className="text-sm text-ink-muted">{t('alerts.consent')}</p>
      <Button type="submit" busy={request.isPending}>
        {t('alerts.submit')}
      </Button>
    </form>
  )
}
