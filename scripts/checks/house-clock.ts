import { lineAt, parse, read, textOf, walk, type Node } from './house-files.ts'

// Days and times are those of the shop's clock: supabase/functions/_shared/shop-clock.ts, private.shop_time_zone() in SQL.
const CLOCK = 'supabase/functions/_shared/shop-clock.ts'
const MOROCCO = 'Africa/Casablanca'
// A visitor's country is derived from the device's zone, and a deadline is told by its clock too.
const readsDeviceZone = [
  'src/settings/delivery-country.ts',
  'tests/unit/settings/delivery-country.test.ts',
  'src/orders/deadline.ts',
  'tests/unit/orders/deadline.test.ts',
]

const localGetter =
  /^(?:toLocale(?:Date|Time)?String|toDateString|toTimeString|getTimezoneOffset|[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes))$/

/** Names what depends on a clock of its own; null for anything else. */
function ownClock(file: string, node: Node): string | null {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null
  const callee = textOf(file, node.callee)
  if (/\bDateTimeFormat$/.test(callee)) {
    const zone = /\btimeZone:?\s*([^,}\s]*)/.exec(textOf(file, node))?.[1]
    if (zone === undefined) return 'a DateTimeFormat without timeZone'
    if (!/^(?:SHOP|CALENDAR)_TIME_ZONE$/.test(zone)) return `timeZone ${zone}`
  }
  const method =
    node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier'
      ? node.callee.property.name
      : ''
  if (localGetter.test(method)) return method
  return /^new Date\(\)\s*\.toISOString\(\)\s*\.s/.test(callee) ? 'today from toISOString' : null
}

function codeProblems(file: string): string[] {
  if (readsDeviceZone.includes(file) || !/^(?:src|supabase\/functions)\//.test(file)) return []
  const found: string[] = []
  walk(parse(file), (node) => {
    const problem = ownClock(file, node)
    if (problem !== null) found.push(`${file}:${lineAt(file, node.start)}: ${problem}; use ${CLOCK}`)
  })
  return found
}

// What depends on the time zone of the session, which a request chooses, or on a zone of its own.
const sqlClock =
  /\bcurrent_date\b|\bcurrent_time\b|\blocaltime(?:stamp)?\b|\b(?:now\(\)|\w*_at)::(?:date|timestamp\b|time\b)|date_trunc\('(?:day|week|month|year)', (?:now\(\)|\w*_at\b)(?! at time zone)|at time zone (?!private\.shop_time_zone\(\))|\btimezone\(|'Africa\/\w+'/i

const isComment = (line: string): boolean => /^\s*--/.test(line)

/** Problems of SQL text, as `file:line: "text"; ...`. */
export function sqlClockProblems(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    // Comments of functions are text.
    const found = isComment(line) ? null : sqlClock.exec(line.replace(/^\s*'.*$/, ''))
    return found === null ? [] : [`${file}:${index + 1}: "${found[0]}"; use private.shop_time_zone()`]
  })
}

/** Uses of a clock other than the shop's. */
export function clockProblems(code: readonly string[], sql: readonly string[]): string[] {
  const named = [...code, ...sql].filter(
    (file) => !readsDeviceZone.includes(file) && read(file).includes(MOROCCO),
  )
  return [
    ...named
      .filter((file) => file !== 'scripts/checks/house-clock.ts')
      .map((file) => `${file}: Morocco's own zone differs between tz databases; use the shop's clock`),
    ...code.flatMap(codeProblems),
    ...sql.flatMap((file) => sqlClockProblems(file, read(file))),
  ]
}
