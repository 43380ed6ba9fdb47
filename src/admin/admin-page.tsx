import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Link } from '@/ui/link'
import { lastSeen } from './list/use-list-search-params'

type AdminPageProps = {
  title: string
  /** Where the page belongs to, shown above its heading: a list opens as it was last seen. */
  back?: { to: string; label: string }
  /** Less room between heading, filters and list, where the list is what is worked with. */
  tight?: boolean
  /** Beside the heading: what can be done here. */
  actions?: ReactNode
  children: ReactNode
}

/** Heading, document title and room of a page of the admin. */
export function AdminPage({ title, back, tight = false, actions, children }: AdminPageProps) {
  const { t } = useLanguage()
  return (
    <div className={cn('flex flex-col', tight ? 'gap-2 md:-mt-3' : 'gap-5')}>
      <title>{t('adminShell.pageTitle', { page: title })}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3">
        <div className="min-w-0">
          {back !== undefined && (
            <Link
              to={lastSeen(back.to)}
              className="-ms-1 inline-flex min-h-11 items-center gap-1 text-sm text-majolica underline-offset-4 hover:underline"
            >
              <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              {back.label}
            </Link>
          )}
          <h1 className="text-2xl outline-none">{title}</h1>
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
