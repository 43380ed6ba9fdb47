import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailSchema } from '@/auth/schema'
import { normalizePostalCode, POSTAL_RULES } from '@/checkout/countries'
import { normalizePhone } from '@/checkout/phone'
import { line, lines, requiredName } from '@/i18n/text-schema'
import { parseAmount } from '@/lib/amount'
import { EMAIL } from '@/lib/contact-text'
import { COUNTRIES } from '@/lib/countries'
import { foldName, foldPlainName } from '@/lib/typed-name'
import { foldCode, foldLine, foldText } from '@/lib/typed-text'
import { type TestDatabase, actAs } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

// However a right text is spelled, the form accepts it as the database does, and both store the same.

// Four kinds: 10,000 spellings.
const RUNS = 2500
const ANY_RUNS = 800

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

// Mulberry32, so that a failure can be repeated.
let state = 20261125
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
const sometimes = (share: number) => random() < share

const MARKS = Array.from(
  '\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF\u061C\u00AD\u3164',
)
const SPACES = Array.from(' \u00A0\u2002\u2009\u202F\u3000\t')
const DASHES = Array.from('-\u2010\u2011\u2012\u2013\u2014\u2212\uFF0D')
const ZEROS = [0x660, 0x6f0, 0xff10]

const withMarks = (text: string) =>
  Array.from(text, (character) => (sometimes(0.15) ? pick(MARKS) : '') + character).join('') +
  (sometimes(0.3) ? pick(MARKS) : '')
const inDigits = (text: string) => {
  const zero = pick([0x30, ...ZEROS])
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}
const wide = (text: string) =>
  text.replace(/[!-~]/g, (character) =>
    sometimes(0.2) ? String.fromCodePoint(character.charCodeAt(0) + 0xfee0) : character,
  )
const spaced = (text: string) => text.replace(/ /g, () => pick(SPACES))
const around = (text: string) =>
  (sometimes(0.3) ? pick(SPACES) : '') + text + (sometimes(0.3) ? pick(SPACES) : '')
const digits = (count: number) => Array.from({ length: count }, () => pick(Array.from('0123456789'))).join('')

/** What SQL makes of every text with this expression of `text` and `country`. */
async function inSql(expression: string, texts: readonly string[], countries: readonly string[] = []) {
  const rows = await db.query<{ result: string | null }>(
    `select ${expression} as result
     from unnest($1::text[], $2::text[]) with ordinality as given (text, country, position) order by position`,
    [texts, texts.map((_, index) => countries[index] ?? '')],
  )
  return rows.map(({ result }) => result)
}

const PHONES = [
  ['morocco', '212', '0', () => `${pick(['6', '7', '5'])}${digits(8)}`],
  ['france', '33', '0', () => `${pick(['1', '6', '7'])}${digits(8)}`],
  ['spain', '34', '', () => `6${digits(8)}`],
  ['usa', '1', '1', () => `212${pick(['2', '5', '9'])}${digits(6)}`],
  ['canada', '1', '1', () => `514${pick(['2', '5', '9'])}${digits(6)}`],
  ['uk', '44', '0', () => `20${pick(['3', '7', '8'])}${digits(7)}`],
] as const

function spelledPhone(): { text: string; country: string; number: string } {
  const [home, code, trunk, national] = pick(PHONES)
  const significant = national()
  const separator = pick(['', ' ', '-', '.', '/', ',', ', '])
  const groups = (significant.match(/.{1,3}/g) ?? []).join(separator)
  const isLocal = sometimes(0.4)
  const trunks = code === '1' ? [''] : ['', trunk, trunk === '' ? '' : `(${trunk})`]
  const text = isLocal
    ? trunk + groups
    : `${pick([`+${code}`, `00${code}`, `(+${code})`, `(00${code})`])}${pick(['', ' '])}${pick(trunks)}${groups}`
  return {
    text: around(
      withMarks(inDigits(spaced((sometimes(0.1) ? `tel:${text}` : text).replace(/-/g, () => pick(DASHES))))),
    ),
    country: isLocal ? home : pick(COUNTRIES),
    number: `+${code}${significant}`,
  }
}

test('phone numbers', async () => {
  const given = Array.from({ length: RUNS }, spelledPhone)
  const stored = await inSql(
    'private.fold_phone(text, country)',
    given.map(({ text }) => text),
    given.map(({ country }) => country),
  )
  const wrong = given.flatMap(({ text, country, number }, index) => {
    const form = normalizePhone(text, country as 'morocco')
    return form === number && stored[index] === number
      ? []
      : [{ text, country, number, form, sql: stored[index] }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

const LETTERS = {
  canada: ['H2X 1Y4', 'K1A 0B1', 'V6B 4Y8'],
  uk: ['SW1A 1AA', 'M1 1AE', 'DN55 1PT', 'W1A 0AX'],
}
const PREFIXES: Record<string, string> = { france: 'F', morocco: 'MA', spain: 'E', usa: 'US' }

function spelledPostalCode(): { text: string; country: string; code: string } {
  const country = pick(COUNTRIES)
  if (country === 'canada' || country === 'uk') {
    const code = pick(LETTERS[country])
    const text = code.replace(' ', () => pick(['', ' ', ...DASHES]))
    return {
      text: around(withMarks(wide(spaced(sometimes(0.5) ? text.toLowerCase() : text)))),
      country,
      code,
    }
  }
  const five = `${pick(['10', '28', '30', '45'])}${digits(3)}`
  const code = country === 'usa' && sometimes(0.4) ? `${five}-${digits(4)}` : five
  const text = sometimes(0.3) ? code.replace(/^(\d\d)/, '$1 ') : code
  const prefix = sometimes(0.2) ? `${PREFIXES[country]}${pick(DASHES)}` : ''
  const suffix =
    country === 'france' && sometimes(0.2) ? ` ${pick(['Cedex', 'Cédex', 'CÉDEX'])} ${digits(1)}` : ''
  return {
    text: around(
      withMarks(inDigits(spaced(prefix + text.replace('-', () => pick(['', ...DASHES])) + suffix))),
    ),
    country,
    code,
  }
}

test('postal codes', async () => {
  const given = Array.from({ length: RUNS }, spelledPostalCode)
  const stored = await inSql(
    'private.fold_postal_code(text, country)',
    given.map(({ text }) => text),
    given.map(({ country }) => country),
  )
  const wrong = given.flatMap(({ text, country, code }, index) => {
    const form = normalizePostalCode(text, country)
    const isTaken = POSTAL_RULES[country as 'uk'].pattern.test(form)
    return isTaken && form === code && stored[index] === code
      ? []
      : [{ text, country, code, form, sql: stored[index] }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

const NAMES = [
  'Salma El Idrissi',
  'عبد الرحمن',
  'Zoé Lefèvre',
  "Siobhán O'Brien",
  'Dr. Ahmed',
  'Ma. José',
  'Mª. José',
  'Dr. Đorđe',
  'دكتور. أحمد',
  'J. R. El-Alami',
  '山田 太郎',
  'Łukasz Żak',
  'ⴰⵎⵉⵏⴰ',
]

test('names', async () => {
  const given = Array.from({ length: RUNS }, () => {
    const name = pick(NAMES)
    const typed = sometimes(0.3) ? name.replace(/(\p{L}{2}\.) /gu, '$1') : name
    return { name, text: around(withMarks(spaced(sometimes(0.4) ? typed.normalize('NFD') : typed))) }
  })
  const stored = await inSql(
    `private.fold_contact_field('first_name', text, 'morocco')`,
    given.map(({ text }) => text),
  )
  const wrong = given.filter(
    ({ name, text }, index) =>
      requiredName(80).safeParse(text).data !== name.normalize('NFC') ||
      stored[index] !== name.normalize('NFC'),
  )
  expect(wrong.slice(0, 5)).toEqual([])
})

test('email addresses', async () => {
  const given = Array.from({ length: RUNS }, () => {
    const address = `${pick(['salma', 'nadia.b', 'a+shop', 'El_Idrissi', "o'brien"])}${digits(2)}@${pick(['example.com', 'mail.example.ma', 'X-1.example.co.uk'])}`
    return { address, text: around(withMarks(wide(inDigits(address)))) }
  })
  const stored = await inSql(
    'private.validate_email(text)',
    given.map(({ text }) => text),
  )
  const wrong = given.filter(
    ({ address, text }, index) => emailSchema.safeParse(text).data !== address || stored[index] !== address,
  )
  expect(wrong.slice(0, 5)).toEqual([])
})

/** What an import makes of prices as the form reads them; null where it refuses one. */
async function importedPrices(amounts: readonly (number | null)[]): Promise<(number | null)[]> {
  const rows = amounts.map((amount) => ({ id: ids.bowl, price: String(amount ?? '') }))
  return actAs(db, { role: 'authenticated', userId: people.admin }, async (session) => {
    const [result] = await session.query<{
      report: { code: string | null; changes: { price?: { after: number } } }[]
    }>('select public.import_products($1::text::jsonb, true) as report', [JSON.stringify(rows)])
    return (result?.report ?? []).map(({ code, changes }) =>
      code === null ? (changes.price?.after ?? 100) : null,
    )
  })
}
// As many as import_products takes.
const AMOUNTS = 500

test('amounts', async () => {
  const given = Array.from({ length: AMOUNTS }, () => {
    const cents = Math.floor(random() ** 3 * 99_999_999) + 1
    const [whole = '', fraction = ''] = (cents / 100).toFixed(2).split('.')
    const [group, decimal] = pick([
      ['', '.'],
      ['', ','],
      [' ', ','],
      [' ', '.'],
      [',', '.'],
      ['.', ','],
      ["'", '.'],
      ['\u066C', '\u066B'],
    ] as const)
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
    const typed = fraction === '00' && sometimes(0.7) ? grouped : `${grouped}${decimal}${fraction}`
    const currency = sometimes(0.2) ? pick([' DH', ' MAD', 'DH', ' درهم']) : ''
    return { amount: cents / 100, text: around(withMarks(inDigits(spaced(typed + currency)))) }
  })
  const read = given.map(({ text }) => parseAmount(text))
  const stored = await importedPrices(read)
  const wrong = given.flatMap(({ text, amount }, index) =>
    read[index] === amount && stored[index] === amount
      ? []
      : [{ text, amount, form: read[index], sql: stored[index] }],
  )
  expect(wrong.slice(0, 5)).toEqual([])
})

describe('any text', () => {
  const ALPHABET = [
    ...MARKS,
    ...SPACES,
    ...DASHES,
    ...Array.from(
      'abÉé\u0301.@+()/019٠۹０９Ａ＠ﬁ½²\n\r\u0085\u2028\u200C\u200Dمیخ،٫👩🎨\uFE0F\u{E0041}\u115F\u2800\u0007_%\'"\\',
    ),
  ]
  const texts = () =>
    Array.from({ length: ANY_RUNS }, () =>
      Array.from({ length: Math.floor(random() * 24) }, () => pick(ALPHABET)).join(''),
    )

  test.each([
    ['fold_text', foldText],
    ['fold_line', foldLine],
    ['fold_plain_name', foldPlainName],
    ['fold_name', foldName],
    ['fold_code', foldCode],
  ])('is the same after private.%s', async (name, fold) => {
    const given = texts()
    const stored = await inSql(`private.${name}(text)`, given)
    const wrong = given.flatMap((text, index) =>
      stored[index] === fold(text) ? [] : [{ text, form: fold(text), sql: stored[index] }],
    )
    expect(wrong.slice(0, 3)).toEqual([])
    expect(given.filter((text) => fold(fold(text)) !== fold(text)).slice(0, 3)).toEqual([])
  })

  test('is printable once it is folded, and a name is plain', async () => {
    const given = texts()
    const refused = await inSql(
      `case when private.is_printable(private.fold_text(text)) and private.is_plain_name(private.fold_name(text)) then '' else text end`,
      given,
    )
    expect(refused.filter((text) => text !== '').slice(0, 3)).toEqual([])
    for (const text of given) {
      expect(lines(1000).parse(text)).toBe(foldText(text))
      expect(line(1000).parse(text)).toBe(foldLine(text))
    }
  })

  test('that is a price for the form is the same one for the database', async () => {
    const parts = [
      '0',
      '1',
      '12',
      '500',
      '000',
      '.',
      ',',
      ' ',
      "'",
      '-',
      '+',
      '٣',
      '٫',
      '٬',
      'e3',
      '_',
      'DH',
      '0x1F',
      '½',
    ]
    const given = Array.from({ length: AMOUNTS }, () =>
      Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(parts)).join(''),
    )
    const read = given.map((text) => parseAmount(text))
    const stored = await importedPrices(read)
    const wrong = given.flatMap((text, index) => {
      const amount = read[index] ?? null
      const price = amount !== null && amount >= 0.01 && amount <= 1_000_000 ? amount : null
      return stored[index] === price ? [] : [{ text, form: price, sql: stored[index] }]
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('is an email address for both or for neither', async () => {
    const parts = ['a', 'salma', '.', '..', '@', '-', 'example', 'com', '1', ',', ' ', '_', 'é', "'", '+']
    const given = Array.from({ length: ANY_RUNS }, () =>
      Array.from({ length: 3 + Math.floor(random() * 6) }, () => pick(parts)).join(''),
    )
    const taken = await inSql('private.is_email(private.fold_code(text))::text', given)
    expect(
      given.filter((text, index) => String(EMAIL.test(foldCode(text))) !== taken[index]).slice(0, 5),
    ).toEqual([])
  })

  test('that is a phone number for the form is the same one for the database', async () => {
    const given = Array.from({ length: RUNS }, () => ({
      country: pick(COUNTRIES),
      text:
        pick(['', '0', '00', '+', '+212', '+33 (0)', '0044', '34', '+1 ', '1 ', '+49 (0)']) +
        digits(4 + Math.floor(random() * 9)),
    })).flatMap(({ text, country }) => {
      const number = normalizePhone(text, country)
      return number === null ? [] : [{ text, country, number }]
    })
    const countries = given.map(({ country }) => country)
    const sent = await inSql(
      'private.fold_phone(text, country)',
      given.map(({ number }) => number),
      countries,
    )
    const typed = await inSql(
      'private.fold_phone(text, country)',
      given.map(({ text }) => text),
      countries,
    )
    const wrong = given.filter(({ number }, index) => {
      // Trunk prefixes of countries without delivery are known to the form only.
      const isForeign = !/^\+(?:212|33|34|1|44)/.test(number)
      return sent[index] !== number || (!isForeign && typed[index] !== number)
    })
    expect(given.length).toBeGreaterThan(50)
    expect(wrong.slice(0, 5)).toEqual([])
  })
})
