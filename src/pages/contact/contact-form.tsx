import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import type { Translator } from '@/i18n/translate'
import { toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { Textarea } from '@/ui/textarea'
import { sendMessageMutation, type ContactValues } from './mutations'
import { usePassingMessage } from './use-passing-message'

const EMPTY: ContactValues = { name: '', email: '', subject: '', message: '', website: '' }
const REQUIRED = ['name', 'email', 'subject', 'message'] as const

function failureText(error: unknown, t: Translator['t']): string {
  const { code, details } = toAppError(error)
  if (code === 'too_many_requests') {
    const seconds = typeof details.retry_after === 'number' ? details.retry_after : 60
    return t('contact.tooMany', { count: Math.max(1, Math.ceil(seconds / 60)) })
  }
  if (code === 'invalid_request') return t('contact.refused')
  return code === 'network' ? t('error.network') : t('contact.failed')
}

export function ContactForm() {
  const { t, language } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(EMPTY)
  const [wrongEmail, setWrongEmail] = useState(false)
  // After a first attempt every empty field says what it wants.
  const [tried, setTried] = useState(false)
  const [message, showMessage] = usePassingMessage()
  const send = useMutation({
    ...sendMessageMutation(),
    onSuccess: (_answer, sent) => {
      showMessage({ tone: 'success', text: t('contact.success', { name: sent.name.trim() }) })
      setValues(EMPTY)
      setTried(false)
    },
  })

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.target
    setValues((before) => ({ ...before, [name]: value }))
    if (name === 'email') setWrongEmail(false)
  }

  const isEmpty = (name: (typeof REQUIRED)[number]) => values[name].trim() === ''
  const missing = (name: (typeof REQUIRED)[number]) =>
    tried && isEmpty(name) ? t('invalid.required') : undefined

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
      setTried(true)
      showMessage({ tone: 'error', text: t('contact.required') })
      focus(empty)
      return
    }
    const email = field('email')
    if (email instanceof HTMLInputElement && !email.validity.valid) {
      setWrongEmail(true)
      focus('email')
      return
    }
    showMessage(null)
    send.mutate({ ...values, language })
  }

  const failure = send.isError ? failureText(send.error, t) : null

  return (
    <Card asChild>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label={t('contact.form')}
        className="flex flex-col gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('contact.name')} error={missing('name')}>
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
          <Field label={t('contact.email')} error={wrongEmail ? t('invalid.email') : missing('email')}>
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
        <Field label={t('contact.subject')} error={missing('subject')}>
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
        <Field label={t('contact.message')} error={missing('message')}>
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
            {t('contact.leaveEmpty')}
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
            {t('contact.send')}
          </Button>
          <p className="grow basis-60 text-sm text-ink-muted">
            {t('contact.privacy')}{' '}
            <Link to={paths.terms('privacy')} className="text-majolica underline underline-offset-4">
              {t('contact.privacyMore')}
            </Link>
          </p>
        </div>
      </form>
    </Card>
  )
}
