import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { allowStyles, clientFile, headersFile, headersOf } from '../../../scripts/prerender/static-host.ts'

it('the headers of a build stay the same when its pages are rendered once more', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, '.vite'))
  const file = join(dist, '_headers')
  writeFileSync(file, headersFile({ supabaseUrl: null, hasCaptcha: false }, ''))
  const render = (style: string) => {
    const headers = `${allowStyles(clientFile(dist, '_headers'), [style])}/cart\n  X-Robots-Tag: noindex\n`
    writeFileSync(file, headers)
    return { headers: readFileSync(file, 'utf8'), policy: String(headersOf(dist)) }
  }
  const first = render('a{}')
  expect(first.policy).toMatch(/style-src 'self' 'sha256-[^ ]+';/)
  // Of other styles meanwhile nothing is left.
  render('b{}')
  expect(render('a{}')).toEqual(first)
})
