import { Heart, Menu } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { useWishlist } from '@/catalog/wishlist'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Link, NavLink } from '@/ui/link'
import { AccountControls } from './account-controls'
import { BrandLink } from './brand-link'
import { CartLink, CountBadge } from './cart-link'
import { LanguageSwitcher } from './language-switcher'
import { mainPages, sidePages } from './navigation'
import { SearchField } from './search-field'
import { useHideOnScroll } from './use-hide-on-scroll'
import { useOnDemand } from './use-on-demand'
import { useOpenOnPage } from './use-open-on-page'

const loadMobileMenu = () =>
  Promise.all([import('./mobile-menu'), loadArea('deferred')]).then(([module]) => module.MobileMenu)

/** `enclosed`: on the checkout, where everything but the shop's name would only lead away. */
export function Header({ enclosed }: { enclosed: boolean }) {
  const bar = useRef<HTMLElement>(null)
  useHideOnScroll(bar)

  return (
    <header
      ref={bar}
      className="sticky top-0 z-30 border-b border-plaster-line bg-plaster transition-transform duration-200 ease-out data-[hidden=true]:-translate-y-full print:hidden short:relative"
    >
      {/* One row of 56 px on phones; it wraps when the text is enlarged. */}
      <div className="mx-auto flex min-h-[calc(3.5rem-1px)] max-w-page flex-wrap items-center px-4 md:flex-nowrap md:gap-x-3 md:py-2 lg:py-3">
        <BrandLink
          className={cn(
            'min-w-9 grow basis-0 max-md:@container',
            !enclosed && 'md:grow-0 md:basis-auto lg:shrink-0',
          )}
        />
        {!enclosed && (
          <>
            <SearchField className="md:mx-auto md:max-w-md md:grow lg:max-w-lg" />
            <LanguageSwitcher region />
            <AccountControls className="hidden md:flex" />
            <WishlistLink />
            <CartLink />
            <MobileMenuButton />
          </>
        )}
      </div>
      {!enclosed && <MainNavigation />}
    </header>
  )
}

const navigationLink =
  'flex min-h-11 items-center px-3 decoration-copper decoration-2 underline-offset-8 hover:text-copper hover:underline'

function MainNavigation() {
  const { t } = useLanguage()
  const { role } = useAuth()
  return (
    <nav aria-label={t('shop.nav.main')} className="hidden border-t border-plaster-line md:block">
      <ul className="mx-auto flex max-w-page px-1">
        {mainPages.map(({ to, label, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className={`${navigationLink} aria-[current]:font-medium aria-[current]:text-copper aria-[current]:underline`}
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
        {sidePages.map(({ to, label }, index) => (
          <li key={to} className={index === 0 ? 'ms-auto' : undefined}>
            <Link to={to} className={`${navigationLink} text-ink-muted`}>
              {t(label)}
            </Link>
          </li>
        ))}
        {role === 'admin' && (
          <li>
            <Link to={paths.admin()} className={`${navigationLink} text-majolica`}>
              {t('shop.nav.admin')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function MobileMenuButton() {
  const { t } = useLanguage()
  const { code: MobileMenu, prefetch, fetch } = useOnDemand(loadMobileMenu)
  const [open, setOpen] = useOpenOnPage()
  // The button reacts at once; the menu renders in the next frame.
  const drawn = useDeferredValue(open)

  return (
    <>
      <button
        type="button"
        aria-label={t('shop.nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open && MobileMenu !== null}
        className="-me-2 flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-plaster-raised md:hidden"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          fetch()
          setOpen(true)
        }}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {MobileMenu !== null && <MobileMenu open={open && drawn} onOpenChange={setOpen} />}
    </>
  )
}

/** On wide screens; on phones the menu contains it. */
function WishlistLink() {
  const { t } = useLanguage()
  const { ids } = useWishlist()
  return (
    <NavLink
      to={paths.wishlist()}
      className="relative hidden size-11 shrink-0 items-center justify-center rounded-control hover:bg-plaster-raised aria-[current]:text-copper md:flex"
    >
      <Heart aria-hidden="true" className="size-6" />
      <span className="sr-only">{t('shop.wishlist.count', { count: ids.length })}</span>
      <CountBadge count={ids.length} />
    </NavLink>
  )
}
