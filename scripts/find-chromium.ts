import { existsSync } from 'node:fs'

/**
 * The path of Debian's Chromium, which works where Playwright's download does not. The headless shell is preferred, because
 * it is a third faster.
 */
export function systemChromium(): string | null {
  return (
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) =>
      existsSync(path),
    ) ?? null
  )
}
