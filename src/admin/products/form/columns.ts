import type { PlainMessageKey } from '@/i18n/message-types'
import type { ProductInput } from './schema'

/** Each field by its full name, for where it is named outside of its place: what is unsaved, what two people changed. */
export const COLUMN_LABELS: Record<keyof ProductInput, PlainMessageKey> = {
  name_en: 'adminForm.nameEnglish',
  name_fr: 'adminForm.nameFrench',
  name_ar: 'adminForm.nameArabic',
  description_en: 'adminForm.descriptionEnglish',
  description_fr: 'adminForm.descriptionFrench',
  description_ar: 'adminForm.descriptionArabic',
  price: 'adminForm.price',
  compare_at_price: 'adminForm.compareAt',
  category_id: 'adminForm.category',
  is_active: 'adminForm.active',
  image_url: 'adminForm.mainPicture',
  stock_quantity: 'adminForm.stock',
}
