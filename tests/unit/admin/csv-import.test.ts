import { describe, expect, it } from 'vitest'
import { csvText } from '@/admin/csv'
import { type ExportRow, productExportRows } from '@/admin/products/import/product-export-rows'
import { FILE_COLUMNS } from '@/admin/products/import/file-columns'
import { fileText, InvalidFile, MAX_ROWS, readRows } from '@/admin/products/import/product-file'

const faultOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof InvalidFile ? error.fault : error),
  )

describe('files that spreadsheets write', () => {
  it.each([
    ['commas', 'name_en,price\r\nLamp,12.5\r\n'],
    ['semicolons and decimal commas', 'name_en;price\nLamp;12,5\n'],
    ['tabs, as they are pasted', 'name_en\tprice\nLamp\t12.5'],
    ['names of columns in their own way', '\uFEFF Name EN ,PRICE\nLamp,12.5\n'],
    ['Arabic digits', 'name_en,price\nLamp,١٢٫٥\n'],
  ])('with %s', async (_kind, text) => {
    const { rows, problems } = await readRows(text)
    expect(rows).toMatchObject([{ line: 2, values: { name_en: 'Lamp', price: '12.5' } }])
    expect(problems).toEqual([])
  })

  it.each([
    ['TRUE', 'true'],
    ['faux', 'false'],
    ['نعم', 'true'],
    ['0', 'false'],
    ['', ''],
  ])('say %j for %j', async (cell, value) => {
    const { rows } = await readRows(`name_en,is_active\nLamp,${cell}\n`)
    expect(rows[0]?.values.is_active).toBe(value)
  })

  it('number the rows as spreadsheets do, blank ones and lines within a cell included', async () => {
    const { rows } = await readRows('name_en,description_en\nA,"one\ntwo"\n,\n\nB,three\n')
    expect(rows.map(({ line, values }) => [line, values.name_en])).toEqual([
      [2, 'A'],
      [5, 'B'],
    ])
  })

  it('leave out what is not known, and refuse what is no value of its column', async () => {
    const { rows, problems, unknownColumns } = await readRows(
      'name_en,colour,price\nLamp,red,cheap\nTray,blue,12\n',
    )
    expect(unknownColumns).toEqual(['colour'])
    expect(problems).toEqual([{ line: 2, code: 'invalid_value', field: 'price', value: 'cheap' }])
    expect(rows.map(({ values }) => values)).toEqual([{ name_en: 'Tray', price: '12' }])
  })

  it.each([
    ['price', '1e3'],
    ['price', '0x1F4'],
    ['price', '1_000'],
    ['price', '0.015'],
    ['compare_at_price', '1e3'],
    ['stock_quantity', '1e3'],
    ['stock_quantity', '7.5'],
    ['is_active', 'perhaps'],
    ['id', '{3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b01}'],
  ])('stop the row at the cell: %s %j', async (column, cell) => {
    const { rows, problems } = await readRows(`name_en,${column}\nLamp,"${cell}"\n`)
    expect(rows).toEqual([])
    expect(problems).toEqual([{ line: 2, code: 'invalid_value', field: column, value: cell }])
  })

  it.each([
    ['1.500', '1500'],
    ['12.000', '12000'],
    ['1\u202F500', '1500'],
    ['١٬٥٠٠', '1500'],
  ])('price %j is %s', async (cell, value) => {
    const { rows } = await readRows(`name_en\tprice\nLamp\t${cell}\n`)
    expect(rows[0]?.values.price).toBe(value)
  })
})

it('the empty cells that a program leaves out at the end of a row are not given: what the shop has stays', async () => {
  const { rows, problems } = await readRows('name_en,price,name_fr\nLamp\nTray,12\n')
  expect(problems).toEqual([])
  expect(rows.map(({ values }) => values)).toEqual([{ name_en: 'Lamp' }, { name_en: 'Tray', price: '12' }])
})

it('names the rows that an open quotation mark takes with it, and reads those after it under their own number', async () => {
  const { rows, problems } = await readRows('name_en,price\n"Lamp",1\n"Tray 5" x,2\nBowl,3\nCup",4\nJar,5\n')
  expect(rows.map(({ line, values }) => [line, values.name_en])).toEqual([
    [2, 'Lamp'],
    [6, 'Jar'],
  ])
  expect(problems).toEqual([{ line: 3, lastLine: 5, code: 'quotesOpen', field: null, value: '' }])
  const open = await readRows('name_en,price\nLamp,1\n"Tray,2\nBowl,3\nCup,4\n')
  expect(open.rows.map(({ line }) => line)).toEqual([2])
  expect(open.problems).toMatchObject([{ line: 3, lastLine: 5, code: 'quotesOpen' }])
})

it.each(['La\0mp', 'La\uD800mp', '\uDC00'])(
  '%j cannot be sent: its row is refused, not its batch',
  async (name) => {
    const { rows, problems } = await readRows(`name_en,price\n${name},1\nTray,2\n`)
    expect(rows.map(({ line }) => line)).toEqual([3])
    expect(problems).toEqual([{ line: 2, code: 'invalid_value', field: 'name_en', value: name }])
  },
)

it('a picture’s address is read without the marks that it was copied with', async () => {
  const { rows } = await readRows('name_en,image_url\nLamp,\u200Bhttps://cdn.example.com/lamp.png\u200E\n')
  expect(rows[0]?.values.image_url).toBe('https://cdn.example.com/lamp.png')
})

describe('rows that cannot be asked about', () => {
  it.each([
    ['too many cells', 'name_en,price\nLamp,1,2\n', 'cells'],
    ['a quotation mark that is never closed', 'name_en,price\n"Lamp,1\n', 'quotes'],
  ])('%s', async (_what, text, code) => {
    const { rows, problems } = await readRows(text)
    expect(rows).toEqual([])
    expect(problems).toEqual([{ line: 2, code, field: null, value: '' }])
  })

  it('the same product twice', async () => {
    const id = '3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b01'
    const { rows, problems } = await readRows(`id,price\n${id},1\n${id.toUpperCase()},2\n,3\n,4\n`)
    expect(rows.map(({ line }) => line)).toEqual([2, 4, 5])
    expect(problems).toEqual([{ line: 3, code: 'twice', field: 'id', value: id }])
    const sizes = await readRows(
      `id,variation,stock_quantity\n${id},,1\n${id},size: S,2\n${id},size: M,3\n${id},SIZE: S,4\n`,
    )
    expect(sizes.rows.map(({ line }) => line)).toEqual([2, 3, 4])
    expect(sizes.problems).toEqual([{ line: 5, code: 'twice', field: 'variation', value: 'SIZE: S' }])
  })

  it.each([
    ['size: Small', 'Small'],
    ['Small', 'size: small'],
    ['size: Small', 'size:  Small'],
    ['color: Red / size: Small', 'red / small'],
    ['color: Red / size: Small', 'color: red /  size: small'],
  ])('the same variation twice, as %s and %s', async (one, other) => {
    const id = '3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b01'
    const { rows, problems } = await readRows(
      `id,variation,stock_quantity\n${id},${one},1\n${id},${other},2\n`,
    )
    expect(rows.map(({ line }) => line)).toEqual([2])
    expect(problems).toEqual([{ line: 3, code: 'twice', field: 'variation', value: other }])
  })

  it('but one value of two kinds, and of two products, is no repetition', async () => {
    const [id, otherId] = ['3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b01', '3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b02']
    const { rows, problems } = await readRows(
      `id,variation,price_adjustment\n${id},height: 40,1\n${id},width: 40,2\n${otherId},height: 40,3\n`,
    )
    expect([rows.length, problems]).toEqual([3, []])
  })
})

describe('files that cannot be used', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['no rows', 'name_en,price\n,\n', 'empty'],
    ['no column that is known', 'nom,prix\nLampe,1\n', 'noColumns'],
    ['a column twice', 'price,Price\n1,2\n', 'columnTwice'],
    ['too many rows', `price\n${'1\n'.repeat(MAX_ROWS + 1)}`, 'tooManyRows'],
  ])('%s', async (_what, text, fault) => {
    expect(await faultOf(readRows(text))).toBe(fault)
  })

  it('a file in an old encoding, and one that is too large', async () => {
    expect(await faultOf(fileText(new Blob([new Uint8Array([0x66, 0xe9, 0x65])])))).toBe('notText')
    expect(await faultOf(fileText(new Blob([new Uint8Array(11 * 1024 * 1024)])))).toBe('tooLarge')
  })

  it('but UTF-16 is read, in either order of bytes', async () => {
    expect(await fileText(new Blob([new Uint8Array([0xff, 0xfe, 0x41, 0x06, 0x27, 0x06])]))).toBe('فا')
    expect(await fileText(new Blob([new Uint8Array([0xfe, 0xff, 0x06, 0x41, 0x06, 0x27])]))).toBe('فا')
  })
})

describe('a file that was exported', () => {
  const product: ExportRow = {
    id: '3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b01',
    name_en: '=Lamp',
    name_fr: 'Lampe',
    name_ar: 'مصباح',
    description_en: 'One\r\nTwo',
    description_fr: '',
    description_ar: '',
    price: 1500.5,
    compare_at_price: null,
    stock_quantity: 7,
    category: 'lamps',
    city: 'Fez',
    is_active: true,
    image_url: 'catalog/lamp.avif',
  }
  const edited = (change: (cells: string[]) => void, before: ExportRow = {}) => {
    const [head = [], cells = []] = productExportRows([{ ...product, ...before }])
    const texts = cells.map((cell) => String(cell ?? ''))
    change(texts)
    return readRows(csvText([head, texts]))
  }

  it('says nothing about cells that were not edited, also when a spreadsheet wrote them in its own way', async () => {
    const { rows, problems } = await edited((cells) => {
      cells[FILE_COLUMNS.indexOf('price')] = '1 500,50'
      cells[FILE_COLUMNS.indexOf('is_active')] = 'VRAI'
      cells[FILE_COLUMNS.indexOf('description_en')] = 'One\nTwo'
    })
    expect(problems).toEqual([])
    expect(rows).toEqual([{ line: 2, key: null, values: { id: product.id }, baseline: {} }])
  })

  it('brings the edited cells and what they were', async () => {
    const { rows } = await edited((cells) => {
      cells[FILE_COLUMNS.indexOf('price')] = '1.600'
      cells[FILE_COLUMNS.indexOf('compare_at_price')] = '1.800'
    })
    expect(rows).toMatchObject([
      {
        values: { id: product.id, price: '1600', compare_at_price: '1800' },
        baseline: { price: 1500.5, compare_at_price: null },
      },
    ])
  })

  it('says nothing about variations that were not edited, and finds each by its name', async () => {
    const variation = { id: product.id, variation: 'size: Small', price_adjustment: -20, stock_quantity: 3 }
    const read = async (change: (cells: string[]) => void) => {
      const [head = [], ...rows] = productExportRows([product, variation])
      const texts = rows.map((cells) => cells.map((cell) => String(cell ?? '')))
      change(texts[1] ?? [])
      return readRows(csvText([head, ...texts]))
    }
    const { rows, problems } = await read(() => undefined)
    expect(problems).toEqual([])
    expect(rows.map(({ values }) => values)).toEqual([
      { id: product.id },
      { id: product.id, variation: 'size: Small' },
    ])
    const changed = await read((cells) => {
      cells[FILE_COLUMNS.indexOf('price_adjustment')] = '-12,5'
    })
    expect(changed.rows[1]).toMatchObject({
      values: { variation: 'size: Small', price_adjustment: '-12.5' },
      baseline: { price_adjustment: -20 },
    })
    const renamed = await read((cells) => {
      cells[FILE_COLUMNS.indexOf('variation')] = 'size: Large'
    })
    expect(renamed.problems).toMatchObject([{ line: 3, code: 'baseline' }])
  })

  it('stops a row with the values of another', async () => {
    const { problems } = await edited((cells) => {
      cells[0] = '3f1a4c0e-8a51-4c7e-9a11-0d6f2f9e7b02'
    })
    expect(problems).toMatchObject([{ code: 'baseline' }])
  })

  it.each([
    ['name_ar', '??????'],
    ['name_ar', 'Ù…ØµØ¨Ø§Ø­'],
    ['name_fr', 'Lampe ajour\uFFFDe'],
    ['name_fr', 'Lampe ajour?e'],
    ['name_fr', 'Lampe ajourÃ©e'],
    ['description_ar', '???? ??'],
    ['description_fr', 'Lampe ajour?e, faite main'],
    ['description_fr', 'Th?i?re'],
    ['name_fr', 'Caf? noir'],
    ['name_fr', 'Plateau dor?'],
    ['name_fr', '? la main'],
    ['name_fr', 'L_ampe ajour_e'],
    ['name_ar', '______'],
    ['name_ar', 'ãÕÈÇÍ'],
    ['name_ar', 'مصباح ?'],
    ['name_ar', 'Lamp'],
  ] as const)('stops a row whose letters were lost: %s %s', async (column, text) => {
    const { rows, problems } = await edited((cells) => {
      cells[FILE_COLUMNS.indexOf(column)] = text
    })
    expect(rows).toEqual([])
    expect(problems).toEqual([{ line: 2, code: 'letters', field: column, value: text }])
  })

  it.each([
    ['description_en', 'Lampe brodée à la main', 'Lampe brod?e ? la main'],
    ['description_en', 'Lampe brodée à la main', 'Lampe brod_e _ la main'],
    ['description_en', 'Lampe brodée à la main', 'Lampe brode  la main'],
    ['description_en', 'Œuvre brodée', '?uvre brodée'],
    ['description_ar', 'مصباح 20', '20'],
    ['description_ar', 'مصباح أحمر', 'مصباح ?'],
    ['description_ar', 'مصباح أحمر', 'Lampe rouge'],
  ] as const)('stops a row of which letters of %s were lost: %s, %s', async (column, before, text) => {
    const { rows, problems } = await edited(
      (cells) => {
        cells[FILE_COLUMNS.indexOf(column)] = text
      },
      { [column]: before },
    )
    expect(rows).toEqual([])
    expect(problems).toEqual([{ line: 2, code: 'letters', field: column, value: text }])
  })

  it.each([
    ['description_en', 'Lampe brodée', 'Lampe brodee'],
    ['description_en', 'Lampe brodée', 'Lampe brodée ? Oui'],
    ['description_en', 'Lampe brodée', ''],
    ['description_ar', 'مصباح أحمر', 'مصباح'],
    ['description_ar', 'مصباح أحمر', ''],
    ['name_en', 'Lamp', 'LAMP_01'],
    ['name_ar', 'Lamp', 'Lamp 2'],
  ] as const)('but takes what was edited: %s from %s to %s', async (column, before, text) => {
    const { rows, problems } = await edited(
      (cells) => {
        cells[FILE_COLUMNS.indexOf(column)] = text
      },
      { [column]: before },
    )
    expect(problems).toEqual([])
    expect(rows[0]?.values[column]).toBe(text)
  })

  it('and a text that looks so and was not edited', async () => {
    const { rows, problems } = await edited(() => undefined, { description_en: 'Handmade?yes' })
    expect([rows.length, problems]).toEqual([1, []])
  })

  it.each(['Is it handmade? Yes!', 'كم السعر؟', 'Ça va ?? Oui', 'https://shop.example/a?b=c'])(
    'keeps %s',
    async (text) => {
      const { rows } = await edited((cells) => {
        cells[FILE_COLUMNS.indexOf('description_fr')] = text
      })
      expect(rows[0]?.values.description_fr).toBe(text)
    },
  )
})

it('a new row has one key, however often its file is read', async () => {
  const text = 'name_en,price\nLamp,1.500\nLamp,"1500"\nTray,12\n'
  const [first, again] = [(await readRows(text)).rows, (await readRows(text.replaceAll('\n', '\r\n'))).rows]
  expect(again).toEqual(first)
  expect(new Set(first.map(({ key }) => key)).size).toBe(3)
  for (const { key } of first) expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})
