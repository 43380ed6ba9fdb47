import { Link } from 'react-router-dom'
import { cityPictures } from '@/assets/pictures/pictures'
import { paths } from '@/app/paths'
import { cityLabel } from '@/catalog/city-label'
import { filterParams } from '@/catalog/filters'
import type { City } from '@/content/cities'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Khatam } from '@/ui/khatam'
import { CityArch } from './city-arch'
import { CityNames } from './city-names'

type CityCardProps = { city: City; count: number | undefined; priority?: boolean }

export function CityCard({ city, count, priority }: CityCardProps) {
  const { t, tKey, language } = useLanguage()
  const facts = [
    { label: t('cities.products'), value: count === undefined ? '' : formatNumber(count, language) },
    { label: t('cities.artisans'), value: formatNumber(city.artisans, language) },
    { label: t('cities.founded'), value: city.founded[language] },
  ]

  return (
    <Card asChild>
      <article className="group flex h-full flex-col gap-5">
        <CityArch
          city={city.name}
          alt={cityPictures[city.name].alt[language]}
          sizes="(min-width: 1024px) 540px, (min-width: 768px) 70vw, 105vw"
          priority={priority}
          className="max-sm:mx-auto max-sm:w-3/4"
        />
        <div className="flex flex-col gap-1 text-center">
          <h2 className="text-2xl">
            <CityNames city={city} />
          </h2>
          <p className="text-copper">{city.specialty[language]}</p>
        </div>
        <p className="text-ink-muted">{city.description[language]}</p>
        <ul aria-label={t('cities.crafts')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {city.crafts.map((craft) => (
            <li key={craft.en} className="flex items-center gap-2">
              <Khatam className="size-2.5 text-gold" />
              {craft[language]}
            </li>
          ))}
        </ul>
        <dl className="mt-auto grid grid-cols-[1fr_1fr_auto] gap-4 border-t border-plaster-line pt-4">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-col">
              <dt className="text-sm text-ink-muted">{label}</dt>
              {/* The line is there before the number is. */}
              <dd className="min-h-[1lh] font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <Button asChild tone="secondary" size="wide">
          <Link
            to={paths.products(filterParams({ city: city.name }))}
            aria-label={t('cities.exploreNamed', { city: cityLabel(city.name, tKey) })}
          >
            {t('cities.explore')}
          </Link>
        </Button>
      </article>
    </Card>
  )
}
