import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const PLACE = '<!-- boot.js -->'

/** src/prerender/boot.js as the build inlines it. */
function bootScript(): string {
  const { code, errors } = minifySync('boot.js', readFileSync('src/prerender/boot.js', 'utf8'))
  if (errors.length > 0) throw new Error(`boot.js: ${errors[0]?.message}`)
  return code.trim()
}

/** Inlines the boot script into index.html: a file of its own would delay the first paint by a round trip. */
export function inlineBoot(): Plugin {
  return {
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(PLACE, () => `<script>${bootScript()}</script>`),
    },
  }
}
