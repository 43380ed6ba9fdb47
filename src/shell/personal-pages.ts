/** The first parts of the paths of pages for one person. Those of the first list show a form. */
const FORMS = [
  'auth',
  'account',
  'checkout',
  'complete-order',
  'track',
  'pay',
  'return',
  'review',
  'invoice',
] as const
const OTHERS = ['admin', 'cart', 'order-success', 'stop-alerts', 'wishlist'] as const

const beginning = (parts: readonly string[]) => `^/(?:${parts.join('|')})(?:/|$)`

/** A pattern for the paths of pages with a form, whose skeleton has one. */
export const FORM_PAGE = beginning(FORMS)

/** A pattern for the paths of pages for one person, which search engines leave out. */
export const PERSONAL_PAGE = beginning([...FORMS, ...OTHERS])
