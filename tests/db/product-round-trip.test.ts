import { csvText } from '@/admin/csv'
import { type ReadCell, readXlsx, xlsxFile } from '@/admin/xlsx'
import { type Table, testRoundTrips } from './product-files.ts'

/** A table as a file, edited as a spreadsheet does it. */
testRoundTrips({
  'CSV in English': (rows: Table) => Promise.resolve(new Blob([csvText(rows, 'en')])),
  'CSV in French': (rows: Table) => Promise.resolve(new Blob([csvText(rows, 'fr')])),
  'an Excel file': (rows: Table) => xlsxFile(rows, 'ar'),
  'an Excel file that was saved again': async (rows: Table) => {
    const read = await readXlsx(await xlsxFile(rows, 'ar'))
    return xlsxFile(
      read.map((row) => row.map((cell: ReadCell) => (typeof cell === 'number' ? cell : String(cell ?? '')))),
      'en',
    )
  },
})
