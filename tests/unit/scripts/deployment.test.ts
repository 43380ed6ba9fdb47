import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { MIN_PASSWORD_LENGTH } from '@/auth/password-strength'

const read = (path: string) => readFileSync(path, 'utf8')
const guide = read('docs/deploy.md')
const toml = read('supabase/config.toml')
const FUNCTION = 'supabase/functions/send-emails'

type Auth = {
  site_url: string
  additional_redirect_urls: string[]
  minimum_password_length: number
  rate_limit?: { anonymous_users: number }
  email: { enable_confirmations: boolean; require_current_password?: boolean; max_frequency: string }
  external: { google: { enabled: boolean } }
}
const config = parse(toml) as unknown as {
  auth: Auth
  remotes: { production: { project_id: string; auth: Auth } }
}

test('the deployment guide names the variables that config.toml and the function read', () => {
  const settings = [...toml.matchAll(/env\((\w+)\)/g)].map(([, name]) => name ?? '')
  const secrets = [...read(`${FUNCTION}/index.ts`).matchAll(/required\('(\w+)'\)/g)]
    .concat([...read(`${FUNCTION}/smtp.ts`).matchAll(/(?:required|optional)\('(\w+)'\)/g)])
    .map(([, name]) => name ?? '')
    // The platform sets these.
    .filter((name) => !name.startsWith('SUPABASE_'))
  expect(settings.length + secrets.length).toBeGreaterThan(5)
  for (const name of [...settings, ...secrets]) expect(guide, name).toMatch(new RegExp(`(?<![A-Z_])${name}=`))
})

test('config.toml has the values of production, for a project and a shop that the guide names', () => {
  const { project_id: project, auth } = config.remotes.production
  expect(guide).toContain(`PROJECT_REF=${project}`)
  expect(guide).toContain(`SITE_URL=${auth.site_url}`)
  for (const path of ['/auth', '/auth/reset', '/account'])
    expect(auth.additional_redirect_urls).toContain(`${auth.site_url}${path}`)
  // A length that the form does not require would be refused as "too easy to guess".
  expect(auth.minimum_password_length).toBe(MIN_PASSWORD_LENGTH)
  expect(config.auth.minimum_password_length).toBe(MIN_PASSWORD_LENGTH)
  expect(auth.email.max_frequency).toBe('60s')
  expect(auth.email.enable_confirmations).toBe(true)
  // It has no credentials until the guide’s section on Google.
  expect(auth.external.google.enabled).toBe(false)
  expect(config.auth.email.require_current_password).toBe(true)
  // With 0 no guest could order.
  const guests = config.auth.rate_limit?.anonymous_users ?? 0
  expect(guests).toBeGreaterThan(0)
  expect(guide).toContain(`${guests} an hour from one address`)
})

test('the commands of the guide name the hosted project, as the CLI wants it', () => {
  const commands = guide.split('\n').filter((line) => line.includes('npx supabase '))
  const remote = commands.filter((line) => !/npx supabase (?:login|link)\b/.test(line))
  expect(remote.length).toBeGreaterThan(15)
  // Without it `db push` and `storage cp` work on the local stack. A command goes on in the next line only after its options.
  for (const line of remote) expect(line).toMatch(/--remote(?:[ =]|$)/)
  expect(guide).not.toMatch(/--(?:linked|db-url|project-ref)\b/)
})

test('files are restored to the root, from folders that have the names of the buckets', () => {
  const [saved = '', restored = ''] = [...guide.matchAll(/^for BUCKET in (.*?); do/gm)].map(
    ([, names]) => names,
  )
  expect(saved.split(' ').sort()).toEqual(['product-images', ...restored.split(' ')].sort())
  expect(guide).toContain('--recursive "ss:///$BUCKET" "$DAY"')
  expect(guide).toContain('--recursive --jobs 8 "$@" ss:///;')
  expect(guide).toContain('do upload "$DAY/$BUCKET"; done\n')
  // The backup’s own list is what the restored one is compared with.
  const lists = [...guide.matchAll(/--command "(select bucket_id, [^"]+)" (.*)$/gm)]
  expect(lists.map(([, , end]) => end)).toEqual(['> "$DAY/files"', '| diff "$DAY/files" -'])
  expect(lists[0]?.[1]).toBe(lists[1]?.[1])
})

// The CLI takes a file's type from its first bytes, among which it does not know those of AVIF.
test('pictures are uploaded with their type, and kept for as long as those of the admin area', () => {
  expect(guide).not.toMatch(/npx supabase seed buckets/)
  const uploads = guide
    .replaceAll('\\\n', '')
    .split('\n')
    .filter((line) => /(?:^upload|storage cp) .*\/product-images\b.*/.test(line))
  expect(uploads).toHaveLength(4)
  for (const line of uploads) expect(line).toContain('--cache-control max-age=31536000')
  const typed = uploads.flatMap(
    (line) => /--content-type (\S+) .*?(\w+)\/product-images/.exec(line)?.slice(1) ?? [],
  )
  expect(typed).toEqual(['image/avif', 'avif', 'image/jpeg', 'jpg', 'image/avif', 'avif'])
  const pictures = readdirSync('supabase/seed/objects/product-images/catalog')
  expect([...new Set(pictures.map((name) => extname(name)))].sort()).toEqual(['.avif', '.jpg'])
})

test('the guide closes the shop before it is published and opens it last', () => {
  const parts = ["maintenance_mode = true'", '## 5.', '## 7.', "maintenance_mode = false'", '## Backup']
  const at = parts.map((text) => guide.indexOf(text))
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
})

test('an upload to nginx leaves no page or feed of an earlier build, and the code and data of its open tabs', () => {
  const uploads = guide.split('\n').filter((line) => line.startsWith('rsync '))
  expect(uploads.map((line) => line.replace(/\s+#.*$/, ''))).toEqual([
    // Pages come after the code that they name.
    'rsync -a dist/assets /srv/shop/dist/ &&',
    'rsync -a --delay-updates --delete-after --exclude=/assets/ dist/ /srv/shop/dist/ &&',
  ])
  expect(guide).toContain("sed 's|listen 80;|listen 443 ssl http2; ")
})

test('the function’s imports are pinned to the versions of its lock file', () => {
  const { imports } = JSON.parse(read(`${FUNCTION}/deno.json`)) as { imports: Record<string, string> }
  const { specifiers } = JSON.parse(read(`${FUNCTION}/deno.lock`)) as { specifiers: Record<string, string> }
  for (const specifier of Object.values(imports)) {
    expect(specifier).toMatch(/@\d+\.\d+\.\d+$/)
    expect(specifiers).toHaveProperty([specifier], specifier.split('@').at(-1))
  }
})
