import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { filterParams, type Filters } from '@/catalog/filters'
import { logSearchMiss } from '@/catalog/log-search-miss'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { ShopCard } from './shop-card'

/** So long a search stands before it counts as one: half a word that is still being typed is none. */
const LASTING_MS = 1500

type NothingFoundProps = { filters: Filters; onClear: () => void }

/** Says that nothing is left, and shows ways on: the word that was probably meant, all products, the newest ones. */
export function NothingFound({ filters, onClear }: NothingFoundProps) {
  const { t, language } = useLanguage()
  const { search } = filters
  const { data: meant } = useQuery({
    ...catalogQueries.didYouMean(search, language),
    enabled: search !== '',
    retry: false,
  })
  const { data: newest = [] } = useQuery(catalogQueries.featured())

  // Another language is no other search.
  const log = useEffectEvent((missed: string) => logSearchMiss(missed, language))
  useEffect(() => {
    if (search === '') return
    const timer = setTimeout(log, LASTING_MS, search)
    return () => clearTimeout(timer)
  }, [search])

  return (
    <div className="flex flex-col gap-12 py-8">
      <div className="flex flex-col items-start gap-4">
        <p className="text-lg">{t('products.empty')}</p>
        {meant != null && (
          <p className="text-lg">
            <Link
              to={paths.products(filterParams({ ...filters, search: meant }))}
              className="inline-flex min-h-11 items-center text-majolica underline underline-offset-4 hover:decoration-2"
            >
              {t('products.didYouMean', { query: meant })}
            </Link>
          </p>
        )}
        <Button tone="secondary" onClick={onClear}>
          {t('products.clearFilters')}
        </Button>
      </div>
      {newest.length > 0 && (
        <section aria-labelledby="listing-newest" className="flex flex-col gap-5">
          <h2 id="listing-newest" className="text-2xl">
            {t('products.meanwhile')}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-4 xl:gap-x-5">
            {newest.map((product) => (
              <li key={product.id}>
                <ShopCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
