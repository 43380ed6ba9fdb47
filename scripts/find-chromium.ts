import { existsSync } from 'node:fs'

/** Debian's browser, which works where Playwright's own download does not. */
export function systemChromium(): string | null {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path)) ?? null
}
