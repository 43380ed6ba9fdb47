import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { csvText, download } from '../csv'
import { readAllCustomers, type CustomerFilters } from './queries'

/** A file of everybody whom the filters find, on all pages. */
export function ExportCustomers({ filters }: { filters: CustomerFilters }) {
  const { t } = useLanguage()
  const save = useMutation({
    mutationFn: () => readAllCustomers(filters),
    meta: { errorText: 'adminCustomers.failed' },
    onSuccess: (rows) => {
      const header = [
        t('adminCustomers.name'),
        t('adminCustomers.email'),
        t('adminCustomers.phone'),
        t('adminCustomers.city'),
        t('adminCustomers.country'),
        t('adminCustomers.role'),
        t('adminCustomers.joined'),
        t('admin.orders'),
        t('adminCustomers.spentMad'),
        t('adminCustomers.lastOrder'),
      ]
      const lines = rows.map((row) => [
        row.display_name,
        row.email,
        row.phone,
        row.city,
        row.country,
        t(row.role === 'admin' ? 'adminCustomers.admin' : 'adminCustomers.customer'),
        row.created_at.slice(0, 10),
        row.orders,
        row.total_spent,
        row.last_order_at?.slice(0, 10) ?? null,
      ])
      download('customers.csv', csvText([header, ...lines]))
    },
  })
  return (
    <Button tone="secondary" busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download aria-hidden="true" className="size-5" />}
      {t('admin.export')}
    </Button>
  )
}
