import { useMutation, useQuery } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { rememberVote, useIsHelpful, visitorId } from '@/catalog/helpful-votes'
import { type Review, reviewQueries, voteReview } from '@/catalog/review-queries'
import { formatDate, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { KhatamRating } from '@/ui/khatam'
import { useNear } from '@/ui/use-near'
import { TypedText } from '@/ui/typed-text'

/** A published review: what its author wrote, their photos, the shop's reply and the votes. */
export function ReviewCard({ review }: { review: Review }) {
  const { t, language } = useLanguage()
  const { id, rating, photos, body, reply, published_at: at } = review
  const name = review.display_name === '' ? t('reviews.anonymous') : review.display_name
  return (
    <article aria-labelledby={id} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <KhatamRating
          value={rating}
          label={t('reviews.average', { average: formatNumber(rating, language) })}
        />
        <h3 id={id} className="font-text text-base font-medium">
          <bdi>{name}</bdi>
        </h3>
        <span className="text-sm text-ink-muted">
          {at !== null && <time dateTime={at}>{formatDate(at, language)}</time>}
          {review.language !== language && (
            <>
              {' · '}
              {t('reviews.writtenIn', { language: t(`reviews.language.${review.language}`) })}
            </>
          )}
        </span>
      </header>
      <p dir="auto" lang={review.language} className="max-w-prose break-words whitespace-pre-line">
        <TypedText text={body} />
      </p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((path, index) => (
            <li key={path}>
              <Photo
                path={path}
                label={t('reviews.photo', { number: formatNumber(index + 1, language), name })}
              />
            </li>
          ))}
        </ul>
      )}
      {reply !== '' && (
        <div className="max-w-prose border-s-2 border-gold ps-3">
          <p className="text-sm text-ink-muted">{t('reviews.reply')}</p>
          <p dir="auto" className="break-words whitespace-pre-line">
            <TypedText text={reply} />
          </p>
        </div>
      )}
      <Vote review={review} name={name} />
    </article>
  )
}

function Vote({ review, name }: { review: Review; name: string }) {
  const { t, language } = useLanguage()
  const isHelpful = useIsHelpful(review.id)
  // The count of the vote's answer; a refetch of the reviews may come later.
  const [answered, setAnswered] = useState<number | null>(null)
  const count = answered ?? review.helpful_count
  const vote = useMutation({
    mutationFn: (isHelpful: boolean) =>
      voteReview({ review_id: review.id, visitor: visitorId(), is_helpful: isHelpful }),
    onSuccess: (now, isHelpful) => {
      rememberVote(review.id, isHelpful)
      setAnswered(now)
    },
    meta: { errorText: 'reviews.voteFailed' },
  })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        tone="secondary"
        size="small"
        aria-pressed={isHelpful}
        busy={vote.isPending}
        onClick={() => vote.mutate(!isHelpful)}
      >
        <ThumbsUp aria-hidden="true" className={cn('size-4', isHelpful && 'text-copper')} />
        {t('reviews.helpful')}
        {count > 0 && <span translate="no"> ({formatNumber(count, language)})</span>}
        <span className="sr-only">{t('reviews.helpfulBy', { name })}</span>
      </Button>
    </p>
  )
}

/** A photo, fetched when it is nearly in view; it opens in full in a tab of its own. */
function Photo({ path, label }: { path: string; label: string }) {
  const frame = useRef<HTMLSpanElement>(null)
  const near = useNear(frame, true)
  const { data: file } = useQuery({ ...reviewQueries.photo(path), enabled: near })
  // The address of a file in memory is given up when the file is no longer shown.
  const attach = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (link === null || file === undefined) return
      const address = URL.createObjectURL(file)
      link.href = address
      link.querySelector('img')?.setAttribute('src', address)
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <span ref={frame} className="block size-28 overflow-hidden rounded-control bg-plaster-line">
      {file !== undefined && (
        <a ref={attach} href="#reviews" target="_blank" rel="noreferrer" className="block size-full">
          <img alt={label} className="size-full object-cover" />
        </a>
      )}
    </span>
  )
}
