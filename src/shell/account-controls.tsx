import { CircleUserRound } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { NavLink } from '@/ui/link'
import { useOnDemand } from './use-on-demand'
import { returnPath, useSignOut } from './account'

const loadMenu = () => import('./account-menu').then((module) => module.AccountMenu)

export function AccountControls({ className }: { className?: string }) {
  const { t } = useLanguage()
  const { user } = useAuth()
  const signOut = useSignOut()
  const { pathname, search } = useLocation()
  const { code: AccountMenu, prefetch, fetch } = useOnDemand(loadMenu)

  if (user === null) {
    return (
      <div className={cn('shrink-0', className)}>
        <NavLink
          to={paths.auth(returnPath(pathname, search))}
          className="flex min-h-11 items-center gap-2 rounded-control px-3 hover:bg-plaster-raised aria-[current]:text-copper"
        >
          <CircleUserRound aria-hidden="true" className="size-6" />
          {t('shop.nav.login')}
        </NavLink>
      </div>
    )
  }

  const button = (
    <button
      type="button"
      aria-label={t('shop.nav.account')}
      aria-haspopup="menu"
      className="flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-plaster-raised data-[state=open]:bg-plaster-raised"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={AccountMenu === null ? fetch : undefined}
    >
      <CircleUserRound aria-hidden="true" className="size-6" />
    </button>
  )
  return (
    <div className={cn('shrink-0 items-center gap-1', className)}>
      {AccountMenu === null ? (
        button
      ) : (
        <AccountMenu trigger={button} user={user} onSignOut={() => signOut.mutate()} />
      )}
      <Button
        tone="quiet"
        className="hidden lg:inline-flex"
        busy={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {t('shop.nav.logout')}
      </Button>
    </div>
  )
}
