import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { MoreButton } from '@/admin/list/more-button'
import { QueryState } from '@/admin/query-state'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { type AdminReview, adminReviewQueries, BOXES, isBox } from './queries'
import { RefuseDialog, ReplyDialog } from './review-dialogs'
import { ReviewEntry } from './review-entry'

type Doing = { what: 'refuse' | 'reply'; review: AdminReview }

/** Reviews to publish, refuse and answer: /admin/reviews. */
export function Component() {
  const { t, language } = useLanguage()
  const [params, setParams] = useSearchParams()
  const given = params.get('box')
  const box = isBox(given) ? given : 'pending'
  const query = useInfiniteQuery(adminReviewQueries.box(box))
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  // Another tab's counts stay until its own arrive.
  const [counts, setCounts] = useState(query.data?.pages.at(-1)?.counts)
  const latest = query.data?.pages.at(-1)?.counts
  if (latest !== undefined && latest !== counts) setCounts(latest)

  return (
    <AdminPage title={t('adminShell.reviews')}>
      <p className="max-w-prose text-ink-muted">{t('adminReviews.text')}</p>
      <Tabs value={box} onValueChange={(next) => setParams({ box: next }, { replace: true })}>
        <TabsList aria-label={t('adminReviews.tabs')}>
          {BOXES.map((value) => (
            <TabsTrigger key={value} value={value} className="px-2.5! text-sm">
              {t(`adminReviews.tab.${value}`)}
              {counts !== undefined && (
                <span translate="no" className="ms-1.5 rounded-full bg-plaster-raised px-1.5 text-ink">
                  {formatNumber(counts[value], language)}
                </span>
              )}
            </TabsTrigger>
          ))}
        </TabsList>
        {BOXES.map((value) => (
          <TabsContent key={value} value={value} className="flex flex-col gap-4 py-3">
            <QueryState query={query} failure={t('adminShell.reviews')} className="h-64">
              {({ pages }) => {
                const reviews = pages.flatMap((page) => page.reviews)
                return reviews.length === 0 ? (
                  <p className="rounded-picture border border-dashed border-control px-4 py-14 text-center">
                    {t('adminReviews.none')}
                  </p>
                ) : (
                  <ul aria-label={t(`adminReviews.tab.${value}`)} className="flex flex-col gap-4">
                    {reviews.map((review) => (
                      <li key={review.id}>
                        <ReviewEntry review={review} onDo={(what) => setDoing({ what, review })} />
                      </li>
                    ))}
                  </ul>
                )
              }}
            </QueryState>
            <MoreButton query={query}>{t('adminReviews.more')}</MoreButton>
          </TabsContent>
        ))}
      </Tabs>
      {doing?.what === 'refuse' && <RefuseDialog review={doing.review} onClose={close} />}
      {doing?.what === 'reply' && <ReplyDialog review={doing.review} onClose={close} />}
    </AdminPage>
  )
}
