import { beforeAll, expect, it, vi } from 'vitest'
import { catalogueOf, loadArea, loadCatalogue } from '@/i18n/catalogues'
import { LANGUAGES } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { formatDeadline } from '@/orders/deadline'
import { deadline } from '../../../supabase/functions/send-emails/format.ts'

beforeAll(() => Promise.all([...LANGUAGES.map(loadCatalogue), loadArea('ordering')]))

/** In every language, without the marks around values in Arabic. */
const said = (moment: string) =>
  LANGUAGES.map((language) =>
    formatDeadline(moment, createTranslator(language, catalogueOf(language)).t, language).replace(
      /[\u2068\u2069]/g,
      '',
    ),
  )

const PLAIN = [
  '28 November 2026 at 14:30 Moroccan time',
  '28 novembre 2026 à 14:30, heure du Maroc',
  '28 نونبر 2026 في 14:30 بتوقيت المغرب',
]
const withOwn = (time: string) =>
  ['your time', 'chez vous', 'بتوقيتك'].map((own, index) => `${PLAIN[index]} (${time} ${own})`)

it.each([
  ['Europe/Paris', withOwn('15:30')],
  ['America/New_York', withOwn('09:30')],
  ['Europe/London', PLAIN],
  ['UTC', PLAIN],
  // An older device has another clock for Morocco's own zone, which the shop does not follow.
  ['Africa/Casablanca', PLAIN],
  ['Africa/El_Aaiun', PLAIN],
])('a deadline names its zone, and the buyer’s own time on a device in %s', (zone, texts) => {
  vi.stubEnv('TZ', zone)
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  expect(said('2026-11-28T14:30:00Z')).toEqual(texts)
})

it.each([
  ['Europe/Paris', '1 December 2026 at 00:15', '1er décembre 2026 à 00:15'],
  ['Asia/Tokyo', '1 December 2026 at 08:15', '1er décembre 2026 à 08:15'],
])('with the day, where it is another one: %s', (zone, en, fr) => {
  vi.stubEnv('TZ', zone)
  const [english, french] = said('2026-11-30T23:15:00Z')
  expect(english).toBe(`30 November 2026 at 23:15 Moroccan time (${en} your time)`)
  expect(french).toBe(`30 novembre 2026 à 23:15, heure du Maroc (${fr} chez vous)`)
})

it('a mail names the zone in the same words', () => {
  vi.stubEnv('TZ', 'Africa/Casablanca')
  expect(LANGUAGES.map((language) => deadline('2026-11-28T14:30:00Z', language))).toEqual(
    said('2026-11-28T14:30:00Z'),
  )
})
