import { containsLink, EMAIL } from '@/lib/contact-text'
import { foldName, foldPlainName } from '@/lib/typed-name'
import { foldCode, foldLine, foldText } from '@/lib/typed-text'
import { z } from '@/lib/zod'
import type { PlainMessageKey } from './message-types'

/** The messages of a schema are message keys. */
export const key = (message: PlainMessageKey) => message

// Every field is folded before anything else looks at it: what cannot be seen is no reason to refuse a text, and is no text.
const folded = (fold: (text: string) => string, max: number) =>
  z.string().overwrite(fold).max(max, key('deferred.invalid.tooLong'))

/** One line of text, at most `max` characters. */
export const line = (max: number) => folded(foldLine, max)

/** A line with a format of its own, such as a number: wide letters and the digits of other scripts are ASCII in it. */
export const codeLine = (max: number) => folded(foldCode, max)

/** A name in the catalogue or of a setting. */
export const plainName = (max: number) => folded(foldPlainName, max)

export const requiredPlainName = (max: number) => plainName(max).min(1, key('deferred.invalid.required'))

/** A person's name: a line without a link in it. */
export const nameLine = (max: number) =>
  folded(foldName, max).refine((text) => !containsLink(text), key('deferred.invalid.link'))

export const requiredName = (max: number) => nameLine(max).min(1, key('deferred.invalid.required'))

export const requiredLine = (max: number) => line(max).min(1, key('deferred.invalid.required'))

export const requiredCode = (max: number) => codeLine(max).min(1, key('deferred.invalid.required'))

/** An email address, or nothing. */
export const emailLine = codeLine(254).refine(
  (text) => text === '' || EMAIL.test(text),
  key('deferred.invalid.email'),
)

/** Lines of text, at most `max` characters in total. */
export const lines = (max: number) => folded(foldText, max)
