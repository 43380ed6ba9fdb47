import { readFileSync } from 'node:fs'

/** The oldest supported version of each browser, from `browserslist` in package.json. */
export function oldestBrowsers(): ReadonlyMap<string, string> {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return new Map(
    browserslist.map((line) => {
      const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
      if (browser === undefined || version === undefined) throw new Error(`browserslist: ${line}`)
      return [browser, version]
    }),
  )
}

/** The Chromium inside each version of Samsung Internet. */
const SAMSUNG_CHROMIUM: Readonly<Record<string, string>> = { '27': '125', '28': '130', '29': '136' }

/** The same for Vite's `build.target`, which takes each browser once. */
export function buildTarget(): string[] {
  const { samsung = '', ios_saf: ios = '', ...versions } = Object.fromEntries(oldestBrowsers())
  const chrome = Math.min(Number(versions.chrome), Number(SAMSUNG_CHROMIUM[samsung] ?? '125'))
  return Object.entries({ ...versions, chrome, ios }).map(([browser, version]) => `${browser}${version}`)
}
