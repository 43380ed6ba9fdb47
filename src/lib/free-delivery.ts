type Rate = {
  fee: number
  free_from: number | null
  /** Of couriers with prices of their own, which come before the fee. */
  delivery_bounds?: readonly { fee: number }[]
}

/** Whether every order to a country is delivered for nothing: without a fee anywhere, or free from the first dirham. */
export const isAlwaysFree = ({ fee, free_from: limit, delivery_bounds: bounds = [] }: Rate): boolean =>
  limit === 0 || (bounds.length === 0 ? [{ fee }] : bounds).every((bound) => bound.fee === 0)
