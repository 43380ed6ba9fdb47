/** Checks production dependencies for known advisories. An unreachable registry is reported and is no failure. */
import { spawnSync } from 'node:child_process'
import { auditVerdict } from './audit-verdict.ts'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 20_000,
  env: { ...process.env, npm_config_fetch_retries: '0', npm_config_fetch_timeout: '8000' },
})
const { failed, line } = auditVerdict(stdout)
console.log(line)
process.exitCode = failed ? 1 : 0
