import { cityLabel } from '@/catalog/city-label'
import type { City } from '@/content/cities'
import { useLanguage } from '@/i18n/language-context'

/** The city as the reader calls it, and as Morocco writes it. */
export function CityNames({ city }: { city: City }) {
  const { tKey, language } = useLanguage()
  if (language === 'ar') return <bdi>{city.arabicName}</bdi>
  return (
    <>
      <span>{cityLabel(city.name, tKey)}</span>{' '}
      <bdi lang="ar" className="block text-xl font-normal text-gold-text">
        {city.arabicName}
      </bdi>
    </>
  )
}
