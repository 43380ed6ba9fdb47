import type { Kind } from '../pictures.ts'

/** Sentences of which reviews are composed. Each is true of every object of its craft. */
export type ReviewTexts = {
  /** What pleased, by craft. */
  readonly good: Readonly<Record<Kind, readonly string[]>>
  /** What did not, by craft. */
  readonly flaws: Readonly<Record<Kind, readonly string[]>>
  /** About the order as a whole. */
  readonly service: readonly string[]
  /** A small reservation of a person who is content. */
  readonly reservations: readonly string[]
  /** The end of a disappointed review. */
  readonly regrets: readonly string[]
  /** What the shop answers to praise and to complaints. */
  readonly thanks: readonly string[]
  readonly apologies: readonly string[]
}
