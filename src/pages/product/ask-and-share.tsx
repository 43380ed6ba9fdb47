import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark, Share2 } from 'lucide-react'
import type { ProductDetail } from '@/catalog/queries'
import { variationLabel } from '@/catalog/variation-labels'
import { paramsWithSelection } from '@/catalog/variation-params'
import { chosenVariations, type Selection } from '@/catalog/variations'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { siteOrigin } from '@/lib/env'
import { useUnread } from '@/lib/use-unread'
import { paths, publicUrl, withQuery } from '@/paths'
import { useHydrated } from '@/prerender/use-hydrated'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { useOnDemand } from '@/shell/use-on-demand'
import { Button } from '@/ui/button'

type AskAndShareProps = { product: ProductDetail; selection: Selection }

/** The absolute URL of the product with the selected variations and the language. */
function shareUrl(product: ProductDetail, selection: Selection, language: Language): string {
  const params = paramsWithSelection(new URLSearchParams(), product.product_variations, selection)
  return `${siteOrigin()}${publicUrl(withQuery(paths.product(product.id), params), language)}`
}

/** A question about the piece in WhatsApp, on the contact page while the number cannot be read, and the button to share it. */
export function AskAndShare({ product, selection }: AskAndShareProps) {
  const { t, language } = useLanguage()
  const settings = useQuery(settingsQueries.shop())
  const { data: shop } = settings
  const isUnread = useUnread(settings) !== null
  const name = localized(product, 'name', language)
  const choice = chosenVariations(product.product_variations, selection).map(({ variation_value }) =>
    variationLabel(variation_value, language),
  )
  const piece = choice.length === 0 ? name : `${name} (${choice.join(' / ')})`
  const link = () => shareUrl(product, selection, language)
  const askUrl = () => {
    if (isUnread) return publicUrl(paths.contact(), language)
    // The URL has its own line, so that chat apps do not take adjacent text for a part of it.
    return shop && chatLink(shop.whatsapp_number, `${t('product.question', { piece })}\n${link()}`)
  }
  // Not in the HTML of the build, where its text would weigh more than the page's.
  const hydrated = useHydrated()

  return (
    <>
      <Button asChild tone="secondary">
        <a
          href={hydrated ? askUrl() : undefined}
          target="_blank"
          rel="noreferrer"
          className={cn(shop === undefined && !isUnread && 'invisible')}
        >
          <MessageCircleQuestionMark aria-hidden="true" className="size-5" />
          {t('product.ask')}
        </a>
      </Button>
      <ShareButton title={name} link={link} />
    </>
  )
}

type ShareButtonProps = {
  /** The product's name in the shop's language. */
  title: string
  /** Called on click, because the URL changes with the selection. */
  link: () => string
}

const loadShareMenu = () => import('./share-menu').then((module) => module.ShareMenu)
const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator

/** Opens the share sheet of the device where there is one, otherwise a menu. */
function ShareButton({ title, link }: ShareButtonProps) {
  const { t } = useLanguage()
  const { code: Menu, prefetch: prefetchMenu, fetch: openMenu } = useOnDemand(loadShareMenu)

  const prefetch = () => {
    if (!canShare()) prefetchMenu()
  }
  const share = () => {
    if (!canShare()) {
      openMenu()
      return
    }
    navigator.share({ title, url: link() }).catch((error: unknown) => {
      // AbortError: the visitor closed the share sheet. After any other error the menu opens instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) openMenu()
    })
  }

  const button = (
    <Button
      tone="secondary"
      aria-haspopup={Menu === null ? undefined : 'menu'}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={Menu === null ? share : undefined}
    >
      <Share2 aria-hidden="true" className="size-5" />
      {t('product.share.share')}
    </Button>
  )
  return Menu === null ? button : <Menu trigger={button} title={title} link={link} />
}
