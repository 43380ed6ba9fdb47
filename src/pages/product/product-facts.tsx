import { BookOpen, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { factLabels, type FactKind } from '@/catalog/facts'
import { measuresFor, namesMeasures, type SizeMeasures } from '@/catalog/measures'
import { articleNumber } from '@/catalog/offers'
import type { ProductDetail } from '@/catalog/queries'
import { useStockText } from '@/catalog/stock-text'
import { hasShoeSizes, variationLabel } from '@/catalog/variation-labels'
import { availableStock, type Selection } from '@/catalog/variations'
import { cityLabel } from '@/i18n/city-label'
import { formatDimensions, formatWeight, knownSides, type Side } from '@/i18n/format-measures'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { paths } from '@/paths'
import { Khatam } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'

// From category key to section of the care page. Not in content/care.ts, whose long texts this page does without.
const careSections: ReadonlyMap<string, string> = new Map([
  ['poufs', 'leather-poufs'],
  ['leather-goods', 'leather-poufs'],
  ['copperware', 'copper-tagines'],
  ['lamps', 'copper-tagines'],
  ['zellige', 'moroccan-zellige'],
])

export type ProductFactsProps = { product: ProductDetail; selection: Selection }

/** The description, what to know before use, a table of facts and the care instructions. */
export function ProductFacts({ product, selection }: ProductFactsProps) {
  const { t, tKey, language } = useLanguage()
  const { categories, id, lead_time_days: leadTime } = product
  const description = localized(product, 'description', language)
  const careSection = careSections.get(categories.key)
  const stock = availableStock(product.stock_units, selection)
  const stockText = useStockText(stock)
  const sizes = measuresFor(product, selection)
  const facts = (kind: FactKind) => factLabels(product, kind, language)
  const safety = facts('safety')
  const care = facts('care')

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
        {safety.length > 0 && (
          <div
            role="group"
            aria-label={t('deferred.facts.safety')}
            className="mb-5 flex gap-3 rounded-control bg-saffron-tint px-4 py-3"
          >
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-saffron" />
            <Values values={safety} />
          </div>
        )}
        <dl className="grid grid-cols-[fit-content(42%)_1fr] gap-x-6 gap-y-2.5">
          <Fact label={t('deferred.facts.category')}>{localized(categories, 'name', language)}</Fact>
          <FactList label={t('deferred.facts.madeIn')} values={facts('place')} />
          <Fact label={t('deferred.facts.partners')}>{cityLabel(categories.city, tKey)}</Fact>
          <FactList label={t('deferred.facts.materials')} values={facts('material')} />
          <FactList label={t('deferred.facts.technique')} values={facts('technique')} />
          <Dimensions sizes={sizes} isShoe={hasShoeSizes(product.product_variations)} />
          <Weight sizes={sizes} />
          <FactList label={t('deferred.facts.included')} values={facts('included')} />
          <Fact label={t('product.stock')}>
            {leadTime !== null && stock > 0 ? t('product.leadTime', { count: leadTime }) : stockText}
          </Fact>
          <Fact label={t('deferred.facts.sku')}>
            <Ltr>{articleNumber(id)}</Ltr>
          </Fact>
        </dl>
      </section>
      {(care.length > 0 || careSection !== undefined) && (
        <section aria-labelledby="product-care" className="border-t border-plaster-line pt-6">
          <h2 id="product-care" className="mb-3 text-xl">
            {t('deferred.facts.careTitle')}
          </h2>
          {care.length > 0 && (
            <ul className="flex flex-col gap-1.5">
              {care.map((label) => (
                <li key={label} className="flex gap-3">
                  <span className="flex h-[calc(var(--leading-text)*1em)] items-center">
                    <Khatam className="size-2.5 shrink-0 text-gold" />
                  </span>
                  <bdi>{label}</bdi>
                </li>
              ))}
            </ul>
          )}
          {careSection !== undefined && (
            <Link
              to={paths.care(careSection)}
              className="mt-3 inline-flex min-h-11 items-center gap-2 text-majolica underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <BookOpen aria-hidden="true" className="size-5 shrink-0" />
              {t('deferred.facts.care')}
            </Link>
          )}
        </section>
      )}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** Nothing without values. */
function FactList({ label, values }: { label: string; values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <Fact label={label}>
      <Values values={values} />
    </Fact>
  )
}

/** One text, or a list of several. */
function Values({ values }: { values: readonly string[] }) {
  if (values.length === 1) return <bdi>{values[0]}</bdi>
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  )
}

const sideNames = {
  length: 'deferred.facts.length',
  width: 'deferred.facts.width',
  height: 'deferred.facts.height',
  diameter: 'deferred.facts.diameter',
} as const satisfies Record<Side, string>

type DimensionsProps = { sizes: readonly SizeMeasures[]; isShoe: boolean }

/** `45 × 30 cm`, and which number is which side; a line for each size when they differ. Shoes link to the size guide. */
function Dimensions({ sizes, isShoe }: DimensionsProps) {
  const { t, language } = useLanguage()
  const lines = sizes.filter(({ measures }) => knownSides(measures).length > 0)
  const sides = (measures: SizeMeasures['measures']) =>
    knownSides(measures)
      .map((side) => t(sideNames[side]))
      .join(' × ')
  const [first] = lines
  // "120 x 180 cm" says it already.
  const isNamed = ({ size, measures }: SizeMeasures) => size !== null && namesMeasures(size, measures)
  if (first === undefined)
    return isShoe ? (
      <Fact label={t('deferred.facts.dimensions')}>
        <Link
          to={paths.support('size')}
          className="text-majolica underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('deferred.footer.size')}
        </Link>
      </Fact>
    ) : null
  if (lines.every(isNamed)) {
    return (
      <FactList
        label={t('deferred.facts.dimensions')}
        values={lines.map(({ size }) => variationLabel(size ?? '', language))}
      />
    )
  }
  const legend = sides(first.measures)
  // One explanation is enough when all sizes have the same sides.
  const same = lines.every(({ measures }) => sides(measures) === legend)
  return (
    <Fact label={t('deferred.facts.dimensions')}>
      <SizeLines
        lines={lines.map(({ size, measures }) => [
          size,
          formatDimensions(measures, language) + (same ? '' : ` (${sides(measures)})`),
        ])}
      />
      {same && <span className="block text-sm text-ink-muted">{legend}</span>}
    </Fact>
  )
}

function Weight({ sizes }: { sizes: readonly SizeMeasures[] }) {
  const { t, language } = useLanguage()
  const lines = sizes.flatMap(({ size, measures }): [string | null, string][] =>
    measures.weight_g === null ? [] : [[size, formatWeight(measures.weight_g, language)]],
  )
  const [first] = lines
  if (first === undefined) return null
  const same = lines.every(([, text]) => text === first[1])
  return (
    <Fact label={t('deferred.facts.weight')}>
      <SizeLines lines={same ? [[null, first[1]]] : lines} />
    </Fact>
  )
}

type SizeLinesProps = { lines: readonly (readonly [size: string | null, text: string])[] }

/** Without a size the text alone. */
function SizeLines({ lines }: SizeLinesProps) {
  const { t, language } = useLanguage()
  if (lines.length === 1 && lines[0]?.[0] === null) return <bdi>{lines[0][1]}</bdi>
  return (
    <ul>
      {lines.map(([size, text]) => (
        <li key={size}>
          {size === null
            ? text
            : t('deferred.facts.ofSize', { size: variationLabel(size, language), measures: text })}
        </li>
      ))}
    </ul>
  )
}
