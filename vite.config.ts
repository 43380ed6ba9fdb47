import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { localSupabase } from './supabase/local/plugin.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), localSupabase()],
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
})
