import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { EMAIL } from '@/lib/contact-text'
import { errorMessage, toAppError, unwrap } from '@/lib/errors'
import { sessionStore } from '@/lib/storage'
import { publicData } from '@/lib/supabase'
import { foldCode } from '@/lib/typed-text'
import { Khatam } from '@/ui/khatam'
import { Spinner } from '@/ui/spinner'
import { restoreLostFocus } from '@/ui/restore-lost-focus'

const EXAMPLE = 'name@example.com'
const DRAFT_KEY = 'mcg-newsletter'

/** What was typed in this tab and not sent: another language is another document. */
function restoreDraft(field: HTMLInputElement | null): void {
  if (field?.value === '') field.value = sessionStore.getItem(DRAFT_KEY) ?? ''
}

export function NewsletterForm() {
  const { t, language } = useLanguage()
  const id = useId()
  const [problem, setProblem] = useState<PlainMessageKey | null>(null)
  const subscription = useMutation({
    mutationFn: async (address: string) => {
      unwrap(await publicData().rpc('subscribe_newsletter', { email: address, language }))
    },
    onSuccess: () => sessionStore.removeItem(DRAFT_KEY),
    meta: { ownErrors: true },
  })

  if (subscription.isSuccess) {
    return (
      <Frame>
        <p ref={restoreLostFocus} role="status" className="flex items-center gap-3 py-2">
          <Khatam className="size-5 text-gold" />
          {t('deferred.newsletter.done', { email: subscription.variables })}
        </p>
      </Frame>
    )
  }

  const { error } = subscription
  const message =
    problem !== null
      ? t(problem)
      : error === null
        ? undefined
        : toAppError(error).code === 'invalid_request'
          ? t('deferred.invalid.email')
          : errorMessage(error, t)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Uncontrolled, so that text typed before hydration stays.
    const field = event.currentTarget.elements.namedItem('email')
    if (subscription.isPending || !(field instanceof HTMLInputElement)) return
    const address = foldCode(field.value)
    const invalid =
      address === '' ? 'deferred.invalid.required' : EMAIL.test(address) ? null : 'deferred.invalid.email'
    setProblem(invalid)
    if (invalid === null) subscription.mutate(address)
    else subscription.reset()
  }

  return (
    <Frame field={id}>
      <form noValidate method="post" className="flex flex-col gap-2" onSubmit={submit}>
        <div className="flex gap-2">
          <input
            ref={restoreDraft}
            id={id}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            required
            placeholder={EXAMPLE}
            aria-invalid={message === undefined ? undefined : true}
            aria-describedby={message === undefined ? `${id}-privacy` : `${id}-error`}
            className="h-12 w-full min-w-0 rounded-control border border-control bg-plaster px-4 text-ink placeholder:text-ink-muted aria-invalid:border-2 aria-invalid:border-brick"
            onChange={(event) => {
              sessionStore.setItem(DRAFT_KEY, event.target.value)
              setProblem(null)
              if (error !== null) subscription.reset()
            }}
          />
          <button
            type="submit"
            aria-label={t('deferred.newsletter.submit')}
            aria-busy={subscription.isPending || undefined}
            className="flex h-12 shrink-0 cursor-pointer items-center gap-2 rounded-control bg-gold px-5 font-medium text-ink transition-colors duration-150 hover:bg-saffron-tint"
          >
            {subscription.isPending ? (
              <Spinner />
            ) : (
              <Send aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            )}
            <span className="hidden sm:inline">{t('deferred.newsletter.submit')}</span>
          </button>
        </div>
        <p role="alert" id={`${id}-error`} className={message === undefined ? 'sr-only' : 'text-brick-tint'}>
          {message}
        </p>
        <p id={`${id}-privacy`} className="text-sm text-plaster-line">
          {t('deferred.newsletter.privacy')}
        </p>
      </form>
    </Frame>
  )
}

/** The heading is the field's label while there is a field. */
function Frame({ field, children }: { field?: string; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-10 gap-y-5 px-4 py-8 lg:grid-cols-2">
      <div>
        <h2 className="text-2xl">
          {field === undefined ? (
            t('deferred.newsletter.title')
          ) : (
            <label htmlFor={field}>{t('deferred.newsletter.title')}</label>
          )}
        </h2>
        <p className="text-plaster-line">{t('deferred.newsletter.text')}</p>
      </div>
      {children}
    </div>
  )
}
