import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/

/**
 * Lets the bundler leave out the components of React Router that the shop does not use: it keeps each for its display name, with
 * everything that it needs.
 */
export function routerParts(): Plugin {
  let names = 0
  return {
    name: 'router-parts',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, () => {
            names += 1
            return ''
          })
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
    },
    buildEnd(error) {
      if (error === undefined && names === 0)
        this.error('React Router has changed: see scripts/build/router-parts.ts')
    },
  }
}
