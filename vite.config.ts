import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { adminApart } from './scripts/admin-apart.ts'
import { offlineShop } from './scripts/offline-shop.ts'
import { staticHost } from './scripts/static-host.ts'
import { localSupabase } from './supabase/local/plugin.ts'

export default defineConfig(({ mode }) => ({
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
  },
}))
