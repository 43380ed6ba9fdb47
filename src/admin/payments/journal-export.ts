import { useMutation } from '@tanstack/react-query'
import type { Cell } from '@/admin/csv'
import { dayCell, downloadSheet, type SheetFormat } from '@/admin/sheet'
import { useLanguage } from '@/i18n/language-context'
import type { Translate } from '@/i18n/message-types'
import { type JournalRow, readWholeJournal } from './journal-queries'

/** All documents of a month (`2026-11`), as a file for a spreadsheet. */
export function useJournalExport() {
  const { t, language } = useLanguage()
  return useMutation({
    meta: { errorText: 'adminPayments.exportFailed' },
    mutationFn: async ({ month, format }: { month: string; format: SheetFormat }) => {
      const rows = journalExportRows(await readWholeJournal(month), t)
      await downloadSheet(`invoices-${month}`, rows, language, format)
    },
  })
}

/** A row for each document in the order of issue, headings first. Credit notes are below zero, so that each column can be summed. */
export function journalExportRows(rows: readonly JournalRow[], t: Translate): Cell[][] {
  return [
    [
      t('adminPayments.journal.number'),
      t('adminPayments.day'),
      t('adminPayments.kind'),
      t('adminPayments.order'),
      t('adminOrders.customer'),
      t('adminOrders.companyIce'),
      t('adminPayments.journal.ratePercent'),
      t('adminPayments.journal.exemption'),
      t('adminPayments.journal.net'),
      t('adminPayments.journal.tax'),
      t('adminPayments.journal.total'),
    ],
    ...rows.map((row) => [
      row.number,
      dayCell(row.day),
      t(`adminPayments.journal.kind.${row.kind}`),
      row.order_number,
      row.buyer,
      row.ice,
      row.tax_rate === null ? null : Number((row.tax_rate * 100).toFixed(2)),
      row.exemption === null ? null : t('adminPayments.journal.export'),
      { amount: row.net_amount },
      { amount: row.tax_amount },
      { amount: row.total_amount },
    ]),
  ]
}
