import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const LIBREOFFICE_HINT =
  'There is no LibreOffice: install it (Debian: apt-get install --no-install-recommends libreoffice-calc; macOS: brew install --cask libreoffice).'

/** The path of the installed LibreOffice, which opens and saves files in the tests of exports. */
export function findLibreOffice(): string | null {
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'soffice')),
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
    'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
  ]
  return candidates.find((path) => existsSync(path)) ?? null
}
