import type { Text } from './text'

export type Craft = {
  /** The category's key, the same for all cities. */
  readonly key: string
  readonly name: Text
  /** A path in the bucket of product pictures, and the picture's background colour. */
  readonly picture: string
  readonly color: string
}

/** The crafts in display order; the first one is shown large. */
export const crafts: readonly Craft[] = [
  {
    key: 'lamps',
    name: { en: 'Lamps & Lanterns', fr: 'Lampes et lanternes', ar: 'فوانيس ومصابيح' },
    picture: 'catalog/lantern-teardrop-copper-1000.avif',
    color: '#955428',
  },
  {
    key: 'poufs',
    name: { en: 'Poufs', fr: 'Poufs', ar: 'بوفات' },
    picture: 'catalog/pouf-kilim-wool-1000.avif',
    color: '#ccab88',
  },
  {
    key: 'copperware',
    name: { en: 'Copperware', fr: 'Dinanderie', ar: 'نحاسيات' },
    picture: 'catalog/teapot-copper-engraved-1000.avif',
    color: '#e5daca',
  },
  {
    key: 'leather-goods',
    name: { en: 'Leather Goods', fr: 'Maroquinerie', ar: 'منتجات جلدية' },
    picture: 'catalog/bag-satchel-tan-leather-1000.avif',
    color: '#d5c7b5',
  },
  {
    key: 'carpets',
    name: { en: 'Carpets', fr: 'Tapis', ar: 'زرابي' },
    picture: 'catalog/rug-rabat-red-medallion-1000.avif',
    color: '#ddcfbc',
  },
  {
    key: 'embroidery',
    name: { en: 'Embroidery', fr: 'Broderie', ar: 'طرز' },
    picture: 'catalog/cushion-fes-blue-cross-stitch-1000.avif',
    color: '#cfad89',
  },
  {
    key: 'pottery',
    name: { en: 'Pottery', fr: 'Poterie', ar: 'فخار' },
    picture: 'catalog/tagine-fes-blue-1000.avif',
    color: '#ceb99c',
  },
  {
    key: 'zellige',
    name: { en: 'Zellige Tiles', fr: 'Zellige', ar: 'زليج' },
    picture: 'catalog/tiles-zellige-stack-1000.avif',
    color: '#d3c6b4',
  },
  {
    key: 'woodwork',
    name: { en: 'Woodwork', fr: 'Objets en bois', ar: 'مصنوعات خشبية' },
    picture: 'catalog/box-thuya-inlaid-1000.avif',
    color: '#ceb99c',
  },
]
