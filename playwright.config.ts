import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { systemChromium } from './scripts/find-chromium.ts'
import { PUBLISHABLE_KEY } from './supabase/local/keys.ts'

const port = Number(process.env.E2E_PORT ?? 4317)
const baseURL = `http://127.0.0.1:${port}`
const stackPort = Number(process.env.E2E_STACK_PORT ?? 4318)
const stackURL = `http://127.0.0.1:${stackPort}`

// E2E_STACK=separate: the shop is built for, and talks to, a stack of another process and origin, as it does to a
// hosted project. Otherwise the preview server answers for both.
const separate = process.env.E2E_STACK === 'separate'
const separateDist = 'node_modules/.tmp/dist-separate'

// The page of all controls is in development builds only. Such a build is served here with the headers of production.
const uiPort = Number(process.env.E2E_UI_PORT ?? port + 2)
const uiURL = `http://127.0.0.1:${uiPort}`
const uiDist = `node_modules/.tmp/dist-ui-${uiPort}`
// Built only for those who ask for it: `--project desktop` does without.
const projectsAsked = process.argv.flatMap((argument, index, all) =>
  argument.startsWith('--project=')
    ? [argument.slice('--project='.length)]
    : argument === '--project'
      ? [all[index + 1]]
      : [],
)
const withUi = projectsAsked.length === 0 || projectsAsked.includes('ui')

// All but the first bring a server of their own, which is the other kind.
const testIgnore = separate
  ? ['ui.spec.ts', 'delivery-rates.spec.ts', 'admin-messages.spec.ts', 'admin-settings.spec.ts']
  : 'ui.spec.ts'

const launchOptions = {
  // A system's own browser is preferred: it needs no download.
  executablePath: systemChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

// Several people can work on one checkout, each with a build of their own: `vite build --outDir $E2E_DIST` comes first.
const dist = process.env.E2E_DIST ?? 'dist'

const embeddedServer = {
  // The production build, as it is served; `npm run build` comes first.
  command: `npx vite preview --outDir ${dist} --port ${port} --strictPort`,
  url: baseURL,
  env: { STACK_DATA: 'memory', STACK_FAKE_GOOGLE: '1', VITE_SUPABASE_URL: '' },
  timeout: 180_000,
}

const uiServer = {
  command:
    `npx vite build --mode development --logLevel warn --outDir ${uiDist} && ` +
    `npx vite preview --outDir ${uiDist} --port ${uiPort} --strictPort`,
  url: uiURL,
  env: {
    NODE_ENV: 'development',
    VITE_SUPABASE_URL: baseURL,
    VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  },
  timeout: 180_000,
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
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Recording every test costs more than running a failed one again to record it. A test that passes only then is
  // reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // What a service worker asks for cannot be changed by a test; e2e/offline.spec.ts is about the one there is.
  use: { baseURL, trace: 'on-first-retry', launchOptions, serviceWorkers: 'block' },
  projects: [
    {
      name: 'desktop',
      testIgnore,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore,
      // What is drawn or used in another way there. Rules, data and faults are the same at every width.
      testMatch: /\/(cart|first-purchase|home|listing|product|product-pictures|shell|wishlist)\.spec\.ts$/,
      // Those set every width themselves, or are about data: once is enough.
      grepInvert: /@widths|@once/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    // It does not touch the data, so once is enough.
    ...(separate
      ? []
      : [
          {
            name: 'ui',
            testMatch: 'ui.spec.ts',
            use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, baseURL: uiURL },
          },
        ]),
  ],
  webServer: separate ? separateServers : withUi ? [embeddedServer, uiServer] : embeddedServer,
})
