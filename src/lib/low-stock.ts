/** Where the shop begins to say that only a few pieces are left. The database lists products from the same number on. */
export const LOW_STOCK_THRESHOLD = 5
