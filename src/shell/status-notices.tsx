import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { catalogQueries } from '@/catalog/queries'
import { formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { visitorPresent } from '@/lib/after-paint'
import { cn } from '@/lib/cn'
import { getCachedAt, resetCachedAt, subscribeCachedAt } from '@/prerender/cached-responses'
import {
  applyUpdate,
  isUpdateReady,
  registerServiceWorker,
  subscribeUpdate,
} from '@/prerender/service-worker'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useOnline } from '@/ui/use-online'
import { useHideOnScroll } from './use-hide-on-scroll'

/** Notices about the connection and a new version, in the corner at the line start, over the page so that nothing shifts. */
export function StatusNotices() {
  useServiceWorker()
  const offline = useOfflineText()
  const updateReady = useSyncExternalStore(subscribeUpdate, isUpdateReady, () => false)
  const [dismissed, setDismissed] = useState(false)
  const showUpdate = updateReady && !dismissed
  if (offline === null && !showUpdate) return null

  return (
    <Corner>
      {showUpdate && <UpdateNotice onDismiss={() => setDismissed(true)} />}
      {offline !== null && <Announcement text={offline} />}
    </Corner>
  )
}

/** Lets clicks through to the page. On phones it hides while scrolling down, like the header. */
function Corner({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLDivElement>(null)
  useHideOnScroll(corner)
  return (
    <div
      ref={corner}
      data-above-bar=""
      className="pointer-events-none fixed inset-x-4 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--bottom-bar,0px))] z-20 flex flex-col items-start gap-2 transition-[translate,opacity] duration-200 motion-reduce:transition-none max-sm:data-[hidden=true]:translate-y-8 max-sm:data-[hidden=true]:opacity-0 sm:max-w-sm print:hidden"
    >
      {children}
    </div>
  )
}

/** Null while the server responds. */
function useOfflineText(): string | null {
  const { t, language } = useLanguage()
  const online = useOnline()
  const cachedAt = useCachedAt(online)
  const offlineSince = useOfflineSince()
  const time = (at: number) => formatShortDateTime(new Date(at), language)
  if (online) return cachedAt === null ? null : t('shop.offline.unreachable', { time: time(cachedAt) })
  const dataFrom = cachedAt ?? offlineSince
  return dataFrom === null ? t('shop.offline.now') : t('shop.offline.kept', { time: time(dataFrom) })
}

/** When this page lost its connection; null when it was opened offline. */
function useOfflineSince(): number | null {
  const [offlineSince, setOfflineSince] = useState<number | null>(null)
  useEffect(() => {
    const onOffline = () => setOfflineSince(Date.now())
    globalThis.addEventListener('offline', onOffline)
    return () => globalThis.removeEventListener('offline', onOffline)
  }, [])
  return offlineSince
}

const raised = 'px-3 py-2 text-sm shadow-low'

/** The text is added a frame after the live region: some screen readers ignore what a new region contains. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return (
    <div role="status">
      {announced !== '' && (
        <Notice tone="warning" className={raised}>
          {announced}
        </Notice>
      )}
    </div>
  )
}

/** The page never reloads by itself, because a form may be half filled in. */
function UpdateNotice({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useLanguage()
  const [updating, setUpdating] = useState(false)
  return (
    <Notice role="status" className={cn('pointer-events-auto', raised)}>
      <p className="w-full">{t('shop.update.ready')}</p>
      <Button
        size="small"
        busy={updating}
        onClick={() => {
          setUpdating(true)
          applyUpdate()
        }}
      >
        {t('shop.update.reload')}
      </Button>
      <Button size="small" tone="quiet" onClick={onDismiss}>
        {t('shop.update.later')}
      </Button>
    </Notice>
  )
}

/** A restored connection often needs a moment before requests succeed. */
const RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000] as const

function refetchCatalogue(queryClient: QueryClient): void {
  for (const queryKey of [catalogQueries.all, settingsQueries.all]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}

/** Registers the service worker. Once it controls the page it caches what the page shows, fetched again. */
function useServiceWorker(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    void registerServiceWorker(() => refetchCatalogue(queryClient), visitorPresent)
  }, [queryClient])
}

/** When the catalogue on display was cached, or null when it comes from the server. Refetches it until the server responds. */
function useCachedAt(online: boolean): number | null {
  const queryClient = useQueryClient()
  const cachedAt = useSyncExternalStore(subscribeCachedAt, getCachedAt, () => null)
  const isCached = cachedAt !== null
  // Kept across interruptions, so that a server that answers only some requests does not get more and more of them.
  const attempt = useRef(0)

  useEffect(() => {
    const onOnline = () => {
      attempt.current = 0
      if (getCachedAt() === null) return
      resetCachedAt()
      refetchCatalogue(queryClient)
    }
    globalThis.addEventListener('online', onOnline)
    return () => globalThis.removeEventListener('online', onOnline)
  }, [queryClient])

  useEffect(() => {
    if (!isCached || !online) return
    let timer: ReturnType<typeof setTimeout>
    const schedule = () => {
      const last = RETRY_DELAYS_MS.length - 1
      const delay = RETRY_DELAYS_MS[Math.min(attempt.current, last)]
      attempt.current += 1
      timer = setTimeout(() => {
        refetchCatalogue(queryClient)
        schedule()
      }, delay)
    }
    schedule()
    return () => {
      clearTimeout(timer)
      // One response came from the server; other queries on the page may still show cached data.
      if (getCachedAt() === null) refetchCatalogue(queryClient)
    }
  }, [isCached, online, queryClient])

  return cachedAt
}
