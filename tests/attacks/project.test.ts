import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { auditVerdict } from '../../scripts/checks/audit-verdict.ts'
import { publishedSecrets } from '../../scripts/checks/published-secrets.ts'
import { securityHeaders } from '../../scripts/prerender/static-host.ts'
import { csvText } from '../../src/admin/csv.ts'
import { SECRET_KEY } from '../../supabase/local/keys.ts'
import { signToken } from './attack-shop.ts'

describe('20 a secret is in the published files', () => {
  /** The check of the build, on a folder with this file only. */
  function check(name: string, content: string) {
    const folder = mkdtempSync(join(tmpdir(), 'dist-'))
    writeFileSync(join(folder, name), content)
    const { problems } = publishedSecrets(folder)
    rmSync(folder, { recursive: true })
    return problems.map((problem) => problem.replace(join(folder, '/'), ''))
  }

  test.each([
    ['the local secret key', 'a.js', `const k="${SECRET_KEY}"`],
    ['a project’s secret key', 'a.js', 'fetch(u,{headers:{apikey:"sb_secret_Ab12cd34Ef56"}})'],
    ['a service key of the older kind', 'a.js', `k="${signToken({ role: 'service_role' })}"`],
    ['a user’s session', 'a.json', JSON.stringify({ t: signToken({ role: 'authenticated' }) })],
    ['the address of the database', 'a.js', '"postgresql://postgres:x@db.example:5432"'],
    ['sources', 'a.js.map', '{}'],
    ['migrations', 'a.sql', 'select 1'],
  ])('%s', (_what, name, content) => {
    const files = check(name, content).map((problem) => problem.split(':')[0])
    expect(new Set(files)).toEqual(new Set([name]))
  })

  test('while the public key may be there, of either kind', () => {
    const publishable = `k="sb_publishable_ACJWlzQHlZjBrEguHvfOxg",o="${signToken({ role: 'anon' })}"`
    expect(check('a.js', publishable)).toEqual([])
  })

  test('while the address of a picture may be a signed one, which the shop enters like any other', () => {
    const address = `https://x.supabase.co/storage/v1/object/sign/p/a.webp?token=${signToken({ url: 'p/a.webp' })}`
    for (const text of [address, 'https://cdn.example/a.webp?t=eyJhb.eyJhb.c']) {
      expect(check('a.html', `<img src="${text}">`)).toEqual([])
      expect(check('a.json', JSON.stringify([text]))).toEqual([])
    }
    expect(check('a.js', `"${address}"`)).toEqual(['a.js: holds a token of no role'])
  })
})

describe('48 a name is a spreadsheet formula', () => {
  test.each([
    ['=HYPERLINK("https://evil.example";"Pay")', `'=HYPERLINK(""https://evil.example"";""Pay"")`],
    ['+212612345678', `'+212612345678`],
    ['-2+3', `'-2+3`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1+1', `'\t'=1+1`],
    ['\r=1+1', `'\r=1+1`],
    ['  =1+1', `'  =1+1`],
    ['a;=1+1', `a;'=1+1`],
    ['\u200E＝1+1', `'\u200E＝1+1`],
    ['a,b"c', 'a,b""c'],
    ['زليج', 'زليج'],
  ])('%j', (name, field) => {
    expect(csvText([[name, 5, -3, null]])).toBe(`\uFEFF"${field}","5","-3",""\r\n`)
  })
})

describe('52 the shop is framed or runs injected scripts', () => {
  const directives = (url: string | null) => {
    const policy = securityHeaders(url)['Content-Security-Policy'] ?? ''
    return new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))
  }

  test('is forbidden by the headers that the host is given', () => {
    const headers = securityHeaders('https://project.supabase.co')
    expect(Object.keys(headers)).toEqual([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ])
    const policy = directives('https://project.supabase.co')
    for (const nothing of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy.get(nothing), nothing).toEqual([`'none'`])
    }
    for (const own of ['script-src', 'style-src', 'font-src', 'media-src', 'manifest-src', 'worker-src']) {
      expect(policy.get(own), own).toEqual([`'self'`])
    }
    // The card provider's pages, live and for tests.
    expect(policy.get('form-action')).toEqual([
      `'self'`,
      'https://payment.cmi.co.ma',
      'https://testpayment.cmi.co.ma',
    ])
    expect(policy.get('connect-src')).toEqual([
      `'self'`,
      'https://project.supabase.co',
      'wss://project.supabase.co',
    ])
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|data:|\*/)
  })

  test('allows inline scripts and styles by their hashes only', () => {
    const policy = securityHeaders(
      null,
      '<style media="x">a{}</style><script>b()</script><script src="c"></script>',
    )
    expect(policy['Content-Security-Policy']).toContain(
      "script-src 'self' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='; style-src 'self' 'sha256-",
    )
    expect(policy['Content-Security-Policy']).not.toMatch(/unsafe|data:|\*/)
  })

  test('lets in the captcha of a shop that has one, and of no other', () => {
    const source = 'https://challenges.cloudflare.com'
    const guarded = securityHeaders(null, '', { hasCaptcha: true })['Content-Security-Policy']
    expect(guarded).toContain(`script-src 'self' ${source};`)
    expect(guarded).toContain(`frame-src https://www.openstreetmap.org ${source};`)
    expect(securityHeaders(null)['Content-Security-Policy']).not.toContain(source)
  })

  test('wherever the API is', () => {
    expect(directives(null).get('connect-src')).toEqual([`'self'`])
  })
})

describe('what the shop is made of', () => {
  const report = (vulnerabilities: Record<string, number>, packages: object = {}) =>
    JSON.stringify({ metadata: { vulnerabilities }, vulnerabilities: packages })

  test('fails with a known advisory of high severity', () => {
    const packages = { zod: { name: 'zod', severity: 'critical' }, clsx: { name: 'clsx', severity: 'low' } }
    expect(auditVerdict(report({ low: 1, high: 0, critical: 1 }, packages))).toMatchObject({
      failed: true,
      line: expect.stringContaining('for zod;') as string,
    })
    expect(auditVerdict(report({ low: 9, moderate: 3, high: 0, critical: 0 })).failed).toBe(false)
  })

  test.each(['', 'not json', '{"message":"405 Method Not Allowed"}', '[]', 'null'])(
    'is skipped with a notice when the registry responds with %j',
    (answer) => {
      const { failed, line } = auditVerdict(answer)
      expect(failed).toBe(false)
      expect(line).toContain('not checked')
    },
  )
})
