import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId } from 'react'
import { type DefaultValues, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { ProductPicture } from '@/catalog/product-picture'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { errorMessage, toAppError } from '@/lib/errors'
import { variationText } from '@/orders/order-items'
import { MAX_PHOTOS } from '@/orders/photo'
import type { RecordedReturn, ReturnableItem } from '@/orders/return-queries'
import {
  initialQuantities,
  RETURN_REASONS,
  RETURN_WISHES,
  type ReturnInput,
  returnRequest,
  returnSchema,
  type ReturnValues,
} from '@/orders/return-schema'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Choice } from '@/ui/choice'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Textarea } from '@/ui/input'
import { WholeNumbers } from '@/ui/ltr'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { keptValues, useKeptForm } from '@/auth/kept-form'
import { PhotoPicker } from '../photo-picker'
import { usePhotos } from '../use-photos'
import { useSendReturn } from './use-send-return'

type ReturnFormProps = {
  items: readonly ReturnableItem[]
  token: string
  onDone: (recordedReturn: RecordedReturn) => void
  /** Without it the form cannot be closed unsent. */
  onClose?: () => void
}

type Form = UseFormReturn<ReturnInput, unknown, ReturnValues>

/** Refusals whose cause is the chosen pieces. */
const ABOUT_ITEMS: readonly string[] = ['in_return', 'return_closed']

export function ReturnForm({ items: current, token, onDone, onClose }: ReturnFormProps) {
  const { t } = useLanguage()
  const picker = usePhotos(MAX_PHOTOS)
  const name = `return ${token}`
  const form: Form = useForm<ReturnInput, unknown, ReturnValues>({
    resolver: zodResolver(returnSchema),
    defaultValues: keptValues<DefaultValues<ReturnInput>>(name, {
      quantities: initialQuantities(current),
      wish: 'refund',
      note: '',
    }),
    mode: 'onTouched',
    // Below: in the order of the page.
    shouldFocusError: false,
  })
  const forget = useKeptForm(name, form)
  const done = (recordedReturn: RecordedReturn) => {
    forget()
    onDone(recordedReturn)
  }
  const { recorded, pending, send, pendingOr } = useSendReturn(token, done)
  // The request itself may have taken its pieces: they stay to be chosen until its answer is here.
  const items = pending?.items ?? current
  const isUnanswered = pending?.isUnanswered === true
  const { errors, isSubmitted, isSubmitting } = form.formState
  const isBusy = isSubmitting || send.isPending
  const { getValues, setValue } = form
  // Another return or a refund may have taken pieces meanwhile.
  useEffect(() => {
    for (const [index, { returnable }] of items.entries())
      if (getValues(`quantities.${index}`) > returnable) setValue(`quantities.${index}`, returnable)
  }, [items, getValues, setValue])

  if (recorded !== null && send.isError)
    return (
      <UnsentPhotos
        recordedReturn={recorded}
        error={send.error}
        onRetry={() => send.mutate({ target: recorded, photos: picker.photos })}
        onSkip={done}
        busy={send.isPending}
      />
    )

  const submit = form.handleSubmit(
    async (values) => {
      if (isBusy) return
      const photos = await picker.ready()
      if (photos === null) return
      send.mutate({ target: recorded ?? pendingOr(returnRequest(values, items), items), photos })
    },
    (invalid) => {
      const firstItem = items.findIndex(({ returnable }) => returnable > 0)
      if (invalid.quantities !== undefined) form.setFocus(`quantities.${Math.max(firstItem, 0)}`)
      else form.setFocus(invalid.reason === undefined ? 'note' : 'reason')
    },
  )
  const refusal = send.isError ? toAppError(send.error) : null
  const refusedItems = refusal !== null && ABOUT_ITEMS.includes(refusal.code)
  return (
    <Card asChild>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={t('returns.title')}
        className="flex flex-col gap-6"
      >
        {/* An unanswered request is sent again as it was. */}
        <Fieldset disabled={isUnanswered} className="flex flex-col gap-6">
          <Items form={form} items={items} {...(refusedItems && { refusal: errorMessage(refusal, t) })} />
          <Wish form={form} />
        </Fieldset>
        <PhotoPicker
          picker={picker}
          disabled={send.isPending}
          hint={t('returns.form.photosHint', { max: MAX_PHOTOS })}
        />
        <div role="alert" className="empty:hidden">
          {isSubmitted && Object.keys(errors).length > 0 ? (
            <Notice tone="error">{t('returns.form.problems')}</Notice>
          ) : (
            refusal !== null &&
            !refusedItems && (
              <Notice tone="error">
                {errorMessage(refusal, t)} {isUnanswered && t('returns.form.unanswered')}
              </Notice>
            )
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} className="max-sm:w-full">
            {t('returns.form.send')}
          </Button>
          {onClose !== undefined && (
            <Button
              tone="quiet"
              onClick={() => {
                forget()
                onClose()
              }}
            >
              {t('returns.form.cancel')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

type ItemsProps = { form: Form; items: readonly ReturnableItem[]; refusal?: string }

/** How many pieces of each item come back. */
function Items({ form, items, refusal }: ItemsProps) {
  const { t, tKey, language } = useLanguage()
  const id = useId()
  const invalid = form.formState.errors.quantities
  const missing = invalid?.root?.message ?? invalid?.message
  const error = missing === undefined ? refusal : tKey(missing)
  return (
    <Fieldset className="flex flex-col gap-3" aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-3 font-display text-xl">{t('returns.form.title')}</legend>
      <ul className="flex flex-col divide-y divide-plaster-line border-y border-plaster-line">
        {items.map((item, index) => {
          const name = localized(item, 'name', language)
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <ProductPicture
                src={item.image_url}
                color={null}
                alt=""
                sizes="64px"
                className="w-16 shrink-0"
              />
              <span className="flex min-w-0 grow basis-40 flex-col">
                <bdi className="break-words">{name}</bdi>
                <span className="text-sm text-ink-muted">{variationText(item, language)}</span>
              </span>
              {item.returnable === 0 ? (
                <span className="text-sm text-ink-muted">{t('returns.form.unavailable')}</span>
              ) : (
                <span className="flex items-center gap-2">
                  <NativeSelect
                    aria-label={t('returns.form.item', { name })}
                    aria-invalid={error === undefined ? undefined : true}
                    className="w-36"
                    {...form.register(`quantities.${index}`, { valueAsNumber: true, deps: ['quantities'] })}
                  >
                    <option value="0">{t('returns.form.none')}</option>
                    {Array.from({ length: item.returnable }, (_, piece) => (
                      <option key={piece} value={piece + 1}>
                        {piece + 1}
                      </option>
                    ))}
                  </NativeSelect>
                  <span className="text-sm text-ink-muted">
                    {t('returns.form.ofBought', { count: item.quantity })}
                  </span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {error !== undefined && (
        <div id={id} role="alert">
          <Notice tone="error">{error}</Notice>
        </div>
      )}
    </Fieldset>
  )
}

/** Why the pieces come back, and what the buyer would like for them. */
function Wish({ form }: { form: Form }) {
  const { t } = useLanguage()
  const wish = useWatch({ control: form.control, name: 'wish' })
  return (
    <>
      <Field
        label={t('returns.form.reason')}
        required
        error={form.formState.errors.reason && t('deferred.invalid.required')}
      >
        {(control) => (
          <NativeSelect {...control} {...form.register('reason')} defaultValue="">
            <option value="" disabled>
              {t('returns.form.reasonChoose')}
            </option>
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`returns.reason.${reason}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 font-medium">{t('returns.form.wish')}</legend>
        <div className="flex flex-wrap gap-3">
          {RETURN_WISHES.map((value) => (
            <Choice key={value} look="pill" value={value} {...form.register('wish')}>
              {t(`returns.wish.${value}`)}
            </Choice>
          ))}
        </div>
      </Fieldset>
      <Note form={form} isExchange={wish === 'exchange'} />
    </>
  )
}

function Note({ form, isExchange }: { form: Form; isExchange: boolean }) {
  const { t, tKey } = useLanguage()
  const message = form.formState.errors.note?.message
  return (
    <Field
      label={t('returns.form.note')}
      required={isExchange}
      hint={t(isExchange ? 'returns.form.noteExchange' : 'returns.form.noteRefund')}
      {...(!isExchange && { optionalLabel: t('deferred.field.optional') })}
      {...(message !== undefined && { error: tKey(message) })}
    >
      {(control) => <Textarea {...control} rows={4} maxLength={1000} dir="auto" {...form.register('note')} />}
    </Field>
  )
}

type UnsentPhotosProps = {
  recordedReturn: RecordedReturn
  error: Error
  busy: boolean
  onRetry: () => void
  onSkip: (recordedReturn: RecordedReturn) => void
}

/** The return is recorded; only photos are missing. */
function UnsentPhotos({ recordedReturn, error, busy, onRetry, onSkip }: UnsentPhotosProps) {
  const { t } = useLanguage()
  return (
    <Card className="flex flex-col gap-4">
      <div role="alert" className="flex flex-col gap-3">
        <Notice tone="warning">
          <p>
            <WholeNumbers text={t('returns.form.photosFailed', { number: recordedReturn.number })} />
          </p>
        </Notice>
        <p>{errorMessage(error, t)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={onRetry}>
          {t('returns.form.sendPhotos')}
        </Button>
        <Button tone="quiet" onClick={() => onSkip(recordedReturn)}>
          {t('returns.form.skipPhotos')}
        </Button>
      </div>
    </Card>
  )
}
