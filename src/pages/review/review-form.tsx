import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type DefaultValues, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { errorMessage, toAppError } from '@/lib/errors'
import { addPhoto, MAX_PHOTOS, type Photo } from '@/orders/photo'
import { changeReview, ownReviewQueries, type ReviewableItem, writeReview } from '@/orders/review-queries'
import { MAX_BODY, type ReviewInput, reviewSchema, type ReviewValues } from '@/orders/review-schema'
import { Button } from '@/ui/button'
import { Choice } from '@/ui/choice'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Input, Textarea } from '@/ui/input'
import { Khatam } from '@/ui/khatam'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { keptValues, useKeptForm } from '@/auth/kept-form'
import { PhotoPicker } from '../photo-picker'
import { usePhotos } from '../use-photos'

type ReviewFormProps = {
  item: ReviewableItem
  token: string
  onDone: () => void
  /** Without it the form cannot be closed unsent. */
  onClose?: () => void
}

type Form = UseFormReturn<ReviewInput, unknown, ReviewValues>

const RATINGS = ['1', '2', '3', '4', '5'] as const

/** Writes or changes the review of a piece. */
export function ReviewForm({ item, token, onDone, onClose }: ReviewFormProps) {
  const { t, tKey, language } = useLanguage()
  const { review } = item
  const name = `review ${item.id}`
  const form: Form = useForm<ReviewInput, unknown, ReviewValues>({
    resolver: zodResolver(reviewSchema),
    defaultValues: keptValues<DefaultValues<ReviewInput>>(name, {
      body: review?.body ?? '',
      display_name: review?.display_name ?? '',
      language: review?.language ?? language,
      ...(review !== null && { rating: RATINGS[review.rating - 1] }),
    }),
    mode: 'onTouched',
  })
  const forget = useKeptForm(name, form)
  const done = () => {
    forget()
    onDone()
  }
  const { recorded, send } = useSendReview(item, token, done)
  const { errors, isSubmitted, isSubmitting } = form.formState
  // A published review takes no more photos.
  const room = review?.was_published === true ? 0 : MAX_PHOTOS - (review?.photos ?? 0)
  const picker = usePhotos(room)

  if (recorded !== null && send.isError)
    return (
      <div className="flex flex-col gap-4">
        <div role="alert" className="flex flex-col gap-3">
          <Notice tone="warning">{t('reviews.form.photosFailed')}</Notice>
          <p>{errorMessage(send.error, t)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            busy={send.isPending}
            onClick={() => send.mutate({ values: null, photos: picker.photos, recorded })}
          >
            {t('reviews.form.sendPhotos')}
          </Button>
          <Button tone="quiet" onClick={done}>
            {t('reviews.form.skipPhotos')}
          </Button>
        </div>
      </div>
    )

  const isBusy = isSubmitting || send.isPending
  const submit = form.handleSubmit(async (values) => {
    if (isBusy) return
    const photos = await picker.ready()
    if (photos !== null) send.mutate({ values, photos, recorded })
  })
  const errorOf = (name: 'body' | 'display_name') => {
    const message = errors[name]?.message
    return message === undefined ? {} : { error: tKey(message) }
  }
  const refusal = send.isError ? toAppError(send.error) : null
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('reviews.page.writeOf', { name: localized(item, 'name', language) })}
      className="flex flex-col gap-6"
    >
      <Rating form={form} />
      <Field label={t('reviews.form.body')} required hint={t('reviews.form.bodyHint')} {...errorOf('body')}>
        {(control) => (
          <Textarea {...control} rows={5} maxLength={MAX_BODY} dir="auto" {...form.register('body')} />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={t('reviews.form.name')}
          required
          hint={t('reviews.form.nameHint')}
          {...errorOf('display_name')}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              dir="auto"
              autoComplete="given-name"
              {...form.register('display_name')}
            />
          )}
        </Field>
        <Field label={t('reviews.form.language')}>
          {(control) => (
            <NativeSelect {...control} {...form.register('language')}>
              {LANGUAGES.map((each) => (
                <option key={each} value={each} lang={each}>
                  {LANGUAGE_NAMES[each]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      {room > 0 && (
        <PhotoPicker
          picker={picker}
          disabled={send.isPending}
          hint={t('reviews.form.photosHint', { max: room })}
        />
      )}
      <div role="alert" className="empty:hidden">
        {isSubmitted && Object.keys(errors).length > 0 ? (
          <Notice tone="error">{t('reviews.form.problems')}</Notice>
        ) : (
          refusal !== null && <Notice tone="error">{errorMessage(refusal, t)}</Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} className="max-sm:w-full">
          {t('reviews.form.send')}
        </Button>
        {onClose !== undefined && (
          <Button
            tone="quiet"
            onClick={() => {
              forget()
              onClose()
            }}
          >
            {t('reviews.form.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Rating({ form }: { form: Form }) {
  const { t, tKey, language } = useLanguage()
  const id = useId()
  const chosen = useWatch({ control: form.control, name: 'rating' })
  const message = form.formState.errors.rating?.message
  return (
    <Fieldset aria-describedby={id} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{t('reviews.form.rating')}</legend>
      <div className="grid max-w-96 grid-cols-5 gap-2">
        {RATINGS.map((value) => (
          <Choice
            key={value}
            look="pill"
            value={value}
            className="justify-center gap-1! px-1!"
            aria-label={t('reviews.form.ratingOf', { stars: formatNumber(Number(value), language) })}
            aria-invalid={message === undefined ? undefined : true}
            {...form.register('rating')}
          >
            <span translate="no">{formatNumber(Number(value), language)}</span>
            <Khatam className="size-4 text-gold-text" />
          </Choice>
        ))}
      </div>
      <p
        id={id}
        className={message === undefined ? 'min-h-6 text-sm text-ink-muted' : 'min-h-6 text-sm text-brick'}
      >
        {message === undefined
          ? RATINGS.includes(chosen) && t(`reviews.form.rating.${chosen}`)
          : tKey(message)}
      </p>
    </Fieldset>
  )
}

/**
 * What is sent is given to the mutation: its function belongs to an earlier render for a moment, and the photos that were just chosen
 * would not be sent.
 */
type Sending = { values: ReviewValues | null; photos: readonly Photo[]; recorded: { id: string } | null }

/** Records the review, then adds its photos. Sending again repeats neither what was recorded nor the photos that arrived. */
function useSendReview(item: ReviewableItem, token: string, onDone: () => void) {
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [recorded, setRecorded] = useState<{ id: string } | null>(null)
  const [sent] = useState(() => new Set<string>())
  const refetch = () => queryClient.invalidateQueries({ queryKey: ownReviewQueries.page(token).queryKey })
  const send = useMutation({
    meta: { ownErrors: true },
    mutationFn: async ({ values, photos, recorded: before }: Sending) => {
      let made = before
      if (made === null) {
        if (values === null) throw new Error('nothing to send')
        const request = { token, item_id: item.id, ...values }
        made = await (item.review === null ? writeReview({ ...request, key }) : changeReview(request))
        if (photos.length > 0) setRecorded(made)
      }
      for (const photo of photos) {
        if (sent.has(photo.id)) continue
        await addPhoto('review-photos', made.id, photo)
        sent.add(photo.id)
      }
    },
    onSuccess: async () => {
      await refetch()
      onDone()
    },
    onError: () => void refetch(),
  })
  return { recorded, send }
}
