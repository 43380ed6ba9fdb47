import { AppError, type ErrorCode } from './errors'
import type { RecordedError } from './log'

export type DescribedError = {
  message: string
  /** Chunk, line and column of the shop's own code; empty when the stack names none. */
  place: string
}

const MAX_LENGTH = 200
// A message may be a whole page of HTML: the rest is not parsed.
const MAX_PARSED_LENGTH = 2000

// Caused by the connection, the session or the URL, not by the code.
const EXPECTED: readonly ErrorCode[] = ['network', 'not_found', 'not_signed_in', 'too_many_requests']
// Reported by browsers for foreign scripts, and for events without consequence.
const NOISE = /^Script error\.?$|^ResizeObserver loop|^AbortError/
const FOREIGN = /\b(?:[a-z]+-)?extension:\/\//

const URLS = /(?:[a-z][a-z+.-]*:\/\/|\/assets\/)[^\s"'<>()]+/gi

// A chunk keeps its name and loses its hash, so that an error is the same one in the next build.
function replaceUrl(url: string): string {
  const [, name, type] = /\/assets\/([A-Za-z][\w.-]*?)-[\w-]{8}\.(js|css)\b/.exec(url) ?? []
  return name === undefined || type === undefined ? '<address>' : `${name}.${type}`
}

/** Applied in this order: what one pattern has replaced cannot be mistaken by the next. */
const PERSONAL: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, '<mail>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  // Long words with digits: keys, tokens, hashes, order numbers.
  [/\b(?=[\w.-]*\d)[\w-]{16,}(?:\.[\w-]+)*|\bMCG-[A-Z0-9]{8}\b/g, '<token>'],
  [/\+?\d(?:[ ().-]*\d){3,}/g, '<number>'],
  // Quoted input, as in JSON errors. A single word in single quotes is the name of a property.
  [/"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?/g, '<text>'],
  [/(?<!\w)'(?![A-Za-z_$][\w$.-]{0,40}'(?!\w))[^']*'/g, '<text>'],
]

/** The message without anything that could identify a person: names, addresses, keys. */
export function scrub(text: string): string {
  const plain = text
    .slice(0, MAX_PARSED_LENGTH)
    // Control characters, direction marks, lone surrogates.
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(URLS, replaceUrl)
    .replaceAll(/\?[\w%.[\]-]+=[^\s"'<>()]*/g, '?<query>')
  const scrubbed = PERSONAL.reduce((left, [pattern, name]) => left.replaceAll(pattern, name), plain)
  const characters = Array.from(scrubbed.replaceAll(/@|:\/\//g, ' ').trim())
  return characters.slice(0, MAX_LENGTH).join('').trim()
}

/** The first line of the stack that is in one of the shop's own chunks. */
export function placeOf(stack: string): string {
  const [, chunk = '', line = '', column] =
    /\/assets\/([\w.-]{1,80}):(\d{1,7})(?::(\d{1,7}))?/.exec(stack) ?? []
  if (chunk === '') return ''
  return column === undefined ? `${chunk}:${line}` : `${chunk}:${line}:${column}`
}

function nameOf(error: unknown): string {
  if (error instanceof AppError) {
    return error.code === 'unexpected' && error.message !== '' ? `unexpected: ${error.message}` : error.code
  }
  if (error instanceof Error || error instanceof DOMException) {
    return error.message === '' ? error.name : `${error.name}: ${error.message}`
  }
  return typeof error === 'string' ? error : 'something that is no error was thrown'
}

/** What telemetry reports of an error; null for expected errors, noise and foreign scripts. */
export function describeError({ context, error }: RecordedError): DescribedError | null {
  if (error instanceof AppError && EXPECTED.includes(error.code)) return null
  const name = nameOf(error)
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  if (NOISE.test(name) || FOREIGN.test(stack) || FOREIGN.test(name)) return null
  const message = scrub(context === '' ? name : `${context}: ${name}`)
  return message === '' ? null : { message, place: placeOf(stack) }
}
