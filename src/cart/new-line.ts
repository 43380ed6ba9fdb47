import type { ProductCardData, ProductDetail } from '@/catalog/queries'
import { chosenImage, chosenVariations, priceAdjustment, type Selection } from '@/catalog/variations'
import { addMoney } from '@/lib/money'
import type { NewLine } from './cart-lines'

/** A line for a product that has nothing to choose. */
export function cardLine(product: ProductCardData): NewLine {
  const { id, name_en, name_fr, name_ar, image_url, image_color, price } = product
  return {
    productId: id,
    variationIds: [],
    snapshot: {
      name_en,
      name_fr,
      name_ar,
      image_url,
      image_color,
      unit_price: price,
      selected_variations: {},
    },
  }
}

export function chosenLine(product: ProductDetail, selection: Selection): NewLine {
  const chosen = chosenVariations(product.product_variations, selection)
  return {
    productId: product.id,
    variationIds: chosen.map((variation) => variation.id),
    snapshot: {
      name_en: product.name_en,
      name_fr: product.name_fr,
      name_ar: product.name_ar,
      image_url: chosenImage(product.product_variations, selection) ?? product.image_url,
      image_color: product.image_color,
      unit_price: addMoney(product.price, priceAdjustment(product.product_variations, selection)),
      selected_variations: Object.fromEntries(
        chosen.map((variation) => [variation.variation_type, variation.variation_value]),
      ),
    },
  }
}
