/** WCAG 2.2 contrast of the colours in tailwind.config.ts. */
import tailwind from '../../tailwind.config.ts'

const palette = tailwind.theme.extend.colors

type Shades<Name extends string, Value> = Value extends string
  ? Name
  : { [Shade in keyof Value & string]: Shade extends 'DEFAULT' ? Name : `${Name}-${Shade}` }[keyof Value &
      string]

/** A colour token as in class names: `copper`, `copper-tint`. */
export type Token = {
  [Name in keyof typeof palette]: Shades<Name, (typeof palette)[Name]>
}[keyof typeof palette]

const values: ReadonlyMap<string, string> = new Map(
  Object.entries<string | Readonly<Record<string, string>>>(palette).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([shade, hex]): [string, string] => [
          shade === 'DEFAULT' ? name : `${name}-${shade}`,
          hex,
        ]),
  ),
)

export const tokens: readonly string[] = [...values.keys()]

export function colorOf(token: Token): string {
  const value = values.get(token)
  if (value === undefined) throw new Error(`No colour is named ${token}`)
  return value
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function relativeLuminance(hex: string): number {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (digits === undefined) throw new Error(`${hex} is not a colour of six hexadecimal digits`)
  const linear = (at: number) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(2) + 0.0722 * linear(4)
}

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
