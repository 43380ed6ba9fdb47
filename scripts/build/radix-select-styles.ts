import type { Plugin } from 'vite'

const REMOVE_SCROLL = 'from "react-remove-scroll"'
const STYLE_ELEMENT =
  /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `[^`]*`\s*\},\s*nonce\s*\}\s*\),/

/**
 * Radix's select without its two <style> elements, which the content security policy (`style-src 'self'`) refuses and
 * browsers report: one hides the list's scroll bar, which is wanted here, the other locks the page, which
 * src/ui/page-lock.ts does. Throws when the package no longer has the places that are replaced.
 */
export function withoutStyleElements(code: string): string {
  if (!code.includes(REMOVE_SCROLL) || !STYLE_ELEMENT.test(code))
    throw new Error('@radix-ui/react-select has changed: see scripts/build/radix-select-styles.ts')
  return code.replace(REMOVE_SCROLL, 'from "@/ui/page-lock"').replace(STYLE_ELEMENT, '')
}

/** Builds only: the development server sends no content security policy. */
export function radixSelectStyles(): Plugin {
  return {
    name: 'radix-select-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/@radix-ui\/react-select\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: withoutStyleElements(code), map: null }),
    },
  }
}
