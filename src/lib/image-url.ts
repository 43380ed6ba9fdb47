import { supabaseUrl } from './env'

const WIDTHS = [320, 640, 1000] as const
const SIZED_NAME = /-1000\.([a-z0-9]+)$/i

/** An absolute address stays as it is; anything else is a path in the public bucket product-images. */
export function imageUrl(value: string, base: string = supabaseUrl()): string {
  if (/^https?:\/\//i.test(value)) return value
  const path = value.split('/').map(encodeURIComponent).join('/')
  return `${base}/storage/v1/object/public/product-images/${path}`
}

/** A name ending in -1000.<ext> has -320 and -640 siblings; any other picture has one size only. */
export function imageSrcSet(value: string, base?: string): string | undefined {
  if (!SIZED_NAME.test(value)) return undefined
  const url = imageUrl(value, base)
  return WIDTHS.map((width) => `${url.replace(SIZED_NAME, `-${width}.$1`)} ${width}w`).join(', ')
}
