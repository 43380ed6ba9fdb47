/**
 * Runs a command on a Node of the registry instead of the installed one.
 *
 *   tsx scripts/tools/with-node.ts node26 vitest run --project=dom
 */
import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { findOrInstallNode, NODE_HINT, NODE_VERSIONS } from './find-node.ts'

const [name, command = 'node', ...args] = process.argv.slice(2)
const version = NODE_VERSIONS.find((each) => each === name)
if (version === undefined)
  throw new Error(`Usage: with-node.ts <${NODE_VERSIONS.join('|')}> <command> [arguments]`)
const bin = findOrInstallNode(version)
if (bin === null) throw new Error(NODE_HINT)
const path = [bin, resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
process.exitCode =
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } }).status ?? 1
