type PathLanguage = 'en' | 'fr' | 'ar'

/** The admin area is in no language of the path: an operator switches it in place. */
export const isAdminPath = (path: string): boolean => /^\/admin(?:[/?#]|$)/i.test(path)

/**
 * The URL of a path of the shop in a language, without the origin: French and Arabic have a prefix. This is the only place that writes it,
 * except src/prerender/boot.js, which a test compares. `path` may have a query and a hash.
 */
export function publicUrl(path: string, language: PathLanguage): string {
  // With two slashes at its beginning it would be the address of another host. Browsers take a backslash for a slash.
  const own = path.replace(/^[/\\]+/, '/')
  if (language === 'en' || isAdminPath(own)) return own
  return `/${language}${own.replace(/^\/(?=[?#]|$)/, '')}`
}
