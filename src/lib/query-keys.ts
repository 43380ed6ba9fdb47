// Keys of the shop's queries that the admin area invalidates, from directories that it may not import.
export const QUOTES_KEY = ['quote'] as const
export const FILTER_FACTS_KEY = ['filter-facts'] as const
