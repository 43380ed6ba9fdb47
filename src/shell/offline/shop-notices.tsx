import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { isUpdateReady, subscribeUpdate, takeUpdate } from '@/lib/service-worker'
import { useHideOnScroll } from '@/shell/use-hide-on-scroll'
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
    <Corner>
      {showUpdate && <UpdateNotice onLater={() => setLater(true)} />}
      {offline !== null && <Said text={offline} />}
    </Corner>
  )
}

/** What lies below can be pressed all the same; on a phone it goes away while somebody reads on, as the header does. */
function Corner({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLDivElement>(null)
  useHideOnScroll(corner)
  return (
    <div
      ref={corner}
      className="pointer-events-none fixed start-4 end-20 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--bottom-bar,0px))] z-20 flex flex-col items-start gap-2 transition-[translate,opacity] duration-200 motion-reduce:transition-none max-sm:data-[hidden=true]:translate-y-8 max-sm:data-[hidden=true]:opacity-0 sm:max-w-sm print:hidden"
    >
      {children}
    </div>
  )
}

/** Null while the shop answers. */
function useOfflineText(): string | null {
  const { t, language } = useLanguage()
  const online = useOnline()
  const keptAt = useKeptCatalogue(online)
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

const raised = 'px-3 py-2 text-sm shadow-low'

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
    <Notice role="status" className={cn('pointer-events-auto', raised)}>
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
