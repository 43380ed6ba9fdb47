import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AliasOptions, BuildEnvironmentOptions, Plugin, ResolvedConfig } from 'vite'
import { LANGUAGES } from '../../src/i18n/locales.ts'
import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import { reachedChunks, type Chunk } from '../build/reached-chunks.ts'

// Lazy modules that are not available offline: the admin area, pages that only show content or need the server, the texts of
// those pages, the stories, and what a page does without: prices at a rate that is not cached, reviews, data for search engines, the
// hint at another language, and the measures of a visit, which could not be sent.
const NOT_OFFLINE = [
  /\/src\/(?:admin|content\/stories)\//,
  /\/src\/(?:app\/admin-routes|i18n\/(?:admin|rare)-catalogues)/,
  /\/src\/i18n\/messages\/(?:admin|account|alerts|content|currency|payment|promotion|returns|reviews|invoice)\//,
  /\/src\/(?:checkout\/(?:quick-order|saved-addresses)|pages\/product\/(?:size-guide-dialog|stock-alert-dialog|order-ways))\.tsx$/,
  /\/src\/(?:cart\/promotion-field|currency\/approximate-amount|pages\/product\/(?:product-json-ld|reviews-section)|shell\/language-hint)\.tsx$/,
  /\/node_modules\/web-vitals\//,
  /\/src\/pages\/(?!(?:home|products|product|cart|checkout|wishlist)-page\.)(?:[\w-]+\/)*[\w-]+-(?:page|redirect)\.tsx$/,
]

/**
 * Before compression. Far above what there is, so that only a mistake is refused, such as the admin's code among the files: the budgets
 * of the release run watch the weight.
 */
export const MAX_KB = 1700

/** Every chunk that home, listing, product, cart, checkout and wishlist may load, in any language, with its style sheets. */
export function offlineChunks(chunks: readonly Chunk[]): string[] {
  const reached = reachedChunks(chunks, (module) => NOT_OFFLINE.some((pattern) => pattern.test(module)))
  return Array.from(reached, ({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]).flat()
}

/**
 * The browser refuses other content than that of the build, such as the login page of a network. Pages are written after
 * the worker.
 */
export function withIntegrity<E extends { url: string }>(
  file: E,
  folder: string,
): E & { integrity?: string } {
  if (!file.url.startsWith('assets/')) return file
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file.url)))
    .digest('base64')
  return { ...file, integrity: `sha256-${hash}` }
}

type PrecacheFile = { readonly url: string; readonly size: number; readonly revision: string | null }

/** What the worker caches of the files of the build. Throws when it is too much for a first visit. */
export function precacheFiles(found: readonly PrecacheFile[], offline: ReadonlySet<string>): PrecacheFile[] {
  const files = found.filter(({ url }) => !/\.(?:js|css)$/.test(url) || offline.has(url))
  const kilobytes = Math.round(files.reduce((sum, { size }) => sum + size, 0) / 1024)
  if (kilobytes > MAX_KB) throw new Error(`The service worker would precache ${kilobytes} KB`)
  // Prerendering replaces index.html by the home page; the app's own page is app.html then, one for each language.
  return files.flatMap((file) =>
    file.url === 'index.html'
      ? LANGUAGES.map((language) => ({ ...file, url: publicUrl('/app.html', language).slice(1) }))
      : [file],
  )
}

/** The files of the build that a worker can precache. A name in `assets` contains the hash of the content; the others get a revision. */
function builtFiles(folder: string): PrecacheFile[] {
  const assets = readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map((name) => `assets/${name}`)
    .sort()
  return [...assets, 'favicon.svg', 'index.html'].map((url) => {
    const content = readFileSync(join(folder, url))
    const revision = url.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex')
    return { url, size: content.length, revision }
  })
}

type ManifestEntry = { readonly url: string; readonly revision: string | null; readonly integrity?: string }

/** The files of a build that the worker precaches, in the form that Workbox takes. */
function precacheManifest(folder: string, offline: ReadonlySet<string>): ManifestEntry[] {
  return precacheFiles(builtFiles(folder), offline).map(({ url, revision }) =>
    withIntegrity({ url, revision }, folder),
  )
}

type WorkerBuild = {
  readonly root: string
  readonly outDir: string
  readonly alias: AliasOptions
  readonly target: BuildEnvironmentOptions['target']
}

/** Writes `sw.js`: one classic script, because not every browser takes a module as a service worker. */
export async function bundleWorker(
  { root, outDir, alias, target }: WorkerBuild,
  manifest: readonly ManifestEntry[],
): Promise<void> {
  // Loaded here, because every command loads this file with Vite's configuration.
  const { build } = await import('vite')
  await build({
    // Nothing of the shop's own build: neither its plugins and chunks nor its public files.
    configFile: false,
    publicDir: false,
    root,
    resolve: { alias },
    logLevel: 'warn',
    define: {
      // The name that Workbox's own tools replace.
      'self.__WB_MANIFEST': JSON.stringify(manifest),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      target,
      outDir,
      emptyOutDir: false,
      sourcemap: false,
      rolldownOptions: {
        input: join(root, 'src/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** Builds src/service-worker to `sw.js` once everything that it precaches has been written. */
export function serviceWorker(mode: string): Plugin {
  let offline = new Set<string>()
  let config: ResolvedConfig | undefined
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) =>
      command === 'build' && mode === 'production' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    generateBundle(_options, bundle) {
      offline = new Set(offlineChunks(Object.values(bundle).filter((file) => file.type === 'chunk')))
    },
    closeBundle: {
      // The other plugins have written their files.
      order: 'post',
      sequential: true,
      async handler() {
        // Without files the build has failed, which says why.
        if (config === undefined || offline.size === 0) return
        const { root, resolve: aliases, build } = config
        const outDir = resolve(root, build.outDir)
        await bundleWorker(
          { root, outDir, alias: aliases.alias, target: build.target },
          precacheManifest(outDir, offline),
        )
      },
    },
  }
}
