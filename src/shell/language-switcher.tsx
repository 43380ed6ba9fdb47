import { ChevronDown } from 'lucide-react'
import france from '@/assets/brand/flag-fr.svg'
import britain from '@/assets/brand/flag-gb.svg'
import morocco from '@/assets/brand/flag-ma.svg'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES, type Language } from '@/i18n/locales'
import { cn } from '@/lib/cn'
import { RegionLabel } from './region-label'
import { useOnDemand } from './use-on-demand'

/** The country of each language's locale; for Arabic that is Morocco. */
const flags: Readonly<Record<Language, string>> = { en: britain, fr: france, ar: morocco }

const loadMenu = () =>
  Promise.all([import('./language-menu'), loadArea('deferred')]).then(([module]) => module.LanguageMenu)

/** `region`: with the country of delivery and the currency, where the header has room for them. */
export function LanguageSwitcher({ region = false }: { region?: boolean }) {
  const { t, language } = useLanguage()
  const { code: LanguageMenu, prefetch, fetch } = useOnDemand(loadMenu)
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      className="flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2 hover:bg-plaster-raised data-[state=open]:bg-plaster-raised"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={LanguageMenu === null ? fetch : undefined}
    >
      <img src={flags[language]} alt="" width={24} height={16} className="h-4 w-6 rounded-[3px]" />
      <span className="sr-only">{t('shop.nav.region')} </span>
      <span className={cn('text-start leading-snug', region && 'lg:w-38')}>
        <span className="flex items-center gap-1.5">
          <span className="max-lg:sr-only">{LANGUAGE_NAMES[language]}</span>
          <ChevronDown aria-hidden="true" className="hidden size-4 text-ink-muted sm:block" />
        </span>
        {region && (
          <span className="hidden h-[1lh] truncate text-sm leading-snug text-ink-muted lg:block">
            <RegionLabel />
          </span>
        )}
      </span>
    </button>
  )
  return LanguageMenu === null ? button : <LanguageMenu trigger={button} flags={flags} />
}
