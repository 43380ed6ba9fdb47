import { useMutation } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/paths'
import { keepOrders } from '@/auth/guest'
import { isSignedInToKeep } from '@/auth/kept-orders'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { orderQueries } from '@/orders/queries'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'

const isOver = (error: unknown): boolean => toAppError(error).code === 'not_found'

/**
 * Takes over the orders that a guest has offered to the account (`paths.keepOrders`): by itself after the sign-in that was begun
 * for it, otherwise after a question, because another person may have signed in since. The token leaves the address when it is used.
 */
export function useKeptOrders(): { taking: boolean; notice: ReactNode } {
  const { t } = useLanguage()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const token = params.get('keep')
  const forget = () => {
    const rest = new URLSearchParams(params)
    rest.delete('keep')
    setParams(rest, { replace: true })
  }
  const { mutate, error, isIdle, isPending } = useMutation({
    mutationFn: keepOrders,
    onSuccess: () => {
      forget()
      toast({ title: t('ordering.keep.kept'), tone: 'success' })
    },
    onError: (failure) => {
      if (isOver(failure)) forget()
    },
    meta: { invalidates: [orderQueries.all], ownErrors: true },
  })
  const begins = token !== null && isIdle && isSignedInToKeep(state)
  useEffect(() => {
    if (begins) mutate(token)
  }, [begins, mutate, token])

  if (isPending || begins) return { taking: true, notice: null }
  if (error !== null && isOver(error)) {
    return {
      taking: false,
      notice: (
        <Notice tone="warning" role="alert">
          <p>{t('ordering.keep.over')}</p>
          <Button asChild tone="secondary">
            <Link to={paths.findOrder()}>{t('ordering.find.title')}</Link>
          </Button>
        </Notice>
      ),
    }
  }
  if (token === null) return { taking: false, notice: null }
  if (error !== null) {
    return {
      taking: false,
      notice: (
        <Notice tone="warning" role="alert">
          <p>
            {errorMessage(error, t)} {t('ordering.keep.unknown')}
          </p>
          <Button tone="secondary" onClick={() => mutate(token)}>
            {t('shop.action.retry')}
          </Button>
        </Notice>
      ),
    }
  }
  return {
    taking: false,
    notice: (
      <Notice role="status">
        <p>{t('ordering.keep.ask')}</p>
        <Button tone="secondary" onClick={() => mutate(token)}>
          {t('ordering.keep.take')}
        </Button>
        <Button tone="quiet" onClick={forget}>
          {t('ordering.keep.leave')}
        </Button>
      </Notice>
    ),
  }
}
