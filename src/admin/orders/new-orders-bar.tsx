import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { useLanguage } from '@/i18n/language-context'
import { adminOrderQueries } from './queries'

/**
 * Shows how many orders have come in since the page was opened. The page itself changes only when the bar is clicked: it
 * calls `onShow`, or opens the list of orders.
 */
export function NewOrdersBar({ onShow }: { onShow?: () => void }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState<string>()
  const { data: newest } = useQuery(adminOrderQueries.newest())
  const { data: since } = useQuery(adminOrderQueries.since(seen ?? newest))
  const count = since?.count ?? 0

  const show = () => {
    if (since?.newest != null) setSeen(since.newest)
    void queryClient.invalidateQueries({ queryKey: [...adminOrderQueries.all, 'counts'] })
    if (onShow === undefined) void navigate(adminPaths.orders())
    else onShow()
  }

  return (
    // An empty live region takes no room; screen readers announce what appears in it.
    <div role="status" className="empty:absolute">
      {count > 0 && (
        <button
          type="button"
          className="flex min-h-11 w-full cursor-pointer items-center justify-center gap-2 rounded-control border border-majolica/40 bg-majolica-tint px-5 py-2 font-medium text-majolica hover:border-majolica"
          onClick={show}
        >
          <BellRing aria-hidden="true" className="size-5" />
          {t('adminOrders.newOrders', { count })}
        </button>
      )}
    </div>
  )
}
