import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { ownReviewQueries, type ReviewPage } from '@/orders/review-queries'
import { linkToken } from '@/lib/link-token'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { QueryPage } from '@/shell/query-page'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { ReviewedItem } from './review/reviewed-item'

/** Where the holder of an order's tracking link reviews its pieces. */
export function Component() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const token = linkToken(params.get('token'))
  const page = useQuery(ownReviewQueries.page(token))
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())

  return (
    <QueryPage
      query={page}
      title={t('reviews.page.title')}
      missing={{ title: t('reviews.page.notFound'), text: t('reviews.page.notFoundText') }}
      footer={
        <p className="text-sm text-ink-muted">
          <a href={`mailto:${shop.contact_email}`} className="text-majolica underline">
            <Ltr>{shop.contact_email}</Ltr>
          </a>
        </p>
      }
      form
      className="mx-auto w-full max-w-3xl"
    >
      {(found) => <Reviews page={found} token={token} />}
    </QueryPage>
  )
}

function Reviews({ page, token }: { page: ReviewPage; token: string }) {
  const { t } = useLanguage()
  const [done, setDone] = useState<string | null>(null)
  const result = useRef<HTMLDivElement>(null)
  // The form or the button that had the focus is gone.
  useEffect(() => {
    if (done !== null) result.current?.focus()
  }, [done])

  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('reviews.page.title')}</h1>
        <p className="text-ink-muted">
          {t('reviews.page.order')}{' '}
          <span className="font-medium text-ink">
            <Ltr>{page.order_number}</Ltr>
          </span>
        </p>
      </header>
      <Status ref={result} tabIndex={-1} className="outline-none">
        {done !== null && <Notice tone="success">{done}</Notice>}
      </Status>
      {page.is_delivered ? (
        <p>{t('reviews.page.intro')}</p>
      ) : (
        <Notice>{t('reviews.page.notDelivered')}</Notice>
      )}
      <ul className="flex flex-col gap-4">
        {page.items.map((item) => (
          <li key={item.id}>
            <ReviewedItem
              item={item}
              token={token}
              mayWrite={page.is_delivered}
              isOnly={page.items.length === 1}
              onDone={setDone}
            />
          </li>
        ))}
      </ul>
      <Button asChild tone="secondary" className="self-start">
        <Link to={paths.track(token)}>{t('reviews.page.track')}</Link>
      </Button>
    </>
  )
}
