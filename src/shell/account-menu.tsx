import { LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import type { AuthUser } from '@/lib/supabase'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/dropdown-menu'
import { Ltr } from '@/ui/ltr'
import { accountName } from './account-name'

type AccountMenuProps = { trigger: ReactElement; user: AuthUser; onLeave: () => void }

export function AccountMenu({ trigger, user, onLeave }: AccountMenuProps) {
  const { t } = useLanguage()
  const { role } = useAuth()
  // It is fetched by the click that opens it.
  const [open, setOpen] = useState(true)

  return (
    <DropdownMenu trigger={trigger} align="end" open={open} onOpenChange={setOpen}>
      <MenuLabel>
        <bdi className="block text-base font-medium text-ink">{accountName(user)}</bdi>
        <Ltr>{user.email}</Ltr>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.account()}>
          <UserRound aria-hidden="true" className="size-5" />
          {t('nav.account')}
        </Link>
      </MenuItem>
      {role === 'admin' && (
        <MenuItem asChild>
          <Link to={paths.admin()}>
            <ShieldCheck aria-hidden="true" className="size-5" />
            {t('nav.admin')}
          </Link>
        </MenuItem>
      )}
      <MenuItem onSelect={onLeave}>
        <LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t('nav.logout')}
      </MenuItem>
    </DropdownMenu>
  )
}
