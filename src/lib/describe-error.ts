import { AppError, type ErrorCode } from './errors'
import type { NotedError } from './noted-errors'

export type DescribedError = {
  message: string
  /** The chunk, line and column, or nothing. */
  place: string
}

const LONGEST = 200
// More is not looked at: a message may be a whole page.
const MOST_READ = 2000

// Nobody's fault but the connection's, the session's or the address's.
const EXPECTED: readonly ErrorCode[] = ['network', 'not_found', 'not_signed_in', 'too_many_requests']
// What browsers say of scripts that are not ours, and of what has no consequence.
const NOISE = /^Script error\.?$|^ResizeObserver loop|^AbortError/
const FOREIGN = /\b(?:[a-z]+-)?extension:\/\//

const ADDRESS = /(?:[a-z][a-z+.-]*:\/\/|\/assets\/)[^\s"'<>()]+/gi

// A chunk keeps its name and loses its hash, which would make one error of two builds two.
function nameAddress(address: string): string {
  const [, name, type] = /\/assets\/([A-Za-z][\w.-]*?)-[\w-]{8}\.(js|css)\b/.exec(address) ?? []
  return name === undefined || type === undefined ? '<address>' : `${name}.${type}`
}

/** In this order: what is recognised first is no longer there to be mistaken for something else. */
const PERSONAL: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, '<mail>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  // Words with digits that nobody reads: keys, tokens, hashes, the numbers of orders.
  [/\b(?=[\w.-]*\d)[\w-]{16,}(?:\.[\w-]+)*|\bMCG-[A-Z0-9]{8}\b/g, '<token>'],
  [/\+?\d(?:[ ().-]*\d){3,}/g, '<number>'],
  // Text that was read, as errors about JSON quote it; the name of a property is a single word in single quotes.
  [/"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?/g, '<text>'],
  [/(?<!\w)'(?![A-Za-z_$][\w$.-]{0,40}'(?!\w))[^']*'/g, '<text>'],
]

/** A message without what could be about a person: who, where, with which key. */
export function scrub(text: string): string {
  const plain = text
    .slice(0, MOST_READ)
    // Controls, marks of direction, halves of characters.
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(ADDRESS, nameAddress)
    .replaceAll(/\?[\w%.[\]-]+=[^\s"'<>()]*/g, '?<query>')
  const scrubbed = PERSONAL.reduce((left, [pattern, name]) => left.replaceAll(pattern, name), plain)
  const told = Array.from(scrubbed.replaceAll(/@|:\/\//g, ' ').trim())
  return told.slice(0, LONGEST).join('').trim()
}

/** Where it happened: the first line of the stack that is in one of the shop's own chunks. */
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

/** What is told of an error, or null when there is nothing to tell. */
export function describeError({ context, error }: NotedError): DescribedError | null {
  if (error instanceof AppError && EXPECTED.includes(error.code)) return null
  const name = nameOf(error)
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  if (NOISE.test(name) || FOREIGN.test(stack) || FOREIGN.test(name)) return null
  const message = scrub(context === '' ? name : `${context}: ${name}`)
  return message === '' ? null : { message, place: placeOf(stack) }
}
