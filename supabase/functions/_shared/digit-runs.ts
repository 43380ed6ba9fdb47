// Groups of digits in right-to-left text, such as a telephone number in an Arabic note, are painted in reverse order: a courier
// would dial another number.

const DIGIT = String.raw`[\d\u0660-\u0669\u06F0-\u06F9]`
const GROUP = String.raw`(?:\(${DIGIT}+\)${DIGIT}*|${DIGIT}+)`
const NEXT = String.raw`(?:[ \u00A0\u202F./\u2010-\u2015\u2212-]+${GROUP}|\(${DIGIT}+\)${DIGIT}*)`
// Two or more groups, or one with a plus sign in front.
const RUN = new RegExp(String.raw`\+ ?${GROUP}${NEXT}*|${GROUP}${NEXT}+`, 'gu')

/** A text in parts, of which every second one is a run of digits that has to stay left to right. */
export function digitRuns(text: string): string[] {
  const parts: string[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(RUN)) {
    parts.push(text.slice(end, index), run)
    end = index + run.length
  }
  return [...parts, text.slice(end)]
}

// Of a page, with or without its protocol, or of a mailbox: mail programs link it as it stands, up to the next space.
const ADDRESS = /((?:https?:\/\/|www\.|\.[a-z]{2,}\/|[\w.+-]{1,64}@)\S+)/iu

/** For mails: each run of digits between characters that isolate it and keep it left to right, except within addresses. */
export const isolateDigits = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : digitRuns(part)
            .map((run, index) => (index % 2 === 1 ? `\u2066\u202D${run}\u202C\u2069` : run))
            .join(''),
    )
    .join('')

// The letters of a number such as MCG-7K2QXW9D make the digits after it left to right as well, so that both stand the wrong way
// round between Arabic words.
const NUMBER_BEFORE_DIGITS = /(?<![\w/=])[A-Z]{2,}-[A-Z0-9]+(?=[^\p{L}\d\n]+\d)/gu

/** For Arabic mails: the number of an order, isolated from the amount after it. */
export const isolateNumbers = (text: string): string =>
  text.replaceAll(NUMBER_BEFORE_DIGITS, (number) => `\u2066${number}\u2069`)
