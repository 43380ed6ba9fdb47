import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { adminApart } from './scripts/build/admin-apart.ts'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { lucideIcons } from './scripts/build/lucide-icons.ts'
import { routerParts } from './scripts/build/router-parts.ts'
import { buildTarget } from './scripts/build/supported-browsers.ts'
import { inlineBoot } from './scripts/prerender/inline-boot.ts'
import { serviceWorker } from './scripts/prerender/service-worker.ts'
import { staticHost } from './scripts/prerender/static-host.ts'
import { localSupabase } from './supabase/local/plugin.ts'

const routerFile = (name: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${name}`, import.meta.url))

function hostedProject(mode: string) {
  const { VITE_SUPABASE_URL: url, VITE_TURNSTILE_SITE_KEY: siteKey } = loadEnv(mode, process.cwd(), 'VITE_')
  return { supabaseUrl: url || null, hasCaptcha: Boolean(siteKey) }
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    lucideIcons(),
    ...(isSsrBuild === true ? [] : [routerParts()]),
    localSupabase(),
    adminApart(),
    inlineBoot(),
    serviceWorker(mode),
    staticHost(hostedProject(mode)),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // Of the packages that read and write Excel files.
      {
        find: /^fflate$/,
        replacement: fileURLToPath(new URL('./src/admin/fflate-sync.ts', import.meta.url)),
      },
      // The package's exports name only its development build, whose warnings every visitor would download.
      ...(mode === 'production' && isSsrBuild !== true
        ? [
            { find: /^react-router$/, replacement: routerFile('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
          ]
        : []),
    ],
  },
  // The same icons in the prerendered HTML (scripts/build/lucide-icons.ts).
  ssr: { noExternal: ['lucide-react'] },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    target: buildTarget(),
    // The content security policy allows no data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    // Lists the files of each page, for the size budgets.
    manifest: true,
    sourcemap: false,
    // Supported browsers preload modules natively, or work without.
    modulePreload: { polyfill: false },
    ...(isSsrBuild !== true && { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
}))
