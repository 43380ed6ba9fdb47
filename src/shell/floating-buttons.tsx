import { useQuery } from '@tanstack/react-query'
import { MessageCircle, ShoppingBag } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { useCart } from '@/cart/cart-context'
import { useLanguage } from '@/i18n/language-context'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { useHydrated } from '@/prerender/use-hydrated'
import { CountBadge } from './cart-link'
import { useHideOnScroll } from './use-hide-on-scroll'
import { useKeepClear } from './use-keep-clear'

const round =
  'relative flex size-12 items-center justify-center rounded-full shadow-low transition-colors duration-150 xl:size-11 forced-colors:border'

/** Cart and chat at the bottom end of the screen; beside the content on wide screens, elsewhere hidden while scrolling down and over prices and controls. */
export function FloatingButtons() {
  const { t } = useLanguage()
  const { itemCount } = useCart()
  // This part hydrates after the cart has been read, but its first render must equal the HTML.
  const count = useHydrated() ? itemCount : 0
  const { pathname } = useLocation()
  const { data: shop } = useQuery(settingsQueries.shop())
  const corner = useRef<HTMLElement>(null)
  useHideOnScroll(corner)
  useKeepClear(corner)

  return (
    <aside
      ref={corner}
      data-above-bar=""
      aria-label={t('deferred.float.label')}
      className="fixed end-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 flex [transform:translateY(calc(var(--bottom-bar,0px)*-1))] flex-col gap-3 transition-[translate,opacity] duration-200 not-focus-within:data-[covering=true]:pointer-events-none not-focus-within:data-[covering=true]:opacity-0 motion-reduce:transition-none max-xl:data-[hidden=true]:pointer-events-none max-xl:data-[hidden=true]:translate-y-8 max-xl:data-[hidden=true]:opacity-0 xl:end-[max(2px,calc((100%-1168px)/4-22px))] print:hidden"
    >
      {pathname.toLowerCase() !== paths.cart() && (
        <Link to={paths.cart()} className={`${round} bg-copper text-plaster hover:bg-copper-hover`}>
          <ShoppingBag aria-hidden="true" className="size-6" />
          <span className="sr-only">{t('deferred.float.cart', { count })}</span>
          <CountBadge count={count} />
        </Link>
      )}
      {shop === undefined ? (
        // Reserves the space, so that the button above does not move when the number loads.
        <span className="size-12 xl:size-11" />
      ) : (
        <a
          href={chatLink(shop.whatsapp_number)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('deferred.nav.chat')}
          className={`${round} bg-olive text-plaster hover:bg-ink`}
        >
          <MessageCircle aria-hidden="true" className="size-6" />
        </a>
      )}
    </aside>
  )
}
