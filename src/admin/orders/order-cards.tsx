import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Copy, Mail, MapPin, MessageCircle, Pencil, Phone, Trash2, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { adminPaths } from '@/admin/admin-paths'
import { useIdempotencyKeys } from '@/admin/idempotency-keys'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { TextareaField } from '@/admin/form-fields'
import { templateQueries } from '@/admin/templates/templates'
import { asPart } from '@/admin/unread-notice'
import { useAuth } from '@/auth/auth-context'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGE_NAMES } from '@/i18n/locales'
import { key, lines } from '@/i18n/text-schema'
import { resetSaved } from '@/lib/reset-saved'
import { z } from '@/lib/zod'
import { chatLink, mailLink, phoneLink } from '@/settings/contact-links'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Select } from '@/ui/select'
import { toast } from '@/ui/toast'
import { TypedText } from '@/ui/typed-text'
import { OrderCompany } from './order-company'
import { ContactDialog } from './contact-dialog'
import { chatMessage, OCCASION_LABELS, occasionsOf, phoneDigits } from './chat-messages'
import { useAddNote, useDeleteNote } from './mutations'
import { addressLines } from './order-text'
import type { AdminOrder } from './queries'
import { TrackingForm } from './tracking-form'

export const noteSchema = z.object({
  body: lines(2000).min(1, key('deferred.invalid.required')),
})

type NoteInput = z.input<typeof noteSchema>

type OrderCardSectionProps = { id: string; title: string; children: ReactNode }

/** One of the cards that the page of an order is made of. */
export function OrderCardSection({ id, title, children }: OrderCardSectionProps) {
  return (
    <Card asChild>
      <section aria-labelledby={id} className="flex flex-col items-start gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

const linkClasses =
  'inline-flex min-h-8 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** Who ordered, how to reach them, and where the parcel goes. */
export function OrderContactCard({ order }: { order: AdminOrder }) {
  const { t, tKey } = useLanguage()
  const lines = [...addressLines(order), tKey(`shop.country.${order.country}`)]
  const erased = order.contact_name === ''
  const [correcting, setCorrecting] = useState(false)
  const isCorrectable = !erased && (order.status === 'pending' || order.status === 'processing')
  return (
    <OrderCardSection id="contact" title={t('adminOrders.contact')}>
      {erased && <p className="text-ink-muted">{t('adminOrders.erasedText')}</p>}
      {order.phone !== '' && (
        <ContactLine icon={<Phone aria-hidden="true" className="size-5" />}>
          <a href={phoneLink(order.phone)} className={linkClasses}>
            <Ltr>{order.phone}</Ltr>
          </a>
        </ContactLine>
      )}
      {order.contact_email !== '' && (
        <ContactLine icon={<Mail aria-hidden="true" className="size-5" />}>
          <a href={mailLink(order.contact_email, order.order_number)} className={`${linkClasses} break-all`}>
            <Ltr>{order.contact_email}</Ltr>
          </a>
        </ContactLine>
      )}
      <ContactLine icon={<UserRound aria-hidden="true" className="size-5" />}>
        {order.customer === null || order.customer.is_guest ? (
          <span className="text-ink-muted">
            {t(order.customer === null ? 'adminOrders.noAccount' : 'adminOrders.guest')}
          </span>
        ) : (
          <Link to={adminPaths.customer(order.customer.user_id)} className={linkClasses}>
            {t('adminOrders.toCustomer')}
          </Link>
        )}
        <span className="block text-sm text-ink-muted">
          {t('adminOrders.writesIn')} <bdi lang={order.language}>{LANGUAGE_NAMES[order.language]}</bdi>
        </span>
      </ContactLine>
      <ContactLine icon={<MapPin aria-hidden="true" className="size-5" />}>
        <address className="not-italic">
          {lines.map((line, index) => (
            <span key={index} className="block break-words">
              <bdi>
                <TypedText text={line} />
              </bdi>
            </span>
          ))}
        </address>
      </ContactLine>
      <OrderCompany order={order} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!erased && (
          <CopyButton
            label={t('adminOrders.copyAddress')}
            text={[...lines, order.phone].filter((line) => line !== '').join('\n')}
          />
        )}
        {isCorrectable && (
          <Button tone="secondary" size="small" onClick={() => setCorrecting(true)}>
            <Pencil aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('adminOrders.correctContact')}
          </Button>
        )}
      </div>
      {correcting && <ContactDialog order={order} onClose={() => setCorrecting(false)} />}
    </OrderCardSection>
  )
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <span className="flex h-8 shrink-0 items-center text-ink-muted pointer-coarse:h-11">{icon}</span>
      <div className="min-w-0 py-0.5">{children}</div>
    </div>
  )
}

type DeliveryCardProps = { order: AdminOrder; trackingLink: string; paymentLink: string }

/** The parcel's number, the link that shows where it is, and the one by which the customer pays. */
export function DeliveryCard({ order, trackingLink, paymentLink }: DeliveryCardProps) {
  const { t } = useLanguage()
  return (
    <OrderCardSection id="delivery" title={t('deferred.summary.delivery')}>
      <TrackingForm order={order} />
      <p className="text-sm text-ink-muted">{t('adminOrders.trackingLinkText')}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton label={t('adminOrders.copyLink')} text={trackingLink} />
        <Button asChild tone="link" size="small">
          <a href={trackingLink} target="_blank" rel="noreferrer">
            {t('adminOrders.openLink')}
          </a>
        </Button>
      </div>
      <p className="text-sm text-ink-muted">{t('adminOrders.paymentLinkText')}</p>
      <CopyButton label={t('adminOrders.copyPaymentLink')} text={paymentLink} />
    </OrderCardSection>
  )
}

/** Takes a text to the clipboard and says so. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useLanguage()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('adminOrders.copied'), tone: 'success' })
    } catch {
      toast({ title: t('adminOrders.copyFailed'), description: text, tone: 'error' })
    }
  }
  return (
    <Button tone="secondary" size="small" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {label}
    </Button>
  )
}

type ChatCardProps = { order: AdminOrder; shop: string; trackingLink: string }

/** A message to the customer, ready in their language; the operator reads it before it is sent. */
export function ChatCard({ order, shop, trackingLink }: ChatCardProps) {
  const { t } = useLanguage()
  const [chosen, setChosen] = useState<{ status: string; occasion: string } | null>(null)
  const { data: templates } = useQuery(asPart(templateQueries.all()))
  const digits = phoneDigits(order.phone, order.country)
  if (digits === null) return null

  // A status that changes brings its own occasion.
  const byStatus = occasionsOf(order.is_pickup)
  const occasions = Object.values(byStatus)
  const requested = chosen?.status === order.status ? chosen.occasion : undefined
  const occasion = occasions.find((each) => each === requested) ?? byStatus[order.status]
  const text = chatMessage(occasion, order, shop, trackingLink, templates)
  return (
    <OrderCardSection id="chat" title={t('adminOrders.chat')}>
      <Field label={t('adminOrders.chatAbout')} className="w-full">
        {({ id }) => (
          <Select
            id={id}
            value={occasion}
            onValueChange={(choice) => setChosen({ status: order.status, occasion: choice })}
            options={occasions.map((each) => ({ value: each, label: t(OCCASION_LABELS[each]) }))}
          />
        )}
      </Field>
      <p
        lang={order.language}
        dir={directionOf(order.language)}
        data-no-mirror
        className="w-full rounded-control bg-plaster-raised px-4 py-3 text-start text-sm wrap-anywhere"
      >
        {text}
      </p>
      <Button asChild tone="secondary" size="small">
        <a href={chatLink(digits, text)} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" className="size-4" />
          {t('adminOrders.openChat')}
        </a>
      </Button>
    </OrderCardSection>
  )
}

/** The team's notes about the order; customers cannot read them. */
export function NotesCard({ order }: { order: AdminOrder }) {
  const { t, language } = useLanguage()
  const { user } = useAuth()
  const add = useAddNote(order.id)
  const keys = useIdempotencyKeys()
  const remove = useDeleteNote()
  const [deleting, setDeleting] = useState<number | null>(null)
  const form = useForm<NoteInput>({ resolver: zodResolver(noteSchema), defaultValues: { body: '' } })
  const submit = form.handleSubmit(({ body }) => {
    if (add.isPending) return
    const sent = form.getValues()
    const onSuccess = () => {
      keys.reset()
      resetSaved(form, sent, { body: '' })
    }
    add.mutate({ body, key: keys.for(body) }, { onSuccess })
  })

  return (
    <OrderCardSection id="notes" title={t('adminOrders.notes')}>
      <ul className="flex w-full flex-col gap-3 empty:hidden">
        {order.order_notes.map(({ id, body, author, writer, created_at: at }) => (
          <li key={id} className="flex items-start gap-2 rounded-control bg-saffron-tint/60 py-2 ps-4 pe-2">
            <div className="min-w-0 grow py-1">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                <TypedText text={body} />
              </p>
              <p className="text-sm text-ink-muted">
                <bdi>{writer?.display_name ?? t('adminOrders.formerMember')}</bdi> ·{' '}
                <time dateTime={at}>{formatDateTime(at, language)}</time>
              </p>
            </div>
            {author !== null && author === user?.id && (
              <Button
                tone="quiet"
                size="icon"
                aria-label={t('adminOrders.deleteNote')}
                onClick={() => setDeleting(id)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormProvider {...form}>
        <form
          noValidate
          className="flex w-full flex-col items-start gap-2"
          onSubmit={(event) => void submit(event)}
        >
          <TextareaField<NoteInput>
            name="body"
            label={t('adminOrders.newNote')}
            hint={t('adminOrders.noteHint')}
            className="w-full"
            dir="auto"
            rows={3}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return
              event.preventDefault()
              void submit()
            }}
          />
          <Button type="submit" tone="secondary" size="small" busy={add.isPending}>
            {t('adminOrders.addNote')}
          </Button>
        </form>
      </FormProvider>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        title={t('adminOrders.deleteNoteQuestion')}
        confirm={t('adminShell.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (deleting !== null) remove.mutate(deleting, { onSettled: () => setDeleting(null) })
        }}
      />
    </OrderCardSection>
  )
}
