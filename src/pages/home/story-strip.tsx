import { Link } from 'react-router-dom'
import { storyPictures } from '@/assets/pictures/pictures'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Khatam } from '@/ui/khatam'
import { Picture } from '@/ui/picture'

const picture = storyPictures['copper-masters-of-fez']

export function StoryStrip() {
  const { t, language } = useLanguage()
  return (
    <section
      aria-labelledby="home-story"
      className="grid overflow-hidden rounded-picture bg-majolica text-plaster lg:grid-cols-[3fr_2fr]"
    >
      <Picture
        {...picture}
        sizes="(min-width: 1200px) 700px, (min-width: 1024px) 58vw, 94vw"
        alt={picture.alt[language]}
        className="aspect-4/3"
      />
      <div className="flex flex-col items-start justify-center gap-5 p-6 sm:p-10 lg:p-12">
        <Khatam outline className="size-8 text-gold" />
        <h2 id="home-story" className="text-3xl">
          {t('home.story')}
        </h2>
        <p>{t('home.storyText')}</p>
        <Button asChild tone="secondary">
          <Link to={paths.stories()}>{t('home.storyLink')}</Link>
        </Button>
      </div>
    </section>
  )
}
