import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCart } from '@/cart/cart-context'
import { ProductCard } from '@/catalog/product-card'
import { catalogQueries } from '@/catalog/queries'
import { cardLine } from '@/cart/new-line'
import { useLanguage } from '@/i18n/language-context'
import { PageTitle } from '@/shell/page-title'
import { Button } from '@/ui/button'

export function HomePage() {
  const { t } = useLanguage()
  const { add } = useCart()
  const { data: featured } = useSuspenseQuery(catalogQueries.featured())

  return (
    <div className="flex flex-col gap-12">
      <PageTitle />
      <section className="flex flex-col items-start gap-4 py-6">
        <h1 className="max-w-prose text-3xl">{t('home.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('home.intro')}</p>
        <Button asChild>
          <Link to={paths.products()}>{t('home.shopAll')}</Link>
        </Button>
      </section>
      <section aria-labelledby="featured" className="flex flex-col gap-6">
        <h2 id="featured" className="text-2xl">
          {t('home.featured')}
        </h2>
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {featured.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                to={paths.product(product.id)}
                onAdd={(added) => add(cardLine(added))}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
