import type { Texts } from './pictures.ts'

const noBreakSpace = '\u00a0'

/** French puts a no-break space before high punctuation and inside guillemets; data files are typed with plain ones. */
export function french(text: string): string {
  return text.replace(/ ([:;!?»])/g, `${noBreakSpace}$1`).replace(/« /g, `«${noBreakSpace}`)
}

/** A number keeps its unit on its line. */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d) (cm|m|°C|°م|W|سم|واط)(?![\p{L}])/gu, `$1${noBreakSpace}$2`)
    .replace(/(\d) × (?=\d)/g, `$1${noBreakSpace}×${noBreakSpace}`)
}

export function typeset({ en, fr, ar }: Texts): Texts {
  return { en: keepUnits(en), fr: keepUnits(french(fr)), ar: keepUnits(ar) }
}
