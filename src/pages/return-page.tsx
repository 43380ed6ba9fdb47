import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RETURN_DAYS } from '@/content/returns'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { returnQueries, type ReturnPage } from '@/orders/return-queries'
import { linkToken } from '@/lib/link-token'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { QueryPage } from '@/shell/query-page'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr, WholeNumbers } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { ReturnCard } from './return/return-card'
import { ReturnForm } from './return/return-form'

/** Where the holder of an order's tracking link asks to return pieces of it and sees what became of that. */
export function Component() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const token = linkToken(params.get('token'))
  const page = useQuery(returnQueries.page(token))

  return (
    <QueryPage
      query={page}
      title={t('returns.title')}
      missing={{ title: t('returns.notFound'), text: t('returns.notFoundText') }}
      footer={<Support />}
      form
      className="mx-auto w-full max-w-3xl"
    >
      {(found) => <Returns page={found} token={token} />}
    </QueryPage>
  )
}

function Returns({ page, token }: { page: ReturnPage; token: string }) {
  const { t } = useLanguage()
  const { items, returns } = page
  const isPossible = page.is_open && items.some(({ returnable }) => returnable > 0)
  // Once open the form stays until it is sent or closed: what was typed outlives a refusal.
  const [isFormOpen, setFormOpen] = useState(isPossible && returns.length === 0)
  const [done, setDone] = useState<string | null>(null)
  const result = useRef<HTMLDivElement>(null)
  // The form or the button that had the focus is gone.
  useEffect(() => {
    if (done !== null) result.current?.focus()
  }, [done])

  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('returns.title')}</h1>
        <p className="text-ink-muted">
          {t('returns.order')}{' '}
          <span className="font-medium text-ink">
            <Ltr>{page.order_number}</Ltr>
          </span>
        </p>
      </header>
      <Status ref={result} tabIndex={-1} className="outline-none">
        {done !== null && (
          <Notice tone="success">
            <p>
              <WholeNumbers text={done} />
            </p>
          </Notice>
        )}
      </Status>
      <Deadline page={page} />
      {isFormOpen ? (
        <ReturnForm
          items={items}
          token={token}
          onDone={({ number }) => {
            setFormOpen(false)
            setDone(t(page.gets_email ? 'returns.done' : 'returns.doneHere', { number }))
          }}
          {...(returns.length > 0 && { onClose: () => setFormOpen(false) })}
        />
      ) : (
        isPossible && (
          <Button
            tone={returns.length === 0 ? 'primary' : 'secondary'}
            className="self-start"
            onClick={() => {
              setDone(null)
              setFormOpen(true)
            }}
          >
            {t('returns.another')}
          </Button>
        )
      )}
      {returns.length > 0 && (
        <section aria-labelledby="returns" className="flex flex-col gap-4">
          <h2 id="returns" className="text-xl">
            {t('returns.list')}
          </h2>
          {returns.map((returned) => (
            <ReturnCard
              key={returned.id}
              returned={returned}
              items={items}
              token={token}
              getsEmail={page.gets_email}
              onCancelled={() => setDone(t('returns.cancelled', { number: returned.number }))}
            />
          ))}
        </section>
      )}
      <Button asChild tone="secondary" className="self-start">
        <Link to={paths.track(token)}>{t('returns.track')}</Link>
      </Button>
    </>
  )
}

/** Until when a return may be requested, or why it may not. */
function Deadline({ page: { until, is_open: isOpen, items } }: { page: ReturnPage }) {
  const { t, language } = useLanguage()
  if (until === null) return <Notice>{t('returns.notDelivered', { count: RETURN_DAYS })}</Notice>
  const date = formatDate(until, language)
  if (!isOpen) return <Notice tone="warning">{t('returns.closed', { date })}</Notice>
  if (items.every(({ returnable }) => returnable === 0)) return <Notice>{t('returns.nothingLeft')}</Notice>
  return <p>{t('returns.until', { date })}</p>
}

function Support() {
  const { t } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  return (
    <p className="text-sm text-ink-muted">
      {t('returns.support')}{' '}
      <a href={`mailto:${shop.contact_email}`} className="text-majolica underline">
        <Ltr>{shop.contact_email}</Ltr>
      </a>
    </p>
  )
}
