export const en = {
  'adminOrders.title': 'Orders',
} as const
