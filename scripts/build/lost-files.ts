/**
 * What a shopper sees when a file of the build, or an answer of the API, does not arrive, by the part that it plays. The build fails
 * for a dynamically imported module, a style sheet, a font or a picture without a part here, and writes the table of all of them to
 * .measurements/lost-files.md (scripts/checks/dist.ts). e2e/lost-files.spec.ts and e2e/lost-controls.spec.ts try the parts in a browser,
 * e2e/lost-reads.spec.ts and e2e/lost-admin-reads.spec.ts the reads.
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
const IN_PLACE = 'a sentence with a button to reload, in place of the part'
const ERROR_PAGE = 'a sentence with a button to reload, in place of the page'

const READ_AGAIN = 'what is shown stays, or a sentence with a button; it is read again every 10 s'

const late = (seen: string): Part['seen'] => ({ ...always(seen), 'never answered': `${seen}, after 30 s` })

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
  /** The sheet of the entry; one that a module imports plays the part of that module. */
  styles: {
    modules: /\/index-[\w-]+\.css$/,
    seen: {
      'lost once': 'the page reloads once, then works',
      'lost for long': SENTENCE,
      'HTML instead': 'the cached HTML is replaced, the page reloads once, then works; else the sentence',
      'never answered': `${SENTENCE}, after 30 s, until it arrives`,
    },
  },
  page: {
    modules:
      /^src\/(?:pages\/(?:[\w-]+\/)*[\w-]+-(?:page|redirect)\.tsx|content\/stories.*|app\/admin-routes\.tsx|admin\/(?:[\w-]+\/)*[\w-]+-page\.tsx|admin\/admin-(?:layout|error)\.tsx)$/,
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
    seen: late(TOAST),
  },
  client: {
    modules: /^(?:node_modules\/@supabase\/supabase-js\/|src\/lib\/session-fetch\.tsx?$)/,
    seen: late(`the account stays signed in; ${TOAST}`),
  },
  reader: {
    modules: /^(?:chunk papaparse\.min$|node_modules\/(?:papaparse|read-excel-file)\/)/,
    seen: late(TOAST),
  },
  writer: {
    modules: /^(?:chunk xlsx$|node_modules\/write-excel-file\/|src\/admin\/xlsx\.tsx?$)/,
    seen: late(TOAST),
  },
  toaster: { modules: /^src\/ui\/toaster\.tsx$/, seen: always('the same messages in plain boxes') },
  notFound: {
    modules: /\/(?:product-not-found|product-offline|maintenance)\.tsx$/,
    seen: late(ERROR_PAGE),
  },
  facts: {
    modules: /\/product-facts\.tsx$/,
    seen: late(`the description, and ${IN_PLACE}`),
  },
  lazyPart: {
    modules:
      /\/(?:price-filter|fact-filters|footer|enclosed-footer|saved-addresses|promotion-field|qr-code|reviews-section|stock-alert-button|order-ways)\.tsx$|\/provider-error\.ts$|^chunk qr-code$/,
    seen: late(IN_PLACE),
  },
  savedCart: { modules: /^src\/cart\/saved-cart\.ts$/, seen: late(TOAST) },
  optionalPart: {
    modules:
      /\/(?:recently-viewed-strip|listing-intro|language-hint|approximate-amount|status-notices)\.tsx$/,
    seen: {
      ...late(`the page without the part; ${TOAST}`),
      'lost once': `the part, where it is requested again; else ${TOAST}`,
      'HTML instead': `the part, where it is requested again; else ${TOAST}`,
    },
  },
  /** Footer, notices about the connection, what search engines read, reports of errors. */
  idle: {
    modules: /^chunk idle$/,
    seen: {
      ...late(`${IN_PLACE}; ${TOAST}`),
      'lost once': `the whole page, where it is requested again; else ${IN_PLACE}; ${TOAST}`,
      'HTML instead': `the whole page, where it is requested again; else ${IN_PLACE}; ${TOAST}`,
    },
  },
  live: {
    modules: /^node_modules\/@supabase\/realtime-js\//,
    seen: late(`what others change when the page is read again, as it is on return to it; ${TOAST}`),
  },
  // What follows is left out without a message, for the reason that each gives.
  unseen: {
    modules: /\/(?:seo-tags|product-json-ld)\.tsx$|\/telemetry\.ts$|^node_modules\/web-vitals\//,
    seen: always('the whole page: only search engines and the reports of errors and speed use it'),
  },
  currency: {
    modules: /\/usual-currency\.ts$/,
    seen: always(
      'prices in dirhams, which is what the buyer pays, and in the currency that was chosen before',
    ),
  },
  language: {
    modules: /\/account-actions\.ts$|^chunk account-actions$/,
    seen: always('the page in the chosen language, which is saved to the account with the next page'),
  },
  fonts: { modules: /\.woff2$/, seen: always('the same texts in a font of the device') },
  pictures: {
    modules: /\.(?:avif|jpg|svg|mp4|webm)$/,
    seen: always('the texts of the pictures, in the room of the pictures'),
  },
  worker: { modules: /^sw\.js$/, seen: always('the shop, which needs its connection') },
  read: {
    modules: /^rest\/v1\//,
    seen: {
      'lost once': 'what is shown stays; it is read again at once',
      'lost for long': READ_AGAIN,
      'HTML instead': READ_AGAIN,
      'never answered': `${READ_AGAIN}; so after 15 s`,
    },
  },
  data: {
    modules: /\/data-[\w-]+\.json$/,
    seen: always('the page, rendered from what the API answers; after 10 s where nothing answers'),
  },
} as const satisfies Readonly<Record<string, Part>>
export type PartName = keyof typeof PARTS

/** The parts that a file plays: exactly one is right. */
export const partsOf = (module: string): PartName[] =>
  (Object.keys(PARTS) as PartName[]).filter((name) => PARTS[name].modules.test(module))

/** The requests that the source of queries names. */
export const readsOf = (source: string): string[] =>
  Array.from(source.matchAll(/\.(from|rpc)\(\s*'(\w+)'/g), ([, kind, name]) =>
    kind === 'rpc' ? `rest/v1/rpc/${name}` : `rest/v1/${name}`,
  )

type Chunk = {
  src?: string
  name?: string
  dynamicImports?: readonly string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
  css?: readonly string[]
  assets?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** What the shop loads by a request of its own: modules, the entry's style sheet, fonts, pictures, and `others` that the manifest lacks. */
export const separateFilesOf = (manifest: Manifest, others: readonly string[] = []): string[] => {
  const chunks = Object.entries(manifest)
  // One that holds several modules, or a module that others import too, has no source of its own.
  const imported = new Set(chunks.flatMap(([, { dynamicImports = [] }]) => dynamicImports))
  const modules = chunks
    .filter(([key, { isEntry, isDynamicEntry }]) => (isEntry ?? isDynamicEntry) === true || imported.has(key))
    .map(([key, { src, name }]) =>
      (src ?? (name === undefined ? key : `chunk ${name}`)).replace(/^.*\/node_modules\//, 'node_modules/'),
    )
  const files = chunks.flatMap(([, { isEntry, css = [], assets = [] }]) => [
    ...(isEntry === true ? css : []),
    ...assets,
  ])
  return [...modules, ...new Set(files), ...others]
}

/** Problems of a build: files without a part, or with two. */
export const lostFileProblems = (manifest: Manifest, others: readonly string[] = []): string[] =>
  separateFilesOf(manifest, others)
    .filter((module) => partsOf(module).length !== 1)
    .map(
      (module) =>
        `${module}: what is seen when it is lost? See scripts/build/lost-files.ts (${partsOf(module).join(', ') || 'no part'})`,
    )

/** The table as a document, a row for each file and part. */
export function lostFileTable(manifest: Manifest, others: readonly string[] = []): string {
  const rows = separateFilesOf(manifest, others)
    .flatMap((file) => partsOf(file).map((part) => [part, file, ...WAYS.map((way) => PARTS[part].seen[way])]))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .sort()
  const head = ['part', 'file or request', ...WAYS]
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '-').join('|')}|`, ...rows, ''].join('\n')
}
