import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import type { Progress } from './use-progress'
import type { Refusal } from './use-place-order'

type RefusalNoticesProps = {
  refusal: Refusal | null
  offline: boolean
  /** It was placed without a network and waits for one. */
  held: boolean
  progress: Progress
  onStop: () => void
  onCallOff: () => void
}

/** What stands between the form and its button: why the last attempt failed, or that this one takes its time. */
export function RefusalNotices(props: RefusalNoticesProps) {
  const { refusal, offline, held, progress, onStop, onCallOff } = props
  const { t } = useLanguage()
  return (
    <div className="flex flex-col gap-4 empty:absolute" aria-live="polite">
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      {offline && !held && <Notice tone="warning">{t('checkout.offline')}</Notice>}
      {held && (
        <Notice tone="warning">
          <p className="grow basis-48">{t('checkout.held')}</p>
          <Button tone="secondary" onClick={onCallOff}>
            {t('checkout.callOff')}
          </Button>
        </Notice>
      )}
      {progress !== 'short' && (
        <Notice tone="info">
          {t(progress === 'long' ? 'checkout.takesLong' : 'checkout.takesVeryLong')}
          {progress === 'stoppable' && (
            <Button tone="secondary" onClick={onStop}>
              {t('checkout.stop')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { t, language } = useLanguage()
  switch (refusal.kind) {
    case 'price':
      return (
        <Notice tone="warning">
          {t('checkout.priceChanged', {
            before: formatMoney(refusal.before, language),
            now: formatMoney(refusal.now, language),
          })}{' '}
          {t('checkout.priceConsent')}
        </Notice>
      )
    case 'lines':
      return <Notice tone="error">{t('checkout.linesRefused')}</Notice>
    case 'wait':
      return <Notice tone="warning">{t('checkout.wait', { count: refusal.minutes })}</Notice>
    case 'too-late':
      return <Notice tone="warning">{t('checkout.tooLate')}</Notice>
    case 'field':
      return null
    case 'not-sent':
      return <Notice tone="warning">{t('checkout.notSent')}</Notice>
    case 'unknown':
      return <Notice tone="warning">{t('checkout.unknownText')}</Notice>
    case 'failing':
      return (
        <Notice tone="error">
          <span>
            {t('checkout.failing')} {t('checkout.reference')}{' '}
            <b className="font-medium">
              <Ltr>{refusal.reference}</Ltr>
            </b>
          </span>
          <Button asChild tone="secondary">
            <Link to={paths.contact()}>{t('checkout.writeToUs')}</Link>
          </Button>
        </Notice>
      )
  }
}
