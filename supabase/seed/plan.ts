import type { City } from './catalogue/shape.ts'
import { t } from './catalogue/text.ts'
import type { Kind, Texts } from './pictures.ts'

export const cities: readonly City[] = [
  'Fez',
  'Marrakech',
  'Rabat',
  'Tetouan',
  'Meknes',
  'Essaouira',
  'Casablanca',
]

export const kindNames: Record<Kind, Texts> = {
  poufs: t('Poufs', 'Poufs', 'بوفات'),
  lamps: t('Lamps & Lanterns', 'Lampes et lanternes', 'فوانيس ومصابيح'),
  copperware: t('Copperware', 'Dinanderie', 'نحاسيات'),
  'leather-goods': t('Leather Goods', 'Maroquinerie', 'منتجات جلدية'),
  carpets: t('Carpets', 'Tapis', 'زرابي'),
  embroidery: t('Embroidery', 'Broderie', 'طرز'),
  pottery: t('Pottery', 'Poterie', 'فخار'),
  zellige: t('Zellige Tiles', 'Zellige', 'زليج'),
  woodwork: t('Woodwork', 'Objets en bois', 'مصنوعات خشبية'),
}

/** Shown first to a visitor: the newest products, from the pictures that present the shop best, no craft twice in a row. */
export const newest: readonly string[] = [
  'pouf-tan-leather',
  'lantern-moorish-brass',
  'rug-beni-ourain-cream',
  'plate-fes-blue',
  'box-thuya-octagonal',
  'cushion-navy-gold',
  'table-zellige-emerald',
  'babouches-yellow-leather',
  'teapot-silver-engraved',
  'lamp-henna-leather',
  'mirror-cedar-carved',
  'rug-azilal-motifs',
]

/** The weaker pictures, which stay out of the newest pages. */
export const notNew: ReadonlySet<string> = new Set(['tiles-zellige-stack', 'tray-copper-engraved'])
