import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { ProductRow } from '../product-row'

/** Other products of the same craft and city; nothing when there are none. */
export function SimilarProducts({ id }: { id: string }) {
  const { t } = useLanguage()
  const query = useQuery(catalogQueries.similar(id))
  return <ProductRow id="product-similar" title={t('product.similar')} query={query} />
}
