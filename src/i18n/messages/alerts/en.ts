export const en = {
  'alerts.text':
    'We will write to you once, when a piece is in stock again, in the order in which people asked.',
  'alerts.contact': 'Email or Moroccan phone number',
  'alerts.contactHint': 'For example name@example.com or 06 12 34 56 78.',
  'alerts.invalid': 'Enter an email address or a Moroccan phone number.',
  'alerts.consent':
    'We use it for this message only and delete it three months later, or after a year without news.',
  'alerts.submit': 'Tell me',
  'alerts.done': 'We have noted it. You will hear from us once, as soon as there is a piece for you.',
  'alerts.stopTitle': 'Stop stock alerts',
  'alerts.stopText':
    'We will no longer tell you about any piece that you asked for. You can ask again on the page of a product.',
  'alerts.stop': 'Stop all my alerts',
  'alerts.stopped': 'Your stock alerts have been stopped.',
  'alerts.noToken': 'This link is incomplete. Open it again from our email.',
} as const
