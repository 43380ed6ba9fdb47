import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { careCards, careHeading, careIntro, type CareCard as CareCardContent } from '@/content/care'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGE_NAMES, type Language } from '@/i18n/locales'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Seo } from '@/shell/seo'
import { useHashScroll } from '@/shell/use-hash-scroll'
import { Button } from '@/ui/button'
import { Ground } from '@/ui/picture'

// The order of the buttons. Arabic is the original and shown first.
const CARE_LANGUAGES: readonly Language[] = ['ar', 'en', 'fr']

/** The instructions have their own language switch: they are printed and shared with people who read another language. */
export function Component() {
  const { t, language: shopLanguage } = useLanguage()
  const [language, setLanguage] = useState<Language>('ar')
  useHashScroll()

  return (
    <div className="flex flex-col gap-6">
      <Seo title={careHeading[shopLanguage]} />
      <div
        role="group"
        aria-label={t('content.care.language')}
        className="flex flex-wrap gap-2 self-end"
        dir="ltr"
      >
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

type CareCardProps = { card: CareCardContent; language: Language }

function CareCard({ card, language }: CareCardProps) {
  const [broken, setBroken] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // In a prerendered page the picture may have failed before hydration attached `onError`.
    const image = picture.current
    if (image?.complete === true && image.currentSrc !== '' && image.naturalWidth === 0) setBroken(true)
  }, [])
  return (
    <article
      id={card.id}
      className="flex flex-col gap-5 overflow-hidden rounded-picture border border-plaster-line bg-white"
    >
      <div className="relative aspect-4/3 overflow-hidden bg-plaster-raised">
        {broken ? (
          <div
            role="img"
            aria-label={card.alt[language]}
            className="flex size-full items-center justify-center"
          >
            <ImageOff aria-hidden="true" className="size-10 text-ink-muted" />
          </div>
        ) : (
          <>
            <Ground color={card.color} />
            <img
              ref={picture}
              src={imageUrl(card.image)}
              srcSet={imageSrcSet(card.image)}
              sizes="(min-width: 1024px) 24rem, (min-width: 768px) 50vw, 100vw"
              alt={card.alt[language]}
              width={1000}
              height={1250}
              loading="lazy"
              decoding="async"
              className="relative size-full object-cover"
              onError={() => setBroken(true)}
            />
          </>
        )}
      </div>
      <div className="flex flex-col gap-4 px-5 pb-6 sm:px-6">
        <h2 className="text-xl">{card.title[language]}</h2>
        <ol className="flex flex-col gap-4">
          {card.tips.map((tip, index) => (
            <li key={tip.en} className="flex gap-3">
              <span
                translate="no"
                aria-hidden="true"
                className="flex size-8 shrink-0 items-center justify-center rounded-full bg-copper-tint font-medium text-copper-hover"
              >
                {formatNumber(index + 1, language)}
              </span>
              <p>{tip[language]}</p>
            </li>
          ))}
        </ol>
      </div>
    </article>
  )
}
