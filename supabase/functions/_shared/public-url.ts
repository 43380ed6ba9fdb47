type PathLanguage = 'en' | 'fr' | 'ar'

/** The admin area is in no language of the path: an operator switches it in place. */
export const isAdminPath = (path: string): boolean => /^\/admin(?:[/?#]|$)/i.test(path)

/**
 * The URL of a path of the shop in a language, without the origin: French and Arabic have a prefix. This is the only place that writes it,
 * except src/prerender/boot.js, which a test compares. `path` may have a query and a hash.
 */
export function publicUrl(path: string, language: PathLanguage): string {
  if (language === 'en' || isAdminPath(path)) return path
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`
}
