import { Mail } from 'lucide-react'
import { cityPictures, heroPictures } from '@/assets/pictures/pictures'
import { aboutCareers, aboutPress } from '@/content/about'
import { useLanguage } from '@/i18n/language-context'
import { mailLink } from '@/settings/contact-links'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { AboutSection } from './about-section'

const pressPictures = {
  // No picture of the city itself: the shop's crafts stand in.
  Casablanca: heroPictures['tea-table-lanterns'],
  Marrakech: cityPictures.Marrakech,
  Fez: cityPictures.Fez,
} as const

type ContactableProps = { email: string }

export function PressSection({ email }: ContactableProps) {
  const { t, language } = useLanguage()
  return (
    <AboutSection id="press" title={t('about.press')} text={t('about.pressText')}>
      <ul className="grid gap-6 sm:grid-cols-3">
        {aboutPress.map(({ id, name, text }) => {
          const { alt, ...file } = pressPictures[id]
          return (
            <li key={id} className="flex flex-col gap-3">
              <Picture
                {...file}
                alt={alt[language]}
                sizes="(min-width: 640px) 24rem, 100vw"
                className="aspect-4/3 rounded-picture"
              />
              <h3 className="text-xl">{name[language]}</h3>
              <p className="text-ink-muted">{text[language]}</p>
            </li>
          )
        })}
      </ul>
      <Button asChild tone="secondary" className="self-start">
        <a href={mailLink(email, t('about.pressInquiries'))}>
          <Mail aria-hidden="true" className="size-5" />
          {t('about.pressInquiries')}
        </a>
      </Button>
    </AboutSection>
  )
}

export function CareersSection({ email }: ContactableProps) {
  const { t, language } = useLanguage()
  return (
    <AboutSection id="careers" title={t('about.careers')} raised>
      <div className="flex max-w-prose flex-col gap-4 text-lg">
        {aboutCareers.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
      </div>
      <Button asChild tone="secondary" className="self-start">
        <a href={mailLink(email, t('about.careers'))}>{t('about.careersWrite')}</a>
      </Button>
    </AboutSection>
  )
}
