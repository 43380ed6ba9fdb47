import { useMutation } from '@tanstack/react-query'
import type { Cell } from '@/admin/csv'
import { dialled, downloadSheet, type SheetFormat } from '@/admin/sheet'
import { useLanguage } from '@/i18n/language-context'
import type { Translator } from '@/i18n/translate'
import { shopDay } from '@/lib/shop-clock'
import { type CustomerFilters, type CustomerRow, readAllCustomers } from './queries'

/** All customers that match the filters, not only those of a page, as a file for a spreadsheet. */
export function useCustomerExport() {
  const { t, tKey, language } = useLanguage()
  return useMutation({
    meta: { errorText: 'adminAnalytics.customers.failed' },
    mutationFn: async ({ filters, format }: { filters: CustomerFilters; format: SheetFormat }) => {
      const rows = customerExportRows(await readAllCustomers(filters), { t, tKey })
      await downloadSheet(`customers-${shopDay(new Date())}`, rows, language, format)
    },
  })
}

/** A row for each customer, headings first, in the operator's language. */
export function customerExportRows(customers: readonly CustomerRow[], { t, tKey }: Translator): Cell[][] {
  return [
    [
      t('adminAnalytics.customers.name'),
      t('adminAnalytics.customers.email'),
      t('adminAnalytics.customers.phone'),
      t('adminAnalytics.customers.city'),
      t('adminAnalytics.customers.country'),
      t('adminAnalytics.customers.role'),
      t('adminAnalytics.customers.joined'),
      t('adminShell.orders'),
      t('adminAnalytics.customers.spentMad'),
      t('adminAnalytics.customers.lastOrder'),
    ],
    ...customers.map((row): Cell[] => [
      row.display_name,
      row.email,
      dialled(row.phone),
      row.city,
      row.country === '' ? '' : tKey(`shop.country.${row.country}`),
      t(row.role === 'admin' ? 'adminAnalytics.customers.admin' : 'adminAnalytics.customers.customer'),
      { day: shopDay(new Date(row.created_at)) },
      row.orders,
      { amount: row.total_spent },
      row.last_order_at === null ? null : { day: shopDay(new Date(row.last_order_at)) },
    ]),
  ]
}
