import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const OLDEST_SUPPORTED = 15

export const INSTALL_HINT =
  'PostgreSQL 15 or newer is needed: install it (Debian: apt-get install postgresql; macOS: brew install postgresql) or set DATABASE_URL.'

function versionIn(folder: string): number {
  const server = join(folder, 'postgres')
  if (!existsSync(server)) return 0
  const { stdout } = spawnSync(server, ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0)
}

/** The folder of the newest installed server. Debian keeps each version in its own folder, outside the PATH. */
export function findServer(): string | null {
  const debian = '/usr/lib/postgresql'
  const candidates = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(':').filter((folder) => folder !== ''),
    '/opt/homebrew/bin',
    '/usr/local/pgsql/bin',
  ]
  const ranked = candidates
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= OLDEST_SUPPORTED)
    .sort((a, b) => b.version - a.version)
  return ranked[0]?.folder ?? null
}
