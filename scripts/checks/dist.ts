/**
 * Fails when the production build contains development code or secrets, or when a link of its pages or feeds leads astray. What comes of the
 * shop's data is a warning: it must not keep new prices from the pages.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crawl } from './crawl.ts'
import { feedProblems } from './feed.ts'
import { lostFileProblems, lostFileTable, readsOf } from '../build/lost-files.ts'
import { publishedSecrets } from './published-secrets.ts'

const DIST = process.argv[2] ?? 'dist'

const { files, problems } = publishedSecrets(DIST)

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as never
const data = readdirSync(join(DIST, 'assets'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => `assets/${name}`)
const reads = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /queries\.tsx?$/.test(file))
  .flatMap((file) => readsOf(readFileSync(join('src', file), 'utf8')))
const others = ['sw.js', ...new Set(reads), ...data]
problems.push(...lostFileProblems(manifest, others))
mkdirSync('.measurements', { recursive: true })
writeFileSync('.measurements/lost-files.md', lostFileTable(manifest, others))

const { pages, problems: lost, warnings } = crawl(DIST)
problems.push(...lost)
const feeds = feedProblems(DIST)
problems.push(...feeds.problems)
warnings.push(...feeds.warnings)
if (warnings.length > 0) console.warn([...warnings.slice(0, 20), `${warnings.length} warnings`].join('\n'))

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  console.log(
    `dist: ${files} files, nothing of development in them; ${pages} pages by links, each in its language; ` +
      `${feeds.items} items in each feed`,
  )
}
