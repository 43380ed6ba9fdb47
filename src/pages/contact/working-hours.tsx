import { useSyncExternalStore } from 'react'
import { isOpen, OPENING_HOURS } from '@/content/opening-hours'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'

const LOOK_AGAIN_MS = 30_000

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_AGAIN_MS)
  return () => clearInterval(timer)
}

const isOpenNow = () => isOpen(new Date())

/** Null in a page that was rendered before anybody asked for it: it cannot know. */
function useOpenNow(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, isOpenNow, () => null)
}

export function WorkingHours() {
  const { t } = useLanguage()
  const open = useOpenNow()
  const { weekday, saturday } = OPENING_HOURS
  return (
    <Card asChild>
      <section aria-labelledby="working-hours" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="working-hours" className="text-xl">
            {t('contact.hours')}
          </h2>
          <Badge
            tone={open === true ? 'green' : 'neutral'}
            className={open === null ? 'invisible' : undefined}
          >
            {t(open === true ? 'contact.openNow' : 'contact.closedNow')}
          </Badge>
        </div>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
          <dt>{t('contact.weekdays')}</dt>
          <dd>
            <Ltr>{`${weekday.from}–${weekday.to}`}</Ltr>
          </dd>
          <dt>{t('contact.saturday')}</dt>
          <dd>
            <Ltr>{`${saturday.from}–${saturday.to}`}</Ltr>
          </dd>
          <dt className="text-ink-muted">{t('contact.sunday')}</dt>
          <dd className="text-ink-muted">{t('contact.closed')}</dd>
        </dl>
        <p className="text-sm text-ink-muted">{t('contact.timeZone')}</p>
      </section>
    </Card>
  )
}
