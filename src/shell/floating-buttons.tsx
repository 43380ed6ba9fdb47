import { useQuery } from '@tanstack/react-query'
import { MessageCircle, ShoppingBag } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { useLanguage } from '@/i18n/language-context'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { useTakenOver } from '@/ui/use-taken-over'
import { CountBadge } from './cart-link'
import { useHideOnScroll } from './use-hide-on-scroll'

const round =
  'relative flex size-12 items-center justify-center rounded-full shadow-low transition-colors duration-150 xl:size-11 forced-colors:border'

/**
 * In the corner where lines end, one above the other; on a wide screen in the margin, beside everything. Elsewhere they
 * go away, as the header does, while somebody reads on.
 */
export function FloatingButtons() {
  const { t } = useLanguage()
  const { itemCount } = useCart()
  // Taken over later than the rest of the page, when the cart has been read: first it is what the build rendered.
  const count = useTakenOver() ? itemCount : 0
  const { pathname } = useLocation()
  const { data: shop } = useQuery(settingsQueries.shop())
  const corner = useRef<HTMLElement>(null)
  useHideOnScroll(corner)

  return (
    <aside
      ref={corner}
      aria-label={t('float.label')}
      className="fixed end-4 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--bottom-bar,0px))] z-20 flex flex-col gap-3 transition-[translate,opacity] duration-200 motion-reduce:transition-none max-xl:data-[hidden=true]:pointer-events-none max-xl:data-[hidden=true]:translate-y-8 max-xl:data-[hidden=true]:opacity-0 xl:end-[max(2px,calc((100%-1168px)/4-22px))]"
    >
      {pathname.toLowerCase() !== paths.cart() && (
        <Link to={paths.cart()} className={`${round} bg-copper text-plaster hover:bg-copper-hover`}>
          <ShoppingBag aria-hidden="true" className="size-6" />
          <span className="sr-only">{t('float.cart', { count })}</span>
          <CountBadge count={count} />
        </Link>
      )}
      {shop === undefined ? (
        // Its room, so that the button above stays where it is when the number arrives.
        <span className="size-12 xl:size-11" />
      ) : (
        <a
          href={chatLink(shop.whatsapp_number)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('nav.chat')}
          className={`${round} bg-olive text-plaster hover:bg-ink`}
        >
          <MessageCircle aria-hidden="true" className="size-6" />
        </a>
      )}
    </aside>
  )
}
