import { existsSync } from 'node:fs'

/**
 * Debian's browser, which works where Playwright's own download does not. The one without a window is preferred: it
 * does the same in two thirds of the time.
 */
export function systemChromium(): string | null {
  return (
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) =>
      existsSync(path),
    ) ?? null
  )
}
