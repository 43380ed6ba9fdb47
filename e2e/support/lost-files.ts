import { readFileSync } from 'node:fs'
import { expect, type Page, type Route } from '@playwright/test'
import { type Way } from '../../scripts/build/lost-files.ts'

/** Console errors of a page whose files are lost. */
export const LOST_ERRORS = /net::ERR_|Failed to fetch|Failed to load|MIME type|preload|code is missing/

type Manifest = Readonly<
  Record<string, { file: string; src?: string; isEntry?: boolean; isDynamicEntry?: boolean }>
>
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest

export const fileOf = (module: string): string => {
  const found = Object.entries(manifest).find(([name, { src }]) => (src ?? name).includes(module))
  if (found === undefined) throw new Error(`no file of ${module}`)
  return found[1].file
}

const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Not code' }

const fail: Readonly<Record<Way, (route: Route) => Promise<void>>> = {
  'lost once': (route) => route.abort(),
  'lost for long': (route) => route.abort(),
  'HTML instead': (route) => route.fulfill(HTML),
  'never answered': () => Promise.resolve(),
}
/** Limit of src/lib/code.ts and of src/prerender/recovery.js, and a second. */
const LATE_MS = 31_000

/**
 * Loses a file as a host or a network does, until the returned function is called: later requests are answered then. One that is
 * never answered stays so, which `unrouteAll` would end.
 */
export async function lose(page: Page, file: string, way: Way): Promise<() => void> {
  let left = /for long|never/.test(way) ? Infinity : 1
  if (way === 'never answered') await page.clock.install()
  await page.route(`**/${file}*`, async (route) => {
    left -= 1
    await (left >= 0 ? fail[way](route) : route.fallback())
  })
  return () => {
    left = 0
  }
}

export const notice = (page: Page) =>
  page.getByText('A part of this page could not be loaded. Please reload it.')

/** Waits for the sentence; the limit of a file that is never answered passes at once. */
export const untilNotice = (page: Page, way: Way) =>
  expect(async () => {
    if (way === 'never answered') await page.clock.fastForward(LATE_MS)
    await expect(notice(page).first()).toBeVisible({ timeout: 2000 })
  }).toPass()

export const reload = (page: Page) => page.getByRole('button', { name: 'Reload' })
