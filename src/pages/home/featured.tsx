import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { cardLine } from '@/cart/new-line'
import { ProductCard } from '@/catalog/product-card'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { SectionHeading } from './section-heading'

export function Featured() {
  const { t } = useLanguage()
  const { add } = useCart()
  const { data: products } = useSuspenseQuery(catalogQueries.featured())
  if (products.length === 0) return null

  return (
    <section aria-labelledby="home-featured" className="flex flex-col gap-6 lg:gap-8">
      <SectionHeading id="home-featured" title={t('home.featured')} text={t('home.featuredText')} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:gap-x-6">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              to={paths.product(product.id)}
              onAdd={(added) => add(cardLine(added))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
