import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installTool, serverPackage } from '../tools/install-tool.ts'

const OLDEST_SUPPORTED = 15
/** The major version of hosted projects. */
const PLATFORM = 17

export const SERVER_HINT =
  'PostgreSQL could not be installed from the registry: install version 15 or newer (Debian: apt-get install postgresql; macOS: brew install postgresql) or set DATABASE_URL.'
export const CLIENT_TOOLS_HINT =
  'Needs an installed PostgreSQL 15 or newer with client tools, pgTAP and plpgsql_check (Debian: apt-get install postgresql postgresql-15-pgtap postgresql-15-plpgsql-check), or DATABASE_URL.'

type Server = { readonly folder: string; readonly version: number }

function versionIn(folder: string): number {
  const server = join(folder, 'postgres')
  if (!existsSync(server) && !existsSync(`${server}.exe`)) return 0
  const { status, stdout } = spawnSync(server, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/(\d+)/.exec(stdout)?.[1] ?? 0) : 0
}

/** Debian keeps each version in its own folder, outside the PATH. */
function installedServers(): readonly Server[] {
  const debian = '/usr/lib/postgresql'
  const candidates = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
    '/opt/homebrew/bin',
    '/usr/local/pgsql/bin',
  ]
  return candidates
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= OLDEST_SUPPORTED)
    .sort((a, b) => b.version - a.version)
}

/** The folder of the newest installed server, which comes with pg_dump and psql, unlike the registry's. */
export function findInstalledServer(): string | null {
  return installedServers()[0]?.folder ?? null
}

/**
 * The folder of a server of the platform's major version: the installed one, or the registry's, which is installed on first use.
 * Without the registry, any installed server.
 */
export function findOrInstallServer(): string | null {
  const installed = installedServers()
  const same = installed.find(({ version }) => version === PLATFORM)
  if (same !== undefined) return same.folder
  const folder = installTool('postgres')
  const bin = folder === null ? null : join(serverPackage(folder), 'native/bin')
  // The package has no server for some systems, for example Linux with musl.
  if (bin !== null && versionIn(bin) === PLATFORM) return bin
  return installed[0]?.folder ?? null
}
