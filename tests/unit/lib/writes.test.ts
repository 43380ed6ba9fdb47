import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Writes that may change no row, and why that is no failure. */
const MAY_CHANGE_NOTHING: Readonly<Record<string, string>> = {
  "contact_messages update({ read_at: NOW }).eq('id', id).is('read_at', null)":
    'read by another admin meanwhile',
  "profiles update({ language }).eq('user_id', userId)": 'the language of a visitor without a profile',
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

/** Every chain of an update or a delete, from its table on. */
const writes = files.flatMap((path) => {
  const text = readFileSync(join('src', path), 'utf8').replaceAll(/\s+/g, ' ').replaceAll(' .', '.')
  return [...text.matchAll(/(?:from\('(\w+)'\)|\b(?:table|client))\.((?:update|delete)\(.{0,600})/g)].map(
    ([, table = 'table', chain = '']) => ({ path, table, chain }),
  )
})

test('a write says how many rows it changed: none is no success', () => {
  expect(writes.length).toBeGreaterThan(20)
  const silent = writes.filter(
    ({ table, chain }) =>
      !/^[^;]*?\.select\(/.test(chain.split(/from\('|meta:|mutationFn/, 1)[0] ?? '') &&
      !Object.keys(MAY_CHANGE_NOTHING).some((name) => `${table} ${chain}`.startsWith(name)),
  )
  expect(silent.map(({ path, table, chain }) => `${path}: ${table} ${chain.slice(0, 80)}`)).toEqual([])
})
