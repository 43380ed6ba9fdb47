/**
 * How long it takes from a click on a card until the product's name and picture are painted, from a filter to its list,
 * and from any touch to the next frame: `npm run build && npm run measure:soft-navigation`. The production build on the
 * local stack, without throttling and as a phone on a slow network. `npm run perf` takes these figures, too.
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
