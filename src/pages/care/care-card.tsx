import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CareCard as CareCardContent } from '@/content/care'
import { formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Ground } from '@/ui/picture'

type CareCardProps = { card: CareCardContent; language: Language }

export function CareCard({ card, language }: CareCardProps) {
  const [broken, setBroken] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // In a page that was there before its code, it may have failed before anybody listened.
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
