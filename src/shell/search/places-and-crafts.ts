import { crafts } from '@/content/crafts'
import { holdsEvery, searchNorm, searchWords } from '@/lib/search-norm'

// Every way somebody may write them, whatever language the shop is shown in.
const citySpellings: Readonly<Record<string, string>> = {
  Fez: 'Fez Fes Fès فاس',
  Marrakech: 'Marrakech Marrakesh مراكش',
  Rabat: 'Rabat الرباط',
  Tetouan: 'Tetouan Tétouan تطوان',
  Meknes: 'Meknes Meknès مكناس',
  Essaouira: 'Essaouira Mogador الصويرة',
  Casablanca: 'Casablanca الدار البيضاء',
}

const craftSpellings: Readonly<Record<string, string>> = {
  poufs: 'pouffe ottoman بوف',
  lamps: 'lantern lanterne fanous فانوس',
  copperware: 'copper brass cuivre laiton tray plateau نحاس صينية',
  'leather-goods': 'leather cuir babouche bag sac جلد بلغة حقيبة',
  carpets: 'rug tapis kilim زربية حنبل',
  embroidery: 'broderie cushion coussin طرز وسادة',
  pottery: 'ceramic céramique tagine tajine bowl خزف طاجين',
  zellige: 'zellij tile carreau زليج',
  woodwork: 'wood bois thuya box coffret خشب عرعار',
}

const MOST_CRAFTS = 3
const MOST_CITIES = 2

const foldedCities = Object.entries(citySpellings).map(([city, spellings]) => ({
  city,
  folded: searchNorm(spellings),
}))
const foldedCrafts = crafts.map((craft) => ({
  craft,
  folded: searchNorm(
    [craft.name.en, craft.name.fr, craft.name.ar, craftSpellings[craft.key] ?? ''].join(' '),
  ),
}))

export function findCities(query: string): string[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  return foldedCities
    .filter(({ folded }) => holdsEvery(folded, words))
    .map(({ city }) => city)
    .slice(0, MOST_CITIES)
}

export function findCrafts(query: string): (typeof crafts)[number][] {
  const words = searchWords(query)
  if (words.length === 0) return []
  return foldedCrafts
    .filter(({ folded }) => holdsEvery(folded, words))
    .map(({ craft }) => craft)
    .slice(0, MOST_CRAFTS)
}
