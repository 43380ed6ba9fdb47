import { filesUnder, read } from './house-files.ts'

// Plain standard English. These words are replaced by what documentation of Stripe, Shopify, React or PostgreSQL says.
const people = /\b(?:somebody|nobody|whoever|anybody)\b/i

const names: readonly (readonly [RegExp, string])[] = [
  [/\blandingPage\b/, 'lazyRoute'],
  [/\bfirstAttempt\b/, 'waitForFirstFetch'],
  [/\b(?:useTakenOver|use-taken-over)\b/, 'useHydrated'],
  [/early-?input|kept-?input/i, 'inputReplay'],
  [/\bkeepShop\b/, 'registerServiceWorker'],
  [/\bletGoOfOldShop\b/, 'unregisterStaleServiceWorker'],
  [/kept-?answers/i, 'cachedResponses'],
  [/\bhearErrors\b/, 'onError'],
  [/field-?report/i, 'telemetry'],
  [/\bPageEnd\b/, 'Footer'],
  [/\bPagePlace\b/, 'ScrollRestoredOutlet'],
  [/\buseLeave\b/, 'useClearSession'],
  [/\b(?:useFirstTouch|use-first-touch)\b/, 'useFirstInteraction'],
  [/\bstillWanted\b/, 'prefersReduced'],
  [/\bMOST_[A-Z]/, 'MAX_...'],
  [/\b(?:[A-Z_]*_)?LONGEST(?:_[A-Z_]*)?\b/, 'MAX_LENGTH'],
  [/\bAT_ONCE\b/, 'BATCH_SIZE'],
  [/\b(?:FEW|FEW_[A-Z_]+)\b/, 'LOW_STOCK_THRESHOLD'],
  [/\bclash(?:es|ed|ing)?\b/i, 'conflict'],
  [/\bsettleOrder\b/, 'resetIdempotencyKey'],
  [/\bcall(?:ed|s|ing)?[- ]?off\b/i, 'cancel'],
  [/messages\/(?:admin\/)?(?:later|frame|insight|office)\b/, 'deferred, shell, analytics or settings'],
  [/\badmin(?:Frame|Insight|Office)\b/, 'adminShell, adminAnalytics or adminSettings'],
  [/\bteach_search\b/, 'add_search_synonym'],
  [/\bfinds_something\b/, 'search_has_results'],
  [/\bspread_category\b/, 'sync_product_category'],
  [/\bread_items\b/, 'parse_order_items'],
  [/\brefuse_rewriting\b/, 'prevent_mutation'],
]

// Texts that customers read. Only their comments are checked.
const isCopy = (file: string): boolean =>
  /^src\/(?:i18n\/messages|content)\/|^supabase\/(?:seed|templates)\/|^supabase\/functions\/[^/]+\/messages\.ts$|^supabase\/seed\.sql$/.test(
    file,
  )

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*|--|#)/.test(line)

// This list.
const exempt = ['scripts/checks/house-words.ts']

/** Forbidden words, as `file:line: "word"; use ...`. Tests may quote the customers' texts. */
export function wordProblems(files: readonly string[]): string[] {
  // Numbers in quoted texts match the placeholders of the messages.
  const copy = filesUnder('src/i18n/messages')
    .map(read)
    .join('\n')
    .replaceAll(/\{\w+\}/g, '#')
  const isQuotedCopy = (line: string): boolean =>
    [...line.matchAll(/(['"`/])\^?((?:(?!\1).)+)\$?\1/g)].some(
      ([, , text = '']) => people.test(text) && copy.includes(text.replaceAll(/\d+/g, '#')),
    )

  return files
    .filter((file) => !exempt.includes(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => {
          if (isCopy(file) && !isComment(line)) return []
          const place = `${file}:${index + 1}`
          const person = people.exec(line)
          const found = names.flatMap(([pattern, better]) => {
            const match = pattern.exec(line)
            return match === null ? [] : [`${place}: "${match[0]}"; use ${better}`]
          })
          return person !== null && !isQuotedCopy(line)
            ? [`${place}: "${person[0]}"; name the role (customer, visitor, admin) or rephrase`, ...found]
            : found
        }),
    )
}
