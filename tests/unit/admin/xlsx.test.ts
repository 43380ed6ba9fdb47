import { strFromU8, unzipSync } from 'fflate'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { MAX_UNPACKED_BYTES, unzip, zip } from '@/admin/fflate-sync'
import { customerExportRows } from '@/admin/customers/customer-export'
import type { CustomerRow } from '@/admin/customers/queries'
import { InvalidFile, readFile } from '@/admin/products/import/product-file'
import type * as Xlsx from '@/admin/xlsx'
import { type ReadCell, readXlsx, xlsxFile } from '@/admin/xlsx'
import { createTranslator } from '@/i18n/translate'
import { ar as analytics } from '@/i18n/messages/admin/analytics/ar'
import { ar as shellTexts } from '@/i18n/messages/admin/shell/ar'
import { ar as shop } from '@/i18n/messages/shop/ar'

const TEXTS = [
  ...[
    '01000',
    '0612345678',
    '00340434161094021501',
    '12 mars',
    '1/2',
    '1e5',
    'TRUE',
    '=1+1',
    "'=1",
    '+1',
    '@x',
  ],
  ...[' space ', 'two\nlines', 'a\ttab', '<b> & "quotes"', 'فاس', '_x0041_', '_x005F_', '\u{1F3FA}'],
]

/** The XML of the first sheet, with the format of each cell in place of its number. */
async function sheetXml(file: Blob): Promise<string> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const styles = part('xl/styles.xml')
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  )
  const [, used = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? []
  const cells = [...used.matchAll(/<xf ([^>]*)>/g)].map(([, attributes = '']) =>
    formats.get(/numFmtId="(\d+)"/.exec(attributes)?.[1] ?? ''),
  )
  return part('xl/worksheets/sheet1.xml').replaceAll(
    / s="(\d+)"/g,
    (_all, at) => ` s="${cells[Number(at)] ?? ''}"`,
  )
}

describe('a table as an Excel file', () => {
  it('keeps texts as texts, whatever they look like', async () => {
    const file = await xlsxFile([['text'], ...TEXTS.map((text) => [text])], 'en')
    expect(await readXlsx(file)).toEqual([['text'], ...TEXTS.map((text) => [text])])
    const xml = await sheetXml(file)
    expect([...xml.matchAll(/<c r="A\d+" s="@" t="s">/g)]).toHaveLength(TEXTS.length + 1)
    expect(xml).not.toContain('<f>')
  })

  it('has numbers, amounts, days and times as such', async () => {
    const file = await xlsxFile(
      [
        ['pieces', 'amount', 'day', 'time', 'nothing'],
        [3, { amount: -107.5 }, { day: '2026-02-28' }, { time: '2026-11-21T23:30:00Z' }, null],
      ],
      'fr',
    )
    expect((await readXlsx(file))[1]).toEqual([
      3,
      -107.5,
      new Date('2026-02-28T00:00:00Z'),
      new Date('2026-11-21T23:30:00Z'),
      null,
    ])
    const xml = await sheetXml(file)
    expect(xml).toContain('s="0.00"><v>-107.5</v>')
    expect(xml).toContain('s="yyyy-mm-dd"><v>46081</v>')
    expect(xml).toContain('s="yyyy-mm-dd hh:mm"')
  })

  it('runs from right to left in Arabic, with the names of the columns in view', async () => {
    expect(await sheetXml(await xlsxFile([['ا'], ['ب']], 'ar'))).toMatch(
      /rightToLeft="1".*ySplit="1".*state="frozen"/,
    )
    expect(await sheetXml(await xlsxFile([['a'], ['b']], 'en'))).not.toContain('rightToLeft')
  })
})

it('customers have telephone numbers as they are dialled, and the country by its name', () => {
  const words = createTranslator('ar', { ...analytics, ...shellTexts, ...shop })
  const customer = {
    ...{ display_name: 'Salma', email: 'salma@mcg.example', phone: '+212612345678', city: 'Fez' },
    ...{ country: 'spain', role: 'customer', created_at: '2026-11-21T23:30:00Z', orders: 2 },
    ...{ total_spent: 240, last_order_at: null },
  } as CustomerRow
  const [, row] = customerExportRows([customer], words)
  expect(row).toEqual([
    ...['Salma', 'salma@mcg.example', '0612345678', 'Fez', 'إسبانيا', 'زبون'],
    ...[{ day: '2026-11-21' }, 2, { amount: 240 }, null],
  ])
})

describe('an Excel file to import', () => {
  const file = (...rows: ReadCell[][]) =>
    xlsxFile(
      rows.map((row) =>
        row.map((cell) =>
          cell instanceof Date
            ? { day: cell.toISOString().slice(0, 10) }
            : typeof cell === 'boolean'
              ? String(cell)
              : cell,
        ),
      ),
      'en',
    )

  it('is read by the type of its cells', async () => {
    const { rows, problems } = await readFile(
      await file(
        ['name_en', 'price', 'compare_at_price', 'stock_quantity', 'is_active'],
        ['007', 1500, 1600.5, 12, 'true'],
        ['Lamp', '1.500', '1 600,50', '12', 0],
        ['Sum', 0.1 + 0.2, null, null, null],
      ),
    )
    expect(problems).toEqual([])
    const values = { price: '1500', compare_at_price: '1600.5', stock_quantity: '12' }
    expect(rows.map((row) => row.values)).toEqual([
      { name_en: '007', ...values, is_active: 'true' },
      { name_en: 'Lamp', ...values, is_active: 'false' },
      { name_en: 'Sum', price: '0.3', compare_at_price: '', stock_quantity: '', is_active: '' },
    ])
  })

  it.each([
    ['price', 1.234, 'invalid_value'],
    ['price', 0.015, 'invalid_value'],
    ['price', 1e21, 'invalid_value'],
    ['stock_quantity', 1.5, 'invalid_value'],
    ['stock_quantity', 1e16, 'invalid_value'],
    ['is_active', 2, 'invalid_value'],
    ['id', 7, 'invalid_value'],
    ['price', new Date('2026-03-12'), 'date'],
    ['name_en', new Date('2026-03-12'), 'date'],
    ['description_fr', new Date('2026-03-12'), 'date'],
  ])('stops the row at the cell: %s %s', async (column, cell, code) => {
    const { rows, problems } = await readFile(await file(['name_fr', column], ['x', cell], ['y', null]))
    expect(problems).toMatchObject([{ line: 2, code, field: column }])
    expect(rows.map(({ line }) => line)).toEqual([3])
  })

  it('is refused when it is another kind of archive or broken', async () => {
    for (const content of ['PK\u0003\u0004', 'PK\u0003\u0004 and no archive']) {
      await expect(readFile(new Blob([content]))).rejects.toEqual(new InvalidFile('notText'))
    }
  })
})

describe('in the browser, without workers', () => {
  it('the packages find all that they need, and start none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mcg-xlsx-'))
    await build({
      ...{ configFile: false, logLevel: 'silent' },
      resolve: {
        alias: [
          { find: '@', replacement: resolve('src') },
          { find: /^fflate$/, replacement: resolve('src/admin/fflate-sync.ts') },
        ],
      },
      build: {
        ...{ outDir: folder, copyPublicDir: false },
        lib: { entry: resolve('src/admin/xlsx.ts'), formats: ['es'], fileName: () => 'xlsx.mjs' },
      },
    })
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const code = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')).join('')
    expect(code).not.toContain('new Worker')
    const built = (await import(pathToFileURL(join(folder, 'xlsx.mjs')).href)) as typeof Xlsx
    const rows = [
      ['name', 'price'],
      ...Array.from({ length: 3000 }, (_row, index) => [`Bowl ${index}`, index]),
    ]
    expect(await built.readXlsx(await built.xlsxFile(rows, 'en'))).toEqual(rows)
    rmSync(folder, { recursive: true })
  })

  const bytes = (length: number) =>
    Uint8Array.from({ length }, (_byte, index) => (index * 2_654_435_761) >>> 24)

  it('files of any size are packed and unpacked', async () => {
    const content = bytes(700_000)
    const packed = await new Promise<Uint8Array>((resolve) => {
      zip({ 'a.xml': content }, (_error, result) => resolve(result!))
    })
    const unpacked = await new Promise<Record<string, Uint8Array>>((resolve) => {
      unzip(packed, { filter: () => true }, (_error, result) => resolve(result!))
    })
    expect(Object.keys(unpacked)).toEqual(['a.xml'])
    expect(Buffer.compare(unpacked['a.xml']!, content)).toBe(0)
  })

  it('what is no archive, or unpacks to too much, is an error', async () => {
    const failure = (archive: Uint8Array) =>
      new Promise((resolve) => unzip(archive, { filter: () => true }, (error) => resolve(error)))
    expect(await failure(bytes(100))).toMatchObject({ code: expect.any(Number) as number })
    const large = await new Promise<Uint8Array>((resolve) => {
      zip({ 'a.xml': bytes(1000) }, (_error, result) => resolve(result!))
    })
    const directory = Buffer.from(large).indexOf('PK\u0001\u0002')
    new DataView(large.buffer).setUint32(directory + 24, MAX_UNPACKED_BYTES + 1, true)
    expect(await failure(large)).toBeInstanceOf(RangeError)
  })
})
