import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { TextareaField } from '@/admin/form-fields'
import { useLanguage } from '@/i18n/language-context'
import { key, lines } from '@/i18n/text-schema'
import { toAppError } from '@/lib/errors'
import { z } from '@/lib/zod'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { TypedText } from '@/ui/typed-text'
import { type AdminReview, adminReviewMutations, adminReviewQueries, readReview } from './queries'
import { Quoted } from './review-entry'

type DialogProps = { review: AdminReview; onClose: () => void }

/**
 * The review that a decision or a reply is about. After edit_conflict it is read again and shown: the next press, which is made in
 * sight of that, is about the new one.
 */
function useSeenReview(review: AdminReview) {
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(review)
  return {
    seen,
    isNew: seen !== review,
    /** The dialog is busy until it is done. */
    afterConflict: async (error: Error): Promise<void> => {
      if (toAppError(error).code !== 'edit_conflict') return
      void queryClient.invalidateQueries({ queryKey: adminReviewQueries.all })
      // Without it the next press is refused like this one, and reads again.
      const now = await readReview(review).catch(() => null)
      if (now !== null) setSeen(now)
    },
  }
}

function SeenReview({ seen, isNew }: { seen: AdminReview; isNew: boolean }) {
  const { t } = useLanguage()
  return (
    <>
      {isNew && (
        <Notice tone="warning" role="status">
          {t('adminReviews.conflictText')}
        </Notice>
      )}
      <blockquote
        dir="auto"
        className="border-s-2 border-gold ps-3 text-sm whitespace-pre-line text-ink-muted"
      >
        <TypedText text={seen.body} />
      </blockquote>
      {isNew && (
        <>
          <Quoted label={t('adminReviews.refusal')} text={seen.refusal_reason} />
          <Quoted label={t('adminReviews.reply')} text={seen.reply} />
        </>
      )}
    </>
  )
}

const refusal = z.object({ reason: lines(500).min(1, key('deferred.invalid.required')) })
type Refusal = z.input<typeof refusal>

export function RefuseDialog({ review, onClose }: DialogProps) {
  const { t } = useLanguage()
  const { seen, isNew, afterConflict } = useSeenReview(review)
  const refuse = useMutation({
    ...adminReviewMutations.moderate(),
    onSuccess: () => {
      toast({ title: t('adminReviews.done.refused'), tone: 'success' })
      onClose()
    },
    onError: afterConflict,
  })
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
      pending={refuse.isPending}
      error={refuse.error}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText') }}
      onClose={onClose}
      onSubmit={({ reason }) => refuse.mutate({ review: seen, decision: 'refused', reason })}
    >
      <SeenReview seen={seen} isNew={isNew} />
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
  const { seen, isNew, afterConflict } = useSeenReview(review)
  const save = useMutation({ ...adminReviewMutations.reply(), onSuccess: onClose, onError: afterConflict })
  const form = useForm<Answer>({ resolver: zodResolver(answer), defaultValues: { reply: review.reply } })
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t('adminReviews.replyTitle')}
      pending={save.isPending}
      error={save.error}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText') }}
      onClose={onClose}
      onSubmit={({ reply }) => save.mutate({ review: seen, reply })}
    >
      <SeenReview seen={seen} isNew={isNew} />
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
