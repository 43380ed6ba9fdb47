import { useState } from 'react'
import { careCards, careHeading, careIntro } from '@/content/care'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGE_NAMES, type Language } from '@/i18n/locales'
import { PageTitle } from '@/shell/page-title'
import { useHashScroll } from '@/shell/use-hash-scroll'
import { Button } from '@/ui/button'
import { CareCard } from './care/care-card'

// In the order in which the switch shows them: the page is written in Arabic first.
const CARE_LANGUAGES: readonly Language[] = ['ar', 'en', 'fr']

/** The instructions have a language of their own: they are printed, sent and read by others than the shopper. */
export function CarePage() {
  const { t, language: shopLanguage } = useLanguage()
  const [language, setLanguage] = useState<Language>('ar')
  useHashScroll()

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={careHeading[shopLanguage]} />
      <div role="group" aria-label={t('care.language')} className="flex gap-2 self-end" dir="ltr">
        {CARE_LANGUAGES.map((code) => (
          <Button
            key={code}
            tone={code === language ? 'primary' : 'secondary'}
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
          >
            {code.toUpperCase()}
            <span lang={code} className="sr-only">
              {LANGUAGE_NAMES[code]}
            </span>
          </Button>
        ))}
      </div>
      <section
        id="CareInstructions"
        aria-labelledby="care-title"
        lang={language}
        dir={directionOf(language)}
        className="flex flex-col gap-8 font-text leading-(--leading-text)"
      >
        <header className="flex flex-col gap-3">
          <h1 id="care-title" className="text-3xl">
            {careHeading[language]}
          </h1>
          <p className="max-w-prose text-lg text-ink-muted">{careIntro[language]}</p>
        </header>
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {careCards.map((card) => (
            <CareCard key={card.id} card={card} language={language} />
          ))}
        </div>
      </section>
    </div>
  )
}
