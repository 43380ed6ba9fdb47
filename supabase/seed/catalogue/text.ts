import type { Texts } from '../pictures.ts'

export function t(en: string, fr: string, ar: string): Texts {
  return { en, fr, ar }
}
