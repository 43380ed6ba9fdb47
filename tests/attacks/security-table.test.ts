import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// docs/security.md names a test for every threat. This test verifies that they exist.

const ROWS = 104

type Row = { number: number; threat: string; defence: string; tests: { file: string; name: string }[] }

/** `tests/attacks/roles.test.ts`: 8 the last admin is removed */
const NAMED = /^`([^`]+)`: (.+)$/

function rows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| *\d+ *\|/.test(line))
    .map((line) => {
      const [number = '', threat = '', defence = '', tests = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return {
        number: Number(number),
        threat,
        defence,
        tests: tests.split('<br>').map((entry) => {
          const [, file = '', name = ''] = NAMED.exec(entry.trim()) ?? []
          return { file, name }
        }),
      }
    })
}

/** Whether the source contains the whole name as a string literal. */
function holds(source: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`))
}

function problems(markdown: string): string[] {
  const table = rows(markdown)
  const found: string[] = []
  for (let number = 1; number <= ROWS; number += 1) {
    const row = table.find((one) => one.number === number)
    if (row === undefined) {
      found.push(`${number} is missing`)
      continue
    }
    if (row.threat.length < 10 || row.defence.length < 10) found.push(`${number} says too little`)
    for (const { file, name } of row.tests) {
      if (!existsSync(file)) found.push(`${number}: there is no file ${file}`)
      else if (!holds(readFileSync(file, 'utf8'), name))
        found.push(`${number}: ${file} has no test "${name}"`)
    }
  }
  if (table.length !== ROWS) found.push(`${table.length} rows`)
  return found
}

const document = readFileSync('docs/security.md', 'utf8')

test('every threat has a defence and a test that exists', () => {
  expect(problems(document)).toEqual([])
})

test('every attack test has a row', () => {
  const documented = new Set(rows(document).flatMap(({ tests }) => tests.map(({ name }) => name)))
  for (const file of new Set(rows(document).flatMap(({ tests }) => tests.map((one) => one.file)))) {
    if (!file.startsWith('tests/attacks/')) continue
    const names = [...readFileSync(file, 'utf8').matchAll(/^(?:test|describe)(?:\.each.*)?\('(\d+ [^']+)'/gm)]
    for (const [, name = ''] of names) expect([...documented], file).toContain(name)
  }
})

test('a missing row, file or test name is detected', () => {
  const [, line = ''] = /^(\| *1 *\|.*)$/m.exec(document) ?? []
  expect(problems(document.replace(line, ''))).toEqual(['1 is missing', `${ROWS - 1} rows`])
  expect(
    problems(document.replace('`tests/attacks/roles.test.ts`: 8 ', '`tests/attacks/rolls.test.ts`: 8 ')),
  ).toEqual(['8: there is no file tests/attacks/rolls.test.ts'])
  expect(problems(document.replace(': 8 the last admin', ': 8 the last king'))).toEqual([
    '8: tests/attacks/roles.test.ts has no test "8 the last king is removed"',
  ])
})
