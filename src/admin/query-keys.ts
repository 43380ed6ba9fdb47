/**
 * The first part of the keys of the admin area's queries, where more than one noun names it: what a mutation invalidates beyond its own
 * noun is a name that the compiler knows, without the other noun's queries in its chunk.
 */
export const adminKeys = {
  all: ['admin'],
  analytics: ['admin', 'analytics'],
  badges: ['admin', 'badges'],
  couriers: ['admin', 'couriers'],
  customers: ['admin', 'customers'],
  dashboard: ['admin', 'dashboard'],
  facts: ['admin', 'facts'],
  messages: ['admin', 'messages'],
  palette: ['admin', 'palette'],
  payments: ['admin', 'payments'],
  products: ['admin', 'products'],
  returns: ['admin', 'returns'],
  settings: ['admin', 'settings'],
  stockAlerts: ['admin', 'stock-alerts'],
} as const
