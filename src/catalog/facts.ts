import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { ProductDetail } from './queries'

export type FactKind = 'material' | 'technique' | 'care' | 'included' | 'safety' | 'place' | 'colour'

/** The labels of a product's facts of a kind, in the shop's order. */
export function factLabels(
  { product_facts: rows }: Pick<ProductDetail, 'product_facts'>,
  kind: FactKind,
  language: Language,
): string[] {
  return rows
    .map(({ facts }) => facts)
    .filter((fact) => fact.kind === kind)
    .sort((one, other) => one.position - other.position || one.key.localeCompare(other.key))
    .map((fact) => localized(fact, 'label', language))
}
