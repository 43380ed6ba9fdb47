import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { findOrInstallChromium } from './scripts/find-chromium.ts'
import { PUBLISHABLE_KEY } from './supabase/local/keys.ts'

const port = Number(process.env.E2E_PORT ?? 4317)
const baseURL = `http://127.0.0.1:${port}`
const stackPort = Number(process.env.E2E_STACK_PORT ?? 4318)
const stackURL = `http://127.0.0.1:${stackPort}`

// E2E_STACK=separate: the stack runs in another process on another origin, like a hosted project, and all workers use one shop.
// Otherwise each worker serves its own shop, with the stack (e2e/support/shop-server.ts).
const separate = process.env.E2E_STACK === 'separate'
const separateDist = 'node_modules/.tmp/dist-separate'

// These change settings of the whole shop.
const testIgnore = [
  'engines/**',
  ...(separate ? ['delivery-rates.spec.ts', 'admin-messages.spec.ts', 'admin-settings.spec.ts'] : []),
]

const launchOptions = {
  executablePath: findOrInstallChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page lives for seconds here: to optimize its code costs more than it saves.
    '--js-flags=--no-opt --no-maglev',
  ],
}

const separateServers: PlaywrightTestConfig['webServer'] = [
  {
    command: `npx tsx supabase/local/cli.ts --port ${stackPort} --memory`,
    env: { STACK_FAKE_GOOGLE: '1' },
    url: `${stackURL}/rest/v1/delivery_rates?select=country&apikey=${PUBLISHABLE_KEY}`,
    timeout: 180_000,
  },
  {
    command:
      `npx vite build --logLevel warn --outDir ${separateDist} && ` +
      `npx vite preview --outDir ${separateDist} --port ${port} --strictPort`,
    url: baseURL,
    env: { VITE_SUPABASE_URL: stackURL, VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY },
    timeout: 180_000,
  },
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A file belongs to one worker, whose shop starts anew for each file.
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Tracing every test costs more than retrying a failed one with a trace. The last lines of a run name each test that passes on a
  // retry only (scripts/checks/run.ts).
  retries: 2,
  // Limits are for what hangs: a loaded machine must not reach them. On one core a dialog saves six variations in half a minute.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // Requests of a service worker cannot be intercepted. Only e2e/offline.spec.ts allows it.
  use: { trace: 'on-first-retry', launchOptions, serviceWorkers: 'block' },
  projects: [
    {
      name: 'desktop',
      testIgnore,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore,
      // Specs whose layout or input differs on a phone.
      testMatch: /\/(cart|first-purchase|home|listing|product|product-pictures|shell|wishlist)\.spec\.ts$/,
      // @widths tests set the viewport themselves, @once tests do not depend on it.
      grepInvert: /@widths|@once/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    // They start their browser themselves. Chromium's is for comparison: it keeps no page to go back to.
    ...['firefox', 'webkit'].map((name) => ({ name, testMatch: 'engines/*.spec.ts' })),
    { name: 'chromium', testMatch: 'engines/journey.spec.ts' },
  ],
  ...(separate && { webServer: separateServers }),
})
