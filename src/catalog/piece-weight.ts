type MeasuredProduct = {
  product_measures: readonly { variation_id: string | null; weight_g: number | null }[]
}

/** What couriers' prices count a piece with these variations as, in grams: as `private.piece_weight` in SQL. */
export const pieceWeight = (
  { product_measures: measures }: MeasuredProduct,
  variationIds: readonly string[],
): number =>
  [...variationIds, null]
    .map((id) => measures.find(({ variation_id: measured }) => measured === id)?.weight_g)
    .find((grams) => grams != null) ?? 500
