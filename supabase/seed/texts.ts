import type { City, Family, Measure, NameForm } from './catalogue/shape.ts'
import { t } from './catalogue/shape.ts'
import type { Texts } from './pictures.ts'
import { cityNames, collections, workshops } from './plan.ts'
import type { Random } from './random.ts'
import { french, keepUnits } from './typography.ts'

const longestName = 60

function finished(texts: Texts): Texts {
  return { en: keepUnits(texts.en), fr: keepUnits(french(texts.fr)), ar: keepUnits(texts.ar) }
}

function plain(form: NameForm): Texts {
  return finished(t(form.en, form.fr.replace('~', ''), form.ar.replace('~', '')))
}

function inCollection(form: NameForm, collection: Texts): Texts {
  return finished(
    t(
      `${collection.en} ${form.en}`,
      form.fr.replace('~', ` ${collection.fr}`),
      form.ar.replace('~', ` «${collection.ar}»`),
    ),
  )
}

function ofWorkshop(form: NameForm, family: Family, city: City): Texts {
  const known = workshops[city]
  const workshop = known.find(({ kinds }) => kinds.includes(family.kind)) ?? known[0]
  if (!workshop) throw new Error(`No workshop in ${city}`)
  const { en, fr, ar } = workshop.name
  const base = plain(form)
  return t(`${base.en}, ${en} Workshop`, `${base.fr}, atelier ${fr}`, `${base.ar}، ورشة ${ar}`)
}

/**
 * Gives out names so that none is taken twice, in any language: first the plain one, then the ones of the quarter's
 * workshop and of the shop's collections.
 */
export class Naming {
  readonly #taken = new Set<string>()

  name(form: NameForm, family: Family, city: City, random: Random): Texts {
    const others = random.shuffled(collections).map((collection) => inCollection(form, collection))
    const ownWorkshop = ofWorkshop(form, family, city)
    const candidates = [
      plain(form),
      ...(random.chance(0.3) ? [ownWorkshop, ...others] : [...others, ownWorkshop]),
    ]
    const free = candidates.find((texts) =>
      Object.entries(texts).every(
        ([language, text]: [string, string]) =>
          text.length <= longestName && !this.#taken.has(`${language}:${text}`),
      ),
    )
    if (!free) throw new Error(`No name is left for ${family.id}: ${form.en}`)
    for (const [language, text] of Object.entries(free)) this.#taken.add(`${language}:${text}`)
    return free
  }
}

function measured(measure: Measure, size: number, random: Random): Texts {
  // Hand work is never to the centimetre, and two pieces of one name differ a little.
  const numbers = measure.base.map((base) => {
    const value = base * size * (0.96 + random.next() * 0.08)
    return value > 60 ? Math.round(value / 5) * 5 : Math.round(value)
  })
  const [first = 0, second = 0] = numbers
  const sides = numbers.join(' × ')
  switch (measure.kind) {
    case 'D':
      return t(`Diameter: ${first} cm.`, `Diamètre : ${first} cm.`, `القطر: ${first} سم.`)
    case 'H':
      return t(`Height: ${first} cm.`, `Hauteur : ${first} cm.`, `الارتفاع: ${first} سم.`)
    case 'DH':
      return t(
        `Diameter ${first} cm, height ${second} cm.`,
        `Diamètre ${first} cm, hauteur ${second} cm.`,
        `القطر ${first} سم والارتفاع ${second} سم.`,
      )
    case 'LW':
    case 'LWH':
      return t(`Size: ${sides} cm.`, `Dimensions : ${sides} cm.`, `المقاسات: ${sides} سم.`)
  }
}

export type DescriptionRequest = {
  family: Family
  city: City
  size: number
  /** False where the size or shape is a choice. */
  withMeasure: boolean
  random: Random
}

/** The same sentences in each language: what it is, how it is made, how it is used or kept, how large it is. */
export function describe({ family, city, size, withMeasure, random }: DescriptionRequest): Texts {
  const sentences = [
    random.pick(family.objects),
    random.pick(family.craft.making),
    random.pick(family.craft.care),
  ]
  if (withMeasure && family.measure) sentences.push(measured(family.measure, size, random))
  const joined = (language: keyof Texts) =>
    sentences
      .map((sentence) => sentence[language])
      .join(' ')
      .replaceAll('{city}', cityNames[city][language])
  return finished(t(joined('en'), joined('fr'), joined('ar')))
}
