import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { AppError, errorMessage, toAppError } from '@/lib/errors'
import { noteError } from '@/lib/noted-errors'
import { PageTitle } from '@/shell/page-title'
import { Button } from '@/ui/button'
import { paths } from './paths'

/** What a page becomes when it crashed or its data could not be read. */
export function RouteError() {
  const { t } = useLanguage()
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { reset } = useQueryErrorResetBoundary()
  // A failed read forgets its failure, so that going to the page again reads again.
  useEffect(() => reset(), [reset])
  // A failed read has been noted where it failed; this is what crashed.
  useEffect(() => {
    if (!(error instanceof AppError)) noteError('page', error)
  }, [error])

  const { code } = toAppError(error)
  const title = code === 'unexpected' ? t('crash.title') : errorMessage(error, t)

  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-start gap-4 px-4 py-16">
      <PageTitle title={title} />
      <h1 className="text-2xl">{title}</h1>
      {code === 'unexpected' && <p>{t('crash.text')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void navigate(`${pathname}${search}${hash}`, { replace: true })}>
          {t('action.retry')}
        </Button>
        <Button asChild tone="secondary">
          <Link to={paths.home()}>{t('action.backHome')}</Link>
        </Button>
      </div>
    </div>
  )
}
