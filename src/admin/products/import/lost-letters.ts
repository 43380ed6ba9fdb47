// Programs without Unicode save `ajourée` as `ajour?e`, `ajour_e` or `ajoure`, and Arabic as question marks.

// UTF-8 that was read as Windows-1252: é as Ã©, ا as Ø§.
const MOJIBAKE = /[ÃÂØÙ][\u0080-\u00BFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/u
// Arabic of Windows-1256 that was read as Windows-1252.
const ACCENTED_ONLY = /[\u00C0-\u00FF]{2}/u

const ARABIC = /\p{Script=Arabic}/u
const ADDRESS = /\S+:\/\/\S*/gu

/** Whether the letters of a text are gone, so that writing it would erase those in the shop. `exported`: what the cell was. */
export function hasLostLetters(column: string, text: string, exported: string | null): boolean {
  if (text.includes('\uFFFD') || /\?{3}/.test(text) || MOJIBAKE.test(text)) return true
  // A cell that was not edited is not written.
  if (exported !== null && text.trim() === exported.trim()) return false
  const isArabicColumn = column.endsWith('_ar')
  if (isArabicColumn && !ARABIC.test(text)) {
    if (text.includes('?') || ACCENTED_ONLY.test(text)) return true
    if (exported !== null && ARABIC.test(exported) && /\p{L}/u.test(text)) return true
  }
  if (exported !== null && isWithoutLetters(exported, text)) return true
  if (/\p{L}\?\p{Ll}/u.test(text.replace(ADDRESS, ''))) return true
  if (!column.startsWith('name_')) return false
  // Names are no questions; in French a space stands before the mark.
  return (
    /\?(?! *$)|(?<!\d)_(?!\d)/u.test(text) ||
    (column !== 'name_en' && /\p{L}\?|^\?/u.test(text)) ||
    (isArabicColumn && text.includes('?'))
  )
}

const FOREIGN = /(?!\p{ASCII})[\p{L}\p{M}]/gu
const MARK = /[?_]/g

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0
const withoutBoth = (text: string) => text.replace(FOREIGN, '').replace(MARK, '').replace(/\s+/gu, ' ').trim()

/** Whether a text is another one of which letters beyond ASCII are missing, or are question marks or underscores. */
function isWithoutLetters(exported: string, text: string): boolean {
  const left = countOf(FOREIGN, text)
  if (text.trim() === '' || left >= countOf(FOREIGN, exported)) return false
  return (
    withoutBoth(text) === withoutBoth(exported) &&
    (left === 0 || countOf(MARK, text) > countOf(MARK, exported))
  )
}
