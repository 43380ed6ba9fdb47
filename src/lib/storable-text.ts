// PostgreSQL stores no NUL and no half of a character, and refuses the whole request. They come with pasted text
// and with texts that were cut in the middle of an emoji. Forms fold them away, and here goes what no form has seen.

/** As JSON.stringify writes them: whole characters outside the BMP stand for themselves. A backslash before them is text. */
const IN_JSON = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi

/** The body of a request without characters that cannot be stored. */
export const storableBody = <Body>(body: Body): Body | string =>
  typeof body === 'string' && body.includes('\\u') ? body.replaceAll(IN_JSON, '$1') : body

/** The address of a request without them. URLs have U+FFFD for half a character already. */
export const storableUrl = (url: string): string => url.replaceAll('%00', '')
