// Limits of an order: the database enforces the same ones.
export const MAX_LINES = 50
export const MAX_QUANTITY = 99
