import { useLanguage } from '@/i18n/language-context'
import { jump } from './jump'

/** The first link of every page leads past its header, to the element `main`. */
export function SkipLink() {
  const { t } = useLanguage()
  return (
    <a
      href="#main"
      onClick={jump}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-copper focus:px-4 focus:py-2 focus:text-plaster"
    >
      {t('shop.nav.skip')}
    </a>
  )
}
