import type { Language } from '@/i18n/locales'
import { isRecord } from '@/lib/json'

type Labels = Readonly<Record<Language, string>>

const nbsp = '\u00a0'

/** Sizes such as "60 x 90 cm" in each language. The database stores them in English with a plain x. */
function centimetres(...sizes: string[]): [string, Labels][] {
  return sizes.map((size) => {
    const numbers = size.replaceAll(' x ', `${nbsp}×${nbsp}`)
    return [`${size} cm`, { en: `${numbers}${nbsp}cm`, fr: `${numbers}${nbsp}cm`, ar: `${numbers}${nbsp}سم` }]
  })
}

const labels: ReadonlyMap<string, Labels> = new Map<string, Labels>([
  ['color', { en: 'Colour', fr: 'Couleur', ar: 'اللون' }],
  ['size', { en: 'Size', fr: 'Taille', ar: 'المقاس' }],
  ['shape', { en: 'Shape', fr: 'Forme', ar: 'الشكل' }],

  ['Blue', { en: 'Blue', fr: 'Bleu', ar: 'أزرق' }],
  ['Burgundy', { en: 'Burgundy', fr: 'Bordeaux', ar: 'عنابي' }],
  ['Chocolate', { en: 'Chocolate', fr: 'Chocolat', ar: 'بني داكن' }],
  ['Cognac', { en: 'Cognac', fr: 'Cognac', ar: 'قرفي' }],
  ['Copper', { en: 'Copper', fr: 'Cuivre', ar: 'نحاسي' }],
  ['Emerald', { en: 'Emerald', fr: 'Émeraude', ar: 'زمردي' }],
  ['Ivory', { en: 'Ivory', fr: 'Ivoire', ar: 'عاجي' }],
  ['Navy', { en: 'Navy', fr: 'Bleu marine', ar: 'أزرق داكن' }],
  ['Red', { en: 'Red', fr: 'Rouge', ar: 'أحمر' }],
  ['Silver', { en: 'Silver', fr: 'Argenté', ar: 'فضي' }],
  ['Tan', { en: 'Tan', fr: 'Fauve', ar: 'عسلي' }],
  ['Terracotta', { en: 'Terracotta', fr: 'Terre cuite', ar: 'آجري' }],
  ['Yellow', { en: 'Yellow', fr: 'Jaune', ar: 'أصفر' }],

  ['Small', { en: 'Small', fr: 'Petit', ar: 'صغير' }],
  ['Medium', { en: 'Medium', fr: 'Moyen', ar: 'متوسط' }],
  ['Large', { en: 'Large', fr: 'Grand', ar: 'كبير' }],

  ['Octagonal', { en: 'Octagonal', fr: 'Octogonale', ar: 'مثمّن' }],
  ['Round', { en: 'Round', fr: 'Ronde', ar: 'مستدير' }],
  ['Square', { en: 'Square', fr: 'Carrée', ar: 'مربع' }],

  ...centimetres('12', '15', '18', '20', '22', '25', '27', '28', '30', '33', '34', '35'),
  ...centimetres('40', '45', '50', '55', '60', '65', '70', '80', '90', '100', '110'),
  ...centimetres(
    '10 x 10',
    '10 x 15',
    '15 x 10',
    '15 x 21',
    '20 x 14',
    '20 x 20',
    '21 x 30',
    '28 x 20',
    '30 x 30',
  ),
  ...centimetres('30 x 50', '40 x 40', '40 x 50', '40 x 60', '40 x 80', '40 x 120', '40 x 150', '40 x 200'),
  ...centimetres(
    '45 x 45',
    '50 x 50',
    '50 x 60',
    '55 x 55',
    '55 x 80',
    '60 x 60',
    '70 x 90',
    '70 x 100',
    '80 x 80',
  ),
  ...centimetres('80 x 200', '100 x 150', '120 x 180', '140 x 220', '150 x 150', '150 x 220', '150 x 250'),
  ...centimetres('150 x 300', '160 x 230', '170 x 260', '200 x 300'),
])

/** The translated type or value of a variation. Admins may enter any text: without a translation it shows as entered. */
export function variationLabel(value: string, language: Language): string {
  return labels.get(value)?.[language] ?? value
}

const shoeSize: Labels = { en: 'Size', fr: 'Pointure', ar: 'المقاس' }

type Value = { variation_type: string; variation_value: string }

/** Whether a product has shoe sizes: a size such as "38". */
export function hasShoeSizes(values: readonly Value[]): boolean {
  return values.some(
    ({ variation_type: type, variation_value: value }) => type === 'size' && /^\d{2}$/.test(value),
  )
}

/** The names of types of variations. A shoe size has a name of its own in French. */
export function typeLabels(types: readonly string[], values: readonly Value[], language: Language): string[] {
  return types.map((type) =>
    type === 'size' && hasShoeSizes(values) ? shoeSize[language] : variationLabel(type, language),
  )
}

const swatches: ReadonlyMap<string, string> = new Map([
  ['Blue', '#27509f'],
  ['Burgundy', '#6e2233'],
  ['Chocolate', '#4f3325'],
  ['Cognac', '#8c4a26'],
  ['Copper', '#b06a3b'],
  ['Emerald', '#1f6b4f'],
  ['Ivory', '#efe6d2'],
  ['Navy', '#26334f'],
  ['Red', '#a52a2a'],
  ['Silver', '#bcbcb8'],
  ['Tan', '#b9793f'],
  ['Terracotta', '#b65f3f'],
  ['Yellow', '#dfae3a'],
])

/** The colour of the dot beside a colour's name; null for values that are no known colour. */
export function variationSwatch(value: string): string | null {
  return swatches.get(value) ?? null
}

const TYPES = ['color', 'size', 'shape']

/**
 * The chosen values of a line by type, in one order everywhere: colour, size, shape, then other types by name. The database
 * returns them in an order of its own.
 */
export function chosenValues(selected: unknown): [type: string, value: string][] {
  if (!isRecord(selected)) return []
  const place = (type: string) => (TYPES.includes(type) ? String(TYPES.indexOf(type)) : type)
  return Object.entries(selected)
    .filter((choice): choice is [string, string] => typeof choice[1] === 'string')
    .sort(([one], [other]) => (place(one) < place(other) ? -1 : 1))
}
