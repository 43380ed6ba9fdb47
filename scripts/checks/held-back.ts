/**
 * Lists the packages that are not on their latest version, each with the reason that held-back.json records. Fails when a version
 * outside the accepted range has no reason, or a reason has no package. An unreachable registry is reported and is no failure.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOrInstallNode } from '../tools/find-node.ts'
import { judgeHeldBack } from './held-back-verdict.ts'

// npm passes over versions that the running Node is too old for. The newest Node is shown them all.
const newest = findOrInstallNode('node26')
const path = newest === null ? process.env.PATH : [newest, process.env.PATH].join(delimiter)

const tools = readdirSync('scripts/tools').map((name) => join('scripts/tools', name))
const folders = ['.', ...tools].filter((folder) => existsSync(join(folder, 'package.json')))

const outdated = folders.map((folder) => {
  const args = ['outdated', '--json', '--fetch-retries=0', '--fetch-timeout=8000']
  return spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, PATH: path },
  }).stdout
})
const { failed, lines } = judgeHeldBack(
  outdated,
  readFileSync(new URL('held-back.json', import.meta.url), 'utf8'),
)
console.log(lines.join('\n'))
process.exitCode = failed ? 1 : 0
