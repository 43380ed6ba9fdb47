/**
 * What a shopper sees when a file of the build does not arrive, by the part that the file plays. The build fails for a dynamically
 * imported module without a part here (scripts/checks/dist.ts); e2e/lost-files.spec.ts tries the parts in a browser.
 */
export const WAYS = ['lost once', 'lost for long', 'HTML instead', 'never answered'] as const
export type Way = (typeof WAYS)[number]

type Part = { readonly modules: RegExp; readonly seen: Readonly<Record<Way, string>> }

const always = (seen: string): Part['seen'] => ({
  'lost once': seen,
  'lost for long': seen,
  'HTML instead': seen,
  'never answered': seen,
})

const SENTENCE = 'the page stays; a sentence with a button to reload'
const TOAST = 'a toast with a button to reload'
const ERROR_PAGE = 'a sentence with a button to reload, in place of the page'

export const PARTS = {
  entry: {
    modules: /^index\.html$/,
    seen: {
      'lost once': 'the page reloads once, then works',
      'lost for long': SENTENCE,
      'HTML instead': 'the cached HTML is replaced, the page reloads once, then works; else the sentence',
      'never answered': `${SENTENCE}, after 30 s`,
    },
  },
  page: {
    modules:
      /^src\/(?:pages\/(?:[\w-]+\/)*[\w-]+-(?:page|redirect)\.tsx|content\/stories.*|app\/admin-routes\.tsx|admin\/(?:[\w-]+\/)*(?:[\w-]+-page\.tsx|(?:work-)?pages\.tsx?|sales\.tsx)|admin\/admin-(?:layout|error)\.tsx)$/,
    seen: {
      'lost once': 'the requested address opens in a new document',
      'lost for long': ERROR_PAGE,
      'HTML instead': 'the cached HTML is replaced, the requested address opens in a new document',
      'never answered': `${ERROR_PAGE}, after 30 s`,
    },
  },
  texts: {
    modules: /^src\/i18n\//,
    seen: {
      'lost once': 'as the code of the page or control that needs them; at the start of a visit English',
      'lost for long': 'the same',
      'HTML instead': 'the same',
      'never answered': 'the same, after 30 s',
    },
  },
  control: {
    modules:
      /\/(?:zoom-dialog|search-panel|language-menu|cart-drawer|mobile-menu|account-menu|filter-sheet|quick-choose|share-menu|quick-order|stock-alert-dialog|size-guide-dialog|command-palette|shortcuts-sheet)\.tsx$/,
    seen: { ...always(TOAST), 'never answered': `${TOAST}, after 30 s` },
  },
  client: {
    modules: /^(?:node_modules\/@supabase\/|src\/lib\/session-fetch\.tsx?$)/,
    seen: { ...always(`what needs an account says that the shop cannot be reached; after a press ${TOAST}`) },
  },
  reader: {
    modules: /^node_modules\/(?:papaparse|read-excel-file)\//,
    seen: always('the chosen file is refused with an error'),
  },
  writer: {
    modules: /^(?:node_modules\/write-excel-file\/|src\/admin\/xlsx\.tsx?$)/,
    seen: { ...always(TOAST), 'never answered': `${TOAST}, after 30 s` },
  },
  toaster: { modules: /^src\/ui\/toaster\.tsx$/, seen: always('the same messages in plain boxes') },
  notFound: {
    modules: /\/(?:product-not-found|product-offline|maintenance)\.tsx$/,
    seen: { ...always(ERROR_PAGE), 'never answered': `${ERROR_PAGE}, after 30 s` },
  },
  facts: {
    modules: /\/product-facts\.tsx$/,
    seen: always('a sentence in place of the details'),
  },
  optional: {
    modules:
      /\/(?:recently-viewed-strip|price-filter|fact-filters|account-actions|telemetry|status-notices|approximate-amount|language-hint|saved-cart|seo-tags|footer|enclosed-footer|usual-currency|saved-addresses|promotion-field|qr-code|product-json-ld|reviews-section|listing-intro|stock-alert-button|order-ways)\.tsx?$|^node_modules\/web-vitals\//,
    seen: always('the page without this part'),
  },
} as const satisfies Readonly<Record<string, Part>>
export type PartName = keyof typeof PARTS

/** The parts that a module plays: exactly one is right. */
export const partsOf = (module: string): PartName[] =>
  (Object.keys(PARTS) as PartName[]).filter((name) => PARTS[name].modules.test(module))

type Manifest = Readonly<Record<string, { src?: string; isEntry?: boolean; isDynamicEntry?: boolean }>>

/** The modules that a build loads by themselves. */
export const doorsOf = (manifest: Manifest): string[] =>
  Object.entries(manifest)
    .filter(([, { isEntry, isDynamicEntry }]) => isEntry === true || isDynamicEntry === true)
    .map(([name, { src }]) => (src ?? name).replace(/^.*\/node_modules\//, 'node_modules/'))

/** Problems of a build: modules without a part, or with two. */
export const lostFileProblems = (manifest: Manifest): string[] =>
  doorsOf(manifest)
    .filter((module) => partsOf(module).length !== 1)
    .map(
      (module) =>
        `${module}: what is seen when it is lost? See scripts/build/lost-files.ts (${partsOf(module).join(', ') || 'no part'})`,
    )

/** The table, one row for each module and way of failing. */
export const lostFileRows = (
  manifest: Manifest,
): (readonly [module: string, part: PartName, way: Way, seen: string])[] =>
  doorsOf(manifest).flatMap((module) =>
    partsOf(module).flatMap((part) => WAYS.map((way) => [module, part, way, PARTS[part].seen[way]] as const)),
  )
