import type { AnyCatalogue } from './message-types'

/** Among others those that few visits need, which only catalogues.ts names: a list of the rest would be a second one to keep. */
export const rareFiles = import.meta.glob<Record<string, AnyCatalogue>>([
  './messages/*/*.ts',
  '!./messages/shop/en.ts',
])
