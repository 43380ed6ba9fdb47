/** What must not be published: code of development, secrets and tokens. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, parseJson } from '../../src/lib/json.ts'
import { JWT_SECRET, SECRET_KEY } from '../../supabase/local/keys.ts'

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

const NO_ROLE = 'no role'

/** The roles in JSON Web Tokens found in a text; a legacy service key is such a token. */
function tokenRoles(text: string): string[] {
  return [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)].map(([, payload]) => {
    const claims = parseJson(Buffer.from(payload ?? '', 'base64url').toString())
    return isRecord(claims) && 'role' in claims ? String(claims.role) : NO_ROLE
  })
}

/** Reads all files of a build. Each problem names its file. */
export function publishedSecrets(folder: string): { files: number; problems: string[] } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const problems: string[] = files.length === 0 ? [`${folder} is empty`] : []
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    if (/\.(map|sql|toml|ts)$/.test(file.name)) problems.push(`${path}: not a file to publish`)
    if (!/\.(js|css|html|json|txt|webmanifest|svg)$/.test(file.name)) continue
    const text = readFileSync(path, 'utf8')
    for (const [what, pattern] of forbidden) if (pattern.test(text)) problems.push(`${path}: holds ${what}`)
    // Pages and their data contain what operators enter. A signed address of a picture has a token of no role, which opens that file only.
    const isCode = !/\.(html|json)$/.test(file.name)
    for (const role of tokenRoles(text))
      if (role !== 'anon' && (isCode || role !== NO_ROLE)) problems.push(`${path}: holds a token of ${role}`)
  }
  return { files: files.length, problems }
}
