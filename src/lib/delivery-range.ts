type DeliveryTerms = { fee: number; min_days: number; max_days: number }

/** What delivery to a country costs and takes, from the cheapest place and parcel to the dearest. */
export function deliveryRange({
  delivery_bounds: bounds = [],
  ...rate
}: DeliveryTerms & { delivery_bounds?: readonly (DeliveryTerms & { min_fee: number })[] }) {
  const all = bounds.length === 0 ? [{ ...rate, min_fee: rate.fee }] : bounds
  return {
    min_fee: Math.min(...all.map((bound) => bound.min_fee)),
    fee: Math.max(...all.map((bound) => bound.fee)),
    min_days: Math.min(...all.map((bound) => bound.min_days)),
    max_days: Math.max(...all.map((bound) => bound.max_days)),
  }
}
