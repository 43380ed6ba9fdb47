/** Fails when the production build contains development code or secrets, when a link of its pages leads astray, or when a feed is not what
 * Google takes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crawl } from './crawl.ts'
import { feedProblems } from './feed.ts'
import { lostFileProblems } from '../build/lost-files.ts'
import { JWT_SECRET, SECRET_KEY } from '../../supabase/local/keys.ts'

const DIST = process.argv[2] ?? 'dist'

const forbidden: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the local secret key', new RegExp(SECRET_KEY)],
  ['any secret key', /sb_secret_[A-Za-z0-9_-]{8}/],
  ['the local JWT secret', new RegExp(JWT_SECRET)],
  ['a demo account', /@mcg\.example['"`]?\s*,\s*['"`]?medina|(admin|customer)@mcg\.example/],
  ['the demo password', /medina-1995/],
  ['the embedded database', /pglite|@supabase\/lite|supabase\/local/i],
  ['the mailbox', /\/_mail/],
  ['a database address', /postgres(ql)?:\/\//],
]

/** The roles in JSON Web Tokens found in a text; a legacy service key is such a token. */
function tokenRoles(text: string): string[] {
  return [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)].map(([, payload]) => {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    return typeof claims === 'object' && claims !== null && 'role' in claims ? String(claims.role) : 'none'
  })
}

const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const problems: string[] = files.length === 0 ? ['dist is empty'] : []
for (const file of files) {
  const path = join(file.parentPath, file.name)
  if (/\.(map|sql|toml|ts)$/.test(file.name)) problems.push(`${path}: not a file to publish`)
  if (!/\.(js|css|html|json|txt|webmanifest|svg)$/.test(file.name)) continue
  const text = readFileSync(path, 'utf8')
  for (const [what, pattern] of forbidden) if (pattern.test(text)) problems.push(`${path}: holds ${what}`)
  for (const role of tokenRoles(text)) if (role !== 'anon') problems.push(`${path}: holds a token of ${role}`)
}

problems.push(
  ...lostFileProblems(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as never),
)

const { pages, problems: lost } = crawl(DIST)
problems.push(...lost)
const feeds = feedProblems(DIST)
problems.push(...feeds.problems)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  console.log(
    `dist: ${files.length} files, nothing of development in them; ${pages} pages by links, each in its language; ` +
      `${feeds.items} items in each feed`,
  )
}
