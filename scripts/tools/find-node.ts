import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installTool } from './install-tool.ts'

/** The names in scripts/tools/nodes/package.json, oldest first. */
export const NODE_VERSIONS = ['node22', 'node24', 'node26'] as const
export type NodeVersion = (typeof NODE_VERSIONS)[number]

export const NODE_HINT = 'The registry has this Node for Linux on x64 only.'

/** The folder with the program `node` of a version, installed from the registry on first use. */
export function findOrInstallNode(version: NodeVersion): string | null {
  const folder = installTool('nodes')
  const bin = folder === null ? null : join(folder, 'node_modules', version, 'bin')
  return bin !== null && existsSync(join(bin, 'node')) ? bin : null
}
