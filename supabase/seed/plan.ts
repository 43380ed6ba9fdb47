import type { City } from './catalogue/shape.ts'
import type { Kind, Texts } from './pictures.ts'
import { t } from './catalogue/shape.ts'

function counts(...lines: string[]): Record<string, number> {
  const entries = lines.join(', ').split(', ')
  return Object.fromEntries(
    entries.map((entry) => {
      const [family = '', count = ''] = entry.split(' ')
      return [family, Number(count)]
    }),
  )
}

/** Active products by city and family. The sums per city are the numbers that the shop's city pages state. */
export const plan: Record<City, Record<string, number>> = {
  Fez: counts(
    'cachepot 6, candlesticks 6, jug 6, teapot-copper 7, teapot-silver 6, teapot 2',
    'tray-brass 7, tray-copper 4, bowl-polychrome 2, plate-blue 6, plate 3, tagine-blue 8',
    'vase-emerald 1, vase-blue 8, fountain 3, panel-khatam 5, table-blue 4, table-terracotta 3',
    'table 3, tiles 4, lantern-moorish 6, lantern-tall 6, lantern-teardrop 2, babouches-ivory 2',
    'babouches-red 1, babouches-yellow 2, babouches 1, cushion-fes-blue 3, table-linen 3',
  ),
  Marrakech: counts(
    'babouches-ivory 4, babouches-red 4, babouches-yellow 5, babouches 5, satchel-burgundy 4',
    'satchel-tan 4, satchel 3, journal 3, tote-cognac 4, pouf-chocolate 4, pouf-ivory 4',
    'pouf-tan 5, pouf-round 8, pouf-square 6, lamp-henna 8, lantern-globe 7, lantern-teardrop 7',
  ),
  Rabat: counts(
    'rug-azilal 11, rug-beni-ourain 12, rug-boujad 11, rug-kilim 11, rug-rabat 13',
    'pouf-kilim 12, cushion-fes-blue 2, cushion-navy 4, cushion-red 5, runner 2, table-linen 2',
    'bowl-polychrome 2, plate-blue 2, plate-emerald 2, tagine-blue 2, tagine-terracotta 2',
  ),
  Tetouan: counts(
    'cushion-fes-blue 7, cushion-navy 7, cushion-red 7, cushion-bands 9, runner 7',
    'table-linen 7, babouches-ivory 1, babouches-red 2, satchel-burgundy 2, satchel-tan 2',
    'journal 2, tote-cognac 1, panel-emerald 2, panel-khatam 2, table-blue 2, table-emerald 1',
    'table-terracotta 1, table 2, tiles 3',
  ),
  Meknes: counts(
    'cachepot 2, candlesticks 2, jug 2, tray-brass 2, bowl-polychrome 7, plate-emerald 6',
    'plate 2, tagine-terracotta 7, vase-emerald 6, fountain 3, panel-emerald 4, table-emerald 5',
    'table-terracotta 1, table 3, lantern-globe 4, lantern-moorish 4, lantern-tall 4',
    'lantern-teardrop 2, mirror 12',
  ),
  Essaouira: counts(
    'box-inlaid 12, box-octagonal 9, box-round 9, bowl-thuya 8, chess 8, rug-beni-ourain 2',
    'rug-boujad 2, rug-kilim 6',
  ),
  Casablanca: counts(
    'teapot-copper 1, teapot-silver 1, teapot 1, tray-copper 1, lamp-henna 1, lantern-globe 1',
    'lantern-moorish 1, lantern-tall 1, babouches-yellow 1, babouches 1, satchel 1, journal 1',
    'pouf-round 2, pouf-ivory 1, pouf-square 1, rug-azilal 1, rug-beni-ourain 1, rug-boujad 1',
    'rug-kilim 1, bowl-polychrome 1, plate 1, tagine-blue 1, tagine-terracotta 1',
  ),
}

/** Withdrawn products, on top of the active ones: about 3 in 100. */
export const inactive: [City, string][] = [
  ['Fez', 'teapot-copper'],
  ['Fez', 'plate-blue'],
  ['Fez', 'vase-blue'],
  ['Fez', 'tiles'],
  ['Marrakech', 'pouf-tan'],
  ['Marrakech', 'satchel-tan'],
  ['Marrakech', 'lantern-globe'],
  ['Rabat', 'rug-kilim'],
  ['Rabat', 'rug-rabat'],
  ['Rabat', 'pouf-kilim'],
  ['Tetouan', 'cushion-red'],
  ['Tetouan', 'cushion-bands'],
  ['Meknes', 'tagine-terracotta'],
  ['Meknes', 'mirror'],
  ['Essaouira', 'box-inlaid'],
  ['Essaouira', 'chess'],
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

export const cityNames: Record<City, Texts> = {
  Fez: t('Fez', 'Fès', 'فاس'),
  Marrakech: t('Marrakech', 'Marrakech', 'مراكش'),
  Rabat: t('Rabat', 'Rabat', 'الرباط'),
  Tetouan: t('Tetouan', 'Tétouan', 'تطوان'),
  Meknes: t('Meknes', 'Meknès', 'مكناس'),
  Essaouira: t('Essaouira', 'Essaouira', 'الصويرة'),
  Casablanca: t('Casablanca', 'Casablanca', 'الدار البيضاء'),
}

/** The quarter whose workshops are known for a craft; the first entry serves the kinds that are not named. */
export const workshops: Record<City, { kinds: Kind[]; name: Texts }[]> = {
  Fez: [
    { kinds: [], name: t('Seffarine', 'Seffarine', 'الصفارين') },
    { kinds: ['pottery', 'zellige'], name: t('Ain Nokbi', 'Aïn Nokbi', 'عين النقبي') },
    { kinds: ['leather-goods'], name: t('Chouara', 'Chouara', 'الشوارة') },
    { kinds: ['embroidery'], name: t('Batha', 'Batha', 'البطحاء') },
  ],
  Marrakech: [
    { kinds: [], name: t('Mouassine', 'Mouassine', 'المواسين') },
    { kinds: ['leather-goods'], name: t('Semmarine', 'Semmarine', 'السمارين') },
    { kinds: ['lamps'], name: t('Haddadine', 'Haddadine', 'الحدادين') },
  ],
  Rabat: [
    { kinds: [], name: t('Souika', 'Souika', 'السويقة') },
    { kinds: ['carpets', 'poufs'], name: t('Oudayas', 'Oudayas', 'الأوداية') },
    { kinds: ['pottery'], name: t('Oulja', 'Oulja', 'الولجة') },
  ],
  Tetouan: [
    { kinds: [], name: t('Feddan', 'Feddan', 'الفدان') },
    { kinds: ['leather-goods'], name: t('Guersa', 'Guersa', 'الغرسة') },
    { kinds: ['zellige'], name: t('Bab Okla', 'Bab Okla', 'باب العقلة') },
  ],
  Meknes: [
    { kinds: [], name: t('El Hedim', 'El Hedim', 'الهديم') },
    { kinds: ['copperware', 'lamps'], name: t('Sekkakine', 'Sekkakine', 'السكاكين') },
    { kinds: ['woodwork'], name: t('Nejjarine', 'Nejjarine', 'النجارين') },
  ],
  Essaouira: [
    { kinds: [], name: t('Skala', 'Skala', 'السقالة') },
    { kinds: ['carpets'], name: t('Souk Jdid', 'Souk Jdid', 'السوق الجديد') },
  ],
  Casablanca: [{ kinds: [], name: t('Habous', 'Habous', 'الأحباس') }],
}

/** Names that a shop gives to its lines. None says anything of colour, size or origin, nor reads as an adjective. */
export const collections: Texts[] = [
  t('Zahra', 'Zahra', 'زهرة'),
  t('Nour', 'Nour', 'نور'),
  t('Yasmine', 'Yasmine', 'ياسمين'),
  t('Atlas', 'Atlas', 'الأطلس'),
  t('Najma', 'Najma', 'نجمة'),
  t('Safa', 'Safa', 'صفاء'),
  t('Layla', 'Layla', 'ليلى'),
  t('Toubkal', 'Toubkal', 'توبقال'),
  t('Amal', 'Amal', 'أمل'),
  t('Salma', 'Salma', 'سلمى'),
  t('Anir', 'Anir', 'أنير'),
  t('Qamar', 'Qamar', 'قمر'),
  t('Tislit', 'Tislit', 'تيسليت'),
  t('Bahia', 'Bahia', 'الباهية'),
  t('Tilila', 'Tilila', 'تيليلا'),
  t('Rimal', 'Rimal', 'رمال'),
  t('Izri', 'Izri', 'إزري'),
  t('Warda', 'Warda', 'وردة'),
  t('Itran', 'Itran', 'إيتران'),
  t('Menara', 'Ménara', 'المنارة'),
  t('Amane', 'Amane', 'أمان'),
  t('Louz', 'Louz', 'لوز'),
  t('Nakhla', 'Nakhla', 'نخلة'),
  t('Nassim', 'Nassim', 'نسيم'),
  t('Agdal', 'Agdal', 'أكدال'),
  t('Houda', 'Houda', 'هدى'),
  t('Tafukt', 'Tafoukt', 'تافوكت'),
]

/** Shown first to a visitor: the newest products, one craft each, from the pictures that present the shop best. */
export const newest: [City, string][] = [
  ['Marrakech', 'pouf-tan'],
  ['Fez', 'lantern-moorish'],
  ['Rabat', 'rug-beni-ourain'],
  ['Fez', 'plate-blue'],
  ['Essaouira', 'box-octagonal'],
  ['Tetouan', 'cushion-navy'],
  ['Meknes', 'table-emerald'],
  ['Marrakech', 'babouches'],
  ['Fez', 'teapot-silver'],
  ['Marrakech', 'lamp-henna'],
  ['Meknes', 'mirror'],
  ['Rabat', 'rug-azilal'],
]

/** Their pictures are the weaker ones; they stay out of the newest pages. */
export const notNew = new Set(['tiles', 'tray-copper'])
