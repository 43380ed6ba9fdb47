import { useMutation } from '@tanstack/react-query'
import { Check, Flag, MessageSquareReply, X } from 'lucide-react'
import { adminPaths } from '@/admin/admin-paths'
import { PrivatePhoto } from '@/admin/private-photo'
import { formatDate, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { paths } from '@/paths'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { KhatamRating } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { useModerate } from './use-moderate'
import { type AdminReview, adminReviewMutations } from './queries'

type ReviewEntryProps = { review: AdminReview; onDo: (what: 'refuse' | 'reply') => void }

const linkClasses =
  'inline-flex min-h-8 items-center text-sm text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** A review with its product and order, and what may be done with it. */
export function ReviewEntry({ review, onDo }: ReviewEntryProps) {
  const { t, language } = useLanguage()
  const { rating, photos, display_name: name } = review
  const author = name === '' ? t('adminReviews.nameless') : name
  return (
    <Card asChild>
      <article aria-labelledby={review.id} className="flex flex-col gap-3">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <KhatamRating
            value={rating}
            label={t('adminReviews.rating', { stars: formatNumber(rating, language) })}
          />
          <h2 id={review.id} className="font-text text-base font-medium">
            <bdi>{author}</bdi> · {formatDate(review.created_at, language)}
          </h2>
          <span className="text-sm text-ink-muted">{t(`adminReviews.language.${review.language}`)}</span>
          {review.helpful_count > 0 && (
            <span className="text-sm text-ink-muted">
              {t('adminReviews.helpful', { count: review.helpful_count })}
            </span>
          )}
          {review.is_flagged && (
            <Badge tone="yellow" icon={Flag}>
              {t('adminReviews.flagged')}
            </Badge>
          )}
        </header>
        <p className="flex flex-wrap gap-x-4">
          <Link to={paths.product(review.product_id)} className={linkClasses}>
            <bdi>{localized(review, 'name', language)}</bdi>
          </Link>
          <Link to={adminPaths.order(review.order_number)} className={linkClasses}>
            {t('adminReviews.order')}&nbsp;
            <Ltr>{review.order_number}</Ltr>
          </Link>
        </p>
        <p dir="auto" lang={review.language} className="max-w-prose break-words whitespace-pre-line">
          <TypedText text={review.body} />
        </p>
        {photos.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {photos.map((path, index) => (
              <li key={path} className="min-w-24">
                <PrivatePhoto
                  bucket="review-photos"
                  path={path}
                  label={t('adminReviews.photo', { number: formatNumber(index + 1, language) })}
                  failure={t('adminReviews.photoFailed')}
                />
              </li>
            ))}
          </ul>
        )}
        <Quoted label={t('adminReviews.refusal')} text={review.refusal_reason} />
        <Quoted label={t('adminReviews.reply')} text={review.reply} />
        <Actions review={review} author={author} onDo={onDo} />
      </article>
    </Card>
  )
}

export function Quoted({ label, text }: { label: string; text: string }) {
  if (text === '') return null
  return (
    <div className="max-w-prose border-s-2 border-gold ps-3">
      <p className="text-sm text-ink-muted">{label}</p>
      <p dir="auto" className="break-words whitespace-pre-line">
        <TypedText text={text} />
      </p>
    </div>
  )
}

function Actions({ review, author, onDo }: ReviewEntryProps & { author: string }) {
  const { t } = useLanguage()
  const moderate = useModerate()
  const flag = useMutation(adminReviewMutations.flag())
  const { state, is_flagged: isFlagged } = review
  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'published' && (
        <Button
          size="small"
          busy={moderate.isPending}
          aria-label={t('adminReviews.publishOf', { name: author })}
          onClick={() => moderate.mutate({ review, decision: 'published' })}
        >
          <Check aria-hidden="true" className="size-4" />
          {t('adminReviews.publish')}
        </Button>
      )}
      {state !== 'refused' && (
        <Button
          tone="secondary"
          size="small"
          aria-label={t('adminReviews.refuseOf', { name: author })}
          onClick={() => onDo('refuse')}
        >
          <X aria-hidden="true" className="size-4" />
          {t('adminReviews.refuse')}
        </Button>
      )}
      <Button
        tone="secondary"
        size="small"
        aria-label={t('adminReviews.answerOf', { name: author })}
        onClick={() => onDo('reply')}
      >
        <MessageSquareReply aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('adminReviews.answer')}
      </Button>
      <Button
        tone="quiet"
        size="small"
        busy={flag.isPending}
        aria-label={t(isFlagged ? 'adminReviews.unflagOf' : 'adminReviews.flagOf', { name: author })}
        onClick={() => flag.mutate({ review })}
      >
        <Flag aria-hidden="true" className="size-4" />
        {t(isFlagged ? 'adminReviews.unflag' : 'adminReviews.flag')}
      </Button>
    </div>
  )
}
