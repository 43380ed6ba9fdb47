import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { csvText, withoutEscape } from '@/admin/csv'
import { type ExportRow, productExportRows } from '@/admin/products/import/product-export-rows'
import { FILE_COLUMNS } from '@/admin/products/import/file-columns'
import { fileText, readRows } from '@/admin/products/import/product-file'

const golden = 'tests/unit/admin/products.golden.csv'

const plain: ExportRow = {
  id: '3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b01',
  name_en: 'Brass lantern, pierced',
  name_fr: 'Lanterne ajourée',
  name_ar: 'فانوس من النحاس، مخرّم',
  description_en: 'It says "baraka".\nTwo lines.',
  description_fr: '',
  description_ar: 'سطر أول\r\nسطر ثانٍ',
  price: 450.5,
  compare_at_price: 520,
  stock_quantity: 12,
  category: 'copperware',
  city: 'Fez',
  is_active: true,
  image_url: 'seed/lantern-1000.webp',
}

const tricky: ExportRow = {
  ...plain,
  id: '3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b02',
  name_en: '=HYPERLINK("http://example.com")',
  name_fr: '+33 lampes',
  name_ar: '@فانوس',
  description_en: "'=already with an apostrophe",
  description_fr: '-\ttab; semicolon',
  description_ar: "''-twice",
  compare_at_price: null,
  is_active: false,
  image_url: null,
}

const text = (product: ExportRow, column: (typeof FILE_COLUMNS)[number]) => {
  const value = product[column] ?? null
  return value === null ? '' : String(value)
}

/** Without the column of the exported values. */
const columnsOf = (rows: (string | number | null)[][]) =>
  rows.map((cells) => cells.slice(0, FILE_COLUMNS.length))

describe('the file that goes out', () => {
  it('is exactly this', () => {
    expect(csvText(columnsOf(productExportRows([plain, tricky])), 'en')).toBe(readFileSync(golden, 'utf8'))
  })

  it('carries the exported values of every row in its last column', () => {
    const [head, ...rows] = productExportRows([plain, tricky])
    expect(head?.at(-1)).toBe('baseline')
    expect(rows.map((cells) => JSON.parse(String(cells.at(-1))) as unknown)).toEqual([plain, tricky])
  })

  it('begins with the mark that Excel needs, ends every line with CRLF and keeps Arabic as it is', () => {
    const file = csvText([
      ['الاسم', 1],
      [null, 'فاس'],
    ])
    expect(file).toBe('\uFEFF"الاسم","1"\r\n"","فاس"\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    // A cell that begins with an apostrophe no longer begins with a space.
    [' =1', "' =1"],
    ['\t=1', "'\t'=1"],
    ["'=1", "''=1"],
    ["'quoted'", "'quoted'"],
    ['a=b', 'a=b'],
    ['a,b', 'a,b'],
    ['a"b', 'a""b'],
    [' a ', ' a '],
    ['a\nb', 'a\nb'],
    // Where another program splits the cell.
    ['a;=1', "a;'=1"],
    ['a;b; +1', "a;b;' +1"],
    ['a,@b', "a,'@b"],
    ['a; b', 'a; b'],
    // Full-width signs, and signs behind direction marks.
    ['＝1', "'＝1"],
    ['\u200E＋1', "'\u200E＋1"],
    ['\u2067=1', "'\u2067=1"],
    ['\uFEFF@x', "'\uFEFF@x"],
  ])('writes %j as %j', (value, cell) => {
    expect(csvText([[value]])).toBe(`\uFEFF"${cell}"\r\n`)
  })

  it('writes amounts with two decimals, in French with a comma', () => {
    expect(csvText([[{ amount: -107.5 }, { amount: 20 }]], 'en')).toContain('"-107.50","20.00"')
    expect(csvText([[{ amount: -107.5 }]], 'fr')).toContain('"-107,50"')
  })

  it('leaves numbers alone, negative ones too', () => {
    expect(csvText([[-5, 0.5]])).toBe('\uFEFF"-5","0.5"\r\n')
  })

  it.each([
    ['en', '\uFEFFsep=,\r\n"-0.5","a"\r\n'],
    ['ar', '\uFEFFsep=,\r\n"-0.5","a"\r\n'],
    ['fr', '\uFEFFsep=;\r\n"-0,5";"a"\r\n'],
  ] as const)('names the separator for a spreadsheet in %s', (language, file) => {
    expect(csvText([[-0.5, 'a']], language)).toBe(file)
  })
})

describe('the file that comes back', () => {
  it.each([
    ...['=1', '+1', '-', '@x', ' =1', '\t@', "'=1", "''=1", "'", "''", "'a", 'a', '', "' =", '\r-', '＝1'],
    ...['a;=1', "a;'=1", ';', ';;@', '\t;\n=1', ",'\u200E-1", '\u00AD=1', "\t'=1"],
  ])('gives %j as it was', async (value) => {
    const { rows } = await readRows(
      csvText([
        ['name_en', 'name_fr'],
        [value, 'x'],
      ]),
    )
    expect(rows.map(({ values }) => values.name_en)).toEqual([value])
  })

  it('takes off what csvText put on, and no other apostrophe', () => {
    expect(withoutEscape("'=1")).toBe('=1')
    expect(withoutEscape("'tis")).toBe("'tis")
    expect(withoutEscape("''=1")).toBe("'=1")
  })

  it.each([undefined, 'en', 'fr', 'ar'] as const)(
    'in %s says of every column what the export said',
    async (language) => {
      const products = [plain, tricky]
      const { rows, problems, unknownColumns } = await readRows(
        csvText(columnsOf(productExportRows(products)), language),
      )
      expect(problems).toEqual([])
      expect(unknownColumns).toEqual([])
      expect(rows).toEqual(
        products.map((product, index) => ({
          line: index + 2,
          key: null,
          baseline: null,
          values: Object.fromEntries(FILE_COLUMNS.map((column) => [column, text(product, column)])),
        })),
      )
    },
  )

  it.each([undefined, 'en', 'fr', 'ar'] as const)(
    'in %s says nothing when it was not edited',
    async (language) => {
      const { rows, problems } = await readRows(csvText(productExportRows([plain, tricky]), language))
      expect(problems).toEqual([])
      expect(rows.map(({ values, baseline }) => [values, baseline])).toEqual([
        [{ id: plain.id }, {}],
        [{ id: tricky.id }, {}],
      ])
    },
  )

  it('is read from the golden file the same way', async () => {
    const { rows } = await readRows(await fileText(new Blob([readFileSync(golden)])))
    expect(rows.map(({ values }) => values.name_en)).toEqual([plain.name_en, tricky.name_en])
    expect(rows[0]?.values.description_ar).toBe(plain.description_ar)
  })
})
