import { isPlainLine } from '@/i18n/text-schema'

export type TrackingLine = { orderNumber: string; trackingNumber: string }

const MOST_LINES = 200
const LONGEST = 80

/**
 * Reads what was copied from a courier's list: in each line an order's number, then, after a tab, comma, semicolon or
 * space, the parcel's. What comes last for an order holds. Lines that cannot be read are given back as they are.
 */
export function parseTrackingLines(text: string): { lines: TrackingLine[]; unread: string[] } {
  const found = new Map<string, string>()
  const unread: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim()
    if (trimmed === '') continue
    const match = /^"?(MCG-[2-9A-HJKMNP-TV-Z]{8})"?[\t,; ]+(.+)$/i.exec(trimmed)
    const [, order = '', rest = ''] = match ?? []
    const parcel = rest.replace(/^[\t,; "]+|[\t,; "]+$/g, '')
    const known = found.has(order.toUpperCase())
    const fits = parcel !== '' && parcel.length <= LONGEST && isPlainLine(parcel)
    if (!fits || (!known && found.size >= MOST_LINES)) unread.push(trimmed)
    else found.set(order.toUpperCase(), parcel)
  }
  const lines = [...found].map(([orderNumber, trackingNumber]) => ({ orderNumber, trackingNumber }))
  return { lines, unread }
}
