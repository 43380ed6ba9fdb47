import type { Language } from '@/i18n/locales'

export type Picture = {
  /** The fallback for browsers without srcset, and for links. */
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
  /** The picture's mean colour, shown until it has loaded. */
  readonly color: string
  readonly alt: Readonly<Record<Language, string>>
}

type Measured = Pick<Picture, 'width' | 'height' | 'color'>

/** The second file, 960 px wide, is the fallback `src`. */
export function picture(
  { width, height, color }: Measured,
  files: readonly [small: [number, string], middle: [number, string], ...large: [number, string][]],
  alt: Picture['alt'],
): Picture {
  const srcSet = files.map(([pixels, url]) => `${url} ${pixels}w`).join(', ')
  return { src: files[1][1], srcSet, width, height, color, alt }
}
