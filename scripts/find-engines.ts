import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const FIREFOX_HINT =
  'There is no Firefox: install it (Debian: apt-get install firefox-esr; macOS: brew install --cask firefox).'
export const WEBKIT_HINT =
  'There is no WebKit that tests can drive: WebKitGTK exists for Linux (Debian: apt-get install webkit2gtk-driver xvfb).'

const findProgram = (...names: string[]): string | null =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null

/** The path of the installed Firefox. */
export function findFirefox(): string | null {
  const elsewhere = [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ]
  return findProgram('firefox', 'firefox-esr') ?? elsewhere.find((path) => existsSync(path)) ?? null
}

export type WebKit = {
  /** Starts browsers by WebDriver. */
  readonly driver: string
  readonly browser: string
  /** The screen that the browser draws on: WebKitGTK has no mode without a window. */
  readonly screen: string
}

/** The paths of the installed WebKitGTK, its driver and a virtual screen. */
export function findWebKit(): WebKit | null {
  const driver = findProgram('WebKitWebDriver')
  const screen = findProgram('Xvfb')
  const browser = ['x86_64', 'aarch64']
    .flatMap((machine) => ['4.1', '6.0', '4.0'].map((version) => [machine, version] as const))
    .map(([machine, version]) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path))
  return driver === null || screen === null || browser === undefined ? null : { driver, browser, screen }
}
