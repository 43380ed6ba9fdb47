import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { TextareaField } from '@/admin/form-fields'
import { useLanguage } from '@/i18n/language-context'
import { key, lines } from '@/i18n/text-schema'
import { z } from '@/lib/zod'
import { TypedText } from '@/ui/typed-text'
import { useModerate } from './moderate'
import { type AdminReview, adminReviewMutations } from './queries'

type DialogProps = { review: AdminReview; onClose: () => void }

const refusal = z.object({ reason: lines(500).min(1, key('deferred.invalid.required')) })
type Refusal = z.input<typeof refusal>

export function RefuseDialog({ review, onClose }: DialogProps) {
  const { t } = useLanguage()
  const moderate = useModerate()
  const form = useForm<Refusal>({
    resolver: zodResolver(refusal),
    defaultValues: { reason: review.refusal_reason },
  })
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t('adminReviews.refuseTitle')}
      submit={t('adminReviews.refuse')}
      pending={moderate.isPending}
      onClose={onClose}
      onSubmit={({ reason }) =>
        moderate.mutate({ review, decision: 'refused', reason }, { onSettled: onClose })
      }
    >
      <TextareaField<Refusal>
        name="reason"
        label={t('adminReviews.reason')}
        hint={t('adminReviews.reasonHint')}
        required
        dir="auto"
        rows={4}
      />
    </FormDialog>
  )
}

const answer = z.object({ reply: lines(1000) })
type Answer = z.input<typeof answer>

export function ReplyDialog({ review, onClose }: DialogProps) {
  const { t } = useLanguage()
  const save = useMutation(adminReviewMutations.reply())
  const form = useForm<Answer>({ resolver: zodResolver(answer), defaultValues: { reply: review.reply } })
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t('adminReviews.replyTitle')}
      pending={save.isPending}
      error={save.error}
      onClose={onClose}
      onSubmit={({ reply }) => save.mutate({ review, reply }, { onSuccess: onClose })}
    >
      <blockquote
        dir="auto"
        className="border-s-2 border-gold ps-3 text-sm whitespace-pre-line text-ink-muted"
      >
        <TypedText text={review.body} />
      </blockquote>
      <TextareaField<Answer>
        name="reply"
        label={t('adminReviews.reply')}
        hint={t('adminReviews.replyHint')}
        dir="auto"
        rows={5}
      />
    </FormDialog>
  )
}
