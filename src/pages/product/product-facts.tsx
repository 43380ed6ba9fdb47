import { BookOpen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cityLabel } from '@/catalog/city-label'
import type { ProductDetail } from '@/catalog/queries'
import { useStockText } from '@/catalog/stock-text'
import { availableStock, type Selection } from '@/catalog/variations'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { paths } from '@/paths'
import { Ltr } from '@/ui/ltr'

// From category key to section of the care page. Not in content/care.ts, whose long texts this page does without.
const careSections: ReadonlyMap<string, string> = new Map([
  ['poufs', 'leather-poufs'],
  ['leather-goods', 'leather-poufs'],
  ['copperware', 'copper-tagines'],
  ['lamps', 'copper-tagines'],
  ['zellige', 'moroccan-zellige'],
])

type ProductFactsProps = { product: ProductDetail; selection: Selection }

/** The description, a table of facts and a link to the care instructions. */
export function ProductFacts({ product, selection }: ProductFactsProps) {
  const { t, tKey, language } = useLanguage()
  const { categories, id } = product
  const description = localized(product, 'description', language)
  const careSection = careSections.get(categories.key)
  const stock = availableStock(product.stock_units, selection)
  const facts = [
    ['category', t('product.category'), localized(categories, 'name', language)],
    ['origin', t('product.origin'), cityLabel(categories.city, tKey)],
    ['stock', t('product.stock'), useStockText(stock)],
    ['sku', t('product.sku'), <Ltr key="sku">{id.slice(0, 8).toUpperCase()}</Ltr>],
  ] as const

  return (
    <div className="flex min-w-0 flex-col gap-6">
      {description !== '' && (
        <section aria-labelledby="product-description">
          <h2 id="product-description" className="mb-3 text-xl">
            {t('product.description')}
          </h2>
          <p className="max-w-prose whitespace-pre-line" dir="auto">
            {description}
          </p>
        </section>
      )}
      <section aria-labelledby="product-details" className="border-t border-plaster-line pt-6">
        <h2 id="product-details" className="mb-3 text-xl">
          {t('product.details')}
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
          {facts.map(([key, label, value]) => (
            <div key={key} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {careSection !== undefined && (
          <Link
            to={paths.care(careSection)}
            className="mt-4 inline-flex min-h-11 items-center gap-2 text-majolica underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <BookOpen aria-hidden="true" className="size-5 shrink-0" />
            {t('product.care')}
          </Link>
        )}
      </section>
    </div>
  )
}
