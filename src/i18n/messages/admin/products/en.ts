export const en = {
  'adminProducts.title': 'Products',
} as const
