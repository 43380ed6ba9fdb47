import { expect, test } from 'vitest'
import { matrixRows, matrixValues, newRows } from '@/admin/products/variations/matrix'

const short = (rows: ReturnType<typeof matrixRows>) =>
  rows.map((row) => {
    const values = matrixValues(row, true)
    return [row.type, row.value, values?.stock_quantity, values?.price_adjustment]
  })

test('values are separated by commas of any script and by lines, and each counts once', () => {
  const rows = matrixRows({ color: 'Blue, Red،أخضر\n Blue ,, ', size: 'Small;Large', shape: '' }, '4')
  expect(short(rows)).toEqual([
    ['color', 'Blue', 4, 0],
    ['color', 'Red', 4, 0],
    ['color', 'أخضر', 4, 0],
    ['size', 'Small', 4, 0],
    ['size', 'Large', 4, 0],
  ])
})

test('a spreadsheet brings stock and adjustment in its next columns', () => {
  const rows = matrixRows({ size: '60 x 90 cm\t7\t1 250,50\r\nHuge, really\t\t-20\nOdd\tx\ty' }, '2')
  expect(short(rows)).toEqual([
    ['size', '60 x 90 cm', 7, 1250.5],
    ['size', 'Huge, really', 0, -20],
    // Not 0: the row is refused in its place.
    ['size', 'Odd', undefined, undefined],
  ])
})

test('what is there already is left out, whatever its letters’ case', () => {
  const rows = matrixRows({ color: 'blue, Red', size: 'Blue' }, '1')
  const existing = [{ variation_type: 'color', variation_value: 'Blue' }]
  expect(newRows(rows, existing).map(({ key }) => key)).toEqual(['color:Red', 'size:Blue'])
})

test('values are folded as in the dialog of one value, and each counts once, whatever its letters’ case', () => {
  const typed = '\u200FBlue\u200F, \u2068blue\u2069\ne\u0301meraude, \u00E9meraude, \u200B'
  expect(matrixRows({ color: typed }, '1').map(({ value }) => value)).toEqual(['Blue', '\u00E9meraude'])
})

test('a value that no column holds is left out', () => {
  expect(matrixRows({ color: 'x'.repeat(81) }, '1')).toEqual([])
})
