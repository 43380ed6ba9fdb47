/** What PayPal charges for an amount in MAD, as the database computes it: to the cent, at least one. `rate`: MAD for one unit. */
export const chargedAmount = (amount: number, rate: number): number =>
  Math.max(Math.round((amount / rate) * 100 + 1e-7), 1) / 100
