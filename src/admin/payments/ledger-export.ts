import { useMutation } from '@tanstack/react-query'
import { downloadSheet } from '@/admin/csv'
import { useLanguage } from '@/i18n/language-context'
import type { Translate } from '@/i18n/message-types'
import type { LedgerFilters } from './ledger-filters'
import { type LedgerRow, readWholeLedger } from './queries'
import { shopDay, shopTime } from '@/lib/shop-clock'

/** All rows of the ledger that match, as a file for a spreadsheet. */
export function useLedgerExport() {
  const { t, language } = useLanguage()
  return useMutation({
    meta: { errorText: 'adminPayments.exportFailed' },
    mutationFn: (filters: LedgerFilters) => readWholeLedger(filters),
    onSuccess: (rows) => {
      downloadSheet(`payments-${shopDay(new Date())}.csv`, ledgerExportRows(rows, t), language)
    },
  })
}

const timeText = (moment: string | null) => (moment === null ? '' : shopTime(new Date(moment)))

/** A row for each payment, headings first; amounts are bare numbers of dirhams, below zero for refunds and reversals. */
export function ledgerExportRows(rows: readonly LedgerRow[], t: Translate): (string | number | null)[][] {
  return [
    [
      t('adminPayments.settledAt'),
      t('adminPayments.begunAt'),
      t('ordering.order.number'),
      t('adminOrders.customer'),
      t('adminPayments.kind'),
      t('adminPayments.provider'),
      t('adminPayments.state'),
      t('adminPayments.amountInDirhams'),
      t('adminPayments.chargedAmount'),
      t('adminPayments.currency'),
      t('adminPayments.rate'),
      t('adminPayments.reference'),
      t('adminPayments.reason'),
    ],
    ...rows.map((row) => [
      timeText(row.settled_at),
      timeText(row.created_at),
      row.order_number,
      row.contact_name,
      t(`adminPayments.kind.${row.kind}`),
      t(`adminPayments.provider.${row.provider}`),
      t(`adminPayments.state.${row.state}`),
      row.kind === 'charge' ? row.amount : -row.amount,
      row.charged_amount,
      row.charged_currency ?? 'MAD',
      row.rate,
      row.provider_reference,
      row.reason,
    ]),
  ]
}
