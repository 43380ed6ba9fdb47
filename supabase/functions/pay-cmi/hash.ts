/** CMI sends some values with HTML entities. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

const escape = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')

/**
 * Version 3 of CMI's hash: the values of all fields but `hash` and `encoding`, in the order of their names without regard
 * to case, joined with `|`, then the store key; SHA-512 in Base64.
 */
export async function hashFields(
  fields: Iterable<readonly [string, string]>,
  storeKey: string,
): Promise<string> {
  const values = [...fields]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name !== 'hash' && name !== 'encoding')
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, value]) => escape(value))
  const text = [...values, escape(storeKey)].join('|')
  const digest = await crypto.subtle.digest('SHA-512', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** The fields of a callback as CMI hashed them: entities decoded, one trailing newline removed. */
export const readFields = (body: string): Map<string, string> =>
  new Map(
    [...new URLSearchParams(body)].map(([name, value]) => [
      name,
      decodeEntities(value).replace(/\r?\n$/, ''),
    ]),
  )
