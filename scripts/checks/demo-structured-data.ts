/**
 * Fails when the structured data of the demo's products is not what Google documents. It is not part of `npm run build`: what an
 * operator has not entered yet must not keep a shop from being built.
 *
 *   tsx scripts/checks/demo-structured-data.ts [dist]
 */
import { structuredDataProblems } from './structured-data.ts'

const { products, problems } = structuredDataProblems(process.argv[2] ?? 'dist')

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else console.log(`${products} pages of products have the structured data that Google documents`)
