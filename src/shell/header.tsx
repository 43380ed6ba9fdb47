import { useMutation, useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { Link, NavLink, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useCart } from '@/cart/cart-context'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Button } from '@/ui/button'
import { LanguageSwitcher } from './language-switcher'

export function Header() {
  const { t, language } = useLanguage()
  const { itemCount } = useCart()
  const { data: shop } = useQuery(settingsQueries.shop())

  return (
    <header className="border-b border-plaster-line bg-plaster">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:gap-x-4">
        <Link
          to={paths.home()}
          className="flex min-h-11 items-center gap-2 font-display text-base font-semibold sm:text-lg"
        >
          <img src="/favicon.svg" alt="" width={28} height={28} />
          <bdi>{shop?.site_name ?? SITE_NAME}</bdi>
        </Link>
        <nav
          aria-label={t('nav.main')}
          className="order-last flex w-full items-center gap-1 sm:order-none sm:ms-auto sm:w-auto"
        >
          <NavLink
            to={paths.products()}
            className="flex min-h-11 items-center rounded-control px-3 hover:bg-plaster-raised aria-[current]:text-copper"
          >
            {t('nav.products')}
          </NavLink>
          <NavLink
            to={paths.cart()}
            className="relative flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 hover:bg-plaster-raised aria-[current]:text-copper"
          >
            <ShoppingBag aria-hidden="true" className="size-5" />
            <span className="sr-only">{t('nav.cartCount', { count: itemCount })}</span>
            {itemCount > 0 && (
              <span
                aria-hidden="true"
                className="min-w-6 rounded-full bg-copper px-1 text-center text-sm text-plaster"
              >
                {formatNumber(itemCount, language)}
              </span>
            )}
          </NavLink>
          <AccountLink />
        </nav>
        <LanguageSwitcher className="ms-auto sm:ms-0" />
      </div>
    </header>
  )
}

function AccountLink() {
  const { t } = useLanguage()
  const { user, signOut } = useAuth()
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: () => void navigate(paths.auth()),
  })

  if (user === null) {
    return (
      <NavLink
        to={paths.auth()}
        className="flex min-h-11 items-center rounded-control px-3 hover:bg-plaster-raised aria-[current]:text-copper"
      >
        {t('nav.login')}
      </NavLink>
    )
  }
  return (
    <Button tone="quiet" busy={leaving.isPending} onClick={() => leaving.mutate()}>
      {t('nav.logout')}
    </Button>
  )
}
