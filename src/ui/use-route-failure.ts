import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { MissingCodeError } from '@/lib/code'
import { errorMessage, isUnreachable, toAppError } from '@/lib/errors'
import { UNREACHABLE_RETRY_MS } from '@/lib/reread'
import { reloadOrToast } from './missing-code'

/**
 * For the error boundary of a route: what it says, and a button that opens the page again. When the shop could not be reached, the
 * page opens by itself as soon as the queries that failed can be read. When code is missing, only a new document helps, which opens by
 * itself when the connection is back.
 */
export function useRouteFailure(error: unknown) {
  const { t } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state !== 'idle'
  const queryClient = useQueryClient()
  const { reset } = useQueryErrorResetBoundary()
  // Failed queries are fetched again, also when the person goes elsewhere.
  useEffect(() => reset(), [reset])

  const retry = () => {
    const address = `${pathname}${search}${hash}`
    reset()
    // The router keeps a page that it could not fetch.
    if (error instanceof MissingCodeError) reloadOrToast(t, address)
    else void navigate(address, { replace: true })
  }

  const probe = useEffectEvent(async () => {
    if (isRetrying || document.visibilityState === 'hidden' || queryClient.isFetching() > 0) return
    const failed = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })
    await Promise.all(failed.map((query) => query.fetch().catch(() => undefined)))
    if (failed.every(({ state }) => state.status !== 'error')) retry()
  })
  const mayComeBack = isUnreachable(error) && !(error instanceof MissingCodeError)
  useEffect(() => {
    if (!mayComeBack) return
    const again = () => void probe()
    const timer = setInterval(again, UNREACHABLE_RETRY_MS)
    globalThis.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
    }
  }, [mayComeBack])

  // Code that was lost for lack of a connection.
  const openAgain = useEffectEvent(retry)
  useEffect(() => {
    if (!(error instanceof MissingCodeError)) return
    globalThis.addEventListener('online', openAgain)
    return () => globalThis.removeEventListener('online', openAgain)
  }, [error])

  const { code } = toAppError(error)
  const isCodeMissing = error instanceof MissingCodeError && navigator.onLine
  const message = isCodeMissing ? t('shop.code.missing') : errorMessage(error, t)
  return {
    code,
    title: code === 'unexpected' ? t('shop.crash.title') : message,
    retry,
    retryLabel: t(isCodeMissing ? 'shop.update.reload' : 'shop.action.retry'),
    isRetrying,
  }
}
