/**
 * Measures the time from a click on a card to the painted product, from a filter to its list, and from an interaction to the
 * next frame: `npm run build && npm run measure:soft-navigation`. Uses the production build on the local stack, once without
 * throttling and once as a phone on a slow network. `npm run perf` includes these figures.
 */
import { measureInteractions } from './interactions.ts'
import { openBrowser, startShop } from './measured-shop.ts'
import { measureSoftNavigation } from './soft-navigation.ts'

const shop = await startShop()
try {
  const browser = await openBrowser()
  const problems = [
    ...(await measureSoftNavigation(browser, shop.address)),
    ...(await measureInteractions(browser, shop.address)),
  ]
  await browser.close()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  shop.stop()
}
