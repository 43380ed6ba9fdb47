import { useMutation, useQuery } from '@tanstack/react-query'
import { LogOut, Store } from 'lucide-react'
import { Link, NavLink, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Khatam } from '@/ui/khatam'
import { PLACES } from './navigation'

const row =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-ink transition-colors duration-150 hover:bg-plaster aria-[current=page]:bg-copper-tint aria-[current=page]:font-medium aria-[current=page]:text-copper-hover forced-colors:aria-[current=page]:outline-1 forced-colors:aria-[current=page]:-outline-offset-1'

/** Where one can go. Narrow, it shows pictures, and names them on hover and to screen readers. */
export function Sidebar({ narrow }: { narrow: boolean }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const { signOut } = useAuth()
  const { data: shop } = useQuery(settingsQueries.shop())
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => void navigate(paths.auth()) })
  const words = cn('truncate', narrow && 'sr-only')

  return (
    <nav aria-label={t('admin.menu')} className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-3">
      <Link to={paths.admin()} className="flex min-h-11 items-center gap-3 px-2 font-display text-lg">
        <Khatam className="size-8 shrink-0 text-copper" />
        <span className={words}>{shop?.site_name ?? SITE_NAME}</span>
      </Link>
      <ul className="flex flex-col gap-1">
        {PLACES.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === paths.admin()}
              className={row}
              title={narrow ? t(label) : undefined}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className={words}>{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className="mt-auto flex flex-col gap-1 border-t border-plaster-line pt-3">
        <li>
          <Link to={paths.home()} className={row} title={narrow ? t('admin.toShop') : undefined}>
            <Store aria-hidden="true" className="size-5 shrink-0" />
            <span className={words}>{t('admin.toShop')}</span>
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={cn(row, 'w-full cursor-pointer')}
            title={narrow ? t('nav.logout') : undefined}
            aria-busy={leave.isPending || undefined}
            onClick={() => {
              if (!leave.isPending) leave.mutate()
            }}
          >
            <LogOut aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            <span className={words}>{t('nav.logout')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
