import { ChevronDown } from 'lucide-react'
import france from '@/assets/brand/flag-fr.svg'
import britain from '@/assets/brand/flag-gb.svg'
import morocco from '@/assets/brand/flag-ma.svg'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES, type Language } from '@/i18n/locales'
import { useOnDemand } from './use-on-demand'

/** The country of each language's locale; for Arabic that is Morocco. */
const flags: Readonly<Record<Language, string>> = { en: britain, fr: france, ar: morocco }

const loadMenu = () =>
  Promise.all([import('./language-menu'), loadArea('deferred')]).then(([module]) => module.LanguageMenu)

export function LanguageSwitcher() {
  const { t, language } = useLanguage()
  const { code: LanguageMenu, prefetch, fetch } = useOnDemand(loadMenu)
  const button = (
    <button
      type="button"
      aria-label={`${t('shop.nav.languageAndCurrency')}: ${LANGUAGE_NAMES[language]}`}
      aria-haspopup="menu"
      className="flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2 hover:bg-plaster-raised data-[state=open]:bg-plaster-raised"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={LanguageMenu === null ? fetch : undefined}
    >
      <img src={flags[language]} alt="" width={24} height={16} className="h-4 w-6 rounded-[3px]" />
      <span className="hidden lg:inline">{LANGUAGE_NAMES[language]}</span>
      <ChevronDown aria-hidden="true" className="hidden size-4 text-ink-muted sm:block" />
    </button>
  )
  return LanguageMenu === null ? button : <LanguageMenu trigger={button} flags={flags} />
}
