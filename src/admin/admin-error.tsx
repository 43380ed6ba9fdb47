import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { AppError, errorMessage, toAppError } from '@/lib/errors'
import { noteError } from '@/lib/noted-errors'
import { Button } from '@/ui/button'
import { AccessDenied } from './access-denied'

/** A page of the admin that may not be seen, or could not be read, or crashed. */
export function AdminError() {
  const { t } = useLanguage()
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => reset(), [reset])
  useEffect(() => {
    if (!(error instanceof AppError)) noteError('admin', error)
  }, [error])

  const { code } = toAppError(error)
  if (code === 'forbidden' || code === 'not_signed_in') return <AccessDenied />
  const title = code === 'unexpected' ? t('crash.title') : errorMessage(error, t)
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-start gap-4 px-4 py-16">
      <title>{t('admin.pageTitle', { page: title })}</title>
      <h1 className="text-2xl">{title}</h1>
      <Button onClick={() => void navigate(`${pathname}${search}`, { replace: true })}>
        {t('action.retry')}
      </Button>
    </div>
  )
}
