import { variationLabel } from '@/catalog/variation-labels'
import type { Language } from '@/i18n/locales'
import { placeLine } from '@/lib/place-line'
import type { Json } from '@/lib/database.types'

type Addressed = {
  contact_name: string
  address: string
  district: string
  landmark: string
  postal_code: string
  city: string
  region: string
  country: string
}

/** Name, street, district, landmark and city, without what is empty. */
export function addressLines(order: Addressed): string[] {
  const place = placeLine(order)
  return [order.contact_name, order.address, order.district, order.landmark, place].filter(
    (line) => line !== '',
  )
}

/** The chosen options of a line, in words. */
export function choicesText(chosen: Json, language: Language): string {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return ''
  return Object.values(chosen)
    .filter((value) => typeof value === 'string')
    .map((value) => variationLabel(value, language))
    .join(language === 'ar' ? '، ' : ', ')
}
