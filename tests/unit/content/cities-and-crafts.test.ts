import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cityPictures } from '@/assets/pictures/pictures'
import { cities, CITY_NAMES, HOME_CITIES } from '@/content/cities'
import { crafts } from '@/content/crafts'
import type { Text } from '@/content/text'
import { LANGUAGES } from '@/i18n/locales'
import { ar } from '@/i18n/messages/ar'
import { en } from '@/i18n/messages/en'

const texts: [string, Text][] = [
  ...cities.flatMap(({ name, specialty, description, founded, crafts: made }): [string, Text][] =>
    [specialty, description, founded, ...made].map((text) => [name, text]),
  ),
  ...crafts.map(({ key, name }): [string, Text] => [key, name]),
]

describe('cities', () => {
  it('are the six, each with a picture and a name in the catalogues', () => {
    expect(cities.map(({ name }) => name)).toEqual(CITY_NAMES)
    for (const { name, arabicName } of cities) {
      expect(cityPictures[name].srcSet).not.toBe('')
      expect(en[`city.${name}`]).toBe(name)
      expect(ar[`city.${name}`]).toBe(arabicName)
    }
    expect(HOME_CITIES).toHaveLength(4)
  })
})

describe('crafts', () => {
  it('are nine, each with a picture of the shop in three widths', () => {
    expect(new Set(crafts.map(({ key }) => key)).size).toBe(9)
    for (const { picture, color } of crafts) {
      for (const width of [320, 640, 1000]) {
        const file = picture.replace('-1000.', `-${width}.`)
        expect(existsSync(`supabase/seed/objects/product-images/${file}`), file).toBe(true)
      }
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})

describe('their texts', () => {
  it.each(LANGUAGES)('are all there in %s', (language) => {
    for (const [of, text] of texts) expect(text[language].trim(), of).not.toBe('')
  })

  it('have a no-break space before double punctuation in French', () => {
    for (const [of, { fr }] of texts) expect(fr, of).not.toMatch(/[^\u00A0]([:;!?»])(\s|$)/)
  })

  it('are in Arabic letters in Arabic', () => {
    for (const [of, text] of texts) expect(text.ar, of).toMatch(/^[\u0600-\u06FF\s،.:؛؟!]+$/)
  })
})
