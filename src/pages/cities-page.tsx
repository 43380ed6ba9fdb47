import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { cities } from '@/content/cities'
import { useLanguage } from '@/i18n/language-context'
import { PageTitle } from '@/shell/page-title'
import { Button } from '@/ui/button'
import { CityCard } from './cities/city-card'
import { useCityCounts } from './cities/use-city-counts'

export function CitiesPage() {
  const { t } = useLanguage()
  const countOf = useCityCounts()

  return (
    <div className="flex flex-col gap-10 lg:gap-14">
      <PageTitle title={t('cities.title')} />
      <div className="flex flex-col gap-3">
        <h1 className="text-4xl">{t('cities.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('cities.intro')}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {cities.map((city, index) => (
          <li key={city.name}>
            <CityCard city={city} count={countOf(city.name)} priority={index === 0} />
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="cities-more"
        className="flex flex-col items-center gap-4 rounded-picture bg-plaster-raised px-6 py-12 text-center lg:py-16"
      >
        <h2 id="cities-more" className="text-3xl">
          {t('cities.ctaTitle')}
        </h2>
        <p className="max-w-prose text-ink-muted">{t('cities.ctaText')}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
          <Button asChild size="large">
            <Link to={paths.products()}>{t('cities.ctaProducts')}</Link>
          </Button>
          <Button asChild size="large" tone="secondary">
            <Link to={paths.about()}>{t('cities.ctaAbout')}</Link>
          </Button>
        </div>
      </section>
    </div>
  )
}
