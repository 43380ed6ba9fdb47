import { useMutation } from '@tanstack/react-query'
import type { Cell } from '@/admin/csv'
import { dayCell, downloadSheet, type SheetFormat } from '@/admin/sheet'
import { useLanguage } from '@/i18n/language-context'
import type { Translate } from '@/i18n/message-types'
import type { LedgerFilters } from './ledger-filters'
import { reasonText, visibleReference } from './ledger-list'
import { type LedgerRow, readWholeLedger } from './queries'
import { shopDay } from '@/lib/shop-clock'

/** All rows of the ledger that match, as a file for a spreadsheet. */
export function useLedgerExport() {
  const { t, language } = useLanguage()
  return useMutation({
    meta: { errorText: 'adminPayments.exportFailed' },
    mutationFn: async ({ filters, format }: { filters: LedgerFilters; format: SheetFormat }) => {
      const rows = ledgerExportRows(await readWholeLedger(filters), t)
      await downloadSheet(`payments-${shopDay(new Date())}`, rows, language, format)
    },
  })
}

/**
 * A row for each payment by the day on which the money moved, headings first. Only what succeeded has an amount, so that
 * the sums of the file are those of the days: a row that is pending or failed has its state instead.
 */
export function ledgerExportRows(rows: readonly LedgerRow[], t: Translate): Cell[][] {
  return [
    [
      t('adminPayments.receivedDay'),
      t('adminPayments.order'),
      t('adminOrders.customer'),
      t('adminPayments.kind'),
      t('adminPayments.provider'),
      t('adminPayments.state'),
      t('adminPayments.amountInDirhams'),
      t('adminPayments.chargedAmount'),
      t('adminPayments.currency'),
      t('adminPayments.rate'),
      t('adminPayments.reference'),
      t('adminPayments.chargeId'),
      t('adminPayments.documents'),
      t('adminPayments.reason'),
      t('adminPayments.enteredAt'),
    ],
    ...rows
      .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))
      .map((row) => [
        dayCell(row.received_on),
        row.order_number,
        row.contact_name,
        t(`adminPayments.kind.${row.kind}`),
        t(`adminPayments.provider.${row.provider}`),
        t(`adminPayments.state.${row.state}`),
        moved(row, row.amount),
        moved(row, row.charged_amount),
        row.charged_currency ?? 'MAD',
        row.rate,
        visibleReference(row),
        row.provider_charge_id,
        row.documents,
        reasonText(row.reason, t),
        { time: row.created_at },
      ]),
  ]
}

const dayOf = (row: LedgerRow) => row.received_on ?? shopDay(new Date(row.created_at))

/** An amount as it moved, below zero for refunds and reversals; empty until it has. */
function moved({ kind, state }: LedgerRow, amount: number | null): Cell {
  if (amount === null || state !== 'succeeded') return null
  return { amount: kind === 'charge' ? amount : -amount }
}
