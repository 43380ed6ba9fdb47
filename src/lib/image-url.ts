import { apiBase } from './env'

const WIDTHS = [320, 480, 640, 1000] as const
const SIZED_NAME = /-1000\.([a-z0-9]+)$/i

/** The URL of a picture: an absolute URL stays as it is, anything else is a path in the public bucket product-images. */
export function imageUrl(value: string, base: string = apiBase()): string {
  if (/^https?:\/\//i.test(value)) return value
  const path = value.split('/').map(encodeURIComponent).join('/')
  return `${base}/storage/v1/object/public/product-images/${path}`
}

/**
 * The JPEG of a product's picture for chats and social networks, which do not support AVIF; the build makes it
 * (scripts/prerender/social-pictures.ts). Null for pictures without one.
 */
export function socialPicture(value: string): string | null {
  if (/^https?:\/\//i.test(value) || !SIZED_NAME.test(value)) return null
  return `/social/${value.replace(SIZED_NAME, '.jpg').split('/').map(encodeURIComponent).join('/')}`
}

/**
 * The same picture as a JPEG in its own proportions, which the build makes, for readers that know no AVIF. Others stay as they are, and of an
 * AVIF without sizes there is none.
 */
export function plainPicture(value: string, base?: string): string | null {
  if (!/\.avif$/i.test(value)) return imageUrl(value, base)
  return socialPicture(value)?.replace(/\.jpg$/, '-1000.jpg') ?? null
}

/** A file named *-1000.<ext> also exists as -320, -480 and -640; any other picture has one size. */
export function imageSrcSet(value: string, base?: string): string | undefined {
  if (!SIZED_NAME.test(value)) return undefined
  const url = imageUrl(value, base)
  return WIDTHS.map((width) => `${url.replace(SIZED_NAME, `-${width}.$1`)} ${width}w`).join(', ')
}
