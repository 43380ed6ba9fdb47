import { useMutation, useQuery } from '@tanstack/react-query'
import { LogOut, Store } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { paths } from '@/paths'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Khatam } from '@/ui/khatam'
import { Link, NavLink } from '@/ui/link'
import { badgesQuery } from './badges'
import { ConfirmDialog } from './confirm-dialog'
import { PLACES } from './navigation'
import { discardUnsaved, hasUnsaved } from './unsaved'

const row =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-ink transition-colors duration-150 hover:bg-plaster aria-[current=page]:bg-copper-tint aria-[current=page]:font-medium aria-[current=page]:text-copper-hover forced-colors:aria-[current=page]:outline-1 forced-colors:aria-[current=page]:-outline-offset-1'

/** The navigation. Narrow, it shows icons, with labels on hover and for screen readers. */
export function Sidebar({ narrow }: { narrow: boolean }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const { signOut } = useAuth()
  const { data: shop } = useQuery(settingsQueries.shop())
  const { data: badges } = useQuery(badgesQuery())
  const id = useId()
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      discardUnsaved()
      void navigate(paths.auth())
    },
  })
  const [asking, setAsking] = useState(false)
  const words = cn('truncate', narrow && 'sr-only')

  return (
    <nav aria-label={t('adminShell.menu')} className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-3">
      <Link to={paths.admin()} className="flex min-h-11 items-center gap-3 px-2 font-display text-lg">
        <Khatam className="size-8 shrink-0 text-copper" />
        <span dir="auto" className={cn('line-clamp-2 leading-tight', narrow && 'sr-only')}>
          {shop?.site_name ?? SITE_NAME}
        </span>
      </Link>
      <ul className="flex flex-col gap-1">
        {PLACES.map(({ path, label, icon: Icon, letter, waiting = [] }) => {
          const parts = waiting.filter(([part]) => (badges?.[part] ?? 0) > 0)
          return (
            <li key={path} className="relative">
              <NavLink
                to={path}
                end={path === paths.admin()}
                className={row}
                title={narrow ? t(label) : undefined}
                aria-describedby={parts.length > 0 ? `${id}-${letter}` : undefined}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className={words}>{t(label)}</span>
              </NavLink>
              {badges !== undefined && parts.length > 0 && (
                <p
                  className={cn(
                    'pointer-events-none absolute end-2 rounded-full bg-copper px-2 text-sm font-medium text-plaster',
                    narrow ? 'end-0! -top-1 px-1.5!' : 'inset-y-0 my-auto h-fit',
                  )}
                >
                  <span translate="no" aria-hidden="true">
                    {formatNumber(
                      parts.reduce((sum, [part]) => sum + badges[part], 0),
                      language,
                    )}
                  </span>
                  <span id={`${id}-${letter}`} className="sr-only">
                    {parts.map(([part, sentence]) => t(sentence, { count: badges[part] })).join(', ')}
                  </span>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <ul className="mt-auto flex flex-col gap-1 border-t border-plaster-line pt-3">
        <li>
          <Link to={paths.home()} className={row} title={narrow ? t('adminShell.toShop') : undefined}>
            <Store aria-hidden="true" className="size-5 shrink-0" />
            <span className={words}>{t('adminShell.toShop')}</span>
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={cn(row, 'w-full cursor-pointer')}
            title={narrow ? t('shop.nav.logout') : undefined}
            aria-busy={leave.isPending || undefined}
            onClick={() => {
              if (hasUnsaved()) setAsking(true)
              else if (!leave.isPending) leave.mutate()
            }}
          >
            <LogOut aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            <span className={words}>{t('shop.nav.logout')}</span>
          </button>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={t('adminShell.leaveTitle')}
            confirm={t('shop.nav.logout')}
            busy={leave.isPending}
            onConfirm={() => leave.mutate()}
          />
        </li>
      </ul>
    </nav>
  )
}
