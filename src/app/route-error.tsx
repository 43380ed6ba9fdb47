import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { MissingCodeError, reloadPage } from '@/lib/code'
import { AppError, errorMessage, toAppError } from '@/lib/errors'
import { recordError } from '@/lib/log'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { paths } from '@/paths'

/** Shown in place of a page that crashed or whose data could not be fetched. */
export function RouteError() {
  const { t } = useLanguage()
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { reset } = useQueryErrorResetBoundary()
  // Resets failed queries, so that navigating to the page again fetches again.
  useEffect(() => reset(), [reset])
  // Failed queries are logged by the query client; everything else is a crash.
  useEffect(() => {
    if (!(error instanceof AppError)) recordError('page', error)
  }, [error])

  const { code } = toAppError(error)
  const isCodeMissing = error instanceof MissingCodeError && navigator.onLine
  const title =
    code === 'unexpected'
      ? t('shop.crash.title')
      : isCodeMissing
        ? t('shop.code.missing')
        : errorMessage(error, t)
  const retry = () => {
    const address = `${pathname}${search}${hash}`
    // The router keeps a page that it could not fetch.
    if (error instanceof MissingCodeError) void reloadPage(address)
    else void navigate(address, { replace: true })
  }

  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-start gap-4 px-4 py-16">
      <Seo title={title} />
      <h1 className="text-2xl">{title}</h1>
      {code === 'unexpected' && <p>{t('shop.crash.text')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{t(isCodeMissing ? 'shop.update.reload' : 'shop.action.retry')}</Button>
        <Button asChild tone="secondary">
          <Link to={paths.home()}>{t('shop.action.backHome')}</Link>
        </Button>
      </div>
    </div>
  )
}
