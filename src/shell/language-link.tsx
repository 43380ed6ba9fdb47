import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberLanguage, useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/locales'
import { publicUrl } from '@/paths'
import { useHydrated } from '@/prerender/use-hydrated'

type LanguageLinkProps = ComponentProps<'a'> & { to: Language }

/** Opens the same place in another language. A link, so that crawlers and people without scripts can follow it. */
export function LanguageLink({ to, onClick, onAuxClick, children, ...props }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const query = hydrated ? search : ''
  // The URL of English has no prefix and would lead back to the language that was chosen before: it names its own until boot.js has
  // stored it, for links that open without this code.
  const params = to === 'en' ? `${query}${query === '' ? '?' : '&'}lang=en` : query
  const remember = () => rememberLanguage(to)
  return (
    <a
      href={publicUrl(`${pathname}${params}${hydrated ? hash : ''}`, to)}
      hrefLang={to}
      lang={to}
      onClick={(event) => {
        remember()
        onClick?.(event)
      }}
      onAuxClick={(event) => {
        // Only the middle button opens the link; the right one opens the browser's menu.
        if (event.button === 1) remember()
        onAuxClick?.(event)
      }}
      {...props}
    >
      {children}
    </a>
  )
}

/** In the footer, whose HTML is there for those who cannot open the menu in the header. */
export function LanguageLinks() {
  const { t, language } = useLanguage()
  const place = 'flex min-h-11 items-center'
  return (
    <nav aria-label={t('shop.nav.language')}>
      <ul className="flex flex-wrap gap-x-4">
        {LANGUAGES.map((code) => (
          <li key={code} lang={code}>
            {code === language ? (
              <span aria-current="true" className={`${place} text-gold`}>
                {LANGUAGE_NAMES[code]}
              </span>
            ) : (
              <LanguageLink
                to={code}
                className={`${place} underline-offset-4 hover:text-gold hover:underline`}
              >
                {LANGUAGE_NAMES[code]}
              </LanguageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
