import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import { paths } from '@/app/paths'
import type { ProductDetail } from '@/catalog/queries'
import { ShareButton } from '@/catalog/share-button'
import { writeChoice } from '@/catalog/variation-address'
import { variationLabel } from '@/catalog/variation-labels'
import { chosenVariations, type Selection } from '@/catalog/variations'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { DEFAULT_LANGUAGE, type Language } from '@/i18n/locales'
import { siteOrigin } from '@/lib/env'
import { cn } from '@/lib/cn'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'

type AskAndShareProps = { product: ProductDetail; selection: Selection }

/** The address that shows somebody else the same: this piece, this choice, this language. */
function sharedAddress(product: ProductDetail, selection: Selection, language: Language): string {
  const params = writeChoice(new URLSearchParams(), product.product_variations, selection)
  if (language !== DEFAULT_LANGUAGE) params.set('lang', language)
  const query = params.size === 0 ? '' : `?${params.toString()}`
  return `${siteOrigin()}${paths.product(product.id)}${query}`
}

export function AskAndShare({ product, selection }: AskAndShareProps) {
  const { t, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const name = localized(product, 'name', language)
  const choice = chosenVariations(product.product_variations, selection).map(({ variation_value }) =>
    variationLabel(variation_value, language),
  )
  const piece = choice.length === 0 ? name : `${name} (${choice.join(' / ')})`
  const link = () => sharedAddress(product, selection, language)

  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild tone="secondary">
        <a
          // On a line of its own, so that nothing of the sentence becomes part of the address.
          href={shop && chatLink(shop.whatsapp_number, `${t('product.question', { piece })}\n${link()}`)}
          target="_blank"
          rel="noreferrer"
          className={cn(shop === undefined && 'invisible')}
        >
          <MessageCircleQuestionMark aria-hidden="true" className="size-5" />
          {t('product.ask')}
        </a>
      </Button>
      <ShareButton title={name} link={link} />
    </div>
  )
}
