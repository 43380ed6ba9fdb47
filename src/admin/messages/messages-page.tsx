import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { asPart } from '@/admin/unread-notice'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { Inbox } from './inbox'
import { Mails } from './mails'
import { Newsletter } from './newsletter'
import { messagesQueries } from './queries'

const BOXES = ['inbox', 'newsletter', 'mails'] as const
type Box = (typeof BOXES)[number]

const LABELS = {
  inbox: 'adminMessages.inbox',
  newsletter: 'adminMessages.newsletter',
  mails: 'adminMessages.mails',
} as const

/** Scrolls the active tab into view; on a phone the tabs overflow. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Contact messages, newsletter subscribers and sent mails. */
export function Component() {
  const { t } = useLanguage()
  const [params, setParams] = useSearchParams()
  const counts = useQuery(asPart(messagesQueries.counts()))
  const requested = params.get('box')
  const box: Box = BOXES.find((name) => name === requested) ?? 'inbox'

  return (
    <AdminPage title={t('adminShell.messages')}>
      <Tabs value={box} onValueChange={(next) => setParams({ box: next })}>
        <TabsList aria-label={t('adminMessages.boxes')}>
          {BOXES.map((name) => (
            <TabsTrigger key={name} value={name} ref={name === box ? intoView : undefined}>
              <span className="flex items-center gap-2">
                {t(LABELS[name])}
                {name === 'inbox' && <Waiting count={counts.data?.unread ?? 0} tone="copper" />}
                {name === 'mails' && <Waiting count={counts.data?.gaveUp ?? 0} tone="red" />}
              </span>
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="inbox">
          <Inbox />
        </TabsContent>
        <TabsContent value="newsletter">
          <Newsletter />
        </TabsContent>
        <TabsContent value="mails">
          <Mails />
        </TabsContent>
      </Tabs>
    </AdminPage>
  )
}

function Waiting({ count, tone }: { count: number; tone: 'copper' | 'red' }) {
  const { t, language } = useLanguage()
  if (count === 0) return null
  const said =
    tone === 'red' ? t('adminMessages.gaveUpCount', { count }) : t('adminMessages.unreadCount', { count })
  return (
    <Badge tone={tone} className="px-2">
      <span translate="no" aria-hidden="true">
        {formatNumber(count, language)}
      </span>
      <span className="sr-only">{said}</span>
    </Badge>
  )
}
