import { apiBase } from './env'

const WIDTHS = [320, 640, 1000] as const
const SIZED_NAME = /-1000\.([a-z0-9]+)$/i

/** An absolute address stays as it is; anything else is a path in the public bucket product-images. */
export function imageUrl(value: string, base: string = apiBase()): string {
  if (/^https?:\/\//i.test(value)) return value
  const path = value.split('/').map(encodeURIComponent).join('/')
  return `${base}/storage/v1/object/public/product-images/${path}`
}

/**
 * The picture of a product as chats and social networks show it: they do not know AVIF, so the build makes a JPEG of it
 * (scripts/social-pictures.ts). Null for one that it has none of.
 */
export function socialPicture(value: string): string | null {
  if (/^https?:\/\//i.test(value) || !SIZED_NAME.test(value)) return null
  return `/social/${value.replace(SIZED_NAME, '.jpg').split('/').map(encodeURIComponent).join('/')}`
}

/** A name ending in -1000.<ext> has -320 and -640 siblings; any other picture has one size only. */
export function imageSrcSet(value: string, base?: string): string | undefined {
  if (!SIZED_NAME.test(value)) return undefined
  const url = imageUrl(value, base)
  return WIDTHS.map((width) => `${url.replace(SIZED_NAME, `-${width}.$1`)} ${width}w`).join(', ')
}
