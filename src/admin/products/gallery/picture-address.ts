// The same rule as private.is_picture_address in the database.

const STORED = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+\.(?:webp|png|jpe?g|avif)$/
const SECURE = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+\/\S*$/i
// Pages on which a service shows a picture. Pages of the shop cannot show them in turn.
const SHARE_PAGE =
  /^https:\/\/(?:(?:(?:drive|docs|photos)\.google|(?:www\.)?(?:dropbox|instagram|facebook|icloud|imgur|flickr|pinterest|wetransfer))\.com|photos\.app\.goo\.gl|1drv\.ms|onedrive\.live\.com|(?:www\.)?(?:pin\.it|ibb\.co|we\.tl))(?:[:/]|$)|^https:\/\/[^/]+\.wikipedia\.org\/|^https:\/\/commons\.wikimedia\.org\/wiki\//i

/** Whether an address can be that of a picture: of a stored file, or of another site. */
export function isPictureAddress(text: string): boolean {
  if (text.length > 500 || text.includes('..')) return false
  return STORED.test(text) || (SECURE.test(text) && !SHARE_PAGE.test(text))
}
