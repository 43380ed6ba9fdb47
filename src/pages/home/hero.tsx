import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Khatam } from '@/ui/khatam'
import { Ltr } from '@/ui/ltr'
import { HeroFilm } from './hero-film'

const CUSTOMER_RATING = 4.9
const STARS = [1, 2, 3, 4, 5]

export function Hero() {
  const { t, language } = useLanguage()
  const rating = `${formatNumber(CUSTOMER_RATING, language)}/${STARS.length}`

  return (
    <section
      aria-labelledby="home-title"
      className="grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:rounded-picture lg:bg-plaster-raised lg:ps-14 lg:pe-10"
    >
      <HeroFilm className="lg:order-last lg:mt-10" />
      <div className="flex flex-col items-start gap-5 self-center lg:py-12">
        <p className="flex items-center gap-2 text-gold-text">
          <Khatam className="size-3.5" />
          {t('home.since')}
        </p>
        <h1 id="home-title" className="text-4xl">
          {t('home.title')}
        </h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('home.intro')}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <Button asChild size="large">
            <Link to={paths.products()}>{t('home.shopAll')}</Link>
          </Button>
          <Button asChild size="large" tone="secondary">
            <Link to={paths.cities()}>{t('home.exploreCities')}</Link>
          </Button>
        </div>
        <p className="flex flex-wrap items-center gap-x-3">
          <span aria-hidden="true" className="flex gap-1 text-gold">
            {STARS.map((star) => (
              <Khatam key={star} className="size-4.5" />
            ))}
          </span>
          <span>
            <Ltr>{rating}</Ltr> <span className="text-ink-muted">{t('home.rating')}</span>
          </span>
        </p>
      </div>
    </section>
  )
}
