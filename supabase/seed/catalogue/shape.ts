import type { Kind, Texts } from '../pictures.ts'

export type City = 'Fez' | 'Marrakech' | 'Rabat' | 'Tetouan' | 'Meknes' | 'Essaouira' | 'Casablanca'

/** A complete product name. `~` marks where a collection's name goes in French and Arabic; in English it comes first. */
export type NameForm = {
  /** Linear size against the family's usual piece; anything but 1 is said in the name. */
  size: number
  /** Exact price of the first product with this name. */
  price: number | null
} & Texts

/** How a group of objects is made and kept. `{city}` stands for the city in that language, after "in", "à", "في". */
export type Craft = {
  making: Texts[]
  care: Texts[]
}

/** D diameter, H height, DH both, LW two sides, LWH three. */
export type Measure = {
  kind: 'D' | 'H' | 'DH' | 'LW' | 'LWH'
  base: number[]
}

export type ChoiceValue = {
  value: string
  /** Share of the product's price added or taken off. */
  share: number
  picture: string | null
}

export type Choice = {
  type: 'color' | 'size' | 'shape'
  values: ChoiceValue[]
}

export type Family = {
  id: string
  kind: Kind
  /** More than one when the colour is a choice: then the texts name no colour. */
  pictures: string[]
  craft: Craft
  price: [number, number]
  measure: Measure | null
  names: NameForm[]
  objects: Texts[]
  /** Sets of choices of which a product gets one, or none. */
  choices: Choice[][]
  /** Share of the products of usual size that offer a choice. */
  choosing: number
}

export function t(en: string, fr: string, ar: string): Texts {
  return { en, fr, ar }
}

export function n(en: string, fr: string, ar: string, size = 1, price: number | null = null): NameForm {
  return { en, fr, ar, size, price }
}

export function sizes(...values: [string, number][]): Choice {
  return { type: 'size', values: values.map(([value, share]) => ({ value, share, picture: null })) }
}

export function shapes(...values: [string, number][]): Choice {
  return { type: 'shape', values: values.map(([value, share]) => ({ value, share, picture: null })) }
}

export function colours(...values: [string, number, string][]): Choice {
  return { type: 'color', values: values.map(([value, share, picture]) => ({ value, share, picture })) }
}

export const threeSizes = sizes(['Small', -0.22], ['Medium', 0], ['Large', 0.35])
