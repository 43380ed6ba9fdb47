import type { Kind, Texts } from '../pictures.ts'
import type { Care, Colour, Included, Material, Place, Safety, Technique } from './facts.ts'

/** Where a product is sold: the city of its category. Where it was made is `madeIn`. */
export type City = 'Fez' | 'Marrakech' | 'Rabat' | 'Tetouan' | 'Meknes' | 'Essaouira' | 'Casablanca'

/** Outer measures in centimetres. Round objects have a diameter instead of length and width. */
export type Measures = { length?: number; width?: number; height?: number; diameter?: number }

/** One value that a buyer may choose. */
export type Choice = {
  /** English, as in `supabase/functions/_shared/variation-labels.ts`: "Small", "60 x 90 cm", "Red". */
  value: string
  /** Whole dirhams added to the product's price, or taken off it. */
  adds: number
  /** Where the value changes the size. */
  measures?: Measures
  grams?: number
  /** The name of the picture that shows this value. */
  picture?: string
}

export type Choices = { type: 'color' | 'size' | 'shape'; values: readonly Choice[] }

/** One product: the object of its piece in one size or finish. */
export type Version = {
  city: City
  name: Texts
  /** One or two sentences: what it is and what distinguishes it from the other versions. */
  text: Texts
  /** Instead of the piece's sentences on the making, where many products share them. */
  making?: Texts
  /** A picture of its own, where it looks different from the piece's: several of them, another size or another use. */
  picture?: string
  /** Whole dirhams, 25 to 4,800, ending in 0, 5 or 9. */
  price: number
  /** Of the usual size, where sizes are a choice. Shoes have none: the size guide gives the foot lengths. */
  measures: Measures
  grams: number
  choices?: readonly Choices[]
  /** Only what differs from the piece. */
  included?: readonly Included[]
  safety?: readonly Safety[]
  care?: readonly Care[]
  madeIn?: Place
  /** Working days until it is ready, when it is made to order. */
  leadTimeDays?: number
  /** Withdrawn, for the admin pages. */
  withdrawn?: true
}

/** An object, and the products that are made of it. */
export type Piece = {
  /** The name of its picture, which the versions show that have none of their own. */
  picture: string
  kind: Kind
  colours: readonly Colour[]
  materials: readonly Material[]
  techniques: readonly Technique[]
  care: readonly Care[]
  included: readonly Included[]
  safety: readonly Safety[]
  madeIn: Place
  /** One or two sentences on how it is made or used, which follow the version's text. */
  making: Texts
  versions: readonly Version[]
}
