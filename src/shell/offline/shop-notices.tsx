import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isUpdateReady, subscribeUpdate, takeUpdate } from '@/lib/service-worker'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useOnline } from '@/ui/use-online'
import { useKeptCatalogue } from './use-kept-catalogue'

/** In the corner where lines begin, over the page, so that nothing moves: what is not as usual about the shop itself. */
export function ShopNotices() {
  const offline = useOfflineText()
  const updateReady = useSyncExternalStore(subscribeUpdate, isUpdateReady, () => false)
  const [later, setLater] = useState(false)
  const showUpdate = updateReady && !later
  if (offline === null && !showUpdate) return null

  return (
    <div className="pointer-events-none fixed start-4 end-20 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--bottom-bar,0px))] z-20 flex flex-col items-start gap-2 sm:max-w-sm print:hidden">
      {showUpdate && <UpdateNotice onLater={() => setLater(true)} />}
      {offline !== null && <Said text={offline} />}
    </div>
  )
}

/** Null while the shop answers. */
function useOfflineText(): string | null {
  const { t, language } = useLanguage()
  const online = useOnline()
  const keptAt = useKeptCatalogue()
  const lostAt = useLostAt()
  const time = (at: number) => formatShortDateTime(new Date(at), language)
  if (online) return keptAt === null ? null : t('offline.unreachable', { time: time(keptAt) })
  const seenAt = keptAt ?? lostAt
  return seenAt === null ? t('offline.now') : t('offline.kept', { time: time(seenAt) })
}

/** When this page lost its connection; null when it was opened without one. */
function useLostAt(): number | null {
  const [lostAt, setLostAt] = useState<number | null>(null)
  useEffect(() => {
    const onLost = () => setLostAt(Date.now())
    globalThis.addEventListener('offline', onLost)
    return () => globalThis.removeEventListener('offline', onLost)
  }, [])
  return lostAt
}

const raised = 'pointer-events-auto px-3 py-2 text-sm shadow-low'

/** The words come a moment after their place: what a place says when it appears is not read out everywhere. */
function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return (
    <div role="status">
      {said !== '' && (
        <Notice tone="warning" className={raised}>
          {said}
        </Notice>
      )}
    </div>
  )
}

/** Never by itself: somebody may be in the middle of a form. */
function UpdateNotice({ onLater }: { onLater: () => void }) {
  const { t } = useLanguage()
  const [taking, setTaking] = useState(false)
  return (
    <Notice role="status" className={raised}>
      <p className="w-full">{t('update.ready')}</p>
      <Button
        size="small"
        busy={taking}
        onClick={() => {
          setTaking(true)
          takeUpdate()
        }}
      >
        {t('update.reload')}
      </Button>
      <Button size="small" tone="quiet" onClick={onLater}>
        {t('update.later')}
      </Button>
    </Notice>
  )
}
