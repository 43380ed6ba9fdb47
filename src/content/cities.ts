import type { Text } from './text'

export const CITY_NAMES = ['Fez', 'Marrakech', 'Rabat', 'Tetouan', 'Meknes', 'Essaouira'] as const
/** The city's name as stored in the database. */
export type CityName = (typeof CITY_NAMES)[number]

/** What the home page says of a city; the rest is in city-details.ts. */
export type City = {
  readonly name: CityName
  readonly arabicName: string
  readonly specialty: Text
}

/** The cities on the home page. */
export const HOME_CITIES: readonly CityName[] = ['Fez', 'Marrakech', 'Rabat', 'Tetouan']

export const cities: readonly City[] = [
  {
    name: 'Fez',
    arabicName: 'فاس',
    specialty: {
      en: 'Copperware & Ceramics',
      fr: 'Dinanderie et céramique',
      ar: 'النحاسيات والخزف',
    },
  },
  {
    name: 'Marrakech',
    arabicName: 'مراكش',
    specialty: { en: 'Leather Goods', fr: 'Maroquinerie', ar: 'المنتجات الجلدية' },
  },
  {
    name: 'Rabat',
    arabicName: 'الرباط',
    specialty: { en: 'Carpets & Textiles', fr: 'Tapis et textiles', ar: 'الزرابي والمنسوجات' },
  },
  {
    name: 'Tetouan',
    arabicName: 'تطوان',
    specialty: { en: 'Embroidery', fr: 'Broderie', ar: 'الطرز' },
  },
  {
    name: 'Meknes',
    arabicName: 'مكناس',
    specialty: { en: 'Painted Pottery', fr: 'Poterie peinte', ar: 'الفخار المزخرف' },
  },
  {
    name: 'Essaouira',
    arabicName: 'الصويرة',
    specialty: { en: 'Thuya Woodwork', fr: 'Bois de thuya', ar: 'خشب العرعار' },
  },
]
