/** One address, as private.is_email decides. A comma or semicolon would make two recipients of it. */
export const EMAIL =
  /^(?=.{1,254}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/

/**
 * What mail programs may turn into a link: a URL, a domain, an email or IP address. Equals private.contains_link, which
 * refuses names like that: mails greet people by their name.
 */
const LINK =
  /:\/\/|@|www\.|[^\s.,;:@/()]{2,}[.。．｡][^\s.,;:@/()0-9]{2,}|\.[^\s.,;:@/()0-9]{2,}\/|[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+/i

export const containsLink = (text: string): boolean => LINK.test(text)
