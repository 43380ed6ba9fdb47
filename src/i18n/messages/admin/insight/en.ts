export const en = {
  'adminDashboard.title': 'Dashboard',
} as const
