// The same rule as private.is_picture_address in the database.

const STORED = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+\.(?:webp|png|jpe?g|avif)$/
const SECURE = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+\/\S+$/i
// Pages on which a service shows a picture, in any country. Pages of the shop cannot show them in turn.
const SHARE_PAGE =
  /^https:\/\/(?:(?:drive|docs|photos)\.google\.com|(?!(?:i\.imgur|dl\.dropbox|[a-z0-9]+\.static\.flickr)\.com\/)(?:[^/:]+\.)?(?:dropbox|instagram|facebook|icloud|imgur|flickr|pinterest|wetransfer)(?:\.[a-z]{2,3}){1,2}|photos\.app\.goo\.gl|1drv\.ms|onedrive\.live\.com|(?:www\.)?(?:pin\.it|ibb\.co|we\.tl))(?:[:/]|$)|^https:\/\/[^/]+\.wikipedia\.org\/|^https:\/\/commons\.wikimedia\.org\/wiki\//i
// Pages, and files that browsers do not show as pictures. What stands behind a question mark may convert them.
const OTHER_FILE = /^[^?]*\.(?:html?|pdf|hei[cf]|tiff?)(?:#|$)/i

/** Whether an address can be that of a picture: of a stored file, or of another site. */
export function isPictureAddress(text: string): boolean {
  if (text.length > 500 || text.includes('..')) return false
  return STORED.test(text) || (SECURE.test(text) && !SHARE_PAGE.test(text) && !OTHER_FILE.test(text))
}
