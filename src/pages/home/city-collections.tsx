import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { cityLabel } from '@/catalog/city-label'
import { filterParams } from '@/catalog/filters'
import { cities, HOME_CITIES, type City } from '@/content/cities'
import { useLanguage } from '@/i18n/language-context'
import { CityArch } from '@/pages/cities/city-arch'
import { CityNames } from '@/pages/cities/city-names'
import { useCityCounts } from '@/pages/cities/use-city-counts'
import { Button } from '@/ui/button'
import { SectionHeading } from './section-heading'

const collections = cities.filter(({ name }) => HOME_CITIES.includes(name))

export function CityCollections() {
  const { t } = useLanguage()
  const countOf = useCityCounts()

  return (
    <section aria-labelledby="home-cities" className="flex flex-col gap-6 lg:gap-8">
      <SectionHeading id="home-cities" title={t('home.cities')} text={t('home.citiesText')} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 lg:gap-x-6">
        {collections.map((city) => (
          <li key={city.name}>
            <Collection city={city} count={countOf(city.name)} />
          </li>
        ))}
      </ul>
      <Button asChild tone="secondary" size="large" className="self-center">
        <Link to={paths.products()}>{t('home.viewAll')}</Link>
      </Button>
    </section>
  )
}

function Collection({ city, count }: { city: City; count: number | undefined }) {
  const { t, tKey, language } = useLanguage()
  return (
    <article className="group relative flex h-full flex-col gap-4 text-center">
      <CityArch city={city.name} sizes="(min-width: 1200px) 460px, (min-width: 768px) 38vw, 76vw" />
      <div className="flex grow flex-col items-center">
        <h3 className="text-2xl">
          <CityNames city={city} />
        </h3>
        <p>{city.specialty[language]}</p>
        {/* Its line is there before the number is. */}
        <p className="min-h-[1lh] text-sm text-ink-muted">
          {count !== undefined && t('products.count', { count })}
        </p>
        {/* The whole card is the link's target. */}
        <Button asChild tone="link" className="mt-auto after:absolute after:inset-0 max-sm:text-sm">
          <Link
            to={paths.products(filterParams({ city: city.name }))}
            aria-label={t('home.exploreNamed', { city: cityLabel(city.name, tKey) })}
          >
            {t('home.explore')}
          </Link>
        </Button>
      </div>
    </article>
  )
}
