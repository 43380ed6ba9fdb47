import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

import { ar } from '../../src/i18n/messages/shop/ar.ts'
import { en } from '../../src/i18n/messages/shop/en.ts'
import { fr } from '../../src/i18n/messages/shop/fr.ts'

const PLACE = '<!-- boot.js -->'

const TEXTS = JSON.stringify(
  Object.fromEntries(
    Object.entries({ en, fr, ar }).map(([language, texts]) => [
      language,
      [texts['shop.code.missing'], texts['shop.update.reload']],
    ]),
  ),
)

/** src/prerender/recovery.js with its texts. */
export const recoveryScript = () =>
  readFileSync('src/prerender/recovery.js', 'utf8').replace('__RECOVERY_TEXTS__', () => TEXTS)

/** The scripts as the build inlines them. */
function bootScript(): string {
  const source = `${recoveryScript()}
${readFileSync('src/prerender/boot.js', 'utf8')}`
  const { code, errors } = minifySync('boot.js', source)
  if (errors.length > 0) throw new Error(`boot.js: ${errors[0]?.message}`)
  return code.trim()
}

/** Inlines recovery.js and boot.js into index.html: a file of its own would delay the first paint by a round trip. */
export function inlineBoot(): Plugin {
  return {
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(PLACE, () => `<script>${bootScript()}</script>`),
    },
  }
}
