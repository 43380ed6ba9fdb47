import { LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import type { AuthUser } from '@/lib/supabase'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/dropdown-menu'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { AccountName } from './account-name'

type AccountMenuProps = { trigger: ReactElement; user: AuthUser; onSignOut: () => void }

export function AccountMenu({ trigger, user, onSignOut }: AccountMenuProps) {
  const { t } = useLanguage()
  const { role } = useAuth()
  // Loaded by the click that opens it, so it starts open.
  const [open, setOpen] = useState(true)

  return (
    <DropdownMenu trigger={trigger} align="end" open={open} onOpenChange={setOpen}>
      <MenuLabel>
        <AccountName user={user} className="block text-base font-medium text-ink" />
        <Ltr>{user.email}</Ltr>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.account()}>
          <UserRound aria-hidden="true" className="size-5" />
          {t('shop.nav.account')}
        </Link>
      </MenuItem>
      {role === 'admin' && (
        <MenuItem asChild>
          <Link to={paths.admin()}>
            <ShieldCheck aria-hidden="true" className="size-5" />
            {t('shop.nav.admin')}
          </Link>
        </MenuItem>
      )}
      <MenuItem onSelect={onSignOut}>
        <LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t('shop.nav.logout')}
      </MenuItem>
    </DropdownMenu>
  )
}
