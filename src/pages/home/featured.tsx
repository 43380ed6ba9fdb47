import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import { useCatalogRefresh } from '@/catalog/use-catalog-refresh'
import { useLanguage } from '@/i18n/language-context'
import { ShopCard } from '@/pages/products/shop-card'
import { SectionHeading } from './section-heading'

export function Featured() {
  const { t } = useLanguage()
  useCatalogRefresh()
  const { data: products = [] } = useQuery({
    ...catalogQueries.featured(),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  if (products.length === 0) return null

  return (
    <section aria-labelledby="home-featured" className="flex flex-col gap-6 lg:gap-8">
      <SectionHeading id="home-featured" title={t('home.featured')} text={t('home.featuredText')} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:gap-x-6">
        {products.map((product) => (
          <li key={product.id}>
            <ShopCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
