import { mutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { enquiries } from '@/content/enquiries'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { containsLink, EMAIL } from '@/lib/contact-text'
import { errorMessage, isUnreachable, toAppError, unwrap } from '@/lib/errors'
import { isRecord } from '@/lib/json'
import { localStore, sessionRecord } from '@/lib/storage'
import { publicData, SESSION_KEY, supabase } from '@/lib/supabase'
import { foldName } from '@/lib/typed-name'
import { foldCode, foldLine, foldText } from '@/lib/typed-text'
import { paths } from '@/paths'
import { useHydrated } from '@/prerender/use-hydrated'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'

const EMPTY: ContactValues = { name: '', email: '', subject: '', message: '', website: '' }
const REQUIRED = ['name', 'email', 'subject', 'message'] as const

const folded = (values: ContactValues): ContactValues => ({
  ...values,
  name: foldName(values.name),
  email: foldCode(values.email),
  subject: foldLine(values.subject),
  message: foldText(values.message),
})

function failureText(error: unknown, t: Translator['t']): string {
  const { code, details } = toAppError(error)
  if (code === 'too_many_requests') {
    const seconds = typeof details.retry_after === 'number' ? details.retry_after : 60
    return t('content.contact.tooMany', { count: Math.max(1, Math.ceil(seconds / 60)) })
  }
  if (code === 'invalid_request') return t('content.contact.refused')
  return isUnreachable(error) ? errorMessage(error, t) : t('content.contact.failed')
}

export function ContactForm() {
  // A page whose address has a parameter is rendered, not hydrated.
  const topic = useSearchParams()[0].get('about')
  return <TopicForm key={topic} topic={topic} />
}

function TopicForm({ topic }: { topic: string | null }) {
  const { t, language } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const about = enquiries.get(topic)
  const [values, setValues] = useState({
    ...EMPTY,
    ...(about !== undefined && { subject: about.subject[language], message: about.message[language] }),
  })
  const [typed, setTyped] = useState(false)
  // The prerendered form is empty. What was typed before it had hydrated is newer than the draft.
  const hydrated = useHydrated()
  const [restored, setRestored] = useState(false)
  if (hydrated && !restored) {
    setRestored(true)
    const draft = readDraft(topic)
    if (draft !== null) setValues((before) => ({ ...before, ...draft, ...(typed && filledIn(before)) }))
  }
  useEffect(() => {
    if (restored && typed) drafts.write(topic ?? '', values)
  }, [restored, typed, topic, values])
  const [wrong, setWrong] = useState<'name' | 'email' | null>(null)
  // After the first submit every empty required field shows an error.
  const [submitted, setSubmitted] = useState(false)
  const [message, showMessage] = useTemporaryMessage()
  const send = useMutation({
    ...sendMessageMutation(),
    onSuccess: (_answer, sent) => {
      showMessage({ tone: 'success', text: t('content.contact.success', { name: sent.name }) })
      setValues(EMPTY)
      setTyped(false)
      drafts.write(topic ?? '', null)
      setSubmitted(false)
    },
  })

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.target
    setValues((before) => ({ ...before, [name]: value }))
    setTyped(true)
    if (name === wrong) setWrong(null)
  }

  const isEmpty = (name: (typeof REQUIRED)[number]) => foldText(values[name]) === ''
  const missing = (name: (typeof REQUIRED)[number]) =>
    submitted && isEmpty(name) ? t('deferred.invalid.required') : undefined

  const field = (name: string) => form.current?.elements.namedItem(name)
  const focus = (name: string) => {
    const control = field(name)
    if (control instanceof HTMLElement) control.focus()
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (send.isPending) return
    send.reset()
    const empty = REQUIRED.find(isEmpty)
    if (empty !== undefined) {
      setSubmitted(true)
      showMessage({ tone: 'error', text: t('content.contact.required') })
      focus(empty)
      return
    }
    const given = folded(values)
    const refused = containsLink(given.name) ? 'name' : EMAIL.test(given.email) ? null : 'email'
    if (refused !== null) {
      setWrong(refused)
      focus(refused)
      return
    }
    showMessage(null)
    send.mutate({ ...given, language })
  }

  const failure = send.isError ? failureText(send.error, t) : null

  return (
    <Card asChild>
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={submit}
        aria-label={t('content.contact.form')}
        className="flex flex-col gap-4"
      >
        <noscript>
          <Notice tone="warning">{t('shop.noscript')}</Notice>
        </noscript>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('content.contact.name')}
            error={wrong === 'name' ? t('deferred.invalid.link') : missing('name')}
          >
            {(control) => (
              <Input
                {...control}
                name="name"
                aria-required
                autoComplete="name"
                maxLength={120}
                value={values.name}
                onChange={change}
              />
            )}
          </Field>
          <Field
            label={t('content.contact.email')}
            error={wrong === 'email' ? t('deferred.invalid.email') : missing('email')}
          >
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                dir="ltr"
                aria-required
                autoComplete="email"
                maxLength={254}
                value={values.email}
                onChange={change}
              />
            )}
          </Field>
        </div>
        <Field label={t('content.contact.subject')} error={missing('subject')}>
          {(control) => (
            <Input
              {...control}
              name="subject"
              aria-required
              maxLength={200}
              value={values.subject}
              onChange={change}
            />
          )}
        </Field>
        <Field label={t('content.contact.message')} error={missing('message')}>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              aria-required
              rows={7}
              maxLength={5000}
              value={values.message}
              onChange={change}
            />
          )}
        </Field>
        <div className="sr-only" aria-hidden="true">
          <label>
            {t('content.contact.leaveEmpty')}
            <input name="website" tabIndex={-1} autoComplete="off" value={values.website} onChange={change} />
          </label>
        </div>
        <div role="status" className="empty:absolute">
          {message?.tone === 'success' && (
            <Notice tone="success">
              <span dir="auto">{message.text}</span>
            </Notice>
          )}
        </div>
        <div role="alert" className="empty:hidden">
          {message?.tone === 'error' && <Notice tone="error">{message.text}</Notice>}
          {message === null && failure !== null && <Notice tone="error">{failure}</Notice>}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={send.isPending}>
            {t('content.contact.send')}
          </Button>
          <p className="grow basis-60 text-sm text-ink-muted">
            {t('content.contact.privacy')}{' '}
            <Link
              to={paths.terms('privacy')}
              className="inline-block py-1 text-majolica underline underline-offset-4"
            >
              {t('content.contact.privacyMore')}
            </Link>
          </p>
        </div>
      </form>
    </Card>
  )
}

const VISIBLE_MS = 5000

type TemporaryMessage = { tone: 'success' | 'error'; text: string }

/** A message that is hidden after `VISIBLE_MS`; a new message restarts the timer. */
function useTemporaryMessage() {
  const [message, setMessage] = useState<TemporaryMessage | null>(null)

  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [message])

  return [message, setMessage] as const
}

type ContactValues = {
  name: string
  email: string
  subject: string
  message: string
  /** Honeypot: a hidden field that only bots fill in. The database discards such messages. */
  website: string
}

/** By topic; empty for none. */
const drafts = sessionRecord('mcg-contact')

/** The message as typed so far, for this tab and this topic only: it survives another language and a reload. */
function readDraft(topic: string | null): ContactValues | null {
  const draft = drafts.read(topic ?? '')
  if (!isRecord(draft)) return null
  const given = Object.entries(draft).filter(([name, value]) => name in EMPTY && typeof value === 'string')
  return { ...EMPTY, ...(Object.fromEntries(given) as Partial<ContactValues>) }
}

const filledIn = (values: ContactValues): Partial<ContactValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

type ContactMessage = ContactValues & { language: Language }

async function sendMessage(message: ContactMessage): Promise<void> {
  // Signed-in customers send with their session; guests do without the full client's code.
  if (localStore.getItem(SESSION_KEY) === null) {
    unwrap(await publicData().rpc('send_contact_message', message))
  } else {
    const client = await supabase()
    unwrap(await client.rpc('send_contact_message', message))
  }
}

const sendMessageMutation = () => mutationOptions({ mutationFn: sendMessage, meta: { ownErrors: true } })
