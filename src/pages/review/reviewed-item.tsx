import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { ProductPicture } from '@/catalog/product-picture'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { errorMessage } from '@/lib/errors'
import { variationText } from '@/orders/order-items'
import { deleteReview, type OwnReview, ownReviewQueries, type ReviewableItem } from '@/orders/review-queries'
import { paths } from '@/paths'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog, ModalClose } from '@/ui/dialog'
import { KhatamRating } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { TypedText } from '@/ui/typed-text'
import { ReviewForm } from './review-form'

const LOOKS: Record<OwnReview['state'], { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: 'yellow', icon: Clock },
  published: { tone: 'green', icon: CircleCheck },
  refused: { tone: 'red', icon: CircleX },
}

type ReviewedItemProps = {
  item: ReviewableItem
  token: string
  mayWrite: boolean
  /** The form of an order's only piece is open from the start. */
  isOnly: boolean
  onDone: (text: string | null) => void
}

/** A piece of the order with its review, or the form for one. */
export function ReviewedItem({ item, token, mayWrite, isOnly, onDone }: ReviewedItemProps) {
  const { t, language } = useLanguage()
  const [isOpen, setOpen] = useState(isOnly && item.review === null)
  const name = localized(item, 'name', language)
  const { review } = item
  const close = () => setOpen(false)
  const isFormOpen = isOpen && mayWrite
  return (
    <Card asChild>
      <article aria-labelledby={item.id} className="flex flex-col gap-5">
        <header className="flex items-center gap-4">
          <ProductPicture src={item.image_url} color={null} alt="" sizes="64px" className="w-16 shrink-0" />
          <div className="min-w-0">
            <h2 id={item.id} className="font-text text-base font-medium break-words">
              <Link to={paths.product(item.product_id)} className="hover:text-copper">
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <p className="text-sm text-ink-muted">{variationText(item, language)}</p>
          </div>
        </header>
        {isFormOpen ? (
          <ReviewForm
            item={item}
            token={token}
            onDone={() => {
              close()
              onDone(t('reviews.page.sent'))
            }}
            {...((!isOnly || review !== null) && { onClose: close })}
          />
        ) : review === null ? (
          mayWrite && (
            <Button
              className="self-start"
              aria-label={t('reviews.page.writeOf', { name })}
              onClick={() => {
                onDone(null)
                setOpen(true)
              }}
            >
              {t('reviews.page.write')}
            </Button>
          )
        ) : (
          <Written review={review}>
            {mayWrite && (
              <Button
                tone="secondary"
                size="small"
                aria-label={t('reviews.page.changeOf', { name })}
                onClick={() => {
                  onDone(null)
                  setOpen(true)
                }}
              >
                {t('reviews.page.change')}
              </Button>
            )}
            <DeleteReview
              item={item.id}
              name={name}
              token={token}
              onDeleted={() => onDone(t('reviews.page.deleted'))}
            />
          </Written>
        )}
      </article>
    </Card>
  )
}

function Written({ review, children }: { review: OwnReview; children: React.ReactNode }) {
  const { t, language } = useLanguage()
  const { rating, state, body, reply, refusal_reason: reason, photos } = review
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <KhatamRating
          value={rating}
          label={t('reviews.average', { average: formatNumber(rating, language) })}
        />
        <bdi className="font-medium">{review.display_name}</bdi>
        <Badge {...LOOKS[state]}>{t(`reviews.page.state.${state}`)}</Badge>
      </p>
      <p dir="auto" lang={review.language} className="break-words whitespace-pre-line">
        <TypedText text={body} />
      </p>
      {photos > 0 && <p className="text-sm text-ink-muted">{t('reviews.page.photos', { count: photos })}</p>}
      {state === 'refused' && (
        <Notice tone="warning">
          <div>
            <p className="font-medium">{t('reviews.page.refusal')}</p>
            <p dir="auto" className="break-words whitespace-pre-line">
              <TypedText text={reason} />
            </p>
          </div>
        </Notice>
      )}
      {reply !== '' && (
        <div className="border-s-2 border-gold ps-3">
          <p className="text-sm text-ink-muted">{t('reviews.reply')}</p>
          <p dir="auto" className="break-words whitespace-pre-line">
            <TypedText text={reply} />
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

type DeleteReviewProps = { item: string; name: string; token: string; onDeleted: () => void }

function DeleteReview({ item, name, token, onDeleted }: DeleteReviewProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const remove = useMutation({
    meta: { ownErrors: true },
    mutationFn: () => deleteReview({ token, item_id: item }),
    onSuccess: async () => {
      setOpen(false)
      await queryClient.invalidateQueries({ queryKey: ownReviewQueries.page(token).queryKey })
      onDeleted()
    },
  })
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={t('reviews.page.deleteOf', { name })}
        onClick={() => {
          remove.reset()
          setOpen(true)
        }}
      >
        {t('reviews.page.delete')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        role="alertdialog"
        title={t('reviews.page.deleteTitle')}
        description={t('reviews.page.deleteText')}
        footer={
          <>
            <ModalClose asChild>
              <Button tone="secondary">{t('reviews.page.keep')}</Button>
            </ModalClose>
            <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('reviews.page.delete')}
            </Button>
          </>
        }
      >
        {remove.isError && (
          <Notice tone="error" role="alert">
            {errorMessage(remove.error, t)}
          </Notice>
        )}
      </Dialog>
    </>
  )
}
