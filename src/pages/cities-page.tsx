import { cityPictures } from '@/assets/pictures/city-pictures'
import { filterParams } from '@/catalog/filters'
import { cities, type City } from '@/content/cities'
import { cityDetails } from '@/content/city-details'
import { cityLabel } from '@/i18n/city-label'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Khatam } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { UnreadPart } from '@/ui/unread-part'
import { CityArch, CityNames, useCityCounts } from './city-arch'

export function Component() {
  const { t } = useLanguage()
  const { countOf, unread } = useCityCounts()

  return (
    <div className="flex flex-col gap-10 lg:gap-14">
      <Seo title={t('content.cities.title')} />
      <div className="flex flex-col gap-3">
        <h1 className="text-4xl">{t('content.cities.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('content.cities.intro')}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {cities.map((city, index) => (
          <li key={city.name}>
            <CityCard city={city} count={countOf(city.name)} priority={index === 0} />
          </li>
        ))}
      </ul>
      {unread !== null && <UnreadPart {...unread} />}
      <section
        aria-labelledby="cities-more"
        className="flex flex-col items-center gap-4 rounded-picture bg-plaster-raised px-6 py-12 text-center lg:py-16"
      >
        <h2 id="cities-more" className="text-3xl">
          {t('content.cities.ctaTitle')}
        </h2>
        <p className="max-w-prose text-ink-muted">{t('content.cities.ctaText')}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
          <Button asChild size="large">
            <Link to={paths.products()}>{t('content.cities.ctaProducts')}</Link>
          </Button>
          <Button asChild size="large" tone="secondary">
            <Link to={paths.about()}>{t('content.cities.ctaAbout')}</Link>
          </Button>
        </div>
      </section>
    </div>
  )
}

type CityCardProps = { city: City; count: number | undefined; priority?: boolean }

function CityCard({ city, count, priority }: CityCardProps) {
  const { t, tKey, language } = useLanguage()
  const { description, founded, crafts, artisans } = cityDetails[city.name]
  const facts = [
    { label: t('content.cities.products'), value: count === undefined ? '' : formatNumber(count, language) },
    { label: t('content.cities.artisans'), value: formatNumber(artisans, language) },
    { label: t('content.cities.founded'), value: founded[language], isCount: false },
  ]

  return (
    <Card asChild>
      <article className="group flex h-full flex-col gap-5">
        {/* On a phone side by side, where a word has room: six tall arches would be most of the page. */}
        <div className="flex gap-5 max-sm:flex-wrap max-sm:items-center sm:flex-col">
          <CityArch
            city={city.name}
            alt={cityPictures[city.name].alt[language]}
            sizes="(min-width: 1024px) 540px, (min-width: 768px) 70vw, (min-width: 640px) 105vw, 190px"
            priority={priority}
            className="max-sm:w-28 max-sm:shrink-0"
          />
          <div className="flex min-w-0 flex-col gap-1 max-sm:flex-1 max-sm:basis-32 sm:text-center">
            <h2 className="text-2xl">
              <CityNames city={city} />
            </h2>
            <p className="text-copper">{city.specialty[language]}</p>
          </div>
        </div>
        <p className="text-ink-muted">{description[language]}</p>
        <ul aria-label={t('content.cities.crafts')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {crafts.map((craft) => (
            <li key={craft.en} className="flex items-center gap-2">
              <Khatam className="size-2.5 text-gold" />
              {craft[language]}
            </li>
          ))}
        </ul>
        <dl className="mt-auto flex flex-wrap justify-between gap-x-6 gap-y-4 border-t border-plaster-line pt-4">
          {facts.map(({ label, value, isCount = true }) => (
            <div key={label} className="flex flex-col">
              <dt className="text-sm text-ink-muted">{label}</dt>
              {/* Keeps its height until the count has loaded. */}
              <dd translate={isCount ? 'no' : undefined} className="min-h-[1lh] font-medium">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <Button asChild tone="secondary" size="wide">
          <Link
            to={paths.products(filterParams({ city: city.name }))}
            aria-label={t('content.cities.exploreNamed', { city: cityLabel(city.name, tKey) })}
          >
            {t('content.cities.explore')}
          </Link>
        </Button>
      </article>
    </Card>
  )
}
