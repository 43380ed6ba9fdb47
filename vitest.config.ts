import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

const unitEnvironment = {
  VITE_SUPABASE_URL: 'http://supabase.test',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'publishable-key',
}

export default defineConfig({
  resolve: { alias },
  test: {
    // The embedded Data API logs every rejected request, and the tests send many of them. On Node 20, supabase-js warns at every
    // import that a later version will not run there.
    onConsoleLog: (log) =>
      !log.startsWith('refused: ') && !log.includes('Node.js 20 and below are deprecated'),
    // A process for each file would take longer to load the code than the tests take to run. What a test changes of the globals
    // is undone before the next one.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['tests/setup-globals.ts'],
    // The embedded Auth hashes passwords in JavaScript.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // Limits are for what hangs: a loaded machine must not reach them.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/**/*.dom.test.ts'],
          setupFiles: ['tests/setup-modules.ts', 'tests/setup.ts'],
          env: unitEnvironment,
        },
      },
      {
        // Components, and the few modules that need browser storage, events or a document.
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'],
          setupFiles: [
            'tests/setup-modules.ts',
            'tests/setup-storage.ts',
            'tests/setup.ts',
            'tests/setup-dom.ts',
          ],
          env: unitEnvironment,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          environment: 'node',
          globalSetup: ['tests/run-id.ts'],
          include: ['tests/db/**/*.test.ts'],
        },
      },
      {
        // Needs DATABASE_URL: a race needs many connections, and the embedded database has one.
        extends: true,
        test: {
          name: 'races',
          environment: 'node',
          globalSetup: ['tests/run-id.ts'],
          include: ['tests/races/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        // Faults planted in the database's functions, which the invariants of the races must find. Needs DATABASE_URL.
        extends: true,
        test: {
          name: 'mutants',
          environment: 'node',
          globalSetup: ['tests/run-id.ts'],
          include: ['tests/mutants/**/*.test.ts'],
        },
      },
      {
        // Random input with a fixed seed; faster against DATABASE_URL.
        extends: true,
        test: {
          name: 'fuzz',
          environment: 'node',
          globalSetup: ['tests/run-id.ts'],
          include: ['tests/fuzz/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          globalSetup: ['tests/run-id.ts'],
          include: ['tests/api/**/*.test.ts'],
          // One test creates four databases from nothing.
          testTimeout: 180_000,
        },
      },
      {
        // The threats of docs/security.md, each tried through the public API.
        extends: true,
        test: {
          name: 'attacks',
          environment: 'node',
          globalSetup: ['tests/run-id.ts'],
          include: ['tests/attacks/**/*.test.ts'],
        },
      },
      {
        // The Supabase CLI, Deno, pg_dump and psql, as used to deploy and to back up, and the operator's LibreOffice. Needs DATABASE_URL.
        extends: true,
        test: {
          name: 'official-tools',
          environment: 'node',
          globalSetup: ['tests/run-id.ts'],
          include: ['tests/official-tools/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
