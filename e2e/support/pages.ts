/** Pages that have texts only: no products, no form of an account. */
export const CONTENT_PAGES = [
  '/support',
  '/CareInstructions',
  '/about',
  '/about/stories',
  '/about/stories/leather-of-marrakech',
  '/Contact',
  '/terms',
  '/no/such/page',
] as const

/** One page of each kind that a visitor can open without an account, but for the product's. */
export const PUBLIC_PAGES = [
  '/',
  '/products?city=Marrakech&min=20',
  '/products?q=xqztv',
  '/cities',
  '/wishlist',
  '/cart',
  '/auth',
  '/auth/reset',
  '/track/nothing',
  ...CONTENT_PAGES,
] as const
