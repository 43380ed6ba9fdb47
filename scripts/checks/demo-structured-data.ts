/**
 * Fails when the structured data of the demo's products, or their feeds, are not what Google documents, or a link leads to no product. It is
 * not part of `npm run build`: what an operator has not entered yet must not keep a shop from being built.
 *
 *   tsx scripts/checks/demo-structured-data.ts [dist]
 */
import { crawl } from './crawl.ts'
import { feedProblems } from './feed.ts'
import { structuredDataProblems } from './structured-data.ts'

const folder = process.argv[2] ?? 'dist'
const { products, problems } = structuredDataProblems(folder)
problems.push(...feedProblems(folder).warnings, ...crawl(folder).warnings)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else console.log(`${products} pages of products, and their feeds, have what Google documents`)
