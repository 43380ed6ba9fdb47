import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installTool } from './tools/install-tool.ts'

export const BROWSER_HINT = 'There is no Chromium: install Chrome or run npx playwright install chromium.'

// Debian's headless shell first, because it is a third faster.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium: the installed one, the one that Playwright downloaded, or the registry's, which is installed on first
 * use and exists for Linux on x64. Null when there is none.
 */
export function findOrInstallChromium(): string | null {
  const found = [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path))
  if (found !== undefined) return found
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = installTool('chromium')
  return folder === null ? null : join(folder, 'chromium.sh')
}
