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

/** Not part of the hash, so nothing that they say is used. */
const OUTSIDE_HASH = ['hash', 'encoding']

export type Field = readonly [name: string, value: string]

const escape = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')

/**
 * Version 3 of CMI's hash: the values of all fields but `hash` and `encoding`, in the order of their names without regard
 * to case, joined with `|`, then the store key; SHA-512 in Base64.
 */
export async function hashFields(fields: Iterable<Field>, storeKey: string): Promise<string> {
  const values = [...fields]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !OUTSIDE_HASH.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, value]) => escape(value))
  const text = [...values, escape(storeKey)].join('|')
  const digest = await crypto.subtle.digest('SHA-512', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/**
 * The seal of a form: a code over the names and values of its fields, which only the shop can compute. CMI's hash covers
 * values in the order of their names but not the names, and a buyer sees genuine hashes: without this, the fields of a cheap
 * payment could be renamed into those of an expensive one.
 */
export async function sealFields(fields: Iterable<Field>, storeKey: string): Promise<string> {
  const sealed = [...fields]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !OUTSIDE_HASH.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(storeKey), algorithm, false, ['sign'])
  const code = await crypto.subtle.sign('HMAC', key, text.encode(JSON.stringify(['pay-cmi', sealed])))
  return btoa(String.fromCharCode(...new Uint8Array(code, 0, 15)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** A URL of the form with the seal at the end of its query, and such a URL apart. Payment tokens have no dot. */
export const addSeal = (url: string, seal: string) => `${url}.${seal}`
export function takeSeal(sealed: string): { url: string; seal: string } {
  const [, url = sealed, seal = ''] = /^(.*)\.([\w-]{20})$/s.exec(sealed) ?? []
  return { url, seal }
}

/** The fields of a callback as CMI hashed them: entities decoded, one trailing newline removed. */
export const readFields = (body: string): Field[] =>
  Array.from(new URLSearchParams(body), ([name, value]) => [name, decodeEntities(value.replace(/\n$/, ''))])

/**
 * The values of the fields by name in lower case; null when names that the hash covers differ only in case or repeat,
 * because the hash allows each to stand for the other.
 */
export function uniqueFields(fields: readonly Field[]): ReadonlyMap<string, string> | null {
  const byName = fields.map(([name, value]) => [name.toLowerCase(), value] as const)
  const hashed = byName.filter(([name]) => !OUTSIDE_HASH.includes(name))
  return new Set(hashed.map(([name]) => name)).size === hashed.length ? new Map(byName) : null
}
