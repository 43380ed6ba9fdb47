/** The address that the build under test names in canonical links and the sitemap. Each browser test opens the shop of its worker instead. */
export const TEST_SITE = 'https://shop.test'
