/** How often an open page reads again what waits for the shop: orders, returns, reviews and their numbers in the menu. */
export const REFETCH_INTERVAL_MS = 20_000
