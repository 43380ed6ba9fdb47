import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ICON_OF_LUCIDE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs(?:\?.*)?$/
const FACTORY = '../createLucideIcon.mjs'
const OWN_FACTORY = resolve('src/ui/lucide-icon.ts')

/** Lucide's shapes with the shop's own, smaller component (src/ui/lucide-icon.ts). Builds only. */
export function lucideIcons(): Plugin {
  let replaced = 0
  return {
    name: 'lucide-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon/ },
      handler(source, importer) {
        if (source !== FACTORY || importer === undefined || !ICON_OF_LUCIDE.test(importer)) return null
        replaced += 1
        return OWN_FACTORY
      },
    },
    buildEnd(error) {
      if (error === undefined && replaced === 0)
        this.error('lucide-react has changed: see scripts/build/lucide-icons.ts')
    },
  }
}
