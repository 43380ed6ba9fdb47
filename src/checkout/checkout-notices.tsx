import { useEffect, useState } from 'react'
import { OrderRefusal } from '@/cart/quote-failure'
import { paths } from '@/paths'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Translate } from '@/i18n/message-types'
import { errorMessage, waitSeconds, type AppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import type { Refusal } from './mutations'
import type { Checkout } from './use-checkout'

/** The summary of the checkout, which takes the focus. */
export const SUMMARY_ID = 'order-summary'

type CheckoutNoticesProps = {
  checkout: Pick<Checkout, 'refusal' | 'online' | 'pending' | 'abort'>
}

/** Shown above the submit button: why the last attempt failed, that there is no connection, or that this attempt takes long. */
export function CheckoutNotices({ checkout }: CheckoutNoticesProps) {
  const { refusal, online } = checkout
  const progress = useProgress(checkout.pending)
  const { t } = useLanguage()
  return (
    <div className="flex flex-col gap-4 empty:absolute" aria-live="polite">
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      {!online && refusal?.kind !== 'offline' && (
        <Notice tone="warning">{t('ordering.checkout.offline')}</Notice>
      )}
      {progress !== 'started' && (
        <Notice tone="info">
          {t(progress === 'slow' ? 'ordering.checkout.takesLong' : 'ordering.checkout.takesVeryLong')}
          {progress === 'abortable' && (
            <Button tone="secondary" onClick={checkout.abort}>
              {t('ordering.checkout.stop')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

const SLOW_MS = 1_000
const ABORTABLE_MS = 10_000

/** How long a request has been pending: no notice yet, a notice, or a notice with a button to stop waiting. */
function useProgress(pending: boolean): 'started' | 'slow' | 'abortable' {
  const [progress, setProgress] = useState<'started' | 'slow' | 'abortable'>('started')

  useEffect(() => {
    if (!pending) return
    const slow = setTimeout(() => setProgress('slow'), SLOW_MS)
    const abortable = setTimeout(() => setProgress('abortable'), ABORTABLE_MS)
    return () => {
      clearTimeout(slow)
      clearTimeout(abortable)
      setProgress('started')
    }
  }, [pending])

  return progress
}

/** Why an order did not arrive. Mobile networks put thousands of phones behind one address, and Auth takes few guests of each. */
function notSentText(error: AppError, t: Translate): string {
  const { code } = error
  if (code === 'network') return t('ordering.checkout.notSent')
  const nothing = t('ordering.checkout.nothingOrdered')
  if (code === 'unexpected') return nothing
  const isBusy = code === 'over_request_rate_limit' || code === 'too_many_requests'
  const reason = isBusy && waitSeconds(error) === null ? t('ordering.checkout.busy') : errorMessage(error, t)
  return `${reason} ${nothing}`
}

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { t, language } = useLanguage()
  switch (refusal.kind) {
    case 'price':
      return (
        <Notice tone="warning">
          {refusal.before === refusal.now
            ? t('ordering.checkout.pricesChanged', { total: formatMoney(refusal.now, language) })
            : t('ordering.checkout.priceChanged', {
                before: formatMoney(refusal.before, language),
                now: formatMoney(refusal.now, language),
              })}{' '}
          {refusal.lost !== null &&
            `${t('ordering.checkout.offerLost', { name: localized(refusal.lost, 'name', language) })} `}
          {t('ordering.checkout.priceConsent')}
        </Notice>
      )
    case 'lines':
      return (
        <Notice tone="error">
          <p className="grow basis-48">{t('ordering.checkout.linesRefused')}</p>
          <Button tone="secondary" onClick={() => document.getElementById(SUMMARY_ID)?.focus()}>
            {t('ordering.checkout.toSummary')}
          </Button>
        </Notice>
      )
    case 'wait':
      return <Notice tone="warning">{t('ordering.checkout.wait', { count: refusal.minutes })}</Notice>
    case 'offline':
      return <Notice tone="warning">{t('ordering.checkout.offlineNotSent')}</Notice>
    case 'field':
      return null
    case 'other':
      return <OrderRefusal error={refusal.error} />
    case 'not-sent':
      return <Notice tone="warning">{notSentText(refusal.error, t)}</Notice>
    case 'unknown':
      return <Notice tone="warning">{t('ordering.checkout.unknownText')}</Notice>
    case 'failing':
      return (
        <Notice tone="error">
          <span>
            {t('ordering.checkout.failing')} {t('ordering.checkout.reference')}{' '}
            <b className="font-medium">
              <Ltr>{refusal.reference}</Ltr>
            </b>
          </span>
          <Button asChild tone="secondary">
            <Link to={paths.contact()}>{t('deferred.cart.writeToUs')}</Link>
          </Button>
        </Notice>
      )
  }
}
