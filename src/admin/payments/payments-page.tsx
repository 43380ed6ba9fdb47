import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { Figure, Figures } from '@/admin/figures'
import { QueryState } from '@/admin/query-state'
import { TaxWarning } from '@/admin/settings/tax-warning'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { DaysTab } from './days-tab'
import { DifferencesTab } from './differences-tab'
import { JournalTab } from './journal-tab'
import { LedgerTab } from './ledger-tab'
import { MoneyOrdersTab } from './money-orders-tab'
import { adminPaymentQueries, type PaymentSummary } from './queries'
import { shopDay, shopDayBefore } from '@/lib/shop-clock'
import { StatementTab } from './statement/statement-tab'

const TABS = ['open', 'ledger', 'refund', 'differences', 'statement', 'days', 'journal'] as const
type Tab = (typeof TABS)[number]

const CONTENTS: Record<Tab, () => ReactNode> = {
  open: () => <MoneyOrdersTab payment="due" />,
  ledger: () => <LedgerTab />,
  refund: () => <MoneyOrdersTab payment="to_refund" />,
  differences: () => <DifferencesTab />,
  statement: () => <StatementTab />,
  days: () => <DaysTab />,
  journal: () => <JournalTab />,
}

const SUMMARY_DAYS = 30

/** Scrolls the active tab into view; on a phone the tabs overflow. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** What is owed to the shop and by it, the ledger, and transfers found on a bank statement. */
export function Component() {
  const { t, language } = useLanguage()
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => new Date())
  const summary = useQuery(
    adminPaymentQueries.summary(shopDayBefore(today, SUMMARY_DAYS - 1), shopDay(today)),
  )
  const requested = params.get('tab')
  const tab = TABS.find((name) => name === requested) ?? 'open'
  const waiting: Partial<Record<Tab, number>> = {
    refund: summary.data?.to_refund.count,
    differences: summary.data?.differences,
  }

  return (
    <AdminPage title={t('adminShell.payments')}>
      <TaxWarning toSettings />
      <QueryState query={summary} failure={t('adminPayments.failedToRead')} className="h-28 rounded-picture">
        {(data) => <SummaryFigures summary={data} />}
      </QueryState>
      {/* Manual activation: arrowing past the statement must not discard what was pasted. */}
      <Tabs
        value={tab}
        activationMode="manual"
        onValueChange={(next) => setParams(next === 'open' ? {} : { tab: next })}
      >
        <TabsList aria-label={t('adminPayments.tabs')}>
          {TABS.map((name) => {
            const count = waiting[name] ?? 0
            return (
              <TabsTrigger key={name} value={name} ref={name === tab ? intoView : undefined}>
                <span className="flex items-center gap-2">
                  {t(`adminPayments.tab.${name}`)}
                  {count > 0 && (
                    <Badge tone="copper" translate="no" className="px-2">
                      {formatNumber(count, language)}
                    </Badge>
                  )}
                </span>
              </TabsTrigger>
            )
          })}
        </TabsList>
        {TABS.map((name) => (
          <TabsContent key={name} value={name}>
            {CONTENTS[name]()}
          </TabsContent>
        ))}
      </Tabs>
    </AdminPage>
  )
}

function SummaryFigures({ summary }: { summary: PaymentSummary }) {
  const { t, language } = useLanguage()
  const sum = (of: 'received' | 'refunded') =>
    formatMoney(
      summary.days.reduce((total, day) => total + day[of], 0),
      language,
    )
  return (
    <Figures>
      <Figure
        label={t('adminPayments.figure.open')}
        note={t('adminPayments.orders', { count: summary.open.count })}
      >
        {formatMoney(summary.open.amount, language)}
      </Figure>
      <Figure
        label={t('adminPayments.figure.refund')}
        note={t('adminPayments.orders', { count: summary.to_refund.count })}
      >
        {formatMoney(summary.to_refund.amount, language)}
      </Figure>
      <Figure label={t('adminPayments.figure.proofs')}>{formatNumber(summary.proofs, language)}</Figure>
      <Figure label={t('adminPayments.figure.differences')}>
        {formatNumber(summary.differences, language)}
      </Figure>
      <Figure
        label={t('adminPayments.figure.received')}
        note={t('adminPayments.figure.returned', { amount: sum('refunded') })}
      >
        {sum('received')}
      </Figure>
    </Figures>
  )
}
