export const en = {
  'adminMessages.title': 'Messages',
} as const
