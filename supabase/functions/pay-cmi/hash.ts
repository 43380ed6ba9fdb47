// The names of U+00A0 to U+00FF in order.
const LATIN1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN1.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['OElig', 'Œ'],
    ['oelig', 'œ'],
    ['euro', '€'],
    ['lsquo', '‘'],
    ['rsquo', '’'],
    ['ldquo', '“'],
    ['rdquo', '”'],
    ['ndash', '–'],
    ['mdash', '—'],
    ['hellip', '…'],
  ] as const),
])

/** CMI sends some values with HTML entities. They are decoded once; unknown ones stay. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES.get(name) ?? entity
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
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
    [...new URLSearchParams(body)].map(([name, value]) => [name, decodeEntities(value.replace(/\n$/, ''))]),
  )
