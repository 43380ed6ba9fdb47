import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { heroPictures } from '@/assets/pictures/pictures'
import { aboutHero } from '@/content/about'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'

export function AboutHero() {
  const { t, language } = useLanguage()
  const { alt, ...file } = heroPictures['crafts-daylight']
  return (
    <div className="mx-auto grid max-w-page items-center gap-8 px-4 pt-24 pb-12 sm:grid-cols-[1fr_18rem] sm:pt-28 lg:grid-cols-[1fr_26rem] lg:gap-14 lg:pb-20">
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-4xl">{aboutHero.title[language]}</h1>
        <p className="max-w-prose text-lg">{aboutHero.text[language]}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="large">
            <Link to={paths.about('about')}>{t('about.learnMore')}</Link>
          </Button>
          <Button asChild size="large" tone="secondary">
            <Link to={paths.about('blog')}>{t('about.readBlog')}</Link>
          </Button>
        </div>
      </div>
      <Picture
        {...file}
        alt={alt[language]}
        // The arch shows the middle of a wide picture.
        sizes="(min-width: 640px) 58rem, 36rem"
        priority
        className="arch mx-auto aspect-4/5 w-full max-w-80 sm:max-w-none"
      />
    </div>
  )
}
