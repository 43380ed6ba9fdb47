import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cityPictures } from '@/assets/pictures/city-pictures'
import { aboutStats, aboutStory } from '@/content/about'
import { cities, CITY_NAMES, HOME_CITIES } from '@/content/cities'
import { cityDetails } from '@/content/city-details'
import { crafts } from '@/content/crafts'
import type { Text } from '@/content/text'
import { LANGUAGES } from '@/i18n/locales'
import { ar } from '@/i18n/messages/shop/ar'
import { en } from '@/i18n/messages/shop/en'
import { cities as seededCities } from '../../../supabase/seed/plan.ts'

const texts: [string, Text][] = [
  ...cities.flatMap(({ name, specialty }): [string, Text][] => {
    const { description, founded, crafts: made } = cityDetails[name]
    return [specialty, description, founded, ...made].map((text) => [name, text])
  }),
  ...crafts.map(({ key, name }): [string, Text] => [key, name]),
]

describe('cities', () => {
  it('each have a picture and translated names', () => {
    expect(cities.map(({ name }) => name)).toEqual(CITY_NAMES)
    for (const { name, arabicName } of cities) {
      expect(cityPictures[name].srcSet).not.toBe('')
      expect(en[`shop.city.${name}`]).toBe(name)
      expect(ar[`shop.city.${name}`]).toBe(arabicName)
    }
    expect(HOME_CITIES).toHaveLength(4)
  })
})

describe('the numbers on the about page', () => {
  const stat = (id: string) => {
    const value = aboutStats.find((entry) => entry.id === id)?.value
    return typeof value === 'string' ? Number.parseInt(value) : Number.NaN
  }

  it('agree with the catalogue and the pages of the cities', () => {
    expect(stat('cities')).toBe(seededCities.length)
    expect(aboutStory.some(({ en }) => en.includes('in seven cities'))).toBe(true)
    expect(
      Object.values(cityDetails).reduce((sum, { artisans }) => sum + artisans, 0),
    ).toBeGreaterThanOrEqual(stat('artisans'))
  })
})

describe('crafts', () => {
  it('each have a picture in every width', () => {
    expect(new Set(crafts.map(({ key }) => key)).size).toBe(9)
    for (const { picture, color } of crafts) {
      for (const width of [320, 480, 640, 1000]) {
        const file = picture.replace('-1000.', `-${width}.`)
        expect(existsSync(`supabase/seed/objects/product-images/${file}`), file).toBe(true)
      }
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})

describe('texts of cities and crafts', () => {
  it.each(LANGUAGES)('are complete in %s', (language) => {
    for (const [of, text] of texts) expect(text[language].trim(), of).not.toBe('')
  })

  it('have a no-break space before double punctuation in French', () => {
    for (const [of, { fr }] of texts) expect(fr, of).not.toMatch(/[^\u00A0]([:;!?»])(\s|$)/)
  })

  it('use Arabic letters only in Arabic', () => {
    for (const [of, text] of texts) expect(text.ar, of).toMatch(/^[\u0600-\u06FF\s،.:؛؟!]+$/)
  })
})
