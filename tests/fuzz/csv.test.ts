import fc from 'fast-check'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvText, withoutEscape } from '../../src/admin/csv.ts'
import { FILE_COLUMNS } from '@/admin/products/import/file-columns'
import { readRows, InvalidFile } from '@/admin/products/import/product-file'
import { anyText, SEED } from './arbitraries.ts'

const options = { seed: SEED, numRuns: 400 }
const formula = fc.constantFrom(
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  "'=1",
  "''+x",
  ' =1',
  '"',
  '",";',
  '\r\n',
  "'",
  'a;=1',
  ";'\u200E＝1",
)
const language = fc.constantFrom('en', 'fr', 'ar')
const cell = fc.oneof({ weight: 2, arbitrary: anyText }, { weight: 1, arbitrary: formula })

test('an exported file contains no formula and is imported unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }),
      language,
      (rows, of) => {
        const { data, errors } = papa.parse<string[]>(csvText(rows, of).replace(/^\uFEFFsep=.\r\n/, ''), {
          delimiter: of === 'fr' ? ';' : ',',
          newline: '\r\n',
        })
        const cells = data.slice(0, -1)
        expect(errors).toEqual([])
        for (const text of cells.flat())
          expect(text).not.toMatch(/(^|[;,\t])[^\S\t\r\n]*[=+\-@＝＋－＠]|^[\t\r\n]/)
        expect(cells.map((row) => row.map(withoutEscape))).toEqual(rows)
      },
    ),
    options,
  )
})

test('an imported file is read row by row or refused with an error code', async () => {
  const header = fc.oneof(
    { weight: 6, arbitrary: fc.subarray([...FILE_COLUMNS], { minLength: 1 }) },
    { weight: 1, arbitrary: fc.array(anyText, { maxLength: 4 }) },
  )
  const separator = fc.constantFrom(',', ';', '\t')
  const lines = fc.array(fc.array(cell, { maxLength: FILE_COLUMNS.length }), { maxLength: 5 })
  const file = fc.oneof(
    fc
      .tuple(header, lines, separator, fc.boolean())
      .map(([names, rows, between, quotes]) =>
        [names, ...rows]
          .map((row) => row.map((text) => (quotes ? `"${text.replaceAll('"', '""')}"` : text)).join(between))
          .join('\n'),
      ),
    anyText,
  )
  await fc.assert(
    fc.asyncProperty(file, async (text) => {
      try {
        const { rows, problems } = await readRows(text)
        const columns: readonly string[] = FILE_COLUMNS
        for (const { values } of rows) for (const name of Object.keys(values)) expect(columns).toContain(name)
        expect(new Set([...rows, ...problems].map(({ line }) => line)).size).toBe(
          rows.length + problems.length,
        )
      } catch (error) {
        if (!(error instanceof InvalidFile)) throw error
      }
    }),
    options,
  )
})
