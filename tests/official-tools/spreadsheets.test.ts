import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { csvText } from '@/admin/csv'
import { xlsxFile } from '@/admin/xlsx'
import { findLibreOffice, LIBREOFFICE_HINT } from '../../scripts/find-libreoffice.ts'
import { type Table, testRoundTrips } from '../db/product-files.ts'

// The files of the admin area, opened and saved by LibreOffice in the operator's language.

const run = promisify(execFile)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-spreadsheets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A profile of LibreOffice whose numbers and dates are those of the country. */
function profile(locale: string): string {
  const path = join(folder, locale)
  mkdirSync(join(path, 'user'), { recursive: true })
  writeFileSync(
    join(path, 'user/registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>
</oor:items>`,
  )
  return path
}

/** The cells of a CSV file: separator, quote, UTF-8, from the first line on, all columns as they are found. */
const csvFilter = (separator: ',' | ';') => `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1`

type Opened = { readonly extension: 'csv' | 'xlsx'; readonly locale: string; readonly separator?: ',' | ';' }

/** The file after LibreOffice has opened and saved it. */
async function saved(file: Blob, { extension, locale, separator = ',' }: Opened): Promise<Blob> {
  const given = join(folder, `given.${extension}`)
  writeFileSync(given, Buffer.from(await file.arrayBuffer()))
  const out = mkdtempSync(join(folder, 'saved-'))
  const format = extension === 'csv' ? `csv:${csvFilter(separator)}` : extension
  const libreOffice = findLibreOffice()
  if (libreOffice === null) throw new Error(LIBREOFFICE_HINT)
  await run(libreOffice, [
    `-env:UserInstallation=${pathToFileURL(profile(locale)).href}`,
    '--headless',
    ...(extension === 'csv' ? [`--infilter=${csvFilter(separator)}`] : []),
    ...['--convert-to', format, '--outdir', out, given],
  ])
  return new Blob([readFileSync(join(out, `given.${extension}`))])
}

testRoundTrips({
  'CSV, saved in French': (table: Table) =>
    saved(new Blob([csvText(table, 'fr')]), { extension: 'csv', locale: 'fr-FR', separator: ';' }),
  'CSV, saved in Arabic': (table: Table) =>
    saved(new Blob([csvText(table, 'ar')]), { extension: 'csv', locale: 'ar-MA' }),
  'an Excel file, saved in French': async (table: Table) =>
    saved(await xlsxFile(table, 'fr'), { extension: 'xlsx', locale: 'fr-FR' }),
  'an Excel file, saved in Arabic': async (table: Table) =>
    saved(await xlsxFile(table, 'ar'), { extension: 'xlsx', locale: 'ar-MA' }),
})
