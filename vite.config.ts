import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { adminApart } from './scripts/admin-apart.ts'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { offlineShop } from './scripts/offline-shop.ts'
import { staticHost } from './scripts/static-host.ts'
import { localSupabase } from './supabase/local/plugin.ts'

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    localSupabase(),
    adminApart(),
    offlineShop(mode),
    staticHost(loadEnv(mode, process.cwd(), 'VITE_').VITE_SUPABASE_URL || null),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    // The content security policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    // Says which files a page needs; the size budgets are measured with it.
    manifest: true,
    sourcemap: false,
    // Every browser that the shop is built for preloads modules by itself, or does without.
    modulePreload: { polyfill: false },
    ...(isSsrBuild !== true && { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
}))
