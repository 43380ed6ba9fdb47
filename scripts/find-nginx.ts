import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const NGINX_HINT =
  'There is no nginx: install it (Debian: apt-get install --no-install-recommends nginx-light; macOS: brew install nginx).'

/** The path of the installed nginx, which serves a build in the tests of hosts. */
export function findNginx(): string | null {
  // Of root's folders only on Debian.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null
}
